"""Events: disasters once the climate is out of hand (C-25, C-93)."""

from __future__ import annotations

from keeling.core.agenda import Args, Rule
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import REGIONS
from keeling.games.co2_family.rules.demand import owns_plant_in, relieve


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
        t.note("disaster" if struck else "no-disaster", "C-25", -1, {"region": REGIONS[region], "co2": t.co2})
        if struck:
            for place in range(t.seats):
                player = (t.start + place) % t.seats
                if not owns_plant_in(t, player, region):
                    relieve(t, player, region, "C-25")
            if t.seats == 1 and t.un_goals:
                gone = t.un_goals.pop(0)
                t.note("un-lost", "C-93", -1, {"no": gone + t.figures.first_un})
        t.event, t.next_event = t.next_event, -1
        t.then(("next-event", -1, ()))
