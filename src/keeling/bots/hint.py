"""Advice for a person: the move a bot would make, what it is for, and how much better it is than the next best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from keeling.bots.greedy import best_lines
from keeling.bots.lookahead import candidates_of, carry_out, owed
from keeling.bots.outcomes import forecast
from keeling.bots.styles import compare, turns_in_styles, usual_turn
from keeling.core.agenda import Option, P
from keeling.core.game import Stage
from keeling.core.perspective import Perspective
from keeling.core.preview import preview
from keeling.core.prices import COMMON
from keeling.core.reason import Values

FEW: Final = 4  # answers that are all compared where a game goes by rules of thumb
CLOSE: Final = 0.01  # a step further on bots see more: what was advised is kept unless another turn is so much better
SECONDS: Final = 0.8  # after which the best turn found must do


@dataclass(frozen=True)
class Hint:
    """Told in three depths: what to look at, what kind of move, and the move with what it is for."""

    look: tuple[str, ...]  # the words of the move but its verb: places, pieces, cards
    kind: str  # the verb
    move: Option
    line: tuple[Option, ...]  # the whole turn the move begins
    other: Option  # what the next best turn does instead; empty if none was compared
    points: float  # by how much the own expected result is better than with that other turn
    survival: float  # and the chance that not all lose, in percentage points
    needs: Stage  # what one's side needs most, if the game says so
    brings: Stage  # what the turn is for, if the game says so
    sure: tuple[tuple[str, int, Values], ...]  # what it is sure to bring its seat or all at once: kind, seat, values
    kept: bool = False  # whether it goes on with the turn that was advised before
    only: bool = False  # whether nothing else is worth a thought


@dataclass(frozen=True)
class Thought:
    """A turn, and what was compared with it."""

    line: list[Option]
    other: Option = ()
    points: float = 0.0
    survival: float = 0.0
    only: bool = False


def hint(perspective: Perspective[P], rng: Random, kept: Sequence[Option] = ()) -> Hint:
    """The first move of the best own turn, seen with the seat's own eyes; what was advised before is kept to."""
    game, seat = perspective.game, perspective.seat
    open_still = bool(kept) and kept[0] in owed(game, perspective.position, seat).options
    found = _think(perspective, rng, list(kept) if open_still else [])
    line = found.line
    keeps = open_still and line[0] == kept[0]
    then, told = _after(perspective, line, rng)
    needs, brings = ([], []) if game.bots.advice is None else game.bots.advice(perspective.position, then, seat)
    gains = (found.other, found.points, found.survival)
    sure = _sure(perspective, line[0])
    return Hint(line[0][1:], line[0][0], line[0], tuple(line[:told]), *gains, needs, brings, sure, keeps, found.only)


def _think(perspective: Perspective[P], rng: Random, kept: list[Option]) -> Thought:
    """The best turn, by the way in which bots judge this game."""
    game, seat = perspective.game, perspective.seat
    if game.bots.by_thumb:
        thumb = Thought(kept) if kept else _by_thumb(perspective, rng)
        if thumb is not None:
            return thumb
    lines = best_lines(perspective, rng, until=perf_counter() + SECONDS)
    best, line = max(lines.values())
    if kept and kept[0] in lines and lines[kept[0]][0] >= best * (1 - CLOSE):
        line = lines[kept[0]][1]
    instead, other = _instead(lines, line)
    if not other:
        return Thought(line, only=True)
    points, survival = forecast(game, _after(perspective, line, rng)[0], seat, rng)
    less, fewer = forecast(game, _after(perspective, other, rng)[0], seat, rng)
    return Thought(line, instead, points - less, 100 * (survival - fewer))


def _by_thumb(perspective: Perspective[P], rng: Random) -> Thought | None:
    """In a game of rules of thumb: of whole turns the best, else the usual answer; None where there is none."""
    game = perspective.game
    ask = owed(game, perspective.position, perspective.seat)
    found = turns_in_styles(perspective, rng)
    if not found:
        usual = usual_turn(perspective, rng)[0]
        if not usual:
            return None
        worth = candidates_of(game, perspective.position, ask, first=True)
        others = [[option] for option in worth if option != usual[0]] if len(worth) <= FEW else []
        if not others:
            return Thought(usual, only=worth == usual[:1])
        first, *rest = compare(perspective, [usual, *others], rng)  # some games say less than a rule of thumb
        found = [first, *sorted(rest, key=lambda tried: -tried.worth)]
    best = found[0]
    for tried in found[1:]:
        for option in tried.line:
            if option not in best.line:
                points, survival = best.points - tried.points, 100 * (best.survival - tried.survival)
                return Thought(best.line, option, points, survival)
    return Thought(best.line)


def _sure(perspective: Perspective[P], option: Option) -> tuple[tuple[str, int, Values], ...]:
    """What the move itself is sure to bring its seat or all, of what the game counts."""
    game, seat = perspective.game, perspective.seat
    position = perspective.position.copy()
    ask = owed(game, position, seat)
    found = preview(game.rules, position, ask, option, seat, game.prices.whole)
    counted = [fact for fact in found.facts if fact.kind in game.prices.facts and fact.seat in (seat, COMMON)]
    return tuple([(fact.kind, fact.seat, fact.values) for fact in counted])


def _after(perspective: Perspective[P], line: list[Option], rng: Random) -> tuple[P, int]:
    """The position that a turn leads to, and how many of its moves can be promised."""
    game, then = perspective.game, perspective.position.copy()
    # chance may fall out otherwise than it did in thought: nobody can promise more
    return then, carry_out(game, then, owed(game, then, perspective.seat), line, rng)[1]


def _instead(lines: dict[Option, tuple[float, list[Option]]], best: list[Option]) -> tuple[Option, list[Option]]:
    """What the next best turn does that the best does not: the same moves in another order are no other turn."""
    for _, line in sorted(lines.values(), reverse=True):
        for option in line:
            if option not in best:
                return option, line
    return (), []
