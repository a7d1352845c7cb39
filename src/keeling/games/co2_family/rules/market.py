"""The permit market."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Option
from keeling.core.reason import Values
from keeling.games.co2_family.model.position import T
from keeling.games.co2_family.model.words import BOUGHT, SOLD
from keeling.games.co2_family.rules.supplies import gain_money, gain_permit
from keeling.kit.single_moves import SingleMove

BUY: Final[Option] = ("buy",)
SELL: Final[Option] = ("sell",)


class Buy(SingleMove[T]):
    """Buy one permit at the price."""

    verb = "buy"
    move = BUY

    def gate(self, t: T, seat: int) -> int:
        if t.traded:
            return 1
        if not t.market:
            return 2
        return 3 if t.money[seat] < t.price else 0

    def numbers(self, t: T, seat: int, words: Option, number: int) -> Values:
        return {"have": t.money[seat], "need": t.price} if number == 3 else {}

    def play(self, t: T, seat: int, option: Option) -> None:
        t.traded = BOUGHT
        rule = self.ids.split(" ")[0]
        gain_money(t, seat, -t.price, rule)
        gain_permit(t, seat, rule)


class Sell(SingleMove[T]):
    """Sell one permit of one's own supply at the price, which then falls."""

    verb = "sell"
    move = SELL

    def gate(self, t: T, seat: int) -> int:
        if t.traded:
            return 1
        if t.stop:
            return 2
        return 0 if t.permits[seat] else 3

    def take(self, t: T) -> None:
        """The permit goes where this edition puts what is sold."""
        raise TypeError(self.verb)

    def play(self, t: T, seat: int, option: Option) -> None:
        t.traded = SOLD
        t.permits[seat] -= 1
        self.take(t)
        rule = self.ids.split(" ")[-1]
        t.note("sold", rule, seat, {"price": t.price})
        gain_money(t, seat, t.price, rule)
        if t.price > t.figures.price_lowest:
            t.price -= 1
