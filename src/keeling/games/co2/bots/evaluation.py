"""What a position of CO₂ is worth to a seat: the planet first, then the lead (C-1, C-26)."""

from __future__ import annotations

from math import exp

from keeling.games.co2.position import Co2Position
from keeling.games.co2.rules.goals import goal_points
from keeling.games.co2.rules.scoring import winners
from keeling.games.co2.words import ENERGIES, FINAL_INCOME, REGIONS
from keeling.games.co2_family.rules.income import income_on
from keeling.games.co2_family.words import EACH
from keeling.kit.motives import final, shares
from keeling.kit.motives import worth as mixed

PLANTS_A_TURN = 0.13  # plants that a table is likely to build, per turn still to come
INSTALLED = 0.55  # of a plant
PROPOSED = 0.18
GOAL = 6.0  # what a company goal is usually worth
SOLO = 50.0  # a fair result alone
SPREAD = 20.0  # ppm, and more the further off a check is


def evaluate_all(t: Co2Position) -> list[float]:
    """For each seat between 0, the common defeat, and 1, a sure win."""
    if t.ending:
        return _final(t)
    left = turns_left(t)
    scale = 5.0 + 0.45 * left
    alive = survival(t)
    worths = [worth(t, seat, left) for seat in range(t.seats)]
    if t.seats == 1:
        return [alive * shares([worths[0] + _goal(t, 0, left), SOLO], scale)[0]]
    judged: list[float] = []
    for seat in range(t.seats):
        plain = worths[seat]
        worths[seat] = plain + _goal(t, seat, left)  # nobody knows more of the others' goals (C-5)
        judged.append(mixed(alive, shares(worths, scale)[seat]))
        worths[seat] = plain
    return judged


def forecast(t: Co2Position, seat: int) -> tuple[float, float]:
    """The points a seat may expect, and the chance that the planet stays below the defeat line."""
    if t.ending:
        return float(t.vp[seat]), 0.0 if t.ending in ("defeat", "overheated") else 1.0
    left = turns_left(t)
    return worth(t, seat, left) + _goal(t, seat, left), survival(t)


def _final(t: Co2Position) -> list[float]:
    points = [float(vp) for vp in t.vp]
    if t.seats == 1:
        return [shares([points[0], SOLO], 12.0)[0] * (0.3 if t.ending == "overheated" else 1.0)]
    return final(winners(t), shares(points, 8.0))


def turns_left(t: Co2Position) -> int:
    """Turns that each player still has, this round's included."""
    rounds = t.figures.rounds[t.seats - 1]
    return (t.figures.decades[t.seats - 1] - t.decade) * rounds + rounds - t.round + 1


def survival(t: Co2Position) -> float:
    """The chance that the planet stays below the defeat line, from the plants that are and may yet be built."""
    f = t.figures
    rounds = f.rounds[t.seats - 1]
    tiles = sum(t.fossils)
    mean = sum(t.fossils[kind] * f.ppm[kind + 1] for kind in range(3)) / tiles if tiles else 0.0
    level = float(t.co2)
    turns = t.seats * (rounds - t.round + 1) if t.round else 0
    if t.active >= 0:
        turns -= (t.active - t.start) % t.seats + (1 if t.acted else 0)
    proposed = installed = 0
    for code in t.project:
        if code >= 5:
            installed += 1
        elif code >= 0:
            proposed += 1
    chance = 1.0
    for decade in range(t.decade + (1 if t.round else 0), f.decades[t.seats - 1] + 1):
        for region in range(len(REGIONS)):
            if decade <= f.spaces[region] and t.space[f.first_space[region] + decade - 1] == 0:
                level += mean
        hoped = PLANTS_A_TURN * turns
        started = INSTALLED * (installed if installed < turns else turns)
        left = turns - installed
        if left > 0:
            started += PROPOSED * (proposed if proposed < left / 2 else left / 2)
        margin = f.defeat - 5 - level + (hoped + started) * mean
        chance = min(chance, 1.0 / (1.0 + exp(-margin / (SPREAD + turns))))
        turns += t.seats * rounds
    return chance


