"""Plans by rule of thumb: what to make, what to run, and which energy goes into it (F-20, F-23, F-27)."""

from __future__ import annotations

from random import Random
from typing import Final

from keeling.core.agenda import Option
from keeling.games.factories import words
from keeling.games.factories.bots.aims import (
    ORDER,
    energies,
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

_DEAREST: Final = (words.STEEL, words.WOOD, words.RENEWABLE, words.COAL)
_FILLING: Final = (words.BIOMATERIAL, words.RENEWABLE, words.COAL)
_SALES: Final = 5  # goods beyond the store that will be used or sold in time


def plan(t: FactoriesPosition, seat: int, rng: Random) -> Option | None:
    """Energy for the turn after, certificates, recycling, the next factory, the rest."""
    left = places_left(t, seat)
    if left <= 0:
        return ()
    first = seat * words.UNITS_EACH
    planned = t.plan[first : first + words.UNITS_EACH]
    short = needs(t, seat, target(t, seat))
    amounts = _amounts(t, seat, short, left + sum(planned))
    for unit, count in enumerate(amounts):
        if count and not planned[unit]:
            return t.figures.plan[unit][min(count, left)]
    return DONE if _any_unit(t, seat, planned) else ()


def _amounts(t: FactoriesPosition, seat: int, short: list[int], places: int) -> list[int]:
    """How many of each unit: of what is wished for in this order, until no place is left."""
    wanted = energies(t, seat)
    kinds = runnable(t, seat, short, wanted)
    spent = 0
    for kind in kinds:
        spent += wanted[kind]
    after = max(0, energy_held(t, seat) - t.debt[seat] - spent)
    clean = words.RENEWABLE if words.WIND in kinds else words.COAL
    lacking = [(good, short[good]) for good in _DEAREST if short[good]]
    early = not t.built[seat * words.KINDS_EACH + words.TECHNOLOGY]  # then the factory comes before energy
    wishes = lacking if early else []
    wishes.append((clean, min(full_energy(wanted), 8) - after))
    if words.TECHNOLOGY in kinds:
        wishes.append((words.MAKE_CSR, t.figures.hand_limit[words.CSR] - t.csr[seat].bit_count()))
        wishes.append((words.MAKE_CERTIFICATE, 9 - t.goods[seat * words.GOODS_EACH + words.CERTIFICATE]))
    if words.RECYCLING in kinds:
        wishes.append((words.RECYCLE, t.waste[seat] - 3))
    if not early:
        wishes += lacking
    third = places // 3
    wishes += [(words.STEEL, third), (words.WOOD, third)]
    wishes += [(unit, places) for unit in _FILLING]
    amounts = [0] * len(words.UNITS)
    room = works.storage_limit(t, seat) - works.stored(t, seat) + spent + _SALES
    for unit, count in wishes:
        if words.MAKER[unit] not in kinds:
            continue
        stays = unit < len(words.RESOURCES)
        if count > places:
            count = places
        if stays and count > room:
            count = room
        if count > 0:
            amounts[unit] += count
            places -= count
            if stays:
                room -= count
            if not places:
                break
    return amounts


def _any_unit(t: FactoriesPosition, seat: int, planned: list[int]) -> bool:
    """Whether a unit could still be named: else the step is over without a choice."""
    return any(not planned[unit] and works.running(t, seat, kind) > 0 for unit, kind in enumerate(words.MAKER))


def produce(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """All that there is energy for, the most wanted first."""
    if not t.partial:
        return ALL
    able = may_run(t, seat, t.agenda[-1][2][0], planned_kinds(t, seat))
    for kind in ORDER:
        if kind in able:
            return t.figures.run[kind]
    return DONE


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
