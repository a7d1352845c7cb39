"""The charts that every end screen has, as geometry; the template gives them ink."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

LEFT: Final = 46.0  # where the drawing of a chart begins and ends; the figures of its axes stand outside
RIGHT: Final = 586.0
_APART: Final = 20.0  # between two figures at the end of lines
_ROOM: Final = 4.5  # percent of a bar that a figure needs


def path(dots: Sequence[tuple[float, float]]) -> str:
    """A line through dots."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in dots)


def points(course: Sequence[Sequence[int]], parts: Sequence[int]) -> dict[str, object]:
    """Everybody's points at the end of each round, as lines; the last stretch is the reckoning."""
    seats = range(len(course[0]))
    high = max(10, *(max(row) for row in course))
    low = min(0, *(min(row) for row in course))
    bottom, height = 250.0, 236.0
    step = (RIGHT - LEFT) / max(1, len(course) - 1)

    def at(points: float) -> float:
        return bottom - (points - low) / (high - low) * height

    pace = next(pace for pace in (5, 10, 20, 50, 100) if high / pace <= 6 or pace == 100)
    dots = [[(LEFT + n * step, at(row[seat])) for n, row in enumerate(course)] for seat in seats]
    return {
        "lines": [{"seat": seat, "path": path(dots[seat]), "dots": dots[seat]} for seat in seats],
        "ticks": [(points, at(points)) for points in range(0, high + 1, pace)],
        "bands": [(LEFT + (n - 1) * step, number) for number, n in enumerate(parts, 1)],
        "ends": [(seat, y, course[-1][seat]) for y, seat in _spread([at(course[-1][seat]) for seat in seats], bottom)],
        "left": LEFT,
        "right": RIGHT,
        "bottom": bottom,
        "last": LEFT + max(0, len(course) - 2) * step,
    }


def _spread(heights: Sequence[float], bottom: float) -> list[tuple[float, int]]:
    """Where the figures at the end of lines stand, so that they keep their distance and none falls below the chart."""
    found: list[tuple[float, int]] = []
    for y, seat in sorted((y, seat) for seat, y in enumerate(heights)):
        found.append((max(y, found[-1][0] + _APART) if found else y, seat))
    limit = bottom
    for n in range(len(found) - 1, -1, -1):
        found[n] = (min(found[n][0], limit), found[n][1])
        limit = found[n][0] - _APART
    return found


class Share(TypedDict):
    """What a seat gained, by source with its tone; what it lost, and the sum."""

    gains: list[tuple[str, str, int]]
    lost: int
    total: int


def sources(shares: Sequence[Share], order: Sequence[int], names: Sequence[str]) -> list[dict[str, object]]:
    """Points by source as bars in percent of the longest, the winner's on top."""
    scale = 100 / max([1, *(sum(gain[2] for gain in share["gains"]) for share in shares)])
    bars: list[dict[str, object]] = []
    for seat in order:
        x = 0.0
        parts: list[dict[str, object]] = []
        for key, tone, amount in shares[seat]["gains"]:
            wide = amount * scale
            parts.append({"key": key, "tone": tone, "x": x, "w": wide, "n": amount if wide >= _ROOM else ""})
            x += wide
        bars.append({"seat": seat, "name": names[seat], "parts": parts, **shares[seat]})
    return bars
