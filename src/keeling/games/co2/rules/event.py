"""Events: disasters once the climate is out of hand (C-25, C-93)."""

from __future__ import annotations

from keeling.core.agenda import Args, Rule
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import REGIONS
from keeling.games.co2_family.rules.demand import owns_plant_in
from keeling.games.co2_family.rules.supplies import gain_vp


def strikes(t: Co2Position) -> bool:
    """Whether events strike as CO₂ stands (C-25)."""
    return t.co2 >= t.figures.disaster


class Event(Rule[Co2Position]):  # C-25 C-93
    """Above the disaster line every company without a plant there helps, then the next event comes."""

    ids = "C-25 C-93"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        region = t.event
        if region < 0:
            return
        struck = strikes(t)
        if t.facts is not None:
            t.note("disaster" if struck else "no-disaster", "C-25", -1, {"region": REGIONS[region], "co2": t.co2})
        if struck:
            for place in range(t.seats):
                player = (t.start + place) % t.seats
                if not owns_plant_in(t, player, region):
                    self.help(t, player, region)
            if t.seats == 1 and t.un_goals:
                gone = t.un_goals.pop(0)
                if t.facts is not None:
                    t.note("un-lost", "C-93", -1, {"no": gone + 34})
        t.event, t.next_event = t.next_event, -1
        t.then(("next-event", -1, ()))

    def help(self, t: Co2Position, seat: int, region: int) -> None:
        """One tech to the region, or points lost by whoever has none."""
        if t.tech[seat]:
            t.tech[seat] -= 1
            t.tech_in[region] += 1
            if t.facts is not None:
                t.note("relief", "C-25", seat, {"region": REGIONS[region]})
        else:
            gain_vp(t, seat, -t.figures.relief_vp, "C-25")
