"""Specialist: wind, then technology, then nothing but certificates."""

from __future__ import annotations

from keeling.games.factories.bots.sparring.script import Script
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import CONVENTIONAL, KINDS_EACH, TECHNOLOGY, WIND


class Specialist(Script):
    """One of each that is needed, then a technology factory; more wind for its energy later."""

    cards = False

    def target(self, t: FactoriesPosition, seat: int) -> int:
        own = t.built[seat * KINDS_EACH : (seat + 1) * KINDS_EACH]
        if not own[WIND]:
            return WIND
        if not own[CONVENTIONAL] and not own[TECHNOLOGY]:
            return CONVENTIONAL
        return WIND if own[TECHNOLOGY] > own[WIND] else TECHNOLOGY
