"""What a position of CO₂ is worth to a seat: the planet first, then the lead (C-1, C-26)."""

from __future__ import annotations

from typing import Final

from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import FINAL_INCOME, REGIONS
from keeling.games.co2.rules.goals import goal_points
from keeling.games.co2.rules.scoring import winners
from keeling.games.co2_family.bots.climate import empty_spaces, mean_ppm
from keeling.games.co2_family.model.words import EACH
from keeling.games.co2_family.rules.income import incomes_of_all
from keeling.games.co2_family.rules.supplies import has_permit
from keeling.kit.motives import final, known, likely, shares
from keeling.kit.motives import worth as mixed

PLANTS_A_TURN: Final = 0.22  # plants that a table is likely to build, per turn still to come
INSTALLED: Final = 0.4  # of a plant
PROPOSED: Final = 0.12
GOAL: Final = 5.0  # what a company goal is usually worth
SOLO: Final = 50.0  # a fair result alone
SPREAD: Final = 8.0  # ppm, and more the further off a check is
SPREAD_TURN: Final = 1.2  # for each turn of the table until then
SCALE: Final = 4.5  # points of a lead that count, and more the further off the end is
SCALE_TURN: Final = 0.7  # for each turn of one's own until then
# What each thing is worth in points: fitted to finished games of many scripted players, then to games won.
# What is called soon counts in full while four turns are left to use it, and nothing at the end.
MONEY: Final = 0.42  # two dollars are a point in the end (C-72)
MONEY_SOON: Final = 0.45  # the first 6 and the first 12 dollars, from which plants are built
TECH: Final = 0.18
TECH_SOON: Final = 1.6  # the first three cubes
PERMIT: Final = 0.48  # of the price
PERMIT_FIRST: Final = 2.3  # soon: without one nothing can be installed (C-42)
INCOME: Final = 0.35  # of what a track would pay now, for each income to come: others catch up
LEVEL: Final = 0.3  # a space on a track
LEVEL_TURN: Final = 0.08  # and for each turn, up to eight
GATE: Final = 0.28  # an energy known well enough for its next plant, for each turn, up to six
CONTROL: Final = 2.0  # soon, of a region, beside its permits
STAFF: Final = 0.3  # a scientist out of the pool, for each turn, up to eight
SPEAKER: Final = -0.5  # who waits at a summit teaches nothing until it is held
WORK: Final = 0.1  # a scientist at work, for each turn
CARD: Final = 0.95  # a lobby card there is a turn for
CLAIM: Final = 0.65  # of the points of a UN goal that is met
PLANT: Final = -0.5  # what it brings is counted elsewhere, and a bit twice
PROSPECT: Final = 0.7  # of what the best plant within reach would bring
GOAL_NOW: Final = 0.85  # of what the company goal would score now: control and tracks can be lost
# by what a company goal counts, the points it is likely to gain in a turn
GROWTH: Final[dict[str, float]] = {
    "region-controlled": 0.42,
    "region-with-plant": 0.62,
    "un-goal": 0.36,
    "plant-beyond-first": 0.6,
    "permit": 0.3,
    "track-led": 0.5,
    "energy-built": 0.6,
}


def evaluate_all(t: Co2Position) -> list[float]:
    """For each seat between 0, the common defeat, and 1, a sure win."""
    if t.ending:
        return _final(t)
    scale = SCALE + SCALE_TURN * turns_left(t)
    alive = survival(t)
    paid = incomes_of_all(t)
    worths = [worth(t, seat, paid[seat]) for seat in range(t.seats)]
    if t.seats == 1:
        return [alive * shares([worths[0] + goal_surplus(t, 0), SOLO], scale)[0]]
    # nobody knows more of the others' goals (C-5)
    each = [known(worths, seat, goal_surplus(t, seat)) for seat in range(t.seats)]
    return [mixed(alive, shares(one, scale)[seat]) for seat, one in enumerate(each)]


def forecast(t: Co2Position, seat: int) -> tuple[float, float]:
    """The points a seat may expect, and the chance that the planet stays below the defeat line."""
    if t.ending:
        return float(t.vp[seat]), 0.0 if t.ending in ("defeat", "overheated") else 1.0
    return worth(t, seat, incomes_of_all(t)[seat]) + goal_surplus(t, seat), survival(t)


def _final(t: Co2Position) -> list[float]:
    points = [float(vp) for vp in t.vp]
    if t.seats == 1:
        return [shares([points[0], SOLO], 12.0)[0] * (0.3 if t.ending == "overheated" else 1.0)]
    return final(winners(t), shares(points, 8.0))


def turns_left(t: Co2Position) -> int:
    """Turns that each player still has, this round's included while it is played."""
    rounds = t.figures.rounds[t.seats - 1]
    left = (t.figures.decades[t.seats - 1] - t.decade) * rounds
    if t.round == 0:
        return left + rounds
    return left + rounds - t.round + 1 if t.active >= 0 else left


def own_turns(t: Co2Position, seat: int) -> int:
    """Turns that one player still has to begin."""
    left = turns_left(t)
    if t.active < 0 or not t.round:
        return left
    behind = (seat - t.start) % t.seats - (t.active - t.start) % t.seats
    return left - 1 if behind < 0 or (behind == 0 and t.acted) else left


