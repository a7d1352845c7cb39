"""What a company works for: its next factory, what that takes, and what is to be had for it (F-30, F-31)."""

from __future__ import annotations

from typing import Final

from keeling.games.factories.position import FactoriesPosition
from keeling.games.factories.rules.bank import energy_held
from keeling.games.factories.rules.build import costs
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
    TECHNOLOGY,
    WIND,
)

PAID: Final = 4  # the goods that factories are built of: wood, coal, steel, renewable energy
START = (WIND, CONVENTIONAL)
SMALL = 3  # factories before the first technology factory is worth its price
POINT = 3  # money that a point for building is worth
ORDER: Final = (TECHNOLOGY, WIND, CONVENTIONAL, RECYCLING, BIOTECH)  # which kinds run first
_SLACK = 2  # waste beyond the dump that can be cleaned up in time


def needs(t: FactoriesPosition, seat: int, kind: int) -> list[int]:
    """How many of each good a factory still takes."""
    cost, first = costs(t, seat, kind), seat * GOODS_EACH
    short = [max(0, cost[good] - t.goods[first + good]) for good in range(PAID)]
    either = t.figures.either[kind]
    if either:
        short[COAL] += max(0, either + cost[COAL] + cost[RENEWABLE] - energy_held(t, seat))
    return short


def price_of(t: FactoriesPosition, seat: int, short: list[int]) -> int:
    """What goods would cost at the bank."""
    return sum([buy_price(t, seat, good) * count for good, count in enumerate(short) if count])


def target(t: FactoriesPosition, seat: int) -> int:
    """The kind of factory worked for now: a small start, then technology, then whatever is cheap for its points."""
    own = t.built[seat * KINDS_EACH : (seat + 1) * KINDS_EACH]
    if not own[TECHNOLOGY]:
        if price_of(t, seat, needs(t, seat, TECHNOLOGY)) <= t.money[seat]:
            return TECHNOLOGY
        for kind in START:
            if own[kind] < START.count(kind) and sum(own) < SMALL:
                return kind
        return TECHNOLOGY
    best, chosen = 0, -1
    for kind in range(len(FACTORIES)):
        value = price_of(t, seat, needs(t, seat, kind)) - POINT * t.figures.sp[kind]
        if chosen < 0 or value < best:
            best, chosen = value, kind
    return chosen


def runnable(t: FactoriesPosition, seat: int) -> list[int]:
    """The kinds that the energy at hand can run and the dump can bear together, the most wanted first (F-20, F-22)."""
    if not t.round:  # the first production is free (F-10)
        return [kind for kind in ORDER if running(t, seat, kind) > 0]
    energy, room = energy_held(t, seat) - t.debt[seat], dump_limit(t, seat) - t.waste[seat] + _SLACK
    chosen: list[int] = []
    for kind in ORDER:
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
