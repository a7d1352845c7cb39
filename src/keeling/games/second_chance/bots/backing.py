"""How many UN goals are likely to be claimed (S-35, S-80)."""

from __future__ import annotations

from math import exp
from typing import Final

from keeling.games.co2_family.words import EACH, READY
from keeling.games.second_chance.bots.horizon import Horizon
from keeling.games.second_chance.position import SecondChancePosition

_NEW: Final = 3.0  # main actions for a backing of which there is nothing yet
_PLANNED: Final = 2.0  # of which there is a project
_PREPARED: Final = 1.0  # of which the infrastructure is there
_REACH: Final = 0.45  # of the main actions left, the part that may go into one goal


def claim_chances(t: SecondChancePosition, seat: int, actions: float) -> list[float]:
    """For each open UN goal the chance that this player claims it, from own backing and what is under way."""
    f = t.figures
    project = t.project
    prepared = [0] * EACH
    if seat in t.owner:
        for slot, owner in enumerate(t.owner):
            if owner == seat:
                prepared[project[slot] - READY] += 1
    room = 1 if t.tokens[seat] else 3  # without a token only what is prepared can become backing
    news = [(_PLANNED if energy in project else _NEW) * room for energy in range(EACH)]
    reach = 0.8 + _REACH * actions
    tech, backing = t.tech[seat], t.backing
    mine = seat * EACH
    found: list[float] = []
    for goal in t.un_goals:
        total = 0.4 * (f.un_tech[goal] - tech) if tech < f.un_tech[goal] else 0.0
        for energy, need in f.un_needs[goal]:
            missing = need - backing[mine + energy]
            if missing > 0:
                ready = prepared[energy]
                if missing <= ready:
                    total += _PREPARED * missing
                else:
                    total += _PREPARED * ready + news[energy] * (missing - ready)
        found.append(0.97 * (1 - total / reach) if total < reach else 0.0)
    return found


def un_chance(t: SecondChancePosition, horizon: Horizon) -> float:
    """The chance that no more than the few allowed remain open; each claim takes a turn's card or goal (S-34)."""
    needed = len(t.un_goals) - t.figures.un_open_most
    if needed <= 0:
        return 1.0
    turns = horizon.left[:]
    if t.round and t.active >= 0 and t.acted and not t.carded:
        turns[t.active] += 1  # the main action is taken, a goal may still be claimed
    if sum(turns) < needed:
        return 0.0
    seats = [claim_chances(t, seat, horizon.actions[-1]) for seat, left in enumerate(turns) if left]
    expected = spread = 0.0
    for chances in zip(*seats, strict=True):
        best = max(chances)
        expected += best
        spread += best * (1 - best)
    return 1.0 / (1.0 + exp(-(expected - needed + 0.5) / (0.12 + 0.55 * spread**0.5)))
