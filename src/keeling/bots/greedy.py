"""A bot that plays out its own turn in thought and takes the first step of the best one it finds."""

from __future__ import annotations

from math import inf
from random import Random
from time import perf_counter
from typing import Final

from keeling.bots.lookahead import candidates_of, follow, owed, underneath
from keeling.bots.outcomes import habit, lines_by_outcome
from keeling.bots.rollout import weighted_choice
from keeling.core.agenda import Option, P, Step
from keeling.core.flow import Question
from keeling.core.game import Game
from keeling.core.match import Ask
from keeling.core.perspective import Perspective

BRANCHES: Final = 4  # ways to go on with one move
FORKS: Final = 4  # questions of one move at which several ways are followed; beyond, the most promising one

Line = tuple[float, list[Option], P, Question | None]


def choose(perspective: Perspective[P], ask: Ask, rng: Random) -> Option:
    """The first move of the best own turn."""
    if len(ask.choices) == 1:
        return ask.choices[0]
    game, position = perspective.game, perspective.position
    question = owed(game, position, perspective.seat)
    if not game.rules[question.step[0]].turn:
        worth = candidates_of(game, position, question, first=True)
        if len(worth) == 1:  # nothing else is worth a thought
            return worth[0]
    if game.bots.by_thumb:
        worth = candidates_of(game, position, question, first=True)
        return habit(game, position, question, rng) or weighted_choice(game, worth, rng)
    return max(best_lines(perspective, rng).values())[1][0]


def best_lines(
    perspective: Perspective[P], rng: Random, width: int = 0, depth: int = 0, until: float = inf, glance: bool = False
) -> dict[Option, tuple[float, list[Option]]]:
    """For each option the best turn found that begins with it, and its worth: a beam search against the clock."""
    game = perspective.game
    width, depth = width or game.bots.beam[0], depth or game.bots.beam[1]
    first = owed(game, perspective.position, perspective.seat)
    below = underneath(game, perspective.position, first)
    roots = candidates_of(game, perspective.position, first, first=not glance)
    if game.bots.evaluate_all is None:
        return lines_by_outcome(game, perspective.position, first, roots, rng, until)
    beam: list[Line[P]] = [(0.0, [], perspective.position, first)]
    ended: dict[Option, tuple[float, list[Option]]] = {}
    begun: dict[Option, tuple[float, list[Option]]] = {}
    for _ in range(depth):
        grown: list[Line[P]] = []
        for _, line, position, ask in beam:
            assert ask is not None
            options = candidates_of(game, position, ask) if line else roots
            _grow(game, position, ask, options, below, line, rng, until, grown)
        beam = []
        for entry in sorted(grown, key=_value, reverse=True):
            found = begun if entry[3] is not None else ended
            option = entry[1][0]
            if option not in found or entry[0] > found[option][0]:
                found[option] = entry[:2]
            if entry[3] is not None and len(beam) < width:
                beam.append(entry)
        if not beam or perf_counter() > until:
            break
    found = ended or begun
    worst = min(value for value, _ in found.values())
    for option in roots:  # a turn that was given up on is no better than the worst that was not
        if option not in found:
            value, line = begun.get(option, (worst, [option]))
            found[option] = (min(value, worst) * 0.999, line)
    return found


def _grow(
    game: Game[P],
    position: P,
    ask: Question,
    options: list[Option],
    below: list[Step],
    line: list[Option],
    rng: Random,
    until: float,
    out: list[Line[P]],
    asked: int = 0,
) -> None:
    """Every option with the likeliest ways to carry it out, up to the next move of the turn or its end."""
    branches: list[tuple[list[Option], P, Question]] = []
    for option in options:
        if out and perf_counter() > until:
            return
        trial = position.copy()
        then = follow(game, trial, ask, below, option, rng, False)
        longer = [*line, option]
        if then is not None and not game.rules[then.step[0]].turn:
            branches.append((longer, trial, then))
        else:
            out.append((game.bots.evaluate(trial, ask.seat), longer, trial, then))
    most = BRANCHES if asked <= FORKS else 1
    if not game.rules[ask.step[0]].turn and len(branches) > most:  # of many ways to go on, the most promising
        branches.sort(key=lambda branch: game.bots.evaluate(branch[1], ask.seat), reverse=True)
        del branches[most:]
    for longer, trial, then in branches:
        _grow(game, trial, then, candidates_of(game, trial, then), below, longer, rng, until, out, asked + 1)


def _value(entry: Line[P]) -> float:
    return entry[0]
