"""What must always add up on a table (C-2); tests ask after every step."""

from __future__ import annotations

from keeling.games.co2.model.position import Co2Position
from keeling.games.co2_family.rules.conservation import built, emitted, family_faults, laid, scientists


def faults(t: Co2Position) -> list[str]:
    """Every supply that has gained or lost a piece."""
    f = t.figures
    out = family_faults(t, 0, 0)
    for energy, name in enumerate(f.energies):
        out.check(f"projects {name}", t.stock[energy] + laid(t, energy), f.projects)
        out.check(f"piles {name}", built(t, energy), t.pile[energy])
    for seat in range(t.seats):
        out.check(f"scientists of {seat}", scientists(t, seat), f.scientists)
    out.check("co2", t.co2, emitted(t))
    open_goals = sum(1 << goal for goal in t.un_goals)
    decks = [t.un_deck, open_goals, *t.claims]
    if sum(deck.bit_count() for deck in decks) > len(f.un_vp) or len(set(t.un_goals)) != len(t.un_goals):
        out.found.append("UN goals doubled")
    return out.found
