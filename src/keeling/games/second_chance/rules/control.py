"""Control of a region (S-44)."""

from __future__ import annotations

from keeling.core.agenda import Args, Rule
from keeling.games.co2_family.model.words import EACH
from keeling.games.co2_family.rules.demand import has_wanted
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import REGIONS


class Control(Rule[SecondChancePosition]):  # S-44 S-3
    """The builder takes the region if no other colour with cubes there is stronger."""

    ids = "S-44 S-3"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        region, energy = args
        if t.control[region] == seat or t.control.count(seat) >= t.figures.markers:
            return
        own = strength(t, seat, region, energy)
        for player in range(t.seats):
            if player != seat and strength(t, player, region, energy) > own:
                return
        if neutral_strength(t, region) > own:
            return
        t.control[region] = seat
        t.note("control", "S-44", seat, {"region": REGIONS[region]})


def strength(t: SecondChancePosition, seat: int, region: int, energy: int) -> list[int]:
    """Number of agenda energies with a cube, then which by preference, then knowledge of the energy just built."""
    has = has_wanted(t, seat, region)
    fields = sum(has)
    return [fields, *has, t.expertise[seat * EACH + energy]] if fields else [0]


def neutral_strength(t: SecondChancePosition, region: int) -> list[int]:
    """Neutral cubes count as a colour that always loses the knowledge tie (S-44)."""
    has = [1 if count else 0 for count in t.neutral[3 * region : 3 * region + 3]]
    fields = sum(has)
    return [fields, *has, -1] if fields else [0]
