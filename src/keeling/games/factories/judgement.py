"""What a position of Factory Commons is worth to a seat: the common counter first, then who is there first (F-1)."""

from __future__ import annotations

from math import exp
from typing import Final

from keeling.games.factories.rules.bank import energy_held
from keeling.games.factories.rules.production import energy_for, planned_kinds
from keeling.games.factories.rules.round import winners
from keeling.games.factories.rules.works import dump_limit, energy_of, factories, storage_limit, stored
from keeling.games.factories.table import Table
from keeling.games.factories.words import (
    CERTIFICATE,
    COAL,
    CSR,
    FACTORIES,
    MAKE_CERTIFICATE,
    MAKE_COMPONENT,
    MAKE_CSR,
    RECYCLE,
    RENEWABLE,
    TECHNOLOGY,
    UNITS,
)

ALIVE: Final = 0.2  # a game lost to a rival; the common defeat is worth 0
HURRY: Final = 1.1  # rounds of lead that make one about e times as likely to win
FULL: Final = 7  # energy that is enough for a good turn, however many factories there are
CERTIFIED: Final = 0.55  # certificates per place and round that a technology factory turns into points


def judge(t: Table) -> list[float]:
    """For each seat between 0, the common defeat, and 1, a sure win."""
    if t.ending:
        return _final(t)
    rounds = [rounds_to_go(t, seat) for seat in range(t.seats)]
    first = min(rounds)
    alive = survival(t, first)
    odds = [exp((first - one) / HURRY) for one in rounds]
    total = sum(odds)
    return [alive * (ALIVE + (1 - ALIVE) * one / total) for one in odds]


def outlook(t: Table, seat: int) -> tuple[float, float]:
    """The points a seat may expect when the first is there, and the chance that the common counter holds."""
    if t.ending:
        return float(t.sp[seat]), 0.0 if t.ending == "defeat" else 1.0
    rounds = [rounds_to_go(t, one) for one in range(t.seats)]
    first = min(rounds)
    late = rounds[seat] - first
    return max(float(t.sp[seat]), t.figures.goal - late * pace(t, seat)), survival(t, first)


def _final(t: Table) -> list[float]:
    won = winners(t)
    if not won:
        return [0.0] * t.seats
    goal = float(max(1, *t.sp))
    shares = [1.0 / len(won) if seat in won else 0.0 for seat in range(t.seats)]
    return [ALIVE + (1 - ALIVE) * (0.9 * shares[seat] + 0.1 * t.sp[seat] / goal) for seat in range(t.seats)]


def survival(t: Table, left: float) -> float:
    """The chance that the common counter stays within its limit until somebody is there."""
    spill = 0.0
    for seat in range(t.seats):
        waste = t.waste[seat] - dump_limit(t, seat)
        over = stored(t, seat) - storage_limit(t, seat)
        if over > 0:
            waste += over
        if waste > -4:
            spill += 0.3 * (waste + 4)
        if waste > 0:
            spill += waste
    rise = (t.figures.round_cpc + 0.25 * t.seats) * (left if left < 5 else 5.0) + spill
    margin = t.figures.most_cpc + 0.5 - t.cpc - rise
    return 1.0 / (1.0 + exp(-margin / 1.8))


def pace(t: Table, seat: int) -> float:
    """Points that a seat makes in a round as it stands."""
    made = 0.6 + t.factory_points * factories(t, seat)
    if t.built[seat * 5 + TECHNOLOGY]:
        made += CERTIFIED * _places(t, seat) * (0.3 + 0.7 * _readiness(t, seat))
    return made


def _places(t: Table, seat: int) -> int:
    return t.figures.places + t.figures.further_places * (factories(t, seat) - 1)


def _readiness(t: Table, seat: int) -> float:
    """How far the energy at hand, to come and to be bought goes towards a turn of full production."""
    first = seat * len(UNITS)
    held = energy_held(t, seat) - t.debt[seat]
    coming = t.plan[first + COAL] + t.plan[first + RENEWABLE]
    if coming and held < energy_for(t, seat, planned_kinds(t, seat)) and not _free(t, seat):
        coming = 0
    supply = held + 0.7 * coming + 0.25 * t.money[seat]
    full = 0
    for kind in range(len(FACTORIES)):
        if t.built[seat * 5 + kind]:
            full += energy_of(t, seat, kind)
    full = max(1, full if full < FULL else FULL)
    return max(0.0, supply / full) if supply < full else 1.0


