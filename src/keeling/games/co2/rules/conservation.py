"""What must always add up on a table (C-2); tests ask after every step."""

from __future__ import annotations

from keeling.core.faults import Faults
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import ENERGIES, REGIONS
from keeling.games.co2_family.model.words import EACH, GREEN


def faults(t: Co2Position) -> list[str]:
    """Every supply that has gained or lost a piece."""
    f = t.figures
    out = Faults(t)
    check = out.check
    check("permits", t.bank + t.market + sum(t.permits) + sum(t.permits_in), f.permits)
    check("tech", t.tech_bank + sum(t.tech) + sum(t.tech_in), f.tech)
    for energy, name in enumerate(ENERGIES):
        laid = sum(code >= 0 and code % EACH == energy for code in t.project)
        check(f"projects {name}", t.stock[energy] + laid, f.projects)
        on_board = sum(code >= GREEN and (code - GREEN) % EACH == energy for code in t.space)
        check(f"plants {name}", on_board, t.pile[energy])
        check(f"plants owned {name}", sum(t.plants[energy::EACH]), t.pile[energy])
    for kind, count in enumerate(f.fossils):
        check(f"fossils {kind}", t.fossils[kind] + t.fossils_out[kind] + t.space.count(kind + 1), count)
    for seat in range(t.seats):
        out_there = t.worker.count(seat) + t.speaker.count(seat)
        check(f"scientists of {seat}", t.hand[seat] + t.pool[seat] + out_there, f.scientists)
    check("co2", t.co2, sum(f.ppm[code] for code in t.space if code < GREEN))
    for region in range(len(REGIONS)):
        if t.permits_in[region] > f.spaces[region]:
            out.found.append(f"{REGIONS[region]} holds too many permits")
    open_goals = sum(1 << goal for goal in t.un_goals)
    decks = [t.un_deck, open_goals, *t.claims]
    if sum(deck.bit_count() for deck in decks) > len(f.un_vp) or len(set(t.un_goals)) != len(t.un_goals):
        out.found.append("UN goals doubled")
    return out.found
