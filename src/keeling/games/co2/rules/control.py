"""Control of a region (C-60, C-61)."""

from __future__ import annotations

from keeling.core.agenda import Args, Rule
from keeling.games.co2.position import Co2Position
from keeling.games.co2.words import REGIONS
from keeling.games.co2_family.words import EACH, GREEN


class Control(Rule[Co2Position]):  # C-60 C-61
    """Builder against present controller: energies, their priority, expertise, then the builder."""

    ids = "C-60 C-61"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        region = args[0]
        holder = t.control[region]
        if holder == seat:
            return
        if holder >= 0 and self.strength(t, holder, region) > self.strength(t, seat, region):
            return
        t.control[region] = seat
        if t.facts is not None:
            t.note("control", "C-60", seat, {"region": REGIONS[region]})

    def strength(self, t: Co2Position, seat: int, region: int) -> list[int]:
        """Number of wanted energies, then which by priority, then expertise by priority."""
        wanted = t.figures.tiles[t.tile[region]]
        first = t.figures.first_space[region]
        codes = t.space[first : first + t.figures.spaces[region]]
        has = [1 if GREEN + seat * EACH + energy in codes else 0 for energy in wanted]
        return [sum(has), *has, *[t.expertise[seat * EACH + energy] for energy in wanted]]
