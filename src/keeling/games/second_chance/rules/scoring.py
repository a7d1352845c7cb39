"""How it ends: the team's verdict, and the competitive reckoning (S-80, S-81)."""

from __future__ import annotations

from keeling.core.agenda import Args, Option, Rule
from keeling.core.piles import cards_in
from keeling.core.reason import Values
from keeling.games.co2_family.model.words import EACH
from keeling.games.co2_family.rules import goals
from keeling.games.co2_family.rules.supplies import gain_vp
from keeling.games.second_chance.model.position import SecondChancePosition, team_points
from keeling.games.second_chance.model.words import COOPERATIVE
from keeling.games.second_chance.rules.goals import goal_points
from keeling.games.second_chance.rules.infrastructure import of_energies
from keeling.games.second_chance.rules.personal import fulfilled, least, met, needed
from keeling.games.second_chance.rules.solo import solo_card_met


class TeamVerdict(Rule[SecondChancePosition]):  # S-80 S-83 S-90
    """The team has won unless personal goals are missing, too many UN goals are open, or the solo card is missed."""

    ids = "S-80 S-83 S-90"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        missing = max(0, len(t.un_goals) - t.figures.un_open_most)
        for player in range(t.seats):
            missing += max(0, needed(t) - met(t, player, t.personal[player]))
            if t.facts is not None:
                for goal in cards_in(t.personal[player]):
                    asked: Values = {"personal": goal + 1, "least": least(t, goal)}
                    t.note("personal-met" if fulfilled(t, player, goal) else "personal-missed", "S-83", player, asked)
        t.note("un-left", "S-80", -1, {"open": len(t.un_goals), "most": t.figures.un_open_most})
        if t.seats == 1 and t.solo_card:
            card = solo_card_met(t, met(t, 0, t.dropped[0]))
            missing += not card
            t.note("solo-card-met" if card else "solo-card-missed", "S-93", -1, {"solo": t.solo_card})
        t.ending = "goals-missed" if missing else "won"
        if t.facts is not None and not missing:
            t.note("team-won", "S-80", -1, {"vp": team_points(t), "rank": rank(t)})
        else:
            t.note("team-failed", "S-80", -1, {"vp": team_points(t), "missing": missing})


def rank(t: SecondChancePosition) -> int:
    """The rank that the final points give, the lowest first (S-80)."""
    points = team_points(t)
    return sum([1 for least in t.figures.ranks[t.seats - 1] if points >= least])


class CloseBooks(Rule[SecondChancePosition]):  # S-81
    """Controllers collect their regions' permits, and all permits are sold at the price."""

    ids = "S-81"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        t.note("game-ends", "S-81", -1, {"ending": "last-decade"})
        goals.collect_permits(t)
        t.verdict = t.permits[:]  # kept for company goal 01 until the choice is made
        t.bank += goals.sell_permits(t, "S-81")


class CompanyGoals(goals.CompanyGoals[SecondChancePosition]):  # S-81
    ids = "S-81"


class Verdict(goals.Verdict[SecondChancePosition]):  # S-81 S-2
    ids = "S-81 S-2"

    def play(self, t: SecondChancePosition, seat: int, args: Args, option: Option) -> None:
        if option == goals.CASH:
            t.verdict[seat] = cashed_in(t.verdict[seat])


def cashed_in(permits: int) -> int:
    """A verdict for money; everybody has seen how many permits were sold, so that number is not lost (S-2)."""
    return -1 - permits


class ShowGoals(goals.ShowGoals[SecondChancePosition]):  # S-81 S-82
    ids = "S-81 S-82"

    def points(self, t: SecondChancePosition, seat: int, permits: int) -> int:
        return goal_points(t, seat, permits)


class LastPoints(Rule[SecondChancePosition]):  # S-81
    """Points for money, for the most tech and for UN goals."""

    ids = "S-81"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        f = t.figures
        goals.score_money(t, "S-81")
        goals.score_tech(t, "S-81")
        for player in range(t.seats):
            won = t.claims[player].bit_count()
            if won:
                t.note("un-scored", "S-81", player, {"goals": won})
                gain_vp(t, player, f.un_scored[min(won, len(f.un_scored) - 1)], "S-81")
        t.ending = "last-decade"


def standing(t: SecondChancePosition, seat: int) -> list[int]:
    """What a player's place is decided by, in order (S-81)."""
    own = sum(t.plants[seat * EACH : (seat + 1) * EACH])
    return [t.vp[seat], t.claims[seat].bit_count(), own, sum(of_energies(t, seat)), t.money[seat]]


def winners(t: SecondChancePosition) -> list[int]:
    """All of a team that has won, or whoever has the most points; nobody if all have lost."""
    if t.mode == COOPERATIVE:
        return list(range(t.seats)) if t.ending == "won" else []
    if t.ending != "last-decade":
        return []
    return goals.first_of([standing(t, seat) for seat in range(t.seats)])
