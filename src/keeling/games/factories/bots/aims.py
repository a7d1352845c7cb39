"""What a company works for: its next factory, what that takes, and what is to be had for it (F-30, F-31)."""

from __future__ import annotations

from typing import Final

from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import (
    BIOTECH,
    BUILD_STEEL,
    BUILD_WOOD,
    COAL,
    CONVENTIONAL,
    GOODS_EACH,
    KINDS_EACH,
    MODS,
    RECYCLING,
    RENEWABLE,
    STEEL,
    STORED,
    TECHNOLOGY,
    WIND,
    WOOD,
)
from keeling.games.factories.rules.bank import energy_held
from keeling.games.factories.rules.build import costs
from keeling.games.factories.rules.waste import clean_cost
from keeling.games.factories.rules.works import buy_prices, dump_limit, pollution_of

PAID: Final = 4  # the goods that factories are built of: wood, coal, steel, renewable energy
START: Final = (WIND, CONVENTIONAL)  # what makes energy, then what factories are built of
SMALL: Final = 2  # factories before the first technology factory is worth its price
POINT: Final = 2  # money that a point for building is worth
ORDER: Final = (TECHNOLOGY, WIND, CONVENTIONAL, RECYCLING, BIOTECH)  # which kinds run first
EARLY: Final = (CONVENTIONAL, WIND, RECYCLING, BIOTECH, TECHNOLOGY)  # while wood or steel is lacking for technology
_SLACK: Final = 2
_DEAR: Final = 10**6  # more than any factory costs
CALM: Final = 12  # while so much is left to the common defeat nobody worries


def _lacking(t: FactoriesPosition, kind: int, stock: list[int]) -> list[int]:
    """How many of each good a factory still takes."""
    wood, coal, steel, green = stock
    need_wood, need_coal, need_steel, need_green, _ = t.figures.cost[kind]
    either = t.figures.either[kind]
    if either:
        either += need_coal + need_green - coal - green
    short = [
        need_wood - wood if need_wood > wood else 0,
        need_coal - coal if need_coal > coal else 0,
        need_steel - steel if need_steel > steel else 0,
        need_green - green if need_green > green else 0,
    ]
    if either > 0:
        short[COAL] += either
    return short


def price_of(t: FactoriesPosition, seat: int, short: list[int]) -> int:
    """What goods would cost at the bank."""
    wood, coal, steel, green = short
    if not (wood or coal or steel or green):
        return 0
    for_wood, for_coal, for_steel, for_green, _ = buy_prices(t, seat)
    return wood * for_wood + coal * for_coal + steel * for_steel + green * for_green


def purse(t: FactoriesPosition, seat: int) -> int:
    """Money that may be spent: once the counter is high, enough is kept to clean up."""
    return t.money[seat] - (clean_cost(t, seat) if t.cpc > t.figures.most_cpc - CALM else 0)


def target(t: FactoriesPosition, seat: int) -> int:
    """The kind of factory worked for now."""
    return aim(t, seat)[0]


def aim(t: FactoriesPosition, seat: int) -> tuple[int, list[int]]:
    """What is worked for, a small start, then technology, then whatever is cheap for its points; and what it lacks."""
    own, first = t.built[seat * KINDS_EACH : (seat + 1) * KINDS_EACH], seat * GOODS_EACH
    stock = t.goods[first : first + PAID]
    stock[WOOD] -= t.mods[seat * MODS + BUILD_WOOD]  # cheaper counts as more of it
    stock[STEEL] -= t.mods[seat * MODS + BUILD_STEEL]
    if own[TECHNOLOGY]:
        kind = _cheapest(t, seat, stock)
        return kind, _lacking(t, kind, stock)
    short = _lacking(t, TECHNOLOGY, stock)
    if sum(own) >= SMALL or price_of(t, seat, short) <= purse(t, seat):
        return TECHNOLOGY, short
    kind = START[0] if not own[START[0]] else START[1]
    return kind, _lacking(t, kind, stock)


