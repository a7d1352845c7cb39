"""Whether a team is likely to pay for the open goals and for the climate, decade by decade (S-55, S-63)."""

from __future__ import annotations

from math import ceil, exp
from typing import Final

from keeling.games.co2_family.bots.climate import empty_spaces, mean_ppm
from keeling.games.co2_family.model.words import EACH, TOPICS
from keeling.games.co2_family.rules.income import incomes_of_all
from keeling.games.co2_family.rules.supplies import permits_of_all
from keeling.games.second_chance.bots.environment import delays, summit_work
from keeling.games.second_chance.bots.horizon import SECOND, Horizon
from keeling.games.second_chance.bots.works import Works, plants_ahead
from keeling.games.second_chance.model.position import SecondChancePosition, team_points
from keeling.games.second_chance.model.words import COOPERATIVE
from keeling.kit.motives import likely

EFFECTIVE: Final = 0.8  # of the main actions, the part that goes into plants
# by how much each main action raises the income at first, for 1 to 4 players; the less, the nearer it is to the top
GROWTH: Final[list[float]] = [2.0, 1.3, 1.4, 1.5]
TOP: Final[list[float]] = [26.0, 36.0, 48.0, 50.0]
# what a plant brings in points beside the goals, when prepared, when planned, from nothing
READY_NET, BEGUN_NET, NEW_NET = 2.0, 2.5, 4.0
PLANT: Final = 6.5  # points of a plant
KNOWLEDGE: Final = 0.55  # of one more space on a track, for each income to come
TOO_LITTLE: Final = -99.0  # a reduction proposed that leaves the planet too hot
IDLE: Final = 9.0  # of what a player has beside points, what is left over at the end
SUMMIT: Final = 2.5  # work after which a summit is a third as likely to be held
# what scientists who are free to move teach in a turn, by their number
CIRCULATING: Final[list[float]] = [0.0, 0.6, 1.05, 1.3, 1.45]


def team_chance(t: SecondChancePosition, horizon: Horizon) -> float:
    """The chance that the team pays for everything up to the end."""
    margins, spreads = outlook(t, horizon)
    chance = 1.0
    for number, margin in enumerate(margins):
        one = likely(margin / spreads[number])
        chance = chance * one if number in (0, len(margins) - 1) else min(chance, one)
    return chance


def outlook(t: SecondChancePosition, horizon: Horizon) -> tuple[list[float], list[float]]:
    """By decade to come, the points the team has to spare at its lowest, and how uncertain that is."""
    f = t.figures
    works = Works(t, horizon)
    ahead = horizon.actions
    goals, supply, takers = phases(t)
    dues = _dues(t, works, ahead, goals)
    incomes = _incomes(t, takers, ahead)
    near = _plants_soon(works, ahead[0])
    gains, rises = _gains(t, works, ahead, near)
    points = float(team_points(t))
    level = float(t.co2)
    if t.proposed > 0:  # what all look at is as good as done (S-63)
        points -= t.proposed * f.cut_cost[t.decade - 1]
        level -= t.proposed * f.cut_ppm
    # this decade only what is points already can pay; later money has become plants
    liquid = points + incomes[0] + PLANT * near - dues[0]
    if supply:
        liquid -= _penalties(t)
    points += wealth(t, horizon, len(ahead) - (0 if takers else 1)) - IDLE * t.seats
    margins: list[float] = []
    spreads: list[float] = []
    floor, limit, step = float(f.start_co2[COOPERATIVE]), float(f.limit), float(f.cut_ppm)
    for number, actions in enumerate(ahead):
        cost = f.cut_cost[t.decade - 1 + number]
        points += incomes[number] + gains[number] - dues[number]
        lowest = liquid if number == 0 else points
        level = max(floor, level + rises[number])
        if number == 0 and t.proposed >= 0 and level > limit:
            lowest = TOO_LITTLE
        if number or supply:
            steps = max(0.0, (level - limit) / step)
            if not actions:
                steps = float(ceil(steps - 0.001))
            points -= steps * cost
            level -= steps * step
            lowest -= steps * cost
            if number + 1 < len(rises):  # what must go anyway is cheapest now, as far as the next goals can be paid
                later = (level + sum(rises[number + 1 :]) - limit) / step
                spare = lowest - max(0.0, dues[number + 1] - incomes[number + 1] - gains[number + 1])
                extra = max(0.0, min(later, (level - floor) / step, spare / (cost or 1)))
                points -= extra * cost
                level -= extra * step
        margins.append(lowest)
        spreads.append(0.8 + 0.3 * actions + (0.06 * cost * max(0.0, rises[0]) / step if not number else 2.0))
    return margins, spreads


def _incomes(t: SecondChancePosition, takers: list[int], ahead: list[float]) -> list[float]:
    """By decade to come, what the tracks will pay all; in this one only those who have not been paid."""
    each = incomes_of_all(t)
    whole = sum(each)
    growth = max(0.0, GROWTH[t.seats - 1] * (1 - whole / TOP[t.seats - 1]))
    first = sum([each[seat] for seat in takers]) + (growth * ahead[0] if takers else 0.0)
    return [first, *[whole + growth * actions / (1 + growth * actions / TOP[t.seats - 1]) for actions in ahead[1:]]]


def _plants_soon(works: Works, actions: float) -> float:
    """Plants that will be built in this decade."""
    ready, begun, new = plants_ahead(works.prepared_now, works.planned_now, actions)
    return min(ready + 0.7 * begun + 0.3 * new, works.paid_now)


