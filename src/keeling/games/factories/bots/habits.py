"""How a company plays its own turns: seats of one table have different habits, so that no two play alike (F-21)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from keeling.core.agenda import Option
from keeling.games.factories.bots import rollout, weighing
from keeling.games.factories.bots.styles import keep_energy
from keeling.games.factories.model import words
from keeling.games.factories.model.position import FactoriesPosition

Policy = Callable[[FactoriesPosition, int, Random], Option]

# None is stronger than another by more than games can tell: each wins about its share against the first.
TEMPERS: Final[list[Policy]] = [weighing.turn, rollout.turn, keep_energy]
_DARING: Final = 8  # one in so many of the last kind begins with wind, which wins less often


def temper(t: FactoriesPosition, seat: int) -> int:
    """Which habits a seat has at this table; neighbours differ."""
    return (t.start + seat) % len(TEMPERS)


def turn(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """The next move of a turn by the seat's habits."""
    return TEMPERS[temper(t, seat)](t, seat, rng)


def opening(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """What others are built of, as a rule; for some, energy to sell (F-10)."""
    daring = TEMPERS[temper(t, seat)] is keep_energy and sum(t.row) % _DARING == 0
    return t.figures.open[words.WIND] if daring else rollout.opening(t, seat, rng)


HABITS: Final[dict[str, Callable[[FactoriesPosition, int, Random], Option | None]]] = {"turn": turn, "open": opening}
