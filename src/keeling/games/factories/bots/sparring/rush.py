"""Rush: the cheapest factories first, as many as can be had; never deals, never looks ahead."""

from __future__ import annotations

from keeling.games.factories.bots.sparring.script import Script
from keeling.games.factories.bots.sparring.wants import needs, units
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import FACTORIES
from keeling.games.factories.rules.works import buy_price


class Rush(Script):
    """Whatever factory lacks least, by what it would cost at the bank."""

    cards = False

    def target(self, t: FactoriesPosition, seat: int) -> int:
        def price(kind: int) -> tuple[int, int]:
            lacks = sum([count * buy_price(t, seat, good) for good, count in needs(t, seat, kind)])
            return lacks - 2 * t.figures.sp[kind], units(t, kind)

        return min(range(len(FACTORIES)), key=price)
