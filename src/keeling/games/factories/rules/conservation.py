"""What must always add up on a table (F-2, F-6, F-24); tests ask after every step."""

from __future__ import annotations

from keeling.core.faults import Faults
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import FACTORIES, KINDS_EACH, MODS
from keeling.games.factories.rules.lasting import weigh_part
from keeling.kit.lasting import weigh_all


def faults(t: FactoriesPosition) -> list[str]:
    """Every price out of its range, every sum that does not agree."""
    out = Faults(t)
    for resource, price in enumerate(t.price):
        if not t.figures.low[resource] <= price <= t.figures.high[resource]:
            out.found.append(f"price {resource} out of range: {price}")
    for seat in range(t.seats):
        for kind in range(len(FACTORIES)):
            own = [s for s in range(len(t.site_kind)) if t.site_owner[s] == seat and t.site_kind[s] == kind]
            out.check(f"factories of {seat}", len(own), t.built[seat * KINDS_EACH + kind])
            halted = sum([t.site_halt[site] for site in own])
            out.check(f"stopped factories of {seat}", halted, t.halted[seat * KINDS_EACH + kind])
    if t.mods != _weighed(t):
        out.found.append("lasting effects do not add up")
    return out.found


def _weighed(t: FactoriesPosition) -> list[int]:
    """All lasting effects in force, added up anew."""
    twin = t.copy()
    twin.mods = [0] * (t.seats * MODS)
    weigh_all(t.lasting, t.figures.cards, twin.mods, MODS)
    for site in range(len(t.site_part)):
        if t.site_part[site] >= 0:
            weigh_part(twin, site, 1)
    return twin.mods
