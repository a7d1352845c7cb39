"""The demand for energy: fossil plants on empty spaces, and where a green one may go."""

from __future__ import annotations

from random import Random
from typing import Final, TypeVar

from keeling.core.agenda import Args, Option, Rule
from keeling.core.chance import draw
from keeling.games.co2_family.model.position import Table
from keeling.games.co2_family.model.words import EACH, FOSSILS, GREEN, REGIONS

T = TypeVar("T", bound=Table)
FOSSIL: Final[list[Option]] = [("fossil", word) for word in FOSSILS]


def building_site(t: Table, region: int) -> int:
    """The leftmost empty space, else the leftmost fossil plant, else -1."""
    first = t.figures.first_space[region]
    fossil = -1
    for space in range(first, first + t.figures.spaces[region]):
        code = t.space[space]
        if code == 0:
            return space
        if fossil < 0 and code < GREEN:
            fossil = space
    return fossil


def owns_plant_in(t: Table, seat: int, region: int) -> bool:
    """Whether a player owns a green plant in a region."""
    first = t.figures.first_space[region]
    low = GREEN + seat * EACH
    high = low + EACH
    return any(low <= code < high for code in t.space[first : first + t.figures.spaces[region]])


def place_fossil(t: Table, region: int, space: int, kind: int, rule: str) -> None:
    """A fossil plant goes into play and CO₂ rises by its ppm."""
    t.fossils[kind] -= 1
    t.space[space] = kind + 1
    t.co2 += t.figures.ppm[kind + 1]
    if t.facts is not None:
        values: dict[str, int | str] = {"region": REGIONS[region], "fossil": FOSSILS[kind]}
        t.note("fossil", rule, -1, values | {"ppm": t.figures.ppm[kind + 1], "co2": t.co2})


class RegionTech(Rule[T]):
    """Every region that holds tech returns one cube."""

    def act(self, t: T, seat: int, args: Args) -> None:
        for region in range(len(REGIONS)):
            if t.tech_in[region]:
                t.tech_in[region] -= 1
                t.tech_bank += 1
                if t.facts is not None:
                    t.note("region-tech-used", self.ids.split(" ")[0], -1, {"region": REGIONS[region]})


class Demand(Rule[T]):
    """Look at this decade's demand space in each region of the ring."""

    def act(self, t: T, seat: int, args: Args) -> None:
        f = t.figures
        if args[0] == len(f.ring):
            return
        region = f.ring[args[0]]
        t.then(("demand", -1, (args[0] + 1,)))
        wanted = t.decade - 1
        if wanted < f.spaces[region] and t.space[f.first_space[region] + wanted] == 0:
            t.then(("draw-fossil", -1, (region,)))


class DrawFossil(Rule[T]):
    """An empty space is filled with a fossil plant; with none left nothing happens."""

    prompt = "draw-fossil"
    asks = True
    chance = True

    def options(self, t: T, seat: int, args: Args) -> list[Option]:
        return [FOSSIL[kind] for kind in range(len(FOSSILS)) if t.fossils[kind]]

    def weights(self, t: T, seat: int, args: Args, options: list[Option]) -> list[int] | None:
        return [count for count in t.fossils if count]

    def drawn(self, t: T, seat: int, args: Args, rng: Random) -> Option | None:
        return draw(rng, FOSSIL, t.fossils) if any(t.fossils) else None

    def play(self, t: T, seat: int, args: Args, option: Option) -> None:
        region = args[0]
        space = t.figures.first_space[region] + t.decade - 1
        place_fossil(t, region, space, FOSSILS.index(option[1]), self.ids.split(" ")[0])
        self.placed(t, region)

    def placed(self, t: T, region: int) -> None:
        """Somebody has to pay for it."""
        raise TypeError(self.prompt)
