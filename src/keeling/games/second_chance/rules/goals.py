"""Company goals of the competitive game (S-15, S-81, S-81a, S-82)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Choice, Option, Rule
from keeling.core.piles import without
from keeling.core.reason import Values
from keeling.games.co2_family.rules import goals
from keeling.games.co2_family.rules.draws import DealEach
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import COMPETITIVE
from keeling.games.second_chance.rules.infrastructure import in_regions, of_energies

GOAL: Final[list[Option]] = [("goal", str(no + 1)) for no in range(10)]
CHOOSE: Final[list[Option]] = [("choose", str(no + 1)) for no in range(10)]
DEALT: Final = 2  # of which one is kept


class DealGoal(DealEach[SecondChancePosition]):  # S-15
    """Two secret company goals for each player; args are how many are still to come for this one."""

    ids = "S-15"
    prompt = "deal-goal"
    each = DEALT

    def pile(self, t: SecondChancePosition, seat: int, args: Args) -> int:
        return t.goal_deck

    def words(self, t: SecondChancePosition) -> list[Option]:
        return GOAL

    def lay(self, t: SecondChancePosition, seat: int, args: Args, card: int) -> None:
        t.goal_deck = without(t.goal_deck, card)
        t.choices[seat] |= 1 << card
        t.note("goal-dealt", "S-15", seat, {"no": card + 1}, True)


class ChooseGoals(Rule[SecondChancePosition]):  # S-15
    """All at once: each keeps one of the two; the other goes out unseen."""

    ids = "S-15"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        t.lanes = [[("choose-goal", player, ())] for player in range(t.seats)]


class ChooseGoal(Choice[SecondChancePosition]):  # S-15
    """Keep one company goal."""

    ids = "S-15"
    prompt = "choose-goal"
    secret = True
    closed = ("", "goal-not-dealt S-15")

    def moves(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        return CHOOSE

    def gate(self, t: SecondChancePosition, seat: int, args: Args, move: Option) -> int:
        return 0 if t.choices[seat] >> int(move[1]) - 1 & 1 else 1

    def numbers(self, t: SecondChancePosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"no": move[1]}

    def play(self, t: SecondChancePosition, seat: int, args: Args, option: Option) -> None:
        t.goal[seat] = int(option[1]) - 1
        t.choices[seat] = without(t.choices[seat], t.goal[seat])  # still out of the others' reach
        t.note("goal-kept", "S-15", seat, {"no": t.goal[seat] + 1}, True)


class DiscardGoal(goals.DiscardGoal[SecondChancePosition]):  # S-81a
    """Turn in the company goal for money, at any point of one's own turn (ruling)."""

    ids = "S-81a"
    closed = ("", "goal-gone S-81a")

    def moves(self, t: SecondChancePosition) -> list[Option]:
        return super().moves(t) if t.mode == COMPETITIVE else []


def goal_points(t: SecondChancePosition, seat: int, permits: int) -> int:
    """What the company goal is worth now (S-82); permits are counted before the sale."""
    goal = t.goal[seat]
    return goals.points_for(t, goal, count_for(t, seat, t.figures.goal_per[goal], permits))


def count_for(t: SecondChancePosition, seat: int, per: str, permits: int) -> int:
    """How often a company goal is met."""
    if per == "region-with-infrastructure":
        return sum([1 for count in in_regions(t, seat) if count])
    if per == "infrastructure-energy":
        return sum([1 for count in of_energies(t, seat) if count])
    if per == "infrastructure-beyond-first":
        return max(0, sum(of_energies(t, seat)) - 1)
    return goals.count_for(t, seat, per, permits)
