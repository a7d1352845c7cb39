"""The reckoning at the end (C-71, C-72, C-74)."""

from __future__ import annotations

from keeling.core.agenda import Args, Rule
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import ENDINGS
from keeling.games.co2.rules.goals import goal_points
from keeling.games.co2_family.model.words import EACH
from keeling.games.co2_family.rules import goals
from keeling.games.co2_family.rules.supplies import gain_vp


class CloseBooks(Rule[Co2Position]):  # C-71
    """Goal 31 is counted, controllers collect their regions' permits, all permits are sold."""

    ids = "C-71"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        t.verdict = t.permits[:]  # kept for company goal 31 until the choice is made
        goals.collect_permits(t)
        t.market += goals.sell_permits(t, "C-71")


class CompanyGoals(goals.CompanyGoals[Co2Position]):  # C-72
    ids = "C-72"


class Verdict(goals.Verdict[Co2Position]):  # C-72 C-31
    ids = "C-72 C-31"


class ShowGoals(goals.ShowGoals[Co2Position]):  # C-72 C-73
    ids = "C-72 C-73"

    def points(self, t: Co2Position, seat: int, permits: int) -> int:
        return goal_points(t, seat, permits)


class LastPoints(Rule[Co2Position]):  # C-72
    """Points for money, for the most tech and for the most UN goals."""

    ids = "C-72"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        goals.score_money(t, "C-72")
        goals.score_tech(t, "C-72")
        claims = [won.bit_count() for won in t.claims]
        for player in goals.leaders(claims):
            t.note("most-un", "C-72", player, {"goals": claims[player]})
            gain_vp(t, player, t.figures.most_un_vp, "C-72")


def worth(t: Co2Position) -> list[tuple[int, int]]:
    """What each company would have if the game were over now, its secret goal left out: dollars and points."""
    trial = t.copy()
    CloseBooks().act(trial, -1, ())
    LastPoints().act(trial, -1, ())
    return list(zip(trial.money, trial.vp, strict=True))


class Over(Rule[Co2Position]):  # C-70
    """Nothing is left to do."""

    ids = "C-70"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        t.ending = ENDINGS[args[0]]


def winners(t: Co2Position) -> list[int]:
    """Most points; ties by plants, expertise in the energies' order, controlled regions (C-74)."""
    if t.ending == "defeat":
        return []
    return goals.first_of([standing(t, seat) for seat in range(t.seats)])


def standing(t: Co2Position, seat: int) -> list[int]:
    """What a player's place is decided by, in order (C-1, C-74)."""
    own = t.plants[seat * EACH : (seat + 1) * EACH]
    return [t.vp[seat], sum(own), *t.expertise[seat * EACH : (seat + 1) * EACH], t.control.count(seat)]
