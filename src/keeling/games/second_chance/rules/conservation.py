"""What must always add up on a table (S-1); tests ask after every step."""

from __future__ import annotations

from keeling.core.agenda import Step
from keeling.core.faults import Faults
from keeling.games.co2_family.model.words import EACH, GREEN, READY
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import COMPETITIVE, ENERGIES, REGIONS
from keeling.games.second_chance.rules.common import is_team


def faults(t: SecondChancePosition) -> list[str]:
    """Every supply that has gained or lost a piece."""
    f = t.figures
    out = Faults(t)
    check = out.check
    check("permits", t.bank + t.market + t.aside + sum(t.permits) + sum(t.permits_in), f.permits)
    check("tech", t.tech_bank + sum(t.tech) + sum(t.tech_in) + 2 * t.inspectors, f.tech)
    for energy, name in enumerate(ENERGIES):
        laid = sum(code >= 0 and code % EACH == energy for code in t.project)
        built = sum(code >= GREEN and (code - GREEN) % EACH == energy for code in t.space)
        check(f"projects {name}", t.stock[energy] + laid + built, f.projects)
        check(f"plants {name}", sum(t.plants[energy::EACH]), built)
        check(f"backing {name}", sum(t.backing[energy::EACH]), built)
    for kind, count in enumerate(f.fossils):
        check(f"fossils {kind}", t.fossils[kind] + t.fossils_out[kind] + t.space.count(kind + 1), count)
    colours = 4 if t.seats == 1 else 1  # alone, unused colours fill in (S-3)
    for seat in range(t.seats):
        moving = sum(_arrives(step, seat) for step in t.agenda)
        out_there = t.worker.count(seat) + t.speaker.count(seat) + t.visitor.count(seat) + moving
        check(f"scientists of {seat}", t.hand[seat] + t.pool[seat] + out_there, f.scientists)
        laid = t.owner.count(seat) + t.base.count(seat)
        check(f"tokens of {seat}", t.tokens[seat] + laid, colours * f.infrastructures)
        check(f"cubes of {seat}", t.cubes[seat] + sum(t.plants[seat * EACH : (seat + 1) * EACH]), colours * f.cubes)
        if t.control.count(seat) > f.markers:
            out.found.append(f"seat {seat} has too many markers out")
    if t.mode == COMPETITIVE and t.co2:
        check("co2", t.co2, f.start_co2[COMPETITIVE] + sum(f.ppm[code] for code in t.space if code < GREEN))
    if is_team(t) and t.co2 and t.co2 < f.start_co2[0]:
        out.found.append(f"co2 below the floor: {t.co2}")
    for slot, code in enumerate(t.project):
        if (t.owner[slot] >= 0) != (code >= READY) or (t.level[slot] > 0) != (code >= 0):
            out.found.append(f"slot {slot} does not agree with itself")
        if t.worker[slot] >= 0 and not 0 <= code < READY:
            out.found.append(f"a scientist on slot {slot} without a planned project")
    for region in range(len(REGIONS)):
        if t.permits_in[region] > f.spaces[region]:
            out.found.append(f"{REGIONS[region]} holds too many permits")
    return out.found


def _arrives(step: Step, seat: int) -> bool:
    """Whether a scientist of this seat is on its way (S-30a)."""
    return step[0] == "arrive" and step[1] == seat
