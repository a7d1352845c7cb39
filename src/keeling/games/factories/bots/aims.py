"""What a company works for: its next factory, what that takes, and what is to be had for it (F-30, F-31)."""

from __future__ import annotations

from typing import Final

from keeling.games.factories.position import FactoriesPosition
from keeling.games.factories.rules.bank import energy_held
from keeling.games.factories.rules.build import costs
from keeling.games.factories.rules.waste import clean_cost
from keeling.games.factories.rules.works import buy_price, dump_limit, energy_of, pollution_of, running
from keeling.games.factories.words import (
    BIOTECH,
    COAL,
    CONVENTIONAL,
    FACTORIES,
    GOODS_EACH,
    KINDS_EACH,
    RECYCLING,
    RENEWABLE,
    STEEL,
    TECHNOLOGY,
    WIND,
    WOOD,
)

PAID: Final = 4  # the goods that factories are built of: wood, coal, steel, renewable energy
FUEL: Final = (COAL, RENEWABLE)
START: Final = (WIND, CONVENTIONAL)  # what makes energy, then what factories are built of
SMALL: Final = 2  # factories before the first technology factory is worth its price
POINT: Final = 2  # money that a point for building is worth
ORDER: Final = (TECHNOLOGY, WIND, CONVENTIONAL, RECYCLING, BIOTECH)  # which kinds run first
EARLY: Final = (CONVENTIONAL, WIND, RECYCLING, BIOTECH, TECHNOLOGY)  # while wood or steel is lacking for technology
_SLACK: Final = 2
CALM: Final = 12  # while so much is left to the common defeat nobody worries


def needs(t: FactoriesPosition, seat: int, kind: int) -> list[int]:
    """How many of each good a factory still takes."""
    cost, goods, at = costs(t, seat, kind), t.goods, seat * GOODS_EACH
    short = [0] * PAID
    for good in range(PAID):
        lack = cost[good] - goods[at + good]
        if lack > 0:
            short[good] = lack
    either = t.figures.either[kind]
    if either:
        lack = either + cost[COAL] + cost[RENEWABLE] - energy_held(t, seat)
        if lack > 0:
            short[COAL] += lack
    return short


def price_of(t: FactoriesPosition, seat: int, short: list[int]) -> int:
    """What goods would cost at the bank."""
    price = 0
    for good, count in enumerate(short):
        if count:
            price += count * buy_price(t, seat, good)
    return price


def purse(t: FactoriesPosition, seat: int) -> int:
    """Money that may be spent: once the counter is high, enough is kept to clean up."""
    return t.money[seat] - (clean_cost(t, seat) if t.cpc > t.figures.most_cpc - CALM else 0)


def target(t: FactoriesPosition, seat: int) -> int:
    """The kind of factory worked for now: a small start, then technology, then whatever is cheap for its points."""
    own = t.built[seat * KINDS_EACH : (seat + 1) * KINDS_EACH]
    if not own[TECHNOLOGY]:
        if price_of(t, seat, needs(t, seat, TECHNOLOGY)) <= purse(t, seat):
            return TECHNOLOGY
        if sum(own) >= SMALL:
            return TECHNOLOGY
        return START[0] if not own[START[0]] else START[1]
    best, chosen = 0, -1
    for kind in range(len(FACTORIES)):
        value = price_of(t, seat, needs(t, seat, kind)) - POINT * t.figures.sp[kind]
        if chosen < 0 or value < best:
            best, chosen = value, kind
    return chosen


def spare(t: FactoriesPosition, seat: int, good: int, kind: int) -> int:
    """How many of a good one could do without: what that factory and the next production take is kept."""
    cost, first = costs(t, seat, kind), seat * GOODS_EACH
    left = t.goods[first + good] - (cost[good] if good < PAID else 0)
    if good not in FUEL:
        return left
    kept = full_energy(t, seat) + sum([min(cost[fuel], t.goods[first + fuel]) for fuel in FUEL])
    return min(left, energy_held(t, seat) - kept)


def slack(t: FactoriesPosition, seat: int) -> int:
    """Waste beyond the dump that will be cleaned up in time; none once the counter is high, or without the money."""
    calm = t.figures.most_cpc - t.cpc > CALM and t.money[seat] >= clean_cost(t, seat)
    return _SLACK if calm else 0


def runnable(t: FactoriesPosition, seat: int) -> list[int]:
    """The kinds that the energy at hand can run and the dump can bear together, the most wanted first (F-20, F-22)."""
    if not t.round:  # the first production is free (F-10)
        return [kind for kind in ORDER if running(t, seat, kind) > 0]
    energy, room = energy_held(t, seat) - t.debt[seat], dump_limit(t, seat) - t.waste[seat] + slack(t, seat)
    chosen: list[int] = []
    short = needs(t, seat, target(t, seat))
    early = not t.built[seat * KINDS_EACH + TECHNOLOGY] and short[WOOD] + short[STEEL] > 0
    for kind in EARLY if early else ORDER:
        if running(t, seat, kind) > 0:
            need, soil = energy_of(t, seat, kind), pollution_of(t, seat, kind)
            if need <= energy and soil <= room:
                energy -= need
                room -= soil
                chosen.append(kind)
    return chosen


def full_energy(t: FactoriesPosition, seat: int) -> int:
    """What it takes to run all that one has."""
    return sum([energy_of(t, seat, kind) for kind in ORDER if running(t, seat, kind) > 0])
