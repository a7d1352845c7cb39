"""The climate: what its causes add up to, and the events it brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from keeling.core.sheet import Sheet
from keeling.games.co2_family.board.sources import Spaces


class Segment(NamedTuple):
    """A cause as a part of a bar, from where to where in ppm."""

    word: str
    ppm: int
    start: int
    to: int


def causes(spaces: Spaces, fossils: Sheet) -> dict[str, int]:
    """The ppm of the fossil plants on the board, by their kind."""
    ppm = {"coal": 0, "oil": 0, "gas": 0}
    for row in spaces.values():
        for space in row:
            if space and "fossil" in space:
                ppm[space["fossil"]] += fossils[space["fossil"]]["ppm"]
    return ppm


def segments(ppm: Mapping[str, int], base: int = 0) -> tuple[Segment, ...]:
    """The causes as parts of a bar that begins at a base."""
    parts: list[Segment] = []
    total = base
    for word, amount in ppm.items():
        parts.append(Segment(word, amount, total, total + amount))
        total += amount
    return tuple(parts)


def events(now: str | None, after: str | None, strikes: tuple[bool, bool], line: int) -> dict[str, object]:
    """The events in sight, whether each of them strikes as things stand, and the line that decides."""
    return {"now": now, "next": after, "strikes": strikes, "disaster": line}
