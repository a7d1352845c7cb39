"""What a position of Second Chance is worth to each seat: that the team wins, or the planet and then the lead."""

from __future__ import annotations

from typing import Final

from keeling.games.second_chance.bots.backing import un_chance
from keeling.games.second_chance.bots.horizon import Horizon
from keeling.games.second_chance.bots.points import worths
from keeling.games.second_chance.bots.rivals import goal_surplus, survival
from keeling.games.second_chance.bots.secrets import personal_chance
from keeling.games.second_chance.bots.team import outlook, team_chance
from keeling.games.second_chance.model.position import SecondChancePosition, team_points
from keeling.games.second_chance.rules.common import is_team
from keeling.games.second_chance.rules.scoring import winners
from keeling.kit.motives import FIRST, STANDING, final, known, shares
from keeling.kit.motives import worth as mixed

HOPE: Final = 0.4  # small chances are spread out: a search tells them apart better, and their order stays
APART: Final = 100.0  # points behind the first at which one stands as badly as can be
FEAR: Final = 1.5  # others do less for the planet than one hopes: its odds weigh more than they say


def evaluate_all(t: SecondChancePosition) -> list[float]:
    """For each seat between 0, the common defeat, and 1, a sure win."""
    everybody = list(range(t.seats))
    return _team(t, everybody) if is_team(t) else _rivals(t, everybody)


def evaluate_one(t: SecondChancePosition, seat: int) -> float:
    """The same for one seat."""
    return (_team(t, [seat]) if is_team(t) else _rivals(t, [seat]))[0]


def forecast(t: SecondChancePosition, seat: int) -> tuple[float, float]:
    """The points a seat (of a team: all together) may expect to end with, and the chance that all survive."""
    team = is_team(t)
    if t.ending:
        points = team_points(t) if team else t.vp[seat]
        return float(points), 1.0 if t.ending in ("won", "goals-missed", "last-decade") else 0.0
    horizon = Horizon(t)
    if team:
        return outlook(t, horizon)[0][-1], team_chance(t, horizon)
    expected = worths(t, horizon.left)[seat] + goal_surplus(t, seat, horizon.left[seat])
    return expected, survival(t, horizon)


def _team(t: SecondChancePosition, seats: list[int]) -> list[float]:
    """All want the same; each knows more of the own personal goals, and of the others' nothing (S-2)."""
    if t.ending:
        return [1.0 if t.ending == "won" else 0.0] * len(seats)
    horizon = Horizon(t)
    common = team_chance(t, horizon) * un_chance(t, horizon)
    return [(common * personal_chance(t, seat, horizon.left[seat])) ** HOPE for seat in seats]


def _rivals(t: SecondChancePosition, seats: list[int]) -> list[float]:
    """The planet first, then the lead; each knows more of the own company goal."""
    if t.ending:
        ended = final(winners(t), [standing(float(max(t.vp) - vp)) for vp in t.vp])
        return [ended[seat] for seat in seats]
    horizon = Horizon(t)
    left = horizon.left
    alive = survival(t, horizon) ** FEAR
    scale = 6.0 + 0.9 * max(left)
    expected = worths(t, left)
    judged: list[float] = []
    for seat in seats:
        points = known(expected, seat, goal_surplus(t, seat, left[seat]))  # nobody knows more of others' goals (S-2)
        share = FIRST * shares(points, scale)[seat] + STANDING * standing(max(points) - points[seat])
        judged.append(mixed(alive, share))
    return judged


def standing(behind: float) -> float:
    """How well one stands so many points behind the first: who cannot come first any more plays on for this."""
    return 1 - behind / APART if behind < APART else 0.0
