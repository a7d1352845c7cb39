"""How likely a player's personal goals will be met (S-83)."""

from __future__ import annotations

from typing import Final

from keeling.core.piles import cards_in
from keeling.games.co2_family.model.words import EACH, READY, TOPICS
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.rules.personal import reached

# own turns that one more of something takes
_TURNS: Final[dict[str, float]] = {
    "permits": 0.8, "region-permits": 1.2, "summit-alone": 2.0, "tech": 0.6, "scientists": 1.4, "money": 0.2,
    "tracks-ended": 6.0, "regions-controlled": 2.6, "infrastructure-one-energy": 1.4, "infrastructure-energies": 1.4,
    "infrastructure-one-region": 1.4, "infrastructure-regions": 1.4, "plants-one-energy": 2.2, "plant-energies": 2.2,
    "plants-one-region": 2.2, "plant-regions": 2.2,
}  # fmt: skip
FAINT: Final = 0.02
_SPENT: Final = ("permits", "region-permits", "tech", "money")  # may be gone again before the end


def personal_chance(t: SecondChancePosition, seat: int, left: int) -> float:
    """One of the personal goals must be met at the end, alone both (S-80, S-90)."""
    missed, both = 1.0, 1.0
    for goal in cards_in(t.personal[seat]):
        chance = goal_chance(t, seat, goal, left)
        missed *= 1 - chance
        both *= chance
    return both if t.seats == 1 else 1 - missed


def goal_chance(t: SecondChancePosition, seat: int, goal: int, left: int) -> float:
    """The chance to meet one personal goal in the turns that are left."""
    kind = t.figures.personal[goal]
    least = t.figures.personal_least[goal][t.seats - 1]
    missing = least - reached(t, seat, kind)
    if missing <= 0:
        return 0.97**left if kind in _SPENT else 1.0
    work = _TURNS[kind] * missing - _begun(t, seat, kind)
    room = 0.3 + 0.75 * left
    if left <= 0 or work >= room:
        return FAINT  # as good as lost, but other things being equal one goes on
    return 0.95 * (1 - work / room) ** 0.7 if work > 0 else 0.95


def _begun(t: SecondChancePosition, seat: int, kind: str) -> float:
    """Own turns already put into what does not count yet."""
    if kind == "tracks-ended":
        gaps = sorted([t.figures.track_end[e] - t.expertise[seat * EACH + e] for e in range(EACH)])
        open_gaps = [gap for gap in gaps if gap]
        done = 2 - (len(gaps) - len(open_gaps))
        return sum([6.0 - 0.7 * gap for gap in open_gaps[:done]])
    if kind == "summit-alone":
        best = 0.0
        for place, tile in enumerate(t.summit):
            if tile >= 0 and len(t.figures.topics[tile]) == 2:
                speakers = t.speaker[TOPICS * place : TOPICS * place + 2]
                if speakers.count(seat) + speakers.count(-1) == 2:
                    best = max(best, 1.2 * speakers.count(seat) + 0.3)
        return best + 0.5 * min(2, t.worker.count(seat)) + 0.2 * min(2, t.hand[seat])
    if kind == "region-permits":
        held = [t.permits_in[region] for region in range(len(t.control)) if t.control[region] == seat]
        return 0.0 if held else -2.0
    if kind.startswith("plant"):
        ready = sum([1 for code in t.project if code >= READY])
        return 0.6 if ready else 0.0
    return 0.0
