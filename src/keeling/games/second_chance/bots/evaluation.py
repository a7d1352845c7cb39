"""What a position of Second Chance is worth to each seat: that the team wins, or the planet and then the lead."""

from __future__ import annotations

from keeling.games.second_chance.bots.backing import un_chance
from keeling.games.second_chance.bots.horizon import actions_ahead, turns_left
from keeling.games.second_chance.bots.rivals import goal_surplus, survival, worth
from keeling.games.second_chance.bots.secrets import personal_chance
from keeling.games.second_chance.bots.team import team_chance
from keeling.games.second_chance.position import SecondChancePosition, team_points
from keeling.games.second_chance.rules.common import is_team
from keeling.games.second_chance.rules.scoring import winners
from keeling.kit.motives import final, shares
from keeling.kit.motives import worth as mixed


def evaluate_all(t: SecondChancePosition) -> list[float]:
    """For each seat between 0, the common defeat, and 1, a sure win."""
    return _team(t) if is_team(t) else _rivals(t)


def forecast(t: SecondChancePosition, seat: int) -> tuple[float, float]:
    """The points a seat may expect (a team: the chance of its goals, in percent), and the chance that all survive."""
    if is_team(t):
        if t.ending:
            return float(team_points(t)), 1.0 if t.ending == "won" else 0.0
        return float(team_points(t)), _team(t)[seat]
    if t.ending:
        return float(t.vp[seat]), 0.0 if t.ending == "overheated" else 1.0
    return worth(t, seat) + goal_surplus(t, seat), survival(t)


def _team(t: SecondChancePosition) -> list[float]:
    """All want the same; each knows more of the own personal goals, and of the others' nothing (S-2)."""
    if t.ending:
        return [1.0 if t.ending == "won" else 0.0] * t.seats
    turns = [turns_left(t, seat) for seat in range(t.seats)]
    common = team_chance(t)
    # a card or goal of this turn has been used up: the next chance is the next turn (S-34)
    claims = [left + (1 if seat == t.active and t.acted and not t.carded and t.round else 0) for seat, left in enumerate(turns)]
    common *= un_chance(t, claims, actions_ahead(t)[-1])
    return [common * personal_chance(t, seat, turns[seat]) for seat in range(t.seats)]


def _rivals(t: SecondChancePosition) -> list[float]:
    if t.ending:
        return final(winners(t), shares([float(vp) for vp in t.vp], 8.0))
    alive = survival(t)
    scale = 5.0 + 0.5 * turns_left(t, t.start)
    worths = [worth(t, seat) for seat in range(t.seats)]
    judged: list[float] = []
    for seat in range(t.seats):
        plain = worths[seat]
        worths[seat] = plain + goal_surplus(t, seat)  # nobody knows more of the others' goals (S-2)
        judged.append(mixed(alive, shares(worths, scale)[seat]))
        worths[seat] = plain
    return judged
