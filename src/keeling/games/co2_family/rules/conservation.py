"""What must always add up on a table of either edition; tests ask after every step."""

from __future__ import annotations

from keeling.core.faults import Faults
from keeling.games.co2_family.model.position import Table
from keeling.games.co2_family.model.words import EACH, GREEN, REGIONS


def family_faults(t: Table, permits: int, tech: int) -> Faults:
    """The supplies of both; so many permits and tech lie where only one edition has them."""
    f = t.figures
    out = Faults(t)
    out.check("permits", t.bank + t.market + permits + sum(t.permits) + sum(t.permits_in), f.permits)
    out.check("tech", t.tech_bank + tech + sum(t.tech) + sum(t.tech_in), f.tech)
    for kind, count in enumerate(f.fossils):
        out.check(f"fossils {kind}", t.fossils[kind] + t.fossils_out[kind] + t.space.count(kind + 1), count)
    for energy, name in enumerate(f.energies):
        out.check(f"plants {name}", sum(t.plants[energy::EACH]), built(t, energy))
    for region, name in enumerate(REGIONS):
        if t.permits_in[region] > f.spaces[region]:
            out.found.append(f"{name} holds too many permits")
    return out


def laid(t: Table, energy: int) -> int:
    """How many projects of an energy lie in slots."""
    return sum([1 for code in t.project if code >= 0 and code % EACH == energy])


def built(t: Table, energy: int) -> int:
    """How many plants of an energy stand on the board."""
    return sum([1 for code in t.space if code >= GREEN and (code - GREEN) % EACH == energy])


def emitted(t: Table) -> int:
    """The ppm of the fossil plants on the board."""
    return sum([t.figures.ppm[code] for code in t.space if code < GREEN])


def scientists(t: Table, seat: int) -> int:
    """How many scientists a player has at hand, in the pool, at work and at summits."""
    return t.hand[seat] + t.pool[seat] + t.worker.count(seat) + t.speaker.count(seat)
