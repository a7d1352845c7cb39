"""The demand for energy: fossil plants on empty spaces, and where a green one may go."""

from __future__ import annotations

from random import Random
from typing import Final

from keeling.core.agenda import Args, Option, Rule
from keeling.core.chance import draw
from keeling.games.co2_family.model.position import T, Table
from keeling.games.co2_family.model.words import EACH, FOSSILS, GREEN, REGIONS
from keeling.games.co2_family.rules.supplies import gain_vp
from keeling.kit.draws import Draw

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


def has_wanted(t: Table, seat: int, region: int) -> list[int]:
    """By the energies that a region wants, the first before the others: 1 if a player has a plant of it there."""
    first = t.figures.first_space[region]
    codes = t.space[first : first + t.figures.spaces[region]]
    return [1 if GREEN + seat * EACH + energy in codes else 0 for energy in t.figures.tiles[t.tile[region]]]


def owns_plant_in(t: Table, seat: int, region: int) -> bool:
    """Whether a player owns a green plant in a region."""
    first = t.figures.first_space[region]
    low = GREEN + seat * EACH
    high = low + EACH
    return sum([low <= code < high for code in t.space[first : first + t.figures.spaces[region]]]) > 0


def place_fossil(t: Table, region: int, space: int, kind: int, rule: str) -> None:
    """A fossil plant goes into play and CO₂ rises by its ppm."""
    t.fossils[kind] -= 1
    t.space[space] = kind + 1
    t.co2 += t.figures.ppm[kind + 1]
    if t.facts is not None:
        values: dict[str, int | str] = {"region": REGIONS[region], "fossil": FOSSILS[kind]}
        t.note("fossil", rule, -1, values | {"ppm": t.figures.ppm[kind + 1], "co2": t.co2})


def relieve(t: Table, seat: int, region: int, rule: str) -> None:
    """One tech to a region that was struck, or points lost by whoever has none."""
    if t.tech[seat]:
        t.tech[seat] -= 1
        t.tech_in[region] += 1
        t.note("relief", rule, seat, {"region": REGIONS[region]})
    else:
        gain_vp(t, seat, -t.figures.relief_vp, rule)


class RegionTech(Rule[T]):
    """Every region that holds tech returns one cube."""

    def act(self, t: T, seat: int, args: Args) -> None:
        for region in range(len(REGIONS)):
            if t.tech_in[region]:
                t.tech_in[region] -= 1
                t.tech_bank += 1
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


class FossilDraw(Draw[T]):
    """A fossil tile is drawn among those that can come."""

    def counts(self, t: T, args: Args) -> list[int]:
        """How many of each kind can come."""
        return t.fossils

    def options(self, t: T, seat: int, args: Args) -> list[Option]:
        return [option for option, count in zip(FOSSIL, self.counts(t, args), strict=True) if count]

    def weights(self, t: T, seat: int, args: Args, options: list[Option]) -> list[int] | None:
        return [count for count in self.counts(t, args) if count]

    def drawn(self, t: T, seat: int, args: Args, rng: Random) -> Option | None:
        counts = self.counts(t, args)
        return draw(rng, FOSSIL, counts) if any(counts) else None


class DrawFossil(FossilDraw[T]):
    """An empty space is filled with a fossil plant; with none left nothing happens."""

    prompt = "draw-fossil"

    def play(self, t: T, seat: int, args: Args, option: Option) -> None:
        region = args[0]
        space = t.figures.first_space[region] + t.decade - 1
        place_fossil(t, region, space, FOSSILS.index(option[1]), self.ids.split(" ")[0])
        self.placed(t, region)

    def placed(self, t: T, region: int) -> None:
        """Somebody has to pay for it."""
        raise TypeError(self.prompt)
