"""Trader: lives by buying and selling, and takes every deal that is a bargain."""

from __future__ import annotations

from keeling.core.agenda import Option
from keeling.games.factories.bots.sparring.rush import Rush
from keeling.games.factories.bots.sparring.wants import lacking
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import CERTIFICATE, KINDS_EACH, RESOURCES, SEATS, TECHNOLOGY, TRADED
from keeling.games.factories.rules import deals
from keeling.games.factories.rules.works import buy_price, sell_price


class Trader(Rush):
    """Offers its most plentiful good for what it lacks; accepts what is worth its price at the bank."""

    cards = True

    def target(self, t: FactoriesPosition, seat: int) -> int:
        if not t.built[seat * KINDS_EACH + TECHNOLOGY] and sum(t.built[seat * KINDS_EACH :][:KINDS_EACH]) > 2:
            return TECHNOLOGY
        return super().target(t, seat)

    def worth(self, t: FactoriesPosition, seat: int, side: int, price: str) -> int:
        """A side of the offer in money: what it would cost to buy, or bring if sold."""
        ask = buy_price if price == "buy" else sell_price
        value = t.deal[side + deals.MONEY] + 3 * t.deal[side + CERTIFICATE] + 3 * t.deal[side + deals.PARTS].bit_count()
        return value + sum([t.deal[side + good] * ask(t, seat, good) for good in range(len(RESOURCES))])

    def deal(self, t: FactoriesPosition, seat: int, options: list[Option]) -> Option:
        gets, gives = self.worth(t, seat, deals.GIVE, "sell"), self.worth(t, seat, deals.GET, "buy")
        return ("accept",) if gets >= gives else ("decline",)

    def trade(self, t: FactoriesPosition, seat: int, options: list[Option]) -> Option | None:
        if not t.offers:
            wish = self.wish(t, seat)
            if wish is not None:
                return ("offer", SEATS[wish[0]])
        return super().trade(t, seat, options)

    def wish(self, t: FactoriesPosition, seat: int) -> tuple[int, int, int] | None:
        """A partner who has what is lacking most, that good, and what the trader would give: its most plentiful."""
        short = [good for good, _ in lacking(t, seat, self.target(t, seat))]
        plenty = max(range(4), key=lambda good: (deals.holding(t, seat, good), good))
        for good in short:
            for other in deals.others(t, seat):
                if good != plenty and deals.holding(t, other, good) > 2 and deals.holding(t, seat, plenty) > 3:
                    return other, good, plenty
        return None

    def compose(self, t: FactoriesPosition, seat: int, options: list[Option]) -> Option:
        wish = self.wish(t, seat)
        if wish is None:
            return ("withdraw",)
        _, good, plenty = wish
        if not t.deal[deals.GIVE + plenty]:
            return ("give", TRADED[plenty], "2" if buy_price(t, seat, good) > buy_price(t, seat, plenty) else "1")
        return ("send",) if t.deal[deals.GET + good] else ("get", TRADED[good], "1")
