"""What a position of CO₂ is worth to a seat with experience: what finished games say about what each thing brought."""

from __future__ import annotations

from typing import Final

from keeling.games.co2.bots.evaluation import GOAL as USUAL_GOAL
from keeling.games.co2.bots.evaluation import (
    claims,
    evaluate_all,
    goal_surplus,
    own_turns,
    prospect,
    survival,
    turns_left,
)
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2_family.model.words import EACH
from keeling.games.co2_family.rules.income import incomes_of_all
from keeling.games.co2_family.rules.supplies import has_permit
from keeling.kit.motives import known, shares
from keeling.kit.motives import worth as mixed

FAR: Final = 12  # turns from which on what a thing is worth changes no more
SCALE: Final = 5.0  # points of a lead that count, and more the further off the end is
SCALE_TURN: Final = 0.4  # for each turn of one's own until then


def by_turns(end: float, half: float, far: float) -> list[float]:
    """What a thing is worth for each number of turns left: on the parabola through the end, half of them and all."""
    bend = 2 * far - 4 * half + 2 * end
    slope = 4 * half - far - 3 * end
    return [end + (slope + bend * left / FAR) * left / FAR for left in range(FAR + 1)]


# What each thing is worth in points at the end of the game, six turns before it and twelve (house): fitted by least
# squares to how far ahead of the others each player ended, in 500 games of bots with two and four players.
POINT: Final = by_turns(1.03, 0.96, 0.91)
MONEY: Final = by_turns(0.41, 0.49, 0.57)
TECH: Final = by_turns(0.25, 1.07, 0.56)
PERMIT: Final = by_turns(0.45, 1.35, 3.2)
PERMIT_PRICE: Final = by_turns(0.4, 0.17, -0.49)  # of its price
SUPPLIED: Final = by_turns(2.43, 0.57, -2.3)  # whether a project can be installed at all
LEVEL: Final = by_turns(0.28, 0.72, 0.97)  # of expertise
KNOWN: Final = by_turns(0.11, 0.8, 1.3)  # an energy known well enough for its next plant
INCOME: Final = by_turns(0.37, 0.29, 0.21)  # of what the tracks would pay now
REGION: Final = by_turns(0.01, 0.65, 1.21)  # controlled
HELD_PRICE: Final = by_turns(0.41, 0.21, -0.07)  # of the price of each permit in them
PLANT: Final = by_turns(-0.13, -0.39, 2.14)
KIND: Final = by_turns(0.41, 0.97, 1.24)  # energies of which there is a plant
STAFF: Final = by_turns(-0.27, 1.34, 2.31)  # a scientist out of the pool
WORK: Final = by_turns(-0.02, -0.03, 1.5)  # and at work
CARD: Final = by_turns(-0.13, 0.2, 1.38)  # of the lobby
PROSPECT: Final = by_turns(1.21, 0.94, 0.18)  # of what the best plant within reach would bring
GOAL: Final = by_turns(1.11, 0.91, 0.8)  # of what the company goal promises
CLAIM: Final = by_turns(0.22, 0.42, 0.78)  # of the points of UN goals that are met


def insight(t: Co2Position) -> list[float]:
    """For each seat between 0, the common defeat, and 1, a sure win."""
    if t.ending or t.seats == 1:  # alone there is nobody to be ahead of
        return evaluate_all(t)
    scale = SCALE + SCALE_TURN * turns_left(t)
    alive = survival(t)
    paid = incomes_of_all(t)
    worths = [worth(t, seat, paid[seat]) for seat in range(t.seats)]
    own = [GOAL[turns_ahead(t, seat)] * goal_surplus(t, seat) for seat in range(t.seats)]  # unknown to others (C-5)
    each = [known(worths, seat, more) for seat, more in enumerate(own)]
    return [mixed(alive, shares(one, scale)[seat]) for seat, one in enumerate(each)]


def turns_ahead(t: Co2Position, seat: int) -> int:
    """Turns that a seat still has to begin, as far as they are told apart."""
    left = own_turns(t, seat)
    return left if left < FAR else FAR


def worth(t: Co2Position, seat: int, income: int) -> float:
    """How far ahead a seat is likely to be in the end, from what it has now."""
    left = turns_ahead(t, seat)
    points = POINT[left] * t.vp[seat] + MONEY[left] * t.money[seat] + TECH[left] * t.tech[seat] + INCOME[left] * income
    points += (PERMIT[left] + PERMIT_PRICE[left] * t.price) * t.permits[seat]
    if has_permit(t, seat):
        points += SUPPLIED[left]
    points += STAFF[left] * (t.figures.scientists - t.pool[seat]) + WORK[left] * t.worker.count(seat)
    points += CARD[left] * t.lobby[seat].bit_count() + PROSPECT[left] * prospect(t, seat)
    if not t.cashed[seat]:
        points += GOAL[left] * USUAL_GOAL
    if left:
        points += CLAIM[left] * claims(t, seat)[0]
    return points + _lore(t, seat, left) + _regions(t, seat, left)


def _lore(t: Co2Position, seat: int, left: int) -> float:
    """Expertise and the plants built with it (C-21, C-44)."""
    levels = known = plants = kinds = 0
    for energy in range(EACH):
        level, built = t.expertise[seat * EACH + energy], t.plants[seat * EACH + energy]
        plants += built
        if built:
            kinds += 1
        if not level:
            continue
        levels += level
        pile = t.figures.plants[energy]
        if t.pile[energy] < len(pile) and level >= pile[t.pile[energy]][1]:
            known += 1
    return LEVEL[left] * levels + KNOWN[left] * known + PLANT[left] * plants + KIND[left] * kinds


def _regions(t: Co2Position, seat: int, left: int) -> float:
    """Regions controlled, and the permits in them (C-60)."""
    if seat not in t.control:
        return 0.0
    regions = permits = 0
    for region in range(len(t.control)):
        if t.control[region] == seat:
            regions += 1
            permits += t.permits_in[region]
    return REGION[left] * regions + HELD_PRICE[left] * t.price * permits
