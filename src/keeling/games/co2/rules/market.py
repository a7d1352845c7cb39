"""The permit market (C-62 … C-64)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action
from keeling.core.agenda import Option
from keeling.core.reason import Values
from keeling.games.co2.position import Co2Position
from keeling.games.co2.rules.supplies import gain_money, gain_permit
from keeling.games.co2.words import BOUGHT, SOLD

BUY: Final[Option] = ("buy",)
SELL: Final[Option] = ("sell",)


class Buy(Action[Co2Position]):  # C-62 C-63
    """Buy one permit at the price."""

    verb = "buy"
    ids = "C-62 C-63"
    closed = ("", "used-market C-62", "market-empty C-63", "too-little-money C-62")

    def moves(self, t: Co2Position) -> list[Option]:
        return [BUY]

    def gate(self, t: Co2Position, seat: int) -> int:
        if t.traded:
            return 1
        if not t.market:
            return 2
        return 3 if t.money[seat] < t.price else 0

    def offer(self, t: Co2Position, seat: int, out: list[Option]) -> None:
        if not self.gate(t, seat):
            out.append(BUY)

    def closed_by(self, t: Co2Position, seat: int, words: Option) -> int:
        return self.gate(t, seat)

    def numbers(self, t: Co2Position, seat: int, words: Option, number: int) -> Values:
        return {"have": t.money[seat], "need": t.price} if number == 3 else {}

    def play(self, t: Co2Position, seat: int, option: Option) -> None:
        t.traded = BOUGHT
        gain_money(t, seat, -t.price, "C-62")
        gain_permit(t, seat, "C-62")


class Sell(Action[Co2Position]):  # C-62 C-63 C-64
    """Sell one permit of one's own supply at the price, which then falls."""

    verb = "sell"
    ids = "C-62 C-63 C-64"
    closed = ("", "used-market C-62", "market-stopped C-63", "no-own-permit C-62")

    def moves(self, t: Co2Position) -> list[Option]:
        return [SELL]

    def gate(self, t: Co2Position, seat: int) -> int:
        if t.traded:
            return 1
        if t.stop:
            return 2
        return 0 if t.permits[seat] else 3

    def offer(self, t: Co2Position, seat: int, out: list[Option]) -> None:
        if not self.gate(t, seat):
            out.append(SELL)

    def closed_by(self, t: Co2Position, seat: int, words: Option) -> int:
        return self.gate(t, seat)

    def play(self, t: Co2Position, seat: int, option: Option) -> None:
        t.traded = SOLD
        t.permits[seat] -= 1
        t.market += 1
        if t.facts is not None:
            t.note("sold", "C-64", seat, {"price": t.price})
        gain_money(t, seat, t.price, "C-64")
        if t.price > t.figures.price_lowest:
            t.price -= 1
