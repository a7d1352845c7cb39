"""What a plan will take and make, read from what is known of a player; browser and terminal show the same figures."""

from __future__ import annotations

from dataclasses import dataclass

from keeling.games.factories.view_types import PlayerView
from keeling.games.factories.words import MADE_BY


@dataclass(frozen=True)
class Plan:
    """A player's coming production in numbers."""

    units: int
    energy: int  # what the planned kinds cost
    pollution: int
    stored: int  # coal and renewable energy both serve (F-2)
    lacking: int  # energy missing, what is owed to the city counted in (F-20b)
    waste: int  # on the dump if all of it runs
    spill: int  # beyond the dump's limit by it
    free: bool  # the first production costs and soils nothing (F-10)


def plan_of(player: PlayerView) -> Plan:
    """The numbers behind a player's plan."""
    free, stored = player["free"], player["goods"]["coal"] + player["goods"]["renewable"]
    kinds = {MADE_BY[unit] for unit in player["plan"]}
    energy = 0 if free else player["plan_energy"]
    pollution = 0 if free else sum(one["pollution"] for kind, one in player["kinds"].items() if kind in kinds)
    lacking = max(0, energy + player["debt"] - stored) if energy else 0
    waste = player["waste"] + pollution - player["plan"].get("recycle", 0)
    spill = max(0, waste - player["limits"]["dump"]) if pollution else 0
    return Plan(sum(player["plan"].values()), energy, pollution, stored, lacking, waste, spill, free)
