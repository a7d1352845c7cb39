"""What must always add up on a table (S-1); tests ask after every step."""

from __future__ import annotations

from keeling.core.agenda import Step
from keeling.games.co2_family.model.words import EACH, READY
from keeling.games.co2_family.rules.conservation import built, emitted, family_faults, laid, scientists
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import COMPETITIVE
from keeling.games.second_chance.rules.common import is_team


def faults(t: SecondChancePosition) -> list[str]:
    """Every supply that has gained or lost a piece."""
    f = t.figures
    out = family_faults(t, t.aside, 2 * t.inspectors)
    check = out.check
    for energy, name in enumerate(f.energies):
        check(f"projects {name}", t.stock[energy] + laid(t, energy) + built(t, energy), f.projects)
        check(f"backing {name}", sum(t.backing[energy::EACH]), built(t, energy))
    colours = 4 if t.seats == 1 else 1  # alone, unused colours fill in (S-3)
    for seat in range(t.seats):
        moving = sum(_arrives(step, seat) for step in t.agenda)
        check(f"scientists of {seat}", scientists(t, seat) + t.visitor.count(seat) + moving, f.scientists)
        tokens = t.tokens[seat] + t.owner.count(seat) + t.base.count(seat)
        check(f"tokens of {seat}", tokens, colours * f.infrastructures)
        check(f"cubes of {seat}", t.cubes[seat] + sum(t.plants[seat * EACH : (seat + 1) * EACH]), colours * f.cubes)
        if t.control.count(seat) > f.markers:
            out.found.append(f"seat {seat} has too many markers out")
    if t.mode == COMPETITIVE and t.co2:
        check("co2", t.co2, f.start_co2[COMPETITIVE] + emitted(t))
    if is_team(t) and t.co2 and t.co2 < f.start_co2[0]:
        out.found.append(f"co2 below the floor: {t.co2}")
    for slot, code in enumerate(t.project):
        if (t.owner[slot] >= 0) != (code >= READY) or (t.level[slot] > 0) != (code >= 0):
            out.found.append(f"slot {slot} does not agree with itself")
        if t.worker[slot] >= 0 and not 0 <= code < READY:
            out.found.append(f"a scientist on slot {slot} without a planned project")
    return out.found


def _arrives(step: Step, seat: int) -> bool:
    """Whether a scientist of this seat is on its way (S-30a)."""
    return step[0] == "arrive" and step[1] == seat
