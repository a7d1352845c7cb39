"""Events of the competitive game (S-70)."""

from __future__ import annotations

from keeling.core.agenda import Args, Rule, Step
from keeling.games.co2_family.model.words import EACH, GREEN
from keeling.games.co2_family.rules import demand, draws
from keeling.games.co2_family.rules.demand import relieve
from keeling.games.co2_family.rules.supplies import has_permit
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import REGIONS
from keeling.games.second_chance.rules.common import penalty
from keeling.games.second_chance.rules.permits import PayPermit


class FirstEvent(draws.FirstEvent[SecondChancePosition]):  # S-15
    """The current event lies on the white space."""

    ids = "S-15"


class NextEvent(draws.NextEvent[SecondChancePosition]):  # S-15 S-70
    ids = "S-15 S-70"


class RegionTech(demand.RegionTech[SecondChancePosition]):  # S-70
    ids = "S-70"


def struck_region(t: SecondChancePosition, event: int) -> int:
    """Where an event strikes: its own region, or the one with the most fossil plants, the earlier in the ring."""
    if event < len(REGIONS):
        return event
    return max(t.figures.ring, key=lambda region: (fossils_in(t, region), -t.figures.ring.index(region)))


def fossils_in(t: SecondChancePosition, region: int) -> int:
    """How many fossil plants stand in a region."""
    first = t.figures.first_space[region]
    return sum([1 for code in t.space[first : first + t.figures.spaces[region]] if 0 < code < GREEN])


def protected(t: SecondChancePosition, region: int) -> int:
    """The players, as bits, who have an own plant or backing in a region (S-5)."""
    first = t.figures.first_space[region]
    found = 0
    for space in range(first, first + t.figures.spaces[region]):
        if t.space[space] >= GREEN:
            found |= 1 << (t.space[space] - GREEN) // EACH
        if t.base[space] >= 0:
            found |= 1 << t.base[space]
    return found


def strikes_twice(t: SecondChancePosition) -> bool:
    """Whether the next event strikes together with the current one (S-70)."""
    return t.co2 >= t.figures.second_event


class Events(Rule[SecondChancePosition]):  # S-70
    """The current event strikes whatever the CO₂; from the second line on the next one too."""

    ids = "S-70"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        steps: list[Step] = []
        if t.event >= 0:
            steps.append(("strike", -1, (t.event,)))
        t.event, t.next_event = t.next_event, -1
        if t.event >= 0 and strikes_twice(t):
            steps += [("strike", -1, (t.event,)), ("first-event", -1, ())]
            t.event = -1
        else:
            steps.append(("next-event", -1, ()))
        t.then(*steps)


class Strike(Rule[SecondChancePosition]):  # S-70
    """Each player without a plant or backing there, in turn order, helps the region."""

    ids = "S-70"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        region = struck_region(t, args[0])
        t.note("disaster", "S-70", -1, {"region": REGIONS[region], "co2": t.co2})
        players = [(t.start + place) % t.seats for place in range(t.seats)]
        safe = protected(t, region)
        t.then(*[("relief", player, (region,)) for player in players if not safe >> player & 1])


class Relief(Rule[SecondChancePosition]):  # S-70
    """One tech to the region, or points lost by whoever has none; and a permit, or the penalty."""

    ids = "S-70"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        relieve(t, seat, args[0], "S-70")
        if has_permit(t, seat):
            t.then(("relief-permit", seat, ()))
        else:
            penalty(t, seat, "S-70")


class ReliefPermit(PayPermit):  # S-70 S-37
    """The permit that an event costs."""

    ids = "S-70 S-37"
    prompt = "relief"
    closed = ("", "own-supply-empty S-70", "not-controlled S-37", "region-empty S-37")
