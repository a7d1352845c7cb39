"""The climate: what its causes add up to, and the events it brings."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]


def causes(view: Data, sheet: Data) -> dict[str, int]:
    """The ppm of the fossil plants on the board, by their kind."""
    ppm = {"coal": 0, "oil": 0, "gas": 0}
    for region in view["regions"].values():
        for space in region["spaces"]:
            if space and "fossil" in space:
                ppm[space["fossil"]] += sheet["fossils"][space["fossil"]]["ppm"]
    return ppm


def segments(ppm: dict[str, int], base: int = 0) -> list[Data]:
    """The causes as parts of a bar that begins at a base."""
    parts, total = [], base
    for word, amount in ppm.items():
        parts.append({"word": word, "ppm": amount, "from": total, "to": total + amount})
        total += amount
    return parts


def events(view: Data, line: int) -> Data:
    """The events in sight, and whether the climate is beyond the line that matters to them."""
    return {"now": view["event"], "next": view["next_event"], "disaster": line, "hot": view["co2"] >= line}