def _free(t: Table, seat: int) -> bool:
    """Whether the plan is the first one, which needs no energy (F-10)."""
    return t.round == 0 or (
        t.round == 1 and t.active != seat and not t.waste[seat] and t.sp[seat] == t.figures.start_sp
    )


def rounds_to_go(t: Table, seat: int) -> float:
    """How many rounds a seat still needs to the goal: as it is, or by way of a technology factory (F-53)."""
    f = t.figures
    if seat in t.reached:
        return -0.2 * t.sp[seat]
    has = points(t, seat)
    missing = f.goal - has
    if missing <= 0:
        return 0.02 * missing
    wealth = _wealth(t, seat)
    now = pace(t, seat)
    straight = missing / now
    if t.built[seat * 5 + TECHNOLOGY]:
        return straight - 0.012 * wealth
    ready = _readiness(t, seat)
    income = (2.0 + 1.1 * _places(t, seat)) * (0.35 + 0.65 * ready)
    lacking = _missing(t, seat)
    build = (lacking - wealth) / income
    least = 1.0 + 0.03 * lacking  # a factory that could be paid for is not yet a factory
    if build < least:
        build = least + 0.1 * (build - least)
    then = missing - build * now - f.sp[TECHNOLOGY]
    after = now + t.factory_points + CERTIFIED * (_places(t, seat) + f.further_places) * 0.8
    by_way = build + max(0.5, then / after)
    return (by_way if by_way < straight else straight) - 0.004 * wealth


def points(t: Table, seat: int) -> float:
    """Points had and as good as had, less what is about to go wrong."""
    waste, dump = t.waste[seat], dump_limit(t, seat)
    has = t.sp[seat] + 0.9 * t.goods[seat * 6 + CERTIFICATE]
    has += 0.35 * t.marketing[seat].bit_count() + 0.8 * t.csr[seat].bit_count() + 0.3 * t.parts[seat].bit_count()
    for site in range(len(t.site_owner)):
        if t.site_owner[site] == seat:
            if t.site_part[site] >= 0:
                has += 0.7
            if t.site_halt[site]:
                has -= 0.4
    planned = t.plan[seat * len(UNITS) + MAKE_CERTIFICATE]
    if planned:
        has += planned * (0.75 if energy_held(t, seat) >= energy_for(t, seat, planned_kinds(t, seat)) else 0.1)
    has -= 0.05 * waste + 0.05 * t.debt[seat]
    if waste > dump - 5:
        has -= 0.3 * (waste - dump + 5)
    over = stored(t, seat) - storage_limit(t, seat)
    if over > 0:
        has -= 0.4 * over
    if t.skip[seat]:
        has -= 1.0 + t.factory_points * factories(t, seat)
    return has


def _coming(t: Table, seat: int) -> list[float]:
    """The five resources a seat has or will make; of a plan without energy little is to be expected."""
    first = seat * len(UNITS)
    runs = _free(t, seat) or energy_for(t, seat, planned_kinds(t, seat)) <= energy_held(t, seat) - t.debt[seat]
    share = 0.85 if runs else 0.2
    return [t.goods[seat * 6 + good] + share * t.plan[first + good] for good in range(5)]


def _missing(t: Table, seat: int) -> float:
    """The money's worth of goods that a technology factory still takes (F-30); what is held counts a little more."""
    need = t.figures.cost[TECHNOLOGY]
    have = _coming(t, seat)
    cost = 0.0
    for good in range(4):
        cost += t.price[good] * (need[good] - 1.2 * (have[good] if have[good] < need[good] else need[good]))
    return cost


def _wealth(t: Table, seat: int) -> float:
    """Money, goods beyond what the technology factory takes, and what else the plan will bring if there is energy."""
    need = t.figures.cost[TECHNOLOGY]
    built = t.built[seat * 5 + TECHNOLOGY]
    have = _coming(t, seat)
    worth = float(t.money[seat])
    for good in range(5):
        spare = have[good] if built or good == 4 else have[good] - need[good]
        if spare > 0:
            worth += (t.price[good] - 1.3) * spare
    first = seat * len(UNITS)
    if t.plan[first + RECYCLE]:
        worth += 0.8 * min(t.plan[first + RECYCLE], t.waste[seat] + 1)
    if t.plan[first + MAKE_CSR]:
        worth += 3.0 * min(t.plan[first + MAKE_CSR], t.figures.hand_limit[CSR] - t.csr[seat].bit_count())
    if t.plan[first + MAKE_COMPONENT] and not t.parts[seat]:
        worth += 1.5
    return worth
