"""Cleaning up and burning waste (F-25, F-26)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action
from keeling.core.agenda import Option
from keeling.core.reason import Values
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import BURNING, CLEAN, CLEAN_COST, MODS
from keeling.games.factories.rules.bank import change_cpc, gain_money, gain_sp, gain_waste

DUMP: Final[Option] = ("clean", "dump")
COUNTER: Final[Option] = ("clean", "counter")


def clean_cost(t: FactoriesPosition, seat: int) -> int:
    """What a clean-up campaign costs this player."""
    cost = t.figures.clean_cost + t.mods[seat * MODS + CLEAN_COST]
    return cost if cost > 0 else 0


def clean_units(t: FactoriesPosition, seat: int) -> int:
    """How much it removes at most."""
    return max(0, t.figures.clean_units + t.mods[seat * MODS + CLEAN])


def burn_cpc(t: FactoriesPosition, seat: int) -> int:
    """What each burned unit adds to the common counter."""
    return max(0, t.figures.burn_cpc + t.mods[seat * MODS + BURNING])


class Clean(Action[FactoriesPosition]):  # F-25
    """Once a turn: pollution off the own dump or off the common counter, as much as there is of it."""

    verb = "clean"
    ids = "F-25"
    closed = ("", "used-clean-up F-25", "too-little-money F-25")

    def gate(self, t: FactoriesPosition, seat: int) -> int:
        if t.cleaned:
            return 1
        return 2 if t.money[seat] < clean_cost(t, seat) else 0

    def moves(self, t: FactoriesPosition) -> list[Option]:
        return [DUMP, COUNTER]

    def offer(self, t: FactoriesPosition, seat: int, out: list[Option]) -> None:
        if not self.gate(t, seat):
            out.append(DUMP)
            out.append(COUNTER)

    def closed_by(self, t: FactoriesPosition, seat: int, words: Option) -> int:
        return self.gate(t, seat)

    def numbers(self, t: FactoriesPosition, seat: int, words: Option, number: int) -> Values:
        return {"have": t.money[seat], "need": clean_cost(t, seat)} if number == 2 else {}

    def play(self, t: FactoriesPosition, seat: int, option: Option) -> None:
        t.cleaned = 1
        gain_money(t, seat, -clean_cost(t, seat), "clean-up", "F-25")
        if option == DUMP:
            gain_waste(t, seat, -clean_units(t, seat), "clean-up", "F-25")
        else:
            change_cpc(t, seat, -clean_units(t, seat), "clean-up", "F-25")


class Burn(Action[FactoriesPosition]):  # F-26
    """Once a turn: waste goes up in smoke, for points and at everybody's risk."""

    verb = "burn"
    ids = "F-26"
    closed = ("", "used-burning F-26", "no-waste F-26", "too-little-waste F-26", "too-few-sp F-26")

    def gate(self, t: FactoriesPosition, seat: int, count: int) -> int:
        if t.burned:
            return 1
        if not t.waste[seat]:
            return 2
        if count > t.waste[seat]:
            return 3
        return 4 if count * t.figures.burn_sp > t.sp[seat] else 0

    def moves(self, t: FactoriesPosition) -> list[Option]:
        return t.figures.burn[1:]

    def offer(self, t: FactoriesPosition, seat: int, out: list[Option]) -> None:
        if not t.burned and t.waste[seat]:
            burn = t.figures.burn
            most = min(t.waste[seat], t.sp[seat] // t.figures.burn_sp, len(burn) - 1)
            out.extend(burn[1 : most + 1])

    def closed_by(self, t: FactoriesPosition, seat: int, words: Option) -> int:
        return self.gate(t, seat, int(words[1]))

    def numbers(self, t: FactoriesPosition, seat: int, words: Option, number: int) -> Values:
        if number == 3:
            return {"have": t.waste[seat], "need": int(words[1])}
        return {"have": t.sp[seat], "need": int(words[1]) * t.figures.burn_sp} if number == 4 else {}

    def play(self, t: FactoriesPosition, seat: int, option: Option) -> None:
        count = int(option[1])
        t.burned = 1
        gain_waste(t, seat, -count, "burning", "F-26")
        gain_sp(t, seat, -count * t.figures.burn_sp, "burning", "F-26")
        change_cpc(t, seat, count * burn_cpc(t, seat), "burning", "F-26")
