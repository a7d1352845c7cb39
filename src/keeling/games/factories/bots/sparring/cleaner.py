"""Cleaner: a clean dump and a low counter before anything else."""

from __future__ import annotations

from keeling.core.agenda import Option
from keeling.games.factories.bots.sparring.script import Script
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import BIOTECH, KINDS_EACH, RECYCLING, TECHNOLOGY, WIND
from keeling.games.factories.rules.works import dump_limit


class Cleaner(Script):
    """Wind, recycling, biotech and technology, one of each; cleans up every turn it can."""

    opening = "renewable"
    full = 6
    alarm = 10

    def target(self, t: FactoriesPosition, seat: int) -> int:
        own = t.built[seat * KINDS_EACH : (seat + 1) * KINDS_EACH]
        order = (WIND, RECYCLING, TECHNOLOGY, BIOTECH)
        return next((kind for kind in order if not own[kind]), WIND)

    def turn(self, t: FactoriesPosition, seat: int, options: list[Option]) -> Option:
        found = self.clean(t, seat, options)
        urgent = t.waste[seat] >= dump_limit(t, seat) - 2 or t.cpc >= 15
        if urgent and found is not None and found in options:
            return found
        return super().turn(t, seat, options)
