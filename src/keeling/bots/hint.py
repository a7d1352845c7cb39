"""Advice for a person: the move a bot would make, and what it should bring."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from keeling.bots.ahead import follow, owed, underneath
from keeling.bots.greedy import best_lines
from keeling.bots.outcomes import forecast
from keeling.core.agenda import P
from keeling.core.flow import Question
from keeling.core.game import Stage
from keeling.core.perspective import Perspective


@dataclass(frozen=True)
class Hint:
    """Told in three depths: what to look at, what kind of move, and the move with its effect."""

    look: tuple[str, ...]  # the words of the move but its verb: places, pieces, cards
    kind: str  # the verb
    move: str
    line: tuple[str, ...]  # the whole turn the move begins
    points: float  # by how much the own expected result changes with that turn
    planet: float  # by how much the chance of the common survival changes, in percentage points
    needs: Stage  # what one's side needs most, if the game says so
    brings: Stage  # what the turn does for it


def hint(perspective: Perspective[P], rng: Random) -> Hint:
    """The first move of the best own turn, seen with the seat's own eyes."""
    game, seat = perspective.game, perspective.seat
    lines = best_lines(perspective, rng)
    line = max(lines.values())[1]
    points, planet = forecast(game, perspective.position, seat, rng)
    then = perspective.position.copy()
    ask: Question | None = owed(game, then, seat)
    assert ask is not None
    below = underneath(game, then, ask)
    told = 0
    for option in line:
        if ask is None or option not in ask.options:
            break  # chance may fall out otherwise than it did in thought: nobody can promise more
        ask = follow(game, then, ask, below, option, rng)
        told += 1
    later_points, later_planet = forecast(game, then, seat, rng)
    texts = tuple(" ".join(option) for option in line[:told])
    needs, brings = ([], []) if game.advice is None else game.advice(perspective.position, then, seat)
    gains = later_points - points, 100 * (later_planet - planet)
    return Hint(line[0][1:], line[0][0], texts[0], texts, *gains, needs, brings)
