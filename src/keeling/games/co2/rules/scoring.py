"""The reckoning at the end (C-71, C-72, C-74)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Option, Rule
from keeling.games.co2.position import Co2Position
from keeling.games.co2.rules.goals import discard_goal, goal_points
from keeling.games.co2.rules.supplies import gain_money, gain_vp
from keeling.games.co2.words import ENDINGS, REGIONS

SCORE: Final[Option] = ("goal", "score")
CASH: Final[Option] = ("goal", "cash")


class CloseBooks(Rule[Co2Position]):  # C-71
    """Goal 31 is counted, controllers collect their regions' permits, all permits are sold."""

    ids = "C-71"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        for player in range(t.seats):
            t.verdict[player] = t.permits[player]  # kept for company goal 31 until the choice is made
        for region in range(len(REGIONS)):
            if t.control[region] >= 0:
                t.permits[t.control[region]] += t.permits_in[region]
                t.permits_in[region] = 0
        for player in range(t.seats):
            gain_money(t, player, t.permits[player] * t.price, "C-71")
            t.market += t.permits[player]
            t.permits[player] = 0


class CompanyGoals(Rule[Co2Position]):  # C-72
    """All at once: each owner decides whether to score the goal or cash it in."""

    ids = "C-72"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        t.lanes = [[] if t.cashed[player] else [("verdict", player, ())] for player in range(t.seats)]
        t.then(("show-goals", -1, ()))


class Verdict(Rule[Co2Position]):  # C-72 C-31
    """Points for the company goal, or its price in money."""

    ids = "C-72 C-31"
    prompt = "verdict"
    asks = True
    secret = True

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return [SCORE, CASH]

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        if option == CASH:
            t.verdict[seat] = -1


class ShowGoals(Rule[Co2Position]):  # C-72 C-73
    """What was chosen is shown and paid."""

    ids = "C-72 C-73"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        for player in range(t.seats):
            if t.cashed[player]:
                continue
            if t.verdict[player] < 0:
                discard_goal(t, player)
            else:
                if t.facts is not None:
                    t.note("goal-scored", "C-73", player, {"no": t.goal[player] + 27})
                gain_vp(t, player, goal_points(t, player, t.verdict[player]), "C-73")
        t.verdict = [0] * t.seats


class LastPoints(Rule[Co2Position]):  # C-72
    """Points for money, for the most tech and for the most UN goals."""

    ids = "C-72"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        f = t.figures
        claims = [won.bit_count() for won in t.claims]
        for player in range(t.seats):
            if t.facts is not None:
                t.note("money-scored", "C-72", player, {"money": t.money[player]})
            gain_vp(t, player, t.money[player] // f.dollars_per_vp, "C-72")
        for player in range(t.seats):  # all who tie, but not with nothing (ruling)
            if t.tech[player] and t.tech[player] == max(t.tech):
                if t.facts is not None:
                    t.note("most-tech", "C-72", player, {"tech": t.tech[player]})
                gain_vp(t, player, f.most_tech_vp, "C-72")
        for player in range(t.seats):
            if claims[player] and claims[player] == max(claims):
                if t.facts is not None:
                    t.note("most-un", "C-72", player, {"goals": claims[player]})
                gain_vp(t, player, f.most_un_vp, "C-72")


class Over(Rule[Co2Position]):  # C-70
    """Nothing is left to do."""

    ids = "C-70"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        t.ending = ENDINGS[args[0]]


def winners(t: Co2Position) -> list[int]:
    """Most points; ties by plants, expertise in the energies' order, controlled regions (C-74)."""
    if t.ending == "defeat":
        return []
    ranks = [standing(t, seat) for seat in range(t.seats)]
    return [seat for seat in range(t.seats) if ranks[seat] == max(ranks)]


def standing(t: Co2Position, seat: int) -> list[int]:
    """What a player's place is decided by, in order (C-1, C-74)."""
    own = t.plants[seat * 5 : seat * 5 + 5]
    return [t.vp[seat], sum(own), *t.expertise[seat * 5 : seat * 5 + 5], t.control.count(seat)]
