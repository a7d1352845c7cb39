"""Plans by rule of thumb: what to make, what to run, and which energy goes into it (F-20, F-23, F-27)."""

from __future__ import annotations

from random import Random
from typing import Final

from keeling.core.agenda import Option
from keeling.games.factories import words
from keeling.games.factories.bots.aims import (
    ORDER,
    full_energy,
    needs,
    runnable,
    target,
)
from keeling.games.factories.position import FactoriesPosition
from keeling.games.factories.rules import works
from keeling.games.factories.rules.bank import energy_held
from keeling.games.factories.rules.energy import mix
from keeling.games.factories.rules.planning import DONE, places_left
from keeling.games.factories.rules.production import ALL, may_run, planned_kinds

_SALES: Final = 5  # goods beyond the store that will be used or sold in time


def plan(t: FactoriesPosition, seat: int, rng: Random) -> Option | None:
    """Energy for the turn after, certificates, recycling, the next factory, the rest."""
    left = places_left(t, seat)
    if left <= 0:
        return ()
    first = seat * words.UNITS_EACH
    planned = t.plan[first : first + words.UNITS_EACH]
    kinds = runnable(t, seat)
    amounts = _amounts(t, seat, kinds, left + sum(planned))
    for unit, count in enumerate(amounts):
        if count and not planned[unit]:
            return t.figures.plan[unit][min(count, left)]
    return DONE if _any_unit(t, seat, planned) else ()


def _amounts(t: FactoriesPosition, seat: int, kinds: list[int], places: int) -> list[int]:
    """How many of each unit: of what is wished for in this order, until no place is left."""
    spent = sum([works.energy_of(t, seat, kind) for kind in kinds])
    after = max(0, energy_held(t, seat) - t.debt[seat] - spent)
    clean = words.RENEWABLE if words.WIND in kinds else words.COAL
    short = needs(t, seat, target(t, seat))
    lacking = [(good, short[good]) for good in (words.STEEL, words.WOOD, words.RENEWABLE, words.COAL)]
    early = not t.built[seat * words.KINDS_EACH + words.TECHNOLOGY]  # then the factory comes before energy
    wishes = [
        *(lacking if early else []),
        (clean, min(full_energy(t, seat), 8) - after),
        (words.MAKE_CSR, t.figures.hand_limit[words.CSR] - t.csr[seat].bit_count()),
        (words.MAKE_CERTIFICATE, 9 - t.goods[seat * words.GOODS_EACH + words.CERTIFICATE]),
        (words.RECYCLE, t.waste[seat] - 3),
        *([] if early else lacking),
        (words.STEEL, places // 3),
        (words.WOOD, places // 3),
        (words.BIOMATERIAL, places),
        (words.RENEWABLE, places),
        (words.COAL, places),
    ]
    amounts = [0] * len(words.UNITS)
    room = works.storage_limit(t, seat) - works.stored(t, seat) + spent + _SALES
    for unit, count in wishes:
        if words.MAKER[unit] in kinds:
            count = min(count, places, room if unit < len(words.RESOURCES) else places)
            if count > 0:
                amounts[unit] += count
                places -= count
                room -= count if unit < len(words.RESOURCES) else 0
    return amounts


def _any_unit(t: FactoriesPosition, seat: int, planned: list[int]) -> bool:
    """Whether a unit could still be named: else the step is over without a choice."""
    return any(not planned[unit] and works.running(t, seat, words.MAKER[unit]) > 0 for unit in range(len(words.UNITS)))


def produce(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """All that there is energy for, the most wanted first."""
    if not t.partial:
        return ALL
    able = may_run(t, seat, t.agenda[-1][2][0], planned_kinds(t, seat))
    return next((t.figures.run[kind] for kind in ORDER if kind in able), DONE)


def energy(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """What the next factory does not take."""
    amount, low, high, _ = t.agenda[-1][2]
    cost = t.figures.cost[target(t, seat)]
    coal = high if cost[words.RENEWABLE] > cost[words.COAL] else low
    return mix("pay", coal, amount - coal)


def mayor_mix(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """The dearer of the two, but what coal the next factory takes."""
    amount = t.agenda[-1][2][0]
    coal = min(amount, needs(t, seat, target(t, seat))[words.COAL])
    return mix("take", coal, amount - coal)
