"""What a turn of either edition is for: regions that come under control, more income, more that is known."""

from __future__ import annotations

from collections.abc import Sequence

from keeling.core.game import Stage
from keeling.games.co2_family.model.position import Table
from keeling.games.co2_family.model.words import EACH, REGIONS
from keeling.games.co2_family.rules.income import income_on


def controlled(before: Table, after: Table, seat: int) -> Stage:
    """Regions that come under one's control (C-60, S-44)."""
    return [
        ("hint.control", {"region": name})
        for region, name in enumerate(REGIONS)
        if after.control[region] == seat != before.control[region]
    ]


def learned(before: Table, after: Table, seat: int, key: str, energies: Sequence[str]) -> Stage:
    """More income between decades (C-21, S-50), and what plants ask for (C-44, S-42) by the key of its text."""
    gain = sum([income_on(after, seat, energy) - income_on(before, seat, energy) for energy in range(EACH)])
    told: Stage = [("hint.income", {"amount": gain})] if gain > 0 else []
    for energy, name in enumerate(energies):
        level = after.expertise[seat * EACH + energy]
        if level > before.expertise[seat * EACH + energy]:
            told.append((key, {"energy": name, "level": level}))
    return told