def _cheapest(t: FactoriesPosition, seat: int, stock: list[int]) -> int:
    """The kind whose missing goods cost least, less its points: price_of and needs of all kinds in one go."""
    f = t.figures
    wood, coal, steel, green = stock
    for_wood, for_coal, for_steel, for_green, _ = buy_prices(t, seat)
    points, eithers = f.sp, f.either
    best, chosen = _DEAR, -1
    for kind, (need_wood, need_coal, need_steel, need_green, _) in enumerate(f.cost):
        price = -POINT * points[kind]
        if need_wood > wood:
            price += (need_wood - wood) * for_wood
        if need_coal > coal:
            price += (need_coal - coal) * for_coal
        if need_steel > steel:
            price += (need_steel - steel) * for_steel
        if need_green > green:
            price += (need_green - green) * for_green
        if eithers[kind]:
            either = eithers[kind] + need_coal + need_green - coal - green
            if either > 0:
                price += either * for_coal
        if price < best:
            best, chosen = price, kind
    return chosen


def spares(t: FactoriesPosition, seat: int, kind: int, wanted: list[int]) -> list[int]:
    """How many of each good one could do without: what that factory and the next production take is kept."""
    first = seat * GOODS_EACH
    wood, coal, steel, green, material = t.goods[first : first + STORED]
    need_wood, need_coal, need_steel, need_green, _ = costs(t, seat, kind)
    free = -full_energy(wanted)  # of both fuels together, beside what the factory takes
    free += coal - need_coal if coal > need_coal else 0
    free += green - need_green if green > need_green else 0
    coal -= need_coal
    green -= need_green
    return [
        wood - need_wood,
        coal if coal < free else free,
        steel - need_steel,
        green if green < free else free,
        material,
    ]


def slack(t: FactoriesPosition, seat: int) -> int:
    """Waste beyond the dump that will be cleaned up in time; none once the counter is high, or without the money."""
    calm = t.figures.most_cpc - t.cpc > CALM and t.money[seat] >= clean_cost(t, seat)
    return _SLACK if calm else 0


def runnable(t: FactoriesPosition, seat: int, short: list[int], wanted: list[int]) -> list[int]:
    """The kinds that the energy at hand can run and the dump can bear together, the most wanted first (F-20, F-22)."""
    if not t.round:  # the first production is free (F-10)
        return [kind for kind in ORDER if wanted[kind] >= 0]
    energy, room = energy_held(t, seat) - t.debt[seat], dump_limit(t, seat) - t.waste[seat] + slack(t, seat)
    chosen: list[int] = []
    early = not t.built[seat * KINDS_EACH + TECHNOLOGY] and short[WOOD] + short[STEEL] > 0
    for kind in EARLY if early else ORDER:
        if 0 <= wanted[kind] <= energy:
            soil = pollution_of(t, seat, kind)
            if soil <= room:
                energy -= wanted[kind]
                room -= soil
                chosen.append(kind)
    return chosen


def hopeful(t: FactoriesPosition, seat: int, wanted: list[int]) -> list[int]:
    """Where nothing can be run as things stand: what there is energy for, whatever the dump, or what costs least."""
    energy = energy_held(t, seat) - t.debt[seat]
    able = [kind for kind in ORDER if 0 <= wanted[kind] <= energy]
    least = thriftiest(wanted)
    return able[:1] or [kind for kind in ORDER if wanted[kind] == least]


def lack_after(t: FactoriesPosition, seat: int, kind: int, wanted: list[int]) -> int:
    """The energy that is lacking to run the thriftiest kind once a factory of this kind is built."""
    cost = costs(t, seat, kind)
    spent = cost[COAL] + cost[RENEWABLE] + t.figures.either[kind]
    return thriftiest(wanted) + spent + t.debt[seat] - energy_held(t, seat)


def full_energy(wanted: list[int]) -> int:
    """What it takes to run all that one has."""
    return sum(wanted) + wanted.count(-1)


def thriftiest(wanted: list[int]) -> int:
    """The least that any kind costs to run."""
    return min([energy for energy in wanted if energy >= 0] or [0])
