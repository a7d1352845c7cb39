"""Control of a region (C-60, C-61)."""

from __future__ import annotations

from keeling.core.agenda import Args, Rule
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import CONTROL_OF_ALL, REGIONS
from keeling.games.co2_family.model.words import EACH
from keeling.games.co2_family.rules.demand import has_wanted


class Control(Rule[Co2Position]):  # C-60 C-61
    """Builder against present controller, or all: energies, their priority, expertise, then the builder."""

    ids = "C-60 C-61"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        region = args[0]
        holder = t.control[region]
        taker = self.best(t, seat, region) if t.readings & CONTROL_OF_ALL else self.stronger(t, seat, region)
        if taker == holder:
            return
        t.control[region] = taker
        t.note("control", "C-60", taker, {"region": REGIONS[region]})

    def stronger(self, t: Co2Position, seat: int, region: int) -> int:
        """The builder, unless the present controller is the stronger of the two (PL)."""
        holder = t.control[region]
        holds = holder >= 0 and self.strength(t, holder, region) > self.strength(t, seat, region)
        return holder if holds else seat

    def best(self, t: Co2Position, seat: int, region: int) -> int:
        """The strongest of all (IT): at a tie the builder, or else the region stays as it is (ruling)."""
        strengths = [self.strength(t, other, region) for other in range(t.seats)]
        strongest = [other for other in range(t.seats) if strengths[other] == max(strengths)]
        if seat in strongest:
            return seat
        return strongest[0] if len(strongest) == 1 else t.control[region]

    def strength(self, t: Co2Position, seat: int, region: int) -> list[int]:
        """Number of wanted energies, then which by priority, then expertise by priority."""
        has, wanted = has_wanted(t, seat, region), t.figures.tiles[t.tile[region]]
        return [sum(has), *has, *[t.expertise[seat * EACH + energy] for energy in wanted]]
