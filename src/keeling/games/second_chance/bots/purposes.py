"""What a turn of Second Chance is for, beside the goals of a team: points, regions, plants to come, knowledge."""

from __future__ import annotations

from typing import Final

from keeling.core.game import Stage
from keeling.games.co2_family.bots.purposes import controlled, learned
from keeling.games.co2_family.model.words import READY
from keeling.games.second_chance.model.position import SecondChancePosition, team_points
from keeling.games.second_chance.model.words import ENERGIES, REGIONS
from keeling.games.second_chance.rules.build import Build
from keeling.games.second_chance.rules.common import is_team

_BUILD: Final = Build()


def purposes(before: SecondChancePosition, after: SecondChancePosition, seat: int) -> Stage:
    """What the turn between two positions is good for, the nearest first."""
    return [
        *_points(before, after, seat),
        *_plants(before, after, seat),
        *learned(before, after, seat, "hint.knowledge", ENERGIES),
    ]


def _points(before: SecondChancePosition, after: SecondChancePosition, seat: int) -> Stage:
    """Points at once (S-42, S-46), and regions that come under one's control (S-44)."""
    gain = team_points(after) - team_points(before) if is_team(before) else after.vp[seat] - before.vp[seat]
    told: Stage = [("hint.points", {"amount": gain})] if gain > 0 else []
    return told + controlled(before, after, seat)


def _plants(before: SecondChancePosition, after: SecondChancePosition, seat: int) -> Stage:
    """What can then be built that could not before, and what is one step nearer to it (S-40, S-41, S-42)."""
    ready: Stage = []
    nearer: Stage = []
    for slot, code in enumerate(after.project):
        if code < 0:
            continue
        energy, region = code % READY, REGIONS[after.figures.slot_region[slot]]
        same = before.project[slot] == code
        if code >= READY and not _BUILD.gate(after, seat, energy, slot, False):
            if not same or _BUILD.gate(before, seat, energy, slot, False):
                ready.append(("hint.next", {"energy": ENERGIES[energy], "region": region}))
        elif not same:
            key = "hint.prepared" if code >= READY else "hint.planned"
            nearer.append((key, {"energy": ENERGIES[energy], "region": region}))
    return ready + nearer
