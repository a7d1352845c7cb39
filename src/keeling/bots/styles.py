"""Whole turns by rule of thumb, in every style that a game has, compared in games played on with the same luck."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from keeling.bots.lookahead import carry_out, follow, owed, underneath
from keeling.bots.outcomes import FAR, habit
from keeling.bots.rollout import rollout
from keeling.core.agenda import Option, P
from keeling.core.flow import Question
from keeling.core.game import Game
from keeling.core.perspective import Perspective
from keeling.kit.motives import final

TRIALS: Final = 16  # games played on for each turn
USUAL: Final = 0.08  # by how much another turn must do better than the more usual one: few games say little
LONG: Final = 40  # moves after which a turn is not followed any further

Policy = Callable[[P, int, Random], Option | None]


def usual_turn(perspective: Perspective[P], rng: Random, style: Policy[P] | None = None) -> tuple[list[Option], P]:
    """A turn by rule of thumb and the position that it leads to; without a style, up to where styles are compared."""
    game, then = perspective.game, perspective.position.copy()
    ask: Question | None = owed(game, then, perspective.seat)
    assert ask is not None
    below = underneath(game, then, ask)
    line: list[Option] = []
    while ask is not None and len(line) < LONG and not (style is None and ask.step[0] in game.bots.styles):
        option = _in_style(game, then, ask, rng, style)
        if option is None:
            break
        line.append(option)
        ask = follow(game, then, ask, below, option, rng)
    return line, then


def _in_style(game: Game[P], position: P, ask: Question, rng: Random, style: Policy[P] | None) -> Option | None:
    """The style's move of the turn; any other answer as everybody gives it, whatever habits this seat has."""
    if style is not None and game.rules[ask.step[0]].turn:
        option = style(position, ask.seat, rng)
        if option in ask.options:
            return option
    common = None if position.lanes else game.bots.rollout_policy.get(ask.step[0])
    option = None if common is None else common(position, ask.seat, rng)
    return option if option in ask.options else habit(game, position, ask, rng)


class Tried:
    """A turn, and what came of it in the mean of some games played on."""

    __slots__ = ("line", "points", "survival", "worth")

    def __init__(self, line: list[Option]) -> None:
        self.line = line
        self.worth = self.points = self.survival = 0.0


def turns_in_styles(perspective: Perspective[P], rng: Random) -> list[Tried]:
    """The turns that may be advised, the best first; none where the game has no styles for what is asked."""
    game, seat = perspective.game, perspective.seat
    ask = owed(game, perspective.position, seat)
    lines: list[list[Option]] = []
    spare: list[list[Option]] = []
    for style in game.bots.styles.get(ask.step[0], []):
        line, then = usual_turn(perspective, rng, style)
        if line and not any(sorted(line) == sorted(other) for other in lines + spare):  # another order is no other turn
            wise = game.bots.sound is None or game.bots.sound(perspective.position, then, seat, line)
            (lines if wise else spare).append(line)
    tried = compare(perspective, lines or spare[:1], rng)
    for one in tried[:1]:
        one.worth += USUAL
    return sorted(tried, key=lambda one: -one.worth)


def compare(perspective: Perspective[P], lines: list[list[Option]], rng: Random) -> list[Tried]:
    """What comes of each turn, with the same luck for all; a turn alone is not tried."""
    tried = [Tried(line) for line in lines]
    for _ in range(TRIALS if len(tried) > 1 else 0):
        seed = rng.getrandbits(32)
        for one in tried:
            _play_on(perspective, one, Random(seed))
    return tried


def _play_on(perspective: Perspective[P], one: Tried, rng: Random) -> None:
    """Play a turn, let everybody play on to the end in passing, and add what it led to."""
    game, seat = perspective.game, perspective.seat
    trial = perspective.resample(rng)
    carry_out(game, trial, owed(game, trial, seat), one.line, rng)
    rollout(game, trial, rng, FAR * trial.seats)
    ended = game.outcome(trial)
    most = max(1, *ended.scores)
    one.worth += final(list(ended.winners), [score / most for score in ended.scores])[seat] / TRIALS
    one.points += ended.scores[seat] / TRIALS
    one.survival += bool(ended.winners) / TRIALS
