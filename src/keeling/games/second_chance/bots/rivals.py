"""What a competitive position is worth: the planet first, then the lead (S-64, S-81)."""

from __future__ import annotations

from math import exp
from typing import Final

from keeling.games.co2_family.rules.income import income_on
from keeling.games.co2_family.rules.supplies import permits_of
from keeling.games.co2_family.words import EACH, READY
from keeling.games.second_chance.bots.backing import claim_chances
from keeling.games.second_chance.bots.horizon import Horizon
from keeling.games.second_chance.bots.works import Works, plants_ahead
from keeling.games.second_chance.position import SecondChancePosition
from keeling.games.second_chance.rules.build import own_tech
from keeling.games.second_chance.rules.events import is_safe, struck_region
from keeling.games.second_chance.rules.goals import goal_points

EFFECTIVE: Final = 0.68  # of the main actions, the part that goes into plants
GOAL: Final = 8.0  # what a company goal is usually worth
TURN: Final = 8.0  # points that a turn brings
BACKING: Final = 0.35  # points of a backing for each turn left, beside the goals in sight
TECH: Final = 8  # as much as a player has good use for
SPREAD: Final = 9.0  # ppm, and more the further off a supply phase is


def survival(t: SecondChancePosition, horizon: Horizon) -> float:
    """The chance that CO₂ never exceeds the limit."""
    f = t.figures
    works = Works(t, horizon)
    ahead = horizon.actions
    tiles = sum(t.fossils)
    mean = sum([t.fossils[kind] * f.ppm[kind + 1] for kind in range(3)]) / tiles if tiles else 0.0
    level = float(t.co2)
    chance = 1.0
    coming = any(step[0] in ("demand", "next-decade") for step in t.agenda)
    first = t.decade if coming else t.decade + 1
    for decade in range(first, f.decades[t.mode] + 1):
        for region, spaces in enumerate(f.spaces):
            if decade <= spaces and t.space[f.first_space[region] + decade - 1] == 0:
                level += mean
        actions = ahead[decade - t.decade - 1] if decade > t.decade else 0.0
        if decade == t.decade + 1:  # what can still be built before the next supply
            ready, begun, new = plants_ahead(works.prepared_now, works.planned_now, actions)
            plants = min(0.8 * ready + 0.35 * begun + 0.05 * new, works.paid_now)
        else:
            plants = sum(plants_ahead(works.prepared, works.planned, EFFECTIVE * actions))
        margin = f.limit - 5 - level + plants * mean
        one = 1.0 / (1.0 + exp(max(-40.0, min(40.0, -margin / (SPREAD + 0.35 * actions)))))
        chance *= one
    return chance


def worth(t: SecondChancePosition, seat: int, left: int) -> float:
    """The points a player is likely to end with; the weights are those that foretold finished games best."""
    f = t.figures
    near = left if left < 8 else 8
    tech, permits = t.tech[seat], permits_of(t, seat)
    incomes = f.decades[t.mode] - t.decade
    for step in t.agenda:
        if step[0] == "income":
            incomes += 1
    points = t.vp[seat] + TURN * left + 0.5 * t.money[seat] + 0.03 * near * min(t.money[seat], 9)
    points += 0.1 * tech + 0.2 * near * (tech if tech < TECH else TECH + 0.3 * (tech - TECH))
    points += 0.4 * t.price * permits + 0.08 * near * min(permits, 4)
    if left > 1:
        points += (0.6 + 0.3 * t.price) * min(permits, 2)
    points += _knowledge(t, seat, incomes) + _scientists(t, seat, incomes)
    if left > 0:
        points += 0.8 * _prospect(t, seat)
    cards = t.lobby[seat].bit_count()
    points += 1.3 * (cards if cards < left else left)
    points += _claims(t, seat, left) + _events(t, seat)
    points += BACKING * near * sum(t.backing[seat * EACH : (seat + 1) * EACH])
    if not t.cashed[seat]:
        points += GOAL
    return points


def _knowledge(t: SecondChancePosition, seat: int, incomes: int) -> float:
    """What the tracks will pay: the further off, the likelier others overtake, and the more a disc ahead is worth."""
    paid = levels = 0
    for energy in range(EACH):
        level = t.expertise[seat * EACH + energy]
        if level:
            paid += income_on(t, seat, energy)
            levels += level
    return paid * incomes * (1.0 - 0.11 * incomes) + 0.55 * levels * max(0, incomes - 1)


def _scientists(t: SecondChancePosition, seat: int, incomes: int) -> float:
    """What they will teach: most on a project, least in the pool; on a lobbyist they stay for good (S-30)."""
    standing = 2.3 * t.worker.count(seat) + 1.2 * t.speaker.count(seat) + 1.1 * t.hand[seat] + 0.6 * t.pool[seat]
    return standing * (incomes - 0.5 if incomes else 0.0)


def goal_surplus(t: SecondChancePosition, seat: int, left: int) -> float:
    """By how much the company goal, as its owner sees it, is worth more than usual: scored, or in money (S-81)."""
    if t.cashed[seat] or t.goal[seat] < 0:
        return 0.0
    scored = goal_points(t, seat, permits_of(t, seat)) + 0.6 * left
    return max(scored, t.figures.discard_money / t.figures.dollars_per_vp) - GOAL


def _prospect(t: SecondChancePosition, seat: int) -> float:
    """What the best plant within reach would bring (S-42), and own infrastructure that waits for a builder."""
    f = t.figures
    best = 0.0
    waiting = 0
    for slot, code in enumerate(t.project):
        energy = code - READY
        if energy < 0:
            continue
        if t.owner[slot] == seat:
            waiting += 1
        level = t.level[slot] - 1
        money, _, tech, points = f.plants[energy][level]
        short = max(0, money - t.money[seat]) + 2 * max(0, own_tech(t, tech, f.slot_region[slot]) - t.tech[seat])
        short += 2 * max(0, f.marks[energy][level] - t.expertise[seat * EACH + energy])
        gain = points - 0.5 * money - 0.5 * short
        if gain > best:
            best = gain
    return 0.6 * best + 0.3 * waiting


def _claims(t: SecondChancePosition, seat: int, left: int) -> float:
    """UN goals claimed and within reach, by the table of points (S-81)."""
    f = t.figures
    most = len(f.un_scored) - 1
    claimed = min(t.claims[seat].bit_count(), most)
    if left > 0 and claimed < most:
        expected = claimed + min(float(left), 0.8 * sum(sorted(claim_chances(t, seat, left))[-(most - claimed) :]))
    else:
        expected = float(claimed)
    whole = min(int(expected), most - 1)
    return f.un_scored[whole] + (expected - whole) * (f.un_scored[whole + 1] - f.un_scored[whole])


def _events(t: SecondChancePosition, seat: int) -> float:
    """What the events in sight will cost a player who has nothing in their regions (S-70)."""
    cost = 0.0
    if t.event >= 0 and not is_safe(t, seat, struck_region(t, t.event)):
        cost += 2.5
    if t.next_event >= 0 and not is_safe(t, seat, struck_region(t, t.next_event)):
        cost += 1.2
    return -cost
