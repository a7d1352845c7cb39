"""Projects under way: how much work each still needs until a plant stands there (S-40 … S-42)."""

from __future__ import annotations

from math import exp
from typing import Final

from keeling.games.co2_family.model.words import EACH, READY
from keeling.games.co2_family.rules.demand import building_site
from keeling.games.co2_family.rules.supplies import permits_of_all
from keeling.games.second_chance.bots.horizon import Horizon
from keeling.games.second_chance.model.position import SecondChancePosition

FROM_NOTHING: Final = 4.5  # main actions until a plant of which there is not even a project
NEVER: Final = 40.0
_LEVEL: Final = 0.5  # a space of knowledge that a builder lacks, in main actions
_DOLLAR: Final = 0.1
_TECH: Final = 0.35
_PERMIT: Final = 0.7
_COST: Final = 11.0  # dollars for a plant
_EARNED: Final = 2.0  # dollars that a turn brings beside
_HURRY: Final = 6.0  # what is lacking weighs more the fewer actions a decade still has
_UNKNOWN: Final = (-1.0, -1.0)  # has not been looked at


class Works:
    """Every project on the board: the work it still needs, by region and by energy, and how far all of them are."""

    __slots__ = ("by_energy", "by_region", "paid_now", "planned", "planned_now", "prepared", "prepared_now")

    def __init__(self, t: SecondChancePosition, horizon: Horizon, listed: bool = True) -> None:
        f = t.figures
        # listed for goals, which only teams have
        self.by_region: list[list[float]] = [[] for _ in f.spaces]
        self.by_energy: list[list[float]] = [[] for _ in range(EACH)]
        self.planned = self.planned_now = 0.0  # counted the less, the more is lacking
        self.prepared = self.prepared_now = 0.0
        self.paid_now = 0.0  # plants that there are turns and money for in this decade
        for seat, turns in enumerate(horizon.now):
            self.paid_now += min(float(turns), (t.money[seat] + _EARNED * turns) / _COST) if turns else 0.0
        permits = permits_of_all(t)
        hurry = 1 + _HURRY / (1 + horizon.actions[0])
        sites = [building_site(t, region) for region in range(len(f.spaces))]
        known: list[tuple[float, float]] = [_UNKNOWN] * (2 * EACH)  # by level and energy: projects are often alike
        for slot, code in enumerate(t.project):
            if code < 0:
                continue
            region = f.slot_region[slot]
            if sites[region] < 0:
                continue
            kind = (t.level[slot] - 1) * EACH + code % EACH
            if known[kind] == _UNKNOWN:
                known[kind] = lacks(t, code % EACH, t.level[slot], horizon, permits)
            lacking, now = known[kind]
            now *= hurry
            if code >= READY:
                effort = 1.0 + lacking
                self.prepared += 1.0 / (1.0 + 0.8 * lacking)
                self.prepared_now += exp(-0.4 * now)
            else:
                effort = 2.0 + 0.7 * lacking
                self.planned += 1.0 / (1.0 + 0.35 * lacking)
                self.planned_now += exp(-0.4 * now)
            if listed:
                self.by_region[region].append(effort)
                self.by_energy[code % EACH].append(effort)
        for efforts in [*self.by_region, *self.by_energy]:
            if len(efforts) > 1:
                efforts.sort()


def lacks(
    t: SecondChancePosition, energy: int, level: int, horizon: Horizon, permits: list[int]
) -> tuple[float, float]:
    """What the player nearest to building such a plant still lacks, in main actions; and of those with a turn now."""
    money, _, tech, _ = t.figures.plants[energy][level - 1]
    mark = t.figures.marks[energy][level - 1]
    least = now = NEVER
    for seat, left in enumerate(horizon.left):
        if not left or not t.cubes[seat]:
            continue
        missing = 0.0 if permits[seat] else _PERMIT
        short = mark - t.expertise[seat * EACH + energy]
        if short > 0:
            missing += _LEVEL * short
        short = money - t.money[seat]
        if short > 0:
            missing += _DOLLAR * short
        short = tech - t.tech[seat]
        if short > 0:
            missing += _TECH * short
        if missing < least:
            least = missing
        if missing < now and horizon.now[seat]:
            now = missing
    return least, now


def plants_ahead(prepared: float, planned: float, actions: float) -> tuple[float, float, float]:
    """Plants that so many main actions can bring: of what is prepared, of what is planned, of nothing yet."""
    ready = prepared if prepared < actions else actions
    actions -= ready
    begun = planned if 2 * planned < actions else actions / 2
    return ready, begun, (actions - 2 * begun) / 3
