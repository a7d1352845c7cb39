"""Environmental goals of the cooperative game (S-13, S-55, S-56)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Option, Rule
from keeling.core.piles import without
from keeling.games.co2_family.rules.draws import LayRow
from keeling.games.second_chance.model.position import SecondChancePosition, team_points
from keeling.games.second_chance.model.words import ENVIRONMENT
from keeling.games.second_chance.rules.common import change_common, is_team

IN_REGION, OF_ENERGY, TRACK_END, TRACK_MIDDLE, SIZE, TOPIC = range(len(ENVIRONMENT))
GROUPS: Final = 3  # plants, knowledge, summits
ENV: Final[list[Option]] = [("environment", str(no + 1)) for no in range(47)]


class LayEnvironment(LayRow[SecondChancePosition]):  # S-13
    """Goals of each group are drawn and laid out from left to right; args are the group and how many are left."""

    ids = "S-13"
    prompt = "lay-environment"

    def pile(self, t: SecondChancePosition, seat: int, args: Args) -> int:
        return t.environment_deck & t.figures.env_groups[args[0]] if args[1] else 0

    def words(self, t: SecondChancePosition) -> list[Option]:
        return ENV

    def lay(self, t: SecondChancePosition, seat: int, args: Args, card: int) -> None:
        t.environment_deck = without(t.environment_deck, card)
        t.environment.append(card)
        if t.facts is not None:
            t.note("environment-laid", "S-13", -1, {"tile": card + 1})


def achieve(t: SecondChancePosition, kind: int, of: int, count: int) -> None:
    """So many equal things have been achieved since the game began: as many equal goals turn, at once (S-56)."""
    code = kind * 10 + of
    achieved = t.figures.achieved
    for place, tile in enumerate(t.environment):
        if achieved[tile] == code:
            if count == 0:
                return
            count -= 1
            if not t.turned >> place & 1:
                t.turned |= 1 << place
                t.note("environment-met", "S-55", -1, {"tile": tile + 1})


def is_open(t: SecondChancePosition, place: int) -> bool:
    """Whether the goal at a place of the layout is still to be met."""
    return not t.turned >> place & 1


def still_open(t: SecondChancePosition) -> int:
    """How many goals of the layout are still to be met."""
    return len(t.environment) - t.turned.bit_count()


def each_costs(t: SecondChancePosition) -> int:
    """What an open goal costs at the end of this decade (S-55)."""
    return t.figures.goal_cost[min(t.decade, len(t.figures.goal_cost)) - 1]


def cost_at(t: SecondChancePosition, place: int) -> int:
    """What the goal at a place of the layout costs while it is open; under an inspector double (S-55, S-85)."""
    return each_costs(t) * (2 if t.inspectors and place in t.inspector else 1)


def due(t: SecondChancePosition) -> int:
    """What the open goals cost at the end of this decade (S-55)."""
    return sum([cost_at(t, place) for place in range(len(t.environment)) if is_open(t, place)])


class EnvironmentalGoals(Rule[SecondChancePosition]):  # S-55 S-85
    """The open goals cost points; a team below nothing has lost."""

    ids = "S-55 S-85"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        if not is_team(t):
            return
        lost = due(t)
        t.note("environment-due", "S-55", -1, {"open": still_open(t), "vp": lost, "decade": t.decade})
        change_common(t, -lost, "S-55")
        if team_points(t) < 0:
            t.ending = "points-lost"
            t.note("points-lost", "S-55", -1, {"vp": team_points(t)})
