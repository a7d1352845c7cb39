"""UN inspectors (S-85)."""

from __future__ import annotations

from keeling.core.agenda import Args, Option
from keeling.games.co2_family.rules.demand import FossilDraw
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import FOSSILS
from keeling.games.second_chance.rules.environment import is_open

PLANTS, SUMMITS = 0, 1  # which of the two


def ground(t: SecondChancePosition, which: int) -> list[int]:
    """The places of the layout that an inspector walks over: the plant goals, or the summit goals."""
    plants, knowledge, summits = t.figures.laid
    first = 0 if which == PLANTS else plants + knowledge
    return list(range(first, first + (plants if which == PLANTS else summits)))


class Inspect(FossilDraw[SecondChancePosition]):  # S-85
    """A fossil tile is drawn and mixed back in; its ppm say how many open goals the inspector walks on."""

    ids = "S-85"
    prompt = "inspect"

    def counts(self, t: SecondChancePosition, args: Args) -> list[int]:
        walks = t.inspectors and any(is_open(t, place) for place in ground(t, args[0]))
        return t.fossils if walks else [0] * len(FOSSILS)

    def play(self, t: SecondChancePosition, seat: int, args: Args, option: Option) -> None:
        which = args[0]
        steps = t.figures.ppm[FOSSILS.index(option[1]) + 1] // 10
        places = ground(t, which)
        place = t.inspector[which]
        at = places.index(place) if place >= 0 else -1
        while steps:
            at = (at + 1) % len(places)
            if is_open(t, places[at]):
                steps -= 1
        t.inspector[which] = places[at]
        if t.facts is not None:
            number = t.environment[places[at]] + 1
            t.note("inspector", "S-85", -1, {"fossil": option[1], "tile": number})
