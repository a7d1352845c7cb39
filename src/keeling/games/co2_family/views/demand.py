"""Which demand spaces the next supply will look at, as everybody sees the board."""

from __future__ import annotations

from collections.abc import Mapping

from keeling.games.co2_family.views.types import RegionSeen


def due(regions: Mapping[str, RegionSeen], decade: int, round: int, ahead: Mapping[str, int]) -> int:
    """The space that is filled next, where a decade begins with its supply; 0 if no fossil plant is to come."""
    if ahead["high"] == ahead["now"]:
        return 0
    empty = any(decade <= len(one["spaces"]) and one["spaces"][decade - 1] is None for one in regions.values())
    bare = not any(any(one["spaces"]) for one in regions.values())  # no supply yet, though it is called round 1
    return decade if bare or (empty and not round) else decade + 1
