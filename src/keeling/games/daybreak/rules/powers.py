"""Sharing out the powers of the setup: by wish, by chance, and what is left to those who wish for nothing (D-10)."""

from __future__ import annotations

from keeling.core.agenda import Args, Option, Rule, Step
from keeling.core.reason import BadInput, Reason, Values
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.words import EASIEST, EASIEST_LEFT, POWERS, RANDOM, WISHED

NOBODY = -1  # holds no power yet


def check_wishes(t: DaybreakPosition, wishes: list[int]) -> None:
    """Refuse a power that this setup has not, or that two wish for."""
    for seat, wish in enumerate(wishes):
        if wish < WISHED:
            continue
        power = wish - WISHED
        if power not in t.figures.powers[t.level]:
            there = ", ".join([POWERS[one] for one in t.figures.powers[t.level]])
            raise BadInput(Reason("power-not-there", "D-11", {"power": POWERS[power], "allowed": there}))
        if wish in wishes[:seat]:
            told: Values = {"power": POWERS[power], "first": wishes.index(wish) + 1, "second": seat + 1}
            raise BadInput(Reason("power-twice", "D-10", told))


def left(t: DaybreakPosition) -> list[int]:
    """The powers of the setup that nobody has yet, in the order in which they are printed."""
    return [power for power in t.figures.powers[t.level] if power not in t.power]


class Share(Rule[DaybreakPosition]):  # D-10
    """Who names a power has it; then the easiest ones go, then dice; the others have what is left. Args: the wishes."""

    ids = "D-10"

    def act(self, t: DaybreakPosition, seat: int, args: Args) -> None:
        t.power = [wish - WISHED if wish >= WISHED else NOBODY for wish in args]
        for player, wish in enumerate(args):
            if wish == EASIEST_LEFT:
                there = left(t)
                t.power[player] = next(power for power in EASIEST if power in there)
        drawn: list[Step] = [("power", player, ()) for player, wish in enumerate(args) if wish == RANDOM]
        t.then(*drawn, ("setup", -1, (1,)))


class DrawPower(Rule[DaybreakPosition]):  # D-10
    """A power at random for a player who wants it so."""

    ids = "D-10"
    prompt = "power"
    asks = True
    chance = True

    def options(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        return [t.figures.power[power] for power in left(t)]

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        t.power[seat] = POWERS.index(option[1])
