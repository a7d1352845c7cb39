"""Income from the tracks."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Option, Rule
from keeling.games.co2_family.model.position import T, Table
from keeling.games.co2_family.model.words import EACH
from keeling.games.co2_family.rules.supplies import gain_money, gain_vp

_SPLITS: Final[list[list[Option]]] = [
    [("income", f"${money}", f"{total - money}vp") for money in range(total, -1, -1)] for total in range(101)
]
# what each of them means: so much money, so many points
_PARTS: Final[dict[Option, tuple[int, int]]] = {
    option: (total - points, points) for total, row in enumerate(_SPLITS) for points, option in enumerate(row)
}


def income_on(t: Table, seat: int, energy: int) -> int:
    """What the track pays this player: printed income for first and second place (2 players: first only)."""
    own = t.expertise[seat * EACH + energy]
    if own == 0:
        return 0
    ahead = 0  # the one place before this player's, if there is just one
    for level in t.expertise[energy::EACH]:
        if level > own and level != ahead:
            if ahead or t.seats == 2:
                return 0
            ahead = level
    return t.figures.income[energy][own]


def incomes_of_all(t: Table) -> list[int]:
    """What all tracks pay, by seat: the same for everybody at once."""
    paid = [0] * t.seats
    for energy in range(EACH):
        discs = t.expertise[energy::EACH]
        first = max(discs)
        second = 0
        if t.seats > 2:
            for level in discs:
                if second < level < first:
                    second = level
        income = t.figures.income[energy]
        for seat, level in enumerate(discs):
            if level and level in (first, second):
                paid[seat] += income[level]
    return paid


class Income(Rule[T]):
    """Each player in turn order takes income and splits it freely between money and points."""

    def act(self, t: T, seat: int, args: Args) -> None:
        t.then(*[("split-income", (t.start + place) % t.seats, ()) for place in range(t.seats)])


class SplitIncome(Rule[T]):
    """So much in money, the rest in points."""

    prompt = "income"
    asks = True

    def options(self, t: T, seat: int, args: Args) -> list[Option]:
        total = 0
        for energy in range(EACH):
            total += income_on(t, seat, energy)
        return _SPLITS[total] if total else []

    def play(self, t: T, seat: int, args: Args, option: Option) -> None:
        money, points = _PARTS[option]
        rule = self.ids.split(" ")[0]
        gain_money(t, seat, money, rule)
        gain_vp(t, seat, points, rule)
