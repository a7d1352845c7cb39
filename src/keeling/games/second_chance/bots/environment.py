"""When the open environmental goals are likely to be met (S-55)."""

from __future__ import annotations

from typing import Final

from keeling.games.co2_family.model.words import EACH, READY, TOPICS
from keeling.games.co2_family.rules.demand import building_site
from keeling.games.second_chance.bots.works import FROM_NOTHING, NEVER, Works
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.rules.environment import IN_REGION, OF_ENERGY, SIZE, TRACK_END, TRACK_MIDDLE

_WORK: Final = 6.5  # main actions of the team in which a goal one action away is met more likely than not
_SPACE: Final = 4.5  # the same for a space on a track
# a free topic of a summit: a scientist stands on such a project, could go there, or there is none
_STANDING, _FREE, _FAR = 0.6, 1.3, 3.0
_ABSENT: Final = 8.0  # such a summit does not lie there yet


def delays(t: SecondChancePosition, works: Works) -> list[float]:
    """By place of the layout, in how many main actions an open goal is likely to be met; 0 if it is met."""
    achieved = t.figures.achieved
    summits: list[list[float]] = []
    again: dict[int, int] = {}
    found: list[float] = []
    for place, tile in enumerate(t.environment):
        if t.turned >> place & 1:
            found.append(0.0)
            continue
        code = achieved[tile]
        number = again.get(code, 0)  # equal goals need one achievement each
        again[code] = number + 1
        kind, of = code // 10, code % 10
        if kind == IN_REGION:
            possible = building_site(t, of) >= 0
            effort = _nth(works.by_region[of], number, FROM_NOTHING) if possible else NEVER
            found.append(1 + _WORK * effort)
        elif kind == OF_ENERGY:
            under_way = works.by_energy[of]
            default = FROM_NOTHING if t.stock[of] + len(under_way) > number else NEVER
            found.append(1 + _WORK * _nth(under_way, number, default))
        elif kind in (TRACK_END, TRACK_MIDDLE):
            goal = t.figures.track_end[of] if kind == TRACK_END else t.figures.middle[of]
            found.append(1 + _SPACE * (goal - max(t.expertise[of::EACH])))
        else:
            summits = summits or summit_efforts(t)
            effort = _nth(summits[of + EACH if kind == SIZE else of], number, _ABSENT)
            found.append(1 + _WORK * effort)
    return found


def _nth(efforts: list[float], number: int, default: float) -> float:
    return efforts[number] if number < len(efforts) else default + number


def summit_work(t: SecondChancePosition) -> list[float]:
    """By place, the work until its summit is held: for each free topic, how near a scientist is."""
    f = t.figures
    speaks = [_FAR] * EACH  # nobody can come from a project of that energy
    free = any(t.hand) or max(t.worker) >= 0
    for slot, code in enumerate(t.project):
        if 0 <= code < READY:
            if t.worker[slot] >= 0:
                speaks[code] = _STANDING
            elif free and speaks[code] > _FREE:
                speaks[code] = _FREE
    found: list[float] = []
    for place, tile in enumerate(t.summit):
        effort = 0.0 if tile >= 0 else NEVER
        for number, energy in enumerate(f.topics[tile] if tile >= 0 else []):
            if t.speaker[TOPICS * place + number] < 0:
                effort += speaks[energy]
        found.append(effort)
    return found


def summit_efforts(t: SecondChancePosition) -> list[list[float]]:
    """The work until summits are held, by topic and then by size, the nearest first."""
    found: list[list[float]] = [[] for _ in range(EACH + 3)]
    for place, effort in enumerate(summit_work(t)):
        tile = t.summit[place]
        if tile >= 0:
            topics = t.figures.topics[tile]
            for energy in topics:
                found[energy].append(effort)
            found[EACH + len(topics) - 2].append(effort)
    for efforts in found:
        efforts.sort()
    return found
