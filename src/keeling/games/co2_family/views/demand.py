"""Which demand spaces the next supply will look at, as everybody sees the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from keeling.games.co2_family.views.types import SpaceView


def due(spaces: Mapping[str, Sequence[SpaceView | None]], decade: int, round: int, ahead: Mapping[str, int]) -> int:
    """The space that is filled next, where a decade begins with its supply; 0 if no fossil plant is to come."""
    if ahead["high"] == ahead["now"]:
        return 0
    empty = any(decade <= len(one) and one[decade - 1] is None for one in spaces.values())
    bare = not any(map(any, spaces.values()))  # no supply yet, though it is called round 1
    return decade if bare or (empty and not round) else decade + 1
