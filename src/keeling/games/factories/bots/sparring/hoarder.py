"""Hoarder: a full store and a full purse first, then everything at once."""

from __future__ import annotations

from keeling.games.factories.bots.sparring.script import Script
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import BIOTECH, CONVENTIONAL, KINDS_EACH, TECHNOLOGY, WIND
from keeling.games.factories.rules.works import factories

_ENOUGH = 12  # money it wants in hand before it buys for a large factory


class Hoarder(Script):
    """Few factories, no haste: it sells what it makes and builds the dear ones from its savings."""

    opening = "renewable"

    def target(self, t: FactoriesPosition, seat: int) -> int:
        if factories(t, seat) < 2:
            return CONVENTIONAL if t.built[seat * KINDS_EACH + WIND] else WIND
        if t.money[seat] < _ENOUGH and not t.built[seat * KINDS_EACH + TECHNOLOGY]:
            return -1
        return BIOTECH if t.built[seat * KINDS_EACH + TECHNOLOGY] else TECHNOLOGY
