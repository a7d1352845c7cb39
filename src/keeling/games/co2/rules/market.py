"""The permit market (C-62 … C-64)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action
from keeling.core.agenda import Option
from keeling.core.reason import Reason
from keeling.games.co2.rules.supplies import gain_money, gain_permit
from keeling.games.co2.table import Table
from keeling.games.co2.words import BOUGHT, SOLD

BUY: Final[Option] = ("buy",)
SELL: Final[Option] = ("sell",)


class Buy(Action[Table]):  # C-62
    """Buy one permit at the price."""

    verb = "buy"
    ids = "C-62 C-63"

    def moves(self, t: Table) -> list[Option]:
        return [BUY]

    def offer(self, t: Table, seat: int, out: list[Option]) -> None:
        if not t.traded and t.market and t.money[seat] >= t.price:
            out.append(BUY)

    def why(self, t: Table, seat: int, words: Option) -> Reason | None:
        if t.traded:
            return Reason("used-market", "C-62")
        if not t.market:
            return Reason("market-empty", "C-63")
        if t.money[seat] < t.price:
            return Reason("too-little-money", "C-62", {"have": t.money[seat], "need": t.price})
        return None

    def play(self, t: Table, seat: int, option: Option) -> None:
        t.traded = BOUGHT
        gain_money(t, seat, -t.price, "C-62")
        gain_permit(t, seat, "C-62")


class Sell(Action[Table]):  # C-62 C-64
    """Sell one permit of one's own supply at the price, which then falls."""

    verb = "sell"
    ids = "C-62 C-64"

    def moves(self, t: Table) -> list[Option]:
        return [SELL]

    def offer(self, t: Table, seat: int, out: list[Option]) -> None:
        if not t.traded and not t.stop and t.permits[seat]:
            out.append(SELL)

    def why(self, t: Table, seat: int, words: Option) -> Reason | None:
        if t.traded:
            return Reason("used-market", "C-62")
        if t.stop:
            return Reason("market-stopped", "C-63")
        if not t.permits[seat]:
            return Reason("no-own-permit", "C-62")
        return None

    def play(self, t: Table, seat: int, option: Option) -> None:
        t.traded = SOLD
        t.permits[seat] -= 1
        t.market += 1
        if t.facts is not None:
            t.note("sold", "C-64", seat, {"price": t.price})
        gain_money(t, seat, t.price, "C-64")
        if t.price > t.figures.price_lowest:
            t.price -= 1
