"""How many UN goals the team is likely to claim (S-35, S-80)."""

from __future__ import annotations

from math import exp
from typing import Final

from keeling.games.co2_family.words import EACH, READY
from keeling.games.second_chance.position import SecondChancePosition

_NEW: Final = 3.0  # main actions for a backing of which there is nothing yet
_PLANNED: Final = 2.0  # of which there is a project
_PREPARED: Final = 1.0  # of which the infrastructure is there
_REACH: Final = 0.45  # of the main actions left, the part that may go into one goal


def claim_chances(t: SecondChancePosition, seat: int, turns: int, actions: int) -> list[float]:
    """For each open UN goal the chance that this player claims it, from own backing and what is under way."""
    f = t.figures
    if turns <= 0:
        return [0.0] * len(t.un_goals)
    mine = t.backing[seat * EACH : (seat + 1) * EACH]
    prepared = [0] * EACH
    planned = [0] * EACH
    for slot, code in enumerate(t.project):
        if code >= READY:
            if t.owner[slot] == seat:
                prepared[code - READY] += 1
        elif code >= 0:
            planned[code] += 1
    reach = 0.8 + _REACH * actions
    tokens = t.tokens[seat]
    found: list[float] = []
    for goal in t.un_goals:
        work = 0.0
        new = 0
        for energy, need in enumerate(f.un_plants[goal]):
            missing = need - mine[energy]
            if missing <= 0:
                continue
            for _ in range(missing - prepared[energy]):
                new += 1
                work += _PLANNED if planned[energy] else _NEW
            work += _PREPARED * min(missing, prepared[energy])
        if new > tokens:
            found.append(0.0)
            continue
        short = f.un_tech[goal] - t.tech[seat]
        if short > 0:
            work += 0.4 * short
        found.append(0.97 * (1 - work / reach) if work < reach else 0.0)
    return found


def un_chance(t: SecondChancePosition, turns: list[int], actions: int) -> float:
    """The chance that no more than the few allowed remain open."""
    needed = len(t.un_goals) - t.figures.un_open_most
    if needed <= 0:
        return 1.0
    seats = [claim_chances(t, seat, turns[seat], actions) for seat in range(t.seats)]
    # each claim takes a turn, so a player with few turns left cannot make them all
    room = sum(turns)
    if room < needed:
        return 0.0
    expected = spread = 0.0
    for chances in zip(*seats, strict=True):
        best = max(chances)
        expected += best
        spread += best * (1 - best)
    return 1.0 / (1.0 + exp(-(expected - needed + 0.5) / (0.12 + 0.55 * spread**0.5)))
