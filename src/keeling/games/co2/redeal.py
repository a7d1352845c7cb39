"""How the secrets of CO₂ that no deck explains are dealt anew (C-5), for bots that think ahead."""

from __future__ import annotations

from random import Random
from typing import Final

from keeling.core.piles import any_of
from keeling.core.secrets import Redeal
from keeling.games.co2.position import Co2Position


def deal_goals(t: Co2Position, seat: int, rng: Random) -> None:
    """Company goals stay secret even once discarded."""
    out = t.figures.goal_out
    unseen = [goal for goal in range(len(out)) if t.seats not in out[goal] and goal != t.goal[seat]]
    for player in range(t.seats):
        if player != seat and t.goal[player] >= 0:
            t.goal[player] = any_of(unseen, rng)


def deal_verdicts(t: Co2Position, seat: int, rng: Random) -> None:
    """What has been chosen at the end, and is not yet shown."""
    for player in range(t.seats):
        if player != seat and t.lanes and not t.lanes[player] and not t.cashed[player] and not t.packs[player]:
            t.verdict[player] = rng.choice((-1, t.permits[player]))


redeal: Final[Redeal[Co2Position]] = Redeal({"goal": deal_goals, "verdict": deal_verdicts})
