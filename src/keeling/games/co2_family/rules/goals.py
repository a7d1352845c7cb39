"""Company goals: turned in for money, or scored at the end."""

from __future__ import annotations

from typing import Final, TypeVar

from keeling.core.action import Action
from keeling.core.agenda import Args, Option, Rule
from keeling.games.co2_family.model.position import Table
from keeling.games.co2_family.model.words import EACH
from keeling.games.co2_family.rules.supplies import gain_money, gain_vp

T = TypeVar("T", bound=Table)
DISCARD: Final[Option] = ("discard", "goal")
SCORE: Final[Option] = ("goal", "score")
CASH: Final[Option] = ("goal", "cash")


def discard_goal(t: Table, seat: int) -> None:
    """The card stays secret even now; only the money is seen."""
    t.cashed[seat] = 1
    rule = t.figures.ids["discard"]
    if t.facts is not None:
        t.note("goal-discarded", rule, seat, {})
    gain_money(t, seat, t.figures.discard_money, rule)


def leads(t: Table, seat: int, energy: int) -> bool:
    """First on a track, ties included, with a disc on it."""
    level = t.expertise[seat * EACH + energy]
    return level > 0 and level == max(t.expertise[energy::EACH])


class DiscardGoal(Action[T]):
    """Turn in the company goal for money."""

    verb = "discard"

    def moves(self, t: T) -> list[Option]:
        return [DISCARD]

    def gate(self, t: T, seat: int) -> int:
        return 1 if t.cashed[seat] else 0

    def offer(self, t: T, seat: int, out: list[Option]) -> None:
        if not self.gate(t, seat):
            out.append(DISCARD)

    def closed_by(self, t: T, seat: int, words: Option) -> int:
        return self.gate(t, seat)

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
                if t.facts is not None:
                    t.note("goal-scored", rule, player, {"no": t.figures.goal_no[t.goal[player]]})
                gain_vp(t, player, self.points(t, player, t.verdict[player]), rule)
        t.verdict = [0] * t.seats


def score_money(t: Table, rule: str) -> None:
    """Points for money."""
    for player in range(t.seats):
        if t.facts is not None:
            t.note("money-scored", rule, player, {"money": t.money[player]})
        gain_vp(t, player, t.money[player] // t.figures.dollars_per_vp, rule)


def leaders(counts: list[int]) -> list[int]:
    """Whoever has most of something; all who tie, but not with nothing (ruling)."""
    most = max(counts)
    return [player for player, count in enumerate(counts) if count and count == most]
