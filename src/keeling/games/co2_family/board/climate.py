"""The climate: what its causes add up to, and the events it brings."""

from __future__ import annotations

from collections.abc import Mapping

from keeling.core.sheet import Sheet
from keeling.games.co2_family.view_types import RegionSeen


def causes(regions: Mapping[str, RegionSeen], fossils: Sheet) -> dict[str, int]:
    """The ppm of the fossil plants on the board, by their kind."""
    ppm = {"coal": 0, "oil": 0, "gas": 0}
    for region in regions.values():
        for space in region["spaces"]:
            if space and "fossil" in space:
                ppm[space["fossil"]] += fossils[space["fossil"]]["ppm"]
    return ppm


def segments(ppm: Mapping[str, int], base: int = 0) -> list[dict[str, object]]:
    """The causes as parts of a bar that begins at a base."""
    parts: list[dict[str, object]] = []
    total = base
    for word, amount in ppm.items():
        parts.append({"word": word, "ppm": amount, "from": total, "to": total + amount})
        total += amount
    return parts


def events(now: str | None, after: str | None, co2: int, line: int) -> dict[str, object]:
    """The events in sight, and whether the climate is beyond the line that matters to them."""
    return {"now": now, "next": after, "disaster": line, "hot": co2 >= line}
