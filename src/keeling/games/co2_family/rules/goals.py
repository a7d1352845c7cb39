"""Company goals: turned in for money, or scored at the end."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Option, Rule
from keeling.games.co2_family.model.position import T, Table
from keeling.games.co2_family.model.words import EACH, REGIONS
from keeling.games.co2_family.rules.demand import owns_plant_in
from keeling.games.co2_family.rules.supplies import gain_money, gain_vp
from keeling.kit.single_moves import SingleMove

DISCARD: Final[Option] = ("discard", "goal")
SCORE: Final[Option] = ("goal", "score")
CASH: Final[Option] = ("goal", "cash")


def discard_goal(t: Table, seat: int) -> None:
    """The card stays secret even now; only the money is seen."""
    t.cashed[seat] = 1
    rule = t.figures.ids["discard"]
    t.note("goal-discarded", rule, seat, {})
    gain_money(t, seat, t.figures.discard_money, rule)


def leads(t: Table, seat: int, energy: int) -> bool:
    """First on a track, ties included, with a disc on it."""
    level = t.expertise[seat * EACH + energy]
    return level > 0 and level == max(t.expertise[energy::EACH])


def count_for(t: Table, seat: int, per: str, permits: int) -> int:
    """How often a company goal is met that either edition has."""
    own = t.plants[seat * EACH : (seat + 1) * EACH]
    if per == "permit":
        return permits
    if per == "track-led":
        return sum([1 for energy in range(EACH) if leads(t, seat, energy)])
    if per == "un-goal":
        return t.claims[seat].bit_count()
    if per == "region-controlled":
        return t.control.count(seat)
    if per == "region-with-plant":
        return sum([1 for region in range(len(REGIONS)) if owns_plant_in(t, seat, region)])
    if per == "plant-beyond-first":
        return max(0, sum(own) - 1)
    return sum([1 for count in own if count])  # energy-built


def points_for(t: Table, goal: int, count: int) -> int:
    """What a company goal is worth that is met so often."""
    return min(t.figures.goal_vp[goal] * count, t.figures.goal_most[goal])


class DiscardGoal(SingleMove[T]):
    """Turn in the company goal for money."""

    verb = "discard"
    move = DISCARD

    def gate(self, t: T, seat: int) -> int:
        return 1 if t.cashed[seat] else 0

    def play(self, t: T, seat: int, option: Option) -> None:
        discard_goal(t, seat)


class CompanyGoals(Rule[T]):
    """All at once: each owner decides whether to score the goal or cash it in."""

    def act(self, t: T, seat: int, args: Args) -> None:
        t.lanes = [[] if t.cashed[player] else [("verdict", player, ())] for player in range(t.seats)]
        t.then(("show-goals", -1, ()))


class Verdict(Rule[T]):
    """Points for the company goal, or its price in money."""

    prompt = "verdict"
    asks = True
    secret = True

    def options(self, t: T, seat: int, args: Args) -> list[Option]:
        return [SCORE, CASH]

    def play(self, t: T, seat: int, args: Args, option: Option) -> None:
        if option == CASH:
            t.verdict[seat] = -1


class ShowGoals(Rule[T]):
    """What was chosen is shown and paid."""

    def points(self, t: T, seat: int, permits: int) -> int:
        """What the goal is worth, with so many permits before the sale."""
        raise TypeError("points")

    def act(self, t: T, seat: int, args: Args) -> None:
        rule = self.ids.split(" ")[-1]
        for player in range(t.seats):
            if t.cashed[player]:
                continue
            if t.verdict[player] < 0:
                discard_goal(t, player)
            else:
                t.note("goal-scored", rule, player, {"no": t.figures.goal_no[t.goal[player]]})
                gain_vp(t, player, self.points(t, player, t.verdict[player]), rule)
        t.verdict = [0] * t.seats


def collect_permits(t: Table) -> None:
    """Controllers take the permits of their regions."""
    for region, holder in enumerate(t.control):
        if holder >= 0:
            t.permits[holder] += t.permits_in[region]
            t.permits_in[region] = 0


def sell_permits(t: Table, rule: str) -> int:
    """All permits are sold at the price; how many they were."""
    for player in range(t.seats):
        gain_money(t, player, t.permits[player] * t.price, rule)
    sold = sum(t.permits)
    t.permits = [0] * t.seats
    return sold


def score_money(t: Table, rule: str) -> None:
    """Points for money."""
    for player in range(t.seats):
        t.note("money-scored", rule, player, {"money": t.money[player]})
        gain_vp(t, player, t.money[player] // t.figures.dollars_per_vp, rule)


def score_tech(t: Table, rule: str) -> None:
    """Points for the most tech."""
    for player in leaders(t.tech):
        t.note("most-tech", rule, player, {"tech": t.tech[player]})
        gain_vp(t, player, t.figures.most_tech_vp, rule)


def leaders(counts: list[int]) -> list[int]:
    """Whoever has most of something; all who tie, but not with nothing (ruling)."""
    most = max(counts)
    return [player for player, count in enumerate(counts) if count and count == most]


def first_of(ranks: list[list[int]]) -> list[int]:
    """Whoever stands highest; all who tie."""
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