def _gains(t: SecondChancePosition, works: Works, ahead: list[float], near: float) -> tuple[list[float], list[float]]:
    """By decade to come, the points that plants will bring, and by how much CO₂ will rise in spite of them."""
    mean = mean_ppm(t)
    gains: list[float] = []
    rises: list[float] = []
    before = (0.0, 0.0, 0.0)
    for number, actions in enumerate(ahead):
        plants = plants_ahead(works.prepared, works.planned, EFFECTIVE * actions)
        ready, begun, new = plants[0] - before[0], plants[1] - before[1], plants[2] - before[2]
        before = plants
        gains.append(READY_NET * ready + BEGUN_NET * begun + NEW_NET * new)
        coming = ready + begun + new if number else near
        rises.append(mean * (empty_spaces(t, t.decade + number) - coming))
        if t.seats == 1:  # second main actions heat the planet
            rises[-1] += (
                t.figures.second_ppm * SECOND / (1 + SECOND) * (actions - ahead[number - 1] if number else actions)
            )
    return gains, rises


def _dues(t: SecondChancePosition, works: Works, ahead: list[float], goals: bool) -> list[float]:
    """By decade to come, what the goals that are likely to be open will cost."""
    costs = t.figures.goal_cost
    waits = [wait for wait in delays(t, works) if wait]
    dues: list[float] = []
    for number, actions in enumerate(ahead):
        if number == 0 and not goals:
            dues.append(0.0)
            continue
        still = sum([exp(-actions / wait) for wait in waits])
        if t.inspectors:
            still += 2 * still / max(1, len(t.environment))  # two of them are watched and cost double (S-85)
        dues.append(still * costs[t.decade - 1 + number])
    return dues


def _penalties(t: SecondChancePosition) -> float:
    """What fossil plants of this decade will cost players who control too much and have too few permits (S-62)."""
    f = t.figures
    due = [0] * t.seats
    for region, holder in enumerate(t.control):
        if holder >= 0 and t.decade <= f.spaces[region]:
            due[holder] += t.space[f.first_space[region] + t.decade - 1] == 0
    if not any(due):
        return 0.0
    permits = permits_of_all(t)
    return float(t.price * sum([max(0, due[seat] - permits[seat]) for seat in range(t.seats)]))


def phases(t: SecondChancePosition) -> tuple[bool, bool, list[int]]:
    """Of this decade: whether goals and supply are still to come, and who still takes income."""
    goals = supply = False
    takers: list[int] = []
    for name, seat, _ in t.agenda:
        if name == "environmental-goals":
            goals = True
        elif name == "reduce":
            supply = True
        elif name == "split-income":
            takers.append(seat)
        elif name in ("income", "next-decade"):
            takers = list(range(t.seats))
            if name == "next-decade":
                goals = supply = True
    return goals, supply, takers


def goods(t: SecondChancePosition, seat: int, left: int) -> float:
    """What money, tech, permits and cards are worth to the team in points, so many turns before the end."""
    money, tech, permits = t.money[seat], t.tech[seat], t.permits[seat]
    use = 10 + 1.5 * left
    points = 0.45 * (money if money < 10 else 10)
    if money > 10:
        points += 0.2 * (money - 10) if money < use else 0.2 * (use - 10) + 0.03 * (money - use)
    use = 0.8 + 0.9 * left if left < 4 else 4.4
    points += 0.6 * tech if tech < use else 0.6 * use + 0.1 * (tech - use)
    for region, holder in enumerate(t.control):
        if holder == seat:
            permits += t.permits_in[region]
    use = 0.3 + 0.5 * left
    points += 1.2 * permits if permits < use else 1.2 * use + 0.2 * (permits - use)
    if left > 1:
        points += (0.2 + 0.25 * t.price) * (permits if permits < 2 else 2)
    cards = t.lobby[seat].bit_count()
    return points + 1.1 * (cards if cards < left else left)


def people(t: SecondChancePosition, seat: int, left: int, incomes: int, returning: float) -> float:
    """What the scientists will teach; on a lobbyist they stay for good (S-30)."""
    working = t.worker.count(seat)
    free = working + t.hand[seat] + returning
    points = KNOWLEDGE * incomes * (0.8 * working + 0.3 * t.hand[seat])
    whole = int(free)
    if whole < 4:
        points += left * (CIRCULATING[whole] + (free - whole) * (CIRCULATING[whole + 1] - CIRCULATING[whole]))
    else:
        points += left * CIRCULATING[4]
    for energy in range(EACH):
        points += 0.03 * left * t.expertise[seat * EACH + energy]
    return points


def wealth(t: SecondChancePosition, horizon: Horizon, incomes: int) -> float:
    """What all have beside points, so many incomes before the end."""
    points = 0.0
    returning = [0.0] * t.seats
    for place, effort in enumerate(summit_work(t)):
        if t.summit[place] < 0:
            continue
        size = len(t.figures.topics[t.summit[place]])
        chance = exp(-effort / SUMMIT)  # that the summit will be held
        points += KNOWLEDGE * incomes * 2 * size * chance
        for speaker in t.speaker[TOPICS * place : TOPICS * place + size]:
            if speaker >= 0:
                returning[speaker] += chance
    for seat, turns in enumerate(horizon.left):
        if turns > 0:
            left = turns if turns < 10 else 10
            points += goods(t, seat, left) + people(t, seat, left, incomes, returning[seat])
    return points
