"""The points that rivals are likely to end with; the weights are those that foretold finished games best (S-81)."""

from __future__ import annotations

from typing import Final

from keeling.games.co2_family.model.words import EACH, READY
from keeling.games.co2_family.rules.income import incomes_of_all
from keeling.games.co2_family.rules.supplies import permits_of_all
from keeling.games.second_chance.bots.backing import Claims
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.rules.build import own_tech
from keeling.games.second_chance.rules.events import protected, struck_region

GOAL: Final = 8.0  # what a company goal is usually worth
TURN: Final = 8.0  # points that a turn brings
BACKING: Final = 0.35  # points of a backing for each turn left, beside the goals in sight

Ready = tuple[int, int, int, int, int, float]  # owner, energy, what it takes (mark, money, tech), what it brings


def worths(t: SecondChancePosition, turns: list[int]) -> list[float]:
    """By seat, for so many turns left to each; what concerns all players is looked at once."""
    incomes = t.figures.decades[t.mode] - t.decade
    for step in t.agenda:
        if step[0] == "income":
            incomes += 1
    paid, permits = incomes_of_all(t), permits_of_all(t)
    ready, claims = _ready(t), Claims(t)
    found: list[float] = []
    for seat, left in enumerate(turns):
        points = _goods(t, seat, left, permits[seat])
        mine = seat * EACH
        # the further off an income, the likelier others overtake, and the more a disc ahead is worth
        points += paid[seat] * incomes * (1.0 - 0.11 * incomes)
        if incomes > 1:
            points += 0.55 * sum(t.expertise[mine : mine + EACH]) * (incomes - 1)
        points += _scientists(t, seat, incomes)
        if left > 0:
            points += 0.8 * _prospect(t, seat, ready)
        points += _claims(t, seat, left, claims)
        points += BACKING * (left if left < 8 else 8) * sum(t.backing[mine : mine + EACH])
        if not t.cashed[seat]:
            points += GOAL
        found.append(points)
    _less_events(t, found)
    return found


def _goods(t: SecondChancePosition, seat: int, left: int, permits: int) -> float:
    """Points, and what turns, money, tech, permits and cards will become."""
    near = left if left < 8 else 8
    money, tech, cards = t.money[seat], t.tech[seat], t.lobby[seat].bit_count()
    points = t.vp[seat] + TURN * left + 0.5 * money + 0.03 * near * (money if money < 9 else 9)
    points += 0.1 * tech + 0.2 * near * (tech if tech < 5 else 5 + 0.3 * (tech - 5))
    points += 0.4 * t.price * permits + 0.08 * near * (permits if permits < 4 else 4)
    if left > 1:
        points += (0.6 + 0.3 * t.price) * (permits if permits < 2 else 2)
    return points + 1.3 * (cards if cards < left else left)


def _scientists(t: SecondChancePosition, seat: int, incomes: int) -> float:
    """What they will teach: most on a project, least in the pool; on a lobbyist they stay for good (S-30)."""
    if not incomes:
        return 0.0
    standing = 2.3 * t.worker.count(seat) + 1.2 * t.speaker.count(seat) + 1.1 * t.hand[seat] + 0.6 * t.pool[seat]
    return standing * (incomes - 0.5)


def _ready(t: SecondChancePosition) -> list[Ready]:
    """The infrastructures that wait for a builder (S-42)."""
    f = t.figures
    found: list[Ready] = []
    for slot, code in enumerate(t.project):
        if code >= READY:
            energy, level = code - READY, t.level[slot] - 1
            money, _, tech, points = f.plants[energy][level]
            tech = own_tech(t, tech, f.slot_region[slot])
            found.append((t.owner[slot], energy, f.marks[energy][level], money, tech, points - 0.5 * money))
    return found


def _prospect(t: SecondChancePosition, seat: int, ready: list[Ready]) -> float:
    """What the best plant within reach would bring (S-42), and own infrastructure that waits for a builder."""
    best = 0.0
    waiting = 0
    have_money, have_tech, mine = t.money[seat], t.tech[seat], seat * EACH
    for owner, energy, mark, money, tech, gain in ready:
        if owner == seat:
            waiting += 1
        if gain <= best:
            continue
        short = money - have_money if money > have_money else 0
        if tech > have_tech:
            short += 2 * (tech - have_tech)
        level = t.expertise[mine + energy]
        if mark > level:
            short += 2 * (mark - level)
        if gain - 0.5 * short > best:
            best = gain - 0.5 * short
    return 0.6 * best + 0.3 * waiting


def _claims(t: SecondChancePosition, seat: int, left: int, claims: Claims) -> float:
    """UN goals claimed and within reach, by the table of points (S-81)."""
    scored = t.figures.un_scored
    most = len(scored) - 1
    claimed = min(t.claims[seat].bit_count(), most)
    expected = float(claimed)
    if left > 0 and claimed < most:
        expected += min(float(left), 0.8 * sum(sorted(claims.chances(seat, left))[claimed - most :]))
    whole = min(int(expected), most - 1)
    return scored[whole] + (expected - whole) * (scored[whole + 1] - scored[whole])


def _less_events(t: SecondChancePosition, points: list[float]) -> None:
    """What the events in sight will cost players who have nothing in their regions (S-70)."""
    for event, cost in ((t.event, 2.5), (t.next_event, 1.2)):
        if event >= 0:
            safe = protected(t, struck_region(t, event))
            for seat in range(t.seats):
                if not safe >> seat & 1:
                    points[seat] -= cost
