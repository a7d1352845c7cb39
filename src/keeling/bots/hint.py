"""Advice for a person: the move a bot would make, what it is for, and how much better it is than the next best."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from keeling.bots.ahead import follow, owed, underneath
from keeling.bots.greedy import best_lines
from keeling.bots.outcomes import forecast, habit
from keeling.core.agenda import Option, P
from keeling.core.flow import Question
from keeling.core.game import Stage
from keeling.core.perspective import Perspective
from keeling.core.preview import preview
from keeling.core.prices import COMMON
from keeling.core.reason import Values


@dataclass(frozen=True)
class Hint:
    """Told in three depths: what to look at, what kind of move, and the move with what it is for."""

    look: tuple[str, ...]  # the words of the move but its verb: places, pieces, cards
    kind: str  # the verb
    move: str
    line: tuple[str, ...]  # the whole turn the move begins
    other: str  # what the next best turn does instead; empty if nothing else is worth a thought
    points: float  # by how much the own expected result is better than with that other turn
    survival: float  # and the chance that not all lose, in percentage points
    needs: Stage  # what one's side needs most, if the game says so
    brings: Stage  # what the turn is for, if the game says so
    sure: tuple[tuple[str, int, Values], ...]  # what it is sure to bring its seat or all at once: kind, seat, values


def hint(perspective: Perspective[P], rng: Random) -> Hint:
    """The first move of the best own turn, seen with the seat's own eyes."""
    game, seat = perspective.game, perspective.seat
    lines = best_lines(perspective, rng)
    line = _usual(perspective, rng) or max(lines.values())[1]
    then, told = _after(perspective, line, rng)
    points, survival = forecast(game, then, seat, rng)
    instead, other = _instead(lines, line)
    if other:
        less, fewer = forecast(game, _after(perspective, other, rng)[0], seat, rng)
        points, survival = points - less, 100 * (survival - fewer)
    texts = tuple(" ".join(option) for option in line[:told])
    needs, brings = ([], []) if game.advice is None else game.advice(perspective.position, then, seat)
    gains = (points, survival) if other else (0.0, 0.0)
    return Hint(line[0][1:], line[0][0], texts[0], texts, instead, *gains, needs, brings, _sure(perspective, line[0]))


def _usual(perspective: Perspective[P], rng: Random) -> list[Option]:
    """The turn by rule of thumb in a game that judges no position: what bots play there, a few games tried say less."""
    game = perspective.game
    line: list[Option] = []
    if game.evaluate_all is not None:
        return line
    then = perspective.position.copy()
    ask: Question | None = owed(game, then, perspective.seat)
    assert ask is not None
    below = underneath(game, then, ask)
    while ask is not None and (option := habit(game, then, ask, rng)) is not None:
        line.append(option)
        ask = follow(game, then, ask, below, option, rng)
    return line


def _sure(perspective: Perspective[P], option: Option) -> tuple[tuple[str, int, Values], ...]:
    """What the move itself is sure to bring its seat or all, of what the game counts."""
    game, seat = perspective.game, perspective.seat
    position = perspective.position.copy()
    ask = owed(game, position, seat)
    assert ask is not None
    found = preview(game.rules, position, ask, option, seat, game.prices.whole)
    counted = [fact for fact in found.facts if fact.kind in game.prices.facts and fact.seat in (seat, COMMON)]
    return tuple([(fact.kind, fact.seat, fact.values) for fact in counted])


def _after(perspective: Perspective[P], line: list[Option], rng: Random) -> tuple[P, int]:
    """The position that a turn leads to, and how many of its moves can be promised."""
    game, then = perspective.game, perspective.position.copy()
    ask: Question | None = owed(game, then, perspective.seat)
    assert ask is not None
    below = underneath(game, then, ask)
    told = 0
    for option in line:
        if ask is None or option not in ask.options:
            break  # chance may fall out otherwise than it did in thought: nobody can promise more
        ask = follow(game, then, ask, below, option, rng)
        told += 1
    return then, told


def _instead(lines: dict[Option, tuple[float, list[Option]]], best: list[Option]) -> tuple[str, list[Option]]:
    """What the next best turn does that the best does not: the same moves in another order are no other turn."""
    for _, line in sorted(lines.values(), reverse=True):
        for option in line:
            if option not in best:
                return " ".join(option), line
    return "", []