def worth(t: Co2Position, seat: int, left: int) -> float:
    """The points a seat is likely to end with, from what it has now."""
    f = t.figures
    first = seat * len(ENERGIES)
    supplies = f.decades[t.seats - 1] - t.decade + (t.readings & FINAL_INCOME)
    ahead = left if left < 8 else 8
    points = t.vp[seat] + 0.5 * t.money[seat]
    tech = t.tech[seat]
    points += 0.15 * tech + 0.15 * ahead * (tech if tech < 4 else 4 + 0.2 * (tech - 4))
    money = t.money[seat]
    points += 0.02 * ahead * (money if money < 14 else 14)
    permits = t.permits[seat]
    points += 0.4 * t.price * (permits if permits < 2 else 2 + 0.6 * (permits - 2))
    points += _prospect(t, seat) if left > 1 else 0.0
    for energy in range(len(ENERGIES)):
        level = t.expertise[first + energy]
        if level:
            points += income_on(t, seat, energy) * supplies * 0.8 + 0.09 * left * level
    for region in range(len(REGIONS)):
        if t.control[region] == seat:
            points += 0.4 * t.permits_in[region] * t.price + 0.04 * left
    points += _people(t, seat, left)
    points += t.lobby[seat].bit_count() * (1.3 if left > 5 else 0.26 * left)
    if not t.cashed[seat]:
        points += GOAL
    points += _claims(t, seat, left)
    if t.active == seat and not t.acted:
        points += 1.5
    return points


def _goal(t: Co2Position, seat: int, left: int) -> float:
    """By how much the company goal, as its owner sees it, is worth more than usual: scored, or in money (C-72)."""
    if t.cashed[seat]:
        return 0.0
    return max(goal_points(t, seat, t.permits[seat]), t.figures.discard_money // 2) + 0.06 * left - GOAL


def _prospect(t: Co2Position, seat: int) -> float:
    """What the best plant within reach would bring (C-44)."""
    f = t.figures
    best = 0.0
    for slot in range(len(t.project)):
        energy = t.project[slot] - 5
        if energy < 0 or t.pile[energy] >= len(f.plants[energy]):
            continue
        cost, tech, _ = f.plants[energy][t.pile[energy]]
        short = max(0, cost - t.money[seat]) + 2 * max(0, tech - t.tech[seat])
        short += 2 * max(0, tech - t.expertise[seat * EACH + energy])
        gain = 4.0 - 0.5 * short
        if gain > best:
            best = gain
    return 0.5 * best


def _people(t: Co2Position, seat: int, left: int) -> float:
    """Scientists at work teach one thing a turn; at a summit they will."""
    points = 0.0
    working = t.worker.count(seat)
    if working:
        points += (0.16 + 0.05 * (working - 1)) * left
    speaking = t.speaker.count(seat)
    if speaking:
        points += speaking * min(2.2, 0.3 * left)
    points += t.hand[seat] * min(0.5, 0.08 * left)
    return points - t.pool[seat] * min(1.0, 0.1 * left)


def _claims(t: Co2Position, seat: int, left: int) -> float:
    """UN goals within reach: met ones nearly count, those one plant short a little (C-67)."""
    f = t.figures
    first = seat * len(ENERGIES)
    points = 0.0
    if not any(t.plants[first : first + 5]) or left < 1:
        return points
    for goal in t.un_goals:
        need = f.un_plants[goal]
        missing = 0
        for energy in range(len(ENERGIES)):
            short = need[energy] - t.plants[first + energy]
            if short > 0:
                missing += short
        if missing == 0:
            points += 0.6 * f.un_vp[goal]
        elif missing == 1:
            points += 0.15 * f.un_vp[goal]
    return points if points < 12 else 12.0
