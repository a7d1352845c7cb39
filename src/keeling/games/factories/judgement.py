"""What a position of Factory Commons is worth to a seat: the common counter first, then the lead (F-1)."""

from __future__ import annotations

from math import exp
from typing import Final

from keeling.games.factories.rules.bank import energy_held
from keeling.games.factories.rules.production import energy_for, planned_kinds
from keeling.games.factories.rules.round import winners
from keeling.games.factories.rules.works import dump_limit, energy_of, factories, pollution_of, storage_limit, stored
from keeling.games.factories.table import Table
from keeling.games.factories.words import CERTIFICATE, FACTORIES, MAKER, RESOURCES, UNITS

ALIVE = 0.2  # a game lost to a rival; the common defeat is worth 0
GOODS: Final[list[float]] = [0.35, 0.4, 0.5, 0.55, 0.55, 0.9]  # points a stored unit may become
MADE: Final[list[float]] = [0.3, 0.33, 0.45, 0.48, 0.5, 0.3, 0.5, 0.75, 0.8]  # and a planned one

# how readily a bot takes a move in passing, by its first word
BENTS: Final[dict[str, float]] = {
    "build": 40.0, "use": 10.0, "play": 6.0, "run": 8.0, "plan": 8.0, "clean": 3.0, "sell": 1.5, "buy": 0.7,
    "burn": 0.02, "offer": 0.1, "withdraw": 0.3, "end": 0.5, "done": 0.5, "remove": 0.02, "move": 0.05,
}  # fmt: skip


def judge(t: Table) -> list[float]:
    """For each seat between 0, the common defeat, and 1, a sure win."""
    if t.ending:
        return _final(t)
    left = rounds_left(t)
    scale = 2.0 + 0.6 * left
    alive = survival(t, left)
    worths = [worth(t, seat, left) for seat in range(t.seats)]
    best = max(worths)
    odds = [exp((one - best) / scale) for one in worths]
    total = sum(odds)
    return [alive * (ALIVE + (1 - ALIVE) * one / total) for one in odds]


def outlook(t: Table, seat: int) -> tuple[float, float]:
    """The points a seat may expect, and the chance that the common counter holds."""
    if t.ending:
        return float(t.sp[seat]), 0.0 if t.ending == "defeat" else 1.0
    left = rounds_left(t)
    return worth(t, seat, left), survival(t, left)


def _final(t: Table) -> list[float]:
    won = winners(t)
    if not won:
        return [0.0] * t.seats
    goal = float(max(1, max(t.sp)))
    shares = [1.0 / len(won) if seat in won else 0.0 for seat in range(t.seats)]
    return [ALIVE + (1 - ALIVE) * (0.9 * shares[seat] + 0.1 * t.sp[seat] / goal) for seat in range(t.seats)]


def rounds_left(t: Table) -> float:
    """Rounds until the leader is likely to be there."""
    if t.reached:
        return 0.0
    fewest = 12.0
    for seat in range(t.seats):
        pace = 1.2 + t.factory_points * factories(t, seat)
        fewest = min(fewest, (t.figures.goal - t.sp[seat]) / pace)
    return fewest if fewest > 0.5 else 0.5


def survival(t: Table, left: float) -> float:
    """The chance that the common counter stays within its limit."""
    spill = 0.0
    for seat in range(t.seats):
        waste = t.waste[seat] - dump_limit(t, seat) + 0.8 * max(0, stored(t, seat) - storage_limit(t, seat))
        spill += max(0.0, waste) + 0.25 * max(0.0, waste + 4)
    rise = t.figures.round_cpc * left + spill - 0.35 * t.seats * left
    margin = t.figures.most_cpc + 0.5 - t.cpc - max(rise, 0.5 * t.figures.round_cpc * left)
    return 1.0 / (1.0 + exp(-margin / 2.5))


def worth(t: Table, seat: int, left: float) -> float:
    """The points a seat is likely to end with, from what it has now."""
    soon = left if left < 4 else 4.0
    own = t.built[seat * 5 : seat * 5 + 5]
    count = sum(own)
    points = t.sp[seat] + t.factory_points * count * left + 0.25 * count * soon
    points += 0.5 * sum([1 for kind in own if kind]) * (soon / 2)
    fade = 0.25 * soon  # what lies in store late in the game turns into nothing
    over = max(0, stored(t, seat) - storage_limit(t, seat))
    for good in range(len(RESOURCES)):
        points += GOODS[good] * fade * t.goods[seat * 6 + good]
    points += GOODS[CERTIFICATE] * (1.0 if left > 1 else 0.6) * t.goods[seat * 6 + CERTIFICATE]
    points += 0.22 * fade * t.money[seat] if t.money[seat] < 20 else 4.4 * fade
    points += 0.7 * fade * (t.marketing[seat].bit_count() + 1.5 * t.csr[seat].bit_count() + t.parts[seat].bit_count())
    points += sum([0.9 * fade for s, part in enumerate(t.site_part) if part >= 0 and t.site_owner[s] == seat])
    points -= 0.8 * over * fade + 0.3 * t.debt[seat]
    room = dump_limit(t, seat) - t.waste[seat]
    points -= 0.12 * t.waste[seat] * fade + (0.6 * (3 - room) if room < 3 else 0.0)
    if t.skip[seat]:
        points -= 1.5 + count
    return points + fade * _prospect(t, seat)


def _prospect(t: Table, seat: int) -> float:
    """What the plan is worth, as far as the energy for it is there."""
    first = seat * len(UNITS)
    kinds = planned_kinds(t, seat)
    if not kinds:
        return 0.0
    held, need = energy_held(t, seat), energy_for(t, seat, kinds)
    odds = 1.0 if t.round <= 1 and t.active != seat else 1.0 if held >= need else 0.45
    made = 0.0
    for unit in range(len(UNITS)):
        if kinds >> MAKER[unit] & 1:
            made += MADE[unit] * min(t.plan[first + unit], t.waste[seat] + 1 if unit == 5 else 99)
    for kind in range(len(FACTORIES)):
        if kinds >> kind & 1:
            made -= 0.12 * pollution_of(t, seat, kind) + 0.2 * energy_of(t, seat, kind)
    return odds * made
