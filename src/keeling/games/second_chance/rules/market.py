"""The permit market (S-32, S-33)."""

from __future__ import annotations

from keeling.core.agenda import Option
from keeling.games.co2_family.rules import market
from keeling.games.co2_family.rules.supplies import permit_to_bank
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import SOLD_ONE


class Buy(market.Buy[SecondChancePosition]):  # S-32 S-33
    """Buy one permit at the price, unless the market was emptied this turn."""

    ids = "S-32 S-33"
    closed = ("", "used-market S-32", "market-empty S-33", "too-little-money S-32", "market-closed S-33")

    def gate(self, t: SecondChancePosition, seat: int) -> int:
        return 4 if t.stop and not t.traded else super().gate(t, seat)


class Sell(market.Sell[SecondChancePosition]):  # S-33 S-32
    """Sell one permit from the board to the bank at the price, which then falls."""

    ids = "S-33 S-32"
    closed = ("", "used-market S-32", "market-closed S-33", "no-own-permit S-32")

    def take(self, t: SecondChancePosition) -> None:
        permit_to_bank(t)

    def play(self, t: SecondChancePosition, seat: int, option: Option) -> None:
        super().play(t, seat, option)
        t.done = SOLD_ONE
