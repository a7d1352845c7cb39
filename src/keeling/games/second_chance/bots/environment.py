"""When the open environmental goals are likely to be met (S-55)."""

from __future__ import annotations

from typing import Final

from keeling.games.co2_family.rules.demand import building_site
from keeling.games.co2_family.words import EACH, TOPICS
from keeling.games.second_chance.bots.works import FROM_NOTHING, NEVER, Works
from keeling.games.second_chance.position import SecondChancePosition
from keeling.games.second_chance.rules.environment import IN_REGION, OF_ENERGY, SIZE, TRACK_END, TRACK_MIDDLE

_WORK: Final = 6.5  # main actions of the team in which a goal one action away is met more likely than not
_SPACE: Final = 4.5  # the same for a space on a track
_TOPIC: Final = 1.8  # a free topic of a summit, in actions
_SENT: Final = 0.7  # a scientist stands on a project with that topic
_ABSENT: Final = 9.0  # such a summit does not lie there yet


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


def summit_efforts(t: SecondChancePosition) -> list[list[float]]:
    """The work until summits are held, by topic and then by size, the nearest first."""
    f = t.figures
    found: list[list[float]] = [[] for _ in range(EACH + 3)]
    standing = [False] * EACH
    for slot, owner in enumerate(t.worker):
        if owner >= 0:
            standing[t.project[slot] % EACH] = True
    for place, tile in enumerate(t.summit):
        if tile < 0:
            continue
        topics = f.topics[tile]
        effort = 0.3
        for number, energy in enumerate(topics):
            if t.speaker[TOPICS * place + number] < 0:
                effort += _TOPIC - (_SENT if standing[energy] else 0.0)
        for energy in topics:
            found[energy].append(effort)
        found[EACH + len(topics) - 2].append(effort)
    for efforts in found:
        efforts.sort()
    return found
