"""How many UN goals are likely to be claimed (S-35, S-80)."""

from __future__ import annotations

from typing import Final

from keeling.games.co2_family.model.words import EACH, READY
from keeling.games.second_chance.bots.horizon import Horizon
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.kit.motives import likely

_NEW: Final = 3.0  # main actions for a backing of which there is nothing yet
_PLANNED: Final = 2.0  # of which there is a project
_PREPARED: Final = 1.0  # of which the infrastructure is there
_REACH: Final = 0.45  # of the main actions left, the part that may go into one goal


class Claims:
    """The open UN goals, and what is under way for them; looked at once for all players."""

    __slots__ = ("news", "prepared", "t")

    def __init__(self, t: SecondChancePosition) -> None:
        self.t = t
        self.prepared: list[int] = [0] * (t.seats * EACH)  # own infrastructures that wait for a plant
        self.news: list[float] = [_NEW] * EACH
        for slot, code in enumerate(t.project):
            if code >= READY:
                self.prepared[t.owner[slot] * EACH + code - READY] += 1
            elif code >= 0:
                self.news[code] = _PLANNED

    def chances(self, seat: int, actions: float) -> list[float]:
        """For each goal the chance that this player claims it, from own backing and what is under way."""
        t = self.t
        f = t.figures
        room = 1 if t.tokens[seat] else 3  # without a token only what is prepared can become backing
        reach = 0.8 + _REACH * actions
        tech = t.tech[seat]
        mine = seat * EACH
        costs = [
            self._costs(self.news[energy] * room, self.prepared[mine + energy], t.backing[mine + energy])
            for energy in range(EACH)
        ]
        un_tech, un_needs = f.un_tech, f.un_needs
        found: list[float] = []
        for goal in t.un_goals:
            total = 0.4 * (un_tech[goal] - tech) if tech < un_tech[goal] else 0.0
            for energy, need in un_needs[goal]:
                total += costs[energy][need]
            found.append(0.97 * (1 - total / reach) if total < reach else 0.0)
        return found

    def _costs(self, new: float, ready: int, have: int) -> list[float]:
        """The main actions that none, one, two … backings of an energy still take."""
        found: list[float] = []
        for need in range(self.t.figures.un_most + 1):
            missing = need - have
            if missing <= 0:
                found.append(0.0)
            elif missing <= ready:
                found.append(_PREPARED * missing)
            else:
                found.append(_PREPARED * ready + new * (missing - ready))
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
    claims = Claims(t)
    seats = [claims.chances(seat, horizon.actions[-1]) for seat, left in enumerate(turns) if left]
    expected = spread = 0.0
    for chances in zip(*seats, strict=True):
        best = max(chances)
        expected += best
        spread += best * (1 - best)
    return likely((expected - needed + 0.5) / (0.12 + 0.55 * spread**0.5))
