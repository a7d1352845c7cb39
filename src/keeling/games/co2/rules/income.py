"""Income from the expertise tracks (C-21, C-71)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Option, Rule
from keeling.games.co2.position import Co2Position
from keeling.games.co2.rules.supplies import gain_money, gain_vp
from keeling.games.co2.words import ENERGIES

_SPLITS: Final[list[list[Option]]] = [
    [("income", f"${money}", f"{total - money}vp") for money in range(total, -1, -1)] for total in range(101)
]
# what each of them means: so much money, so many points
_PARTS: Final[dict[Option, tuple[int, int]]] = {
    option: (total - points, points) for total, row in enumerate(_SPLITS) for points, option in enumerate(row)
}


def income_on(t: Co2Position, seat: int, energy: int) -> int:
    """What the track pays this player: printed income for first and second place (2 players: first only)."""
    levels = t.expertise[energy :: len(ENERGIES)]
    own = levels[seat]
    if own == 0:
        return 0
    best = max(levels)
    if own == best:
        return t.figures.income[energy][own]
    if t.seats == 2 or own != max(level for level in levels if level < best):
        return 0
    return t.figures.income[energy][own]


class Income(Rule[Co2Position]):  # C-21 C-71
    """Each player in turn order takes income and splits it freely between money and points."""

    ids = "C-21 C-71"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        t.then(*[("split-income", (t.start + place) % t.seats, ()) for place in range(t.seats)])


class SplitIncome(Rule[Co2Position]):  # C-21
    """So much in money, the rest in points."""

    ids = "C-21"
    prompt = "income"
    asks = True

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        total = 0
        for energy in range(len(ENERGIES)):
            total += income_on(t, seat, energy)
        return _SPLITS[total] if total else []

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        money, points = _PARTS[option]
        gain_money(t, seat, money, "C-21")
        gain_vp(t, seat, points, "C-21")