def survival(t: Co2Position) -> float:
    """The chance that the planet stays below the defeat line, from the plants that are and may yet be built."""
    f = t.figures
    rounds = f.rounds[t.seats - 1]
    mean = mean_ppm(t)
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
        level += mean * empty_spaces(t, decade)
        hoped = PLANTS_A_TURN * turns
        started = INSTALLED * (installed if installed < turns else turns)
        left = turns - installed
        if left > 0:
            started += PROPOSED * (proposed if proposed < left / 2 else left / 2)
        margin = f.defeat - 5 - level + (hoped + started) * mean
        chance = min(chance, likely(margin / (SPREAD + SPREAD_TURN * turns)))
        turns += t.seats * rounds
    return chance


def worth(t: Co2Position, seat: int, income: int) -> float:
    """The points a seat is likely to end with, from what it has now."""
    left = own_turns(t, seat)
    ahead = left if left < 8 else 8
    soon = 0.25 * (left if left < 4 else 4)  # 0 at the end, 1 while there is time to use things
    money, tech = t.money[seat], t.tech[seat]
    points = t.vp[seat] + MONEY * money + TECH * tech + PERMIT * t.price * t.permits[seat]
    points += MONEY_SOON * soon * ((money if money < 6 else 6) + (money if money < 12 else 12))
    points += TECH_SOON * soon * (tech if tech < 3 else 3)
    if soon and has_permit(t, seat):
        points += PERMIT_FIRST * soon
    if left > 0:
        points += PROSPECT * prospect(t, seat)
    points += _lore(t, seat, income, left, ahead)
    if seat in t.control:
        share = 0.45 - 0.03 * ahead  # who holds a region late will still hold it in the end
        for region in range(len(REGIONS)):
            if t.control[region] == seat:
                points += share * t.permits_in[region] * t.price + CONTROL * soon
    points += _people(t, seat, left, ahead)
    cards = t.lobby[seat].bit_count()
    points += CARD * (cards if cards < left else left)
    if not t.cashed[seat]:
        points += GOAL
    points += _claims(t, seat, left)
    if t.active == seat and not t.acted:
        points += 1.5
    return points


def _lore(t: Co2Position, seat: int, income: int, left: int, ahead: int) -> float:
    """Expertise: income to come, and the plants it allows (C-21, C-44)."""
    f = t.figures
    supplies = f.decades[t.seats - 1] - t.decade + (t.readings & FINAL_INCOME)
    gate = GATE * (left if left < 6 else 6)
    points = INCOME * supplies * income
    for energy in range(EACH):
        level = t.expertise[seat * EACH + energy]
        if not level:
            continue
        points += (LEVEL + LEVEL_TURN * ahead) * level
        pile = f.plants[energy]
        if t.pile[energy] < len(pile) and level >= pile[t.pile[energy]][1]:
            points += gate
    return points


def goal_surplus(t: Co2Position, seat: int) -> float:
    """By how much the company goal, as its owner sees it, is worth more than usual: scored, or in money (C-72)."""
    if t.cashed[seat]:
        return 0.0
    f = t.figures
    goal = t.goal[seat]
    left = own_turns(t, seat)
    hoped = GOAL_NOW * goal_points(t, seat, t.permits[seat]) + GROWTH[f.goal_per[goal]] * left
    return max(min(hoped, f.goal_most[goal]), f.discard_money / f.dollars_per_vp + 0.03 * left) - GOAL


def prospect(t: Co2Position, seat: int) -> float:
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
    return best


def _people(t: Co2Position, seat: int, left: int, ahead: int) -> float:
    """Scientists: whoever is out of the pool teaches, but those who wait at a summit little (C-35, C-56)."""
    working = t.worker.count(seat)
    speaking = t.speaker.count(seat)
    points = STAFF * ahead * (t.figures.scientists - t.pool[seat]) + SPEAKER * ahead * speaking
    if working:
        points += (WORK + 0.03 * (working - 1)) * left
    return points


def _claims(t: Co2Position, seat: int, left: int) -> float:
    """What UN goals within reach are worth, and plants beside their points."""
    first = seat * EACH
    points = PLANT * sum(t.plants[first : first + EACH])
    if left > 0:
        met, near = claims(t, seat)
        points += CLAIM * met + 0.05 * near
    return points if points < 12 else 12.0


def claims(t: Co2Position, seat: int) -> tuple[int, int]:
    """The points of UN goals that are met, and of those one plant short; none without a plant (C-67)."""
    own = t.plants[seat * EACH : (seat + 1) * EACH]
    met = near = 0
    if not any(own):
        return met, near
    f = t.figures
    for goal in t.un_goals:
        needed = f.un_plants[goal]
        missing = 0
        for energy in range(EACH):
            if needed[energy] > own[energy]:
                missing += needed[energy] - own[energy]
                if missing > 1:
                    break
        if missing == 0:
            met += f.un_vp[goal]
        elif missing == 1:
            near += f.un_vp[goal]
    return met, near
