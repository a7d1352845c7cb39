"""The charts that every end screen has, as geometry; the template gives them ink."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

LEFT: Final = 46.0  # where the drawing of a chart begins and ends; the figures of its axes stand outside
RIGHT: Final = 586.0
_APART: Final = 20.0  # between two figures at the end of lines
_ROOM: Final = 4.5  # percent of a bar that a figure needs
_FLOOR: Final = 132.0  # where a level is at nothing
_HEIGHT: Final = 120.0
_ZERO: Final = 192.0  # the line that what rises and what falls part from
_HALF: Final = 36.0


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


class Bar(TypedDict):
    """What one cause did to a level in one step, as a bar."""

    tone: str
    x: float
    w: float
    y: float
    h: float


def level(course: Sequence[Mapping[str, int]], start: int, limit: int, tones: Mapping[str, str]) -> dict[str, object]:
    """A level as steps under the line that must not be crossed; what raised and lowered it each time as bars below."""
    rounds = course[1:]
    levels = [start + sum(point.values()) for point in course]
    top = float(max(limit + 1, *levels)) + 1
    step = (RIGHT - LEFT) / max(1, len(rounds))
    moved = [
        {cause: point[cause] - before[cause] for cause in tones} for before, point in zip(course, rounds, strict=False)
    ]
    most = max(
        [
            1,
            *(sum(max(0, n) for n in one.values()) for one in moved),
            *(-sum(min(0, n) for n in one.values()) for one in moved),
        ]
    )

    def at(height: float) -> float:
        return _FLOOR - height / top * _HEIGHT

    dots = [(LEFT + (n + side) * step, at(level)) for n, level in enumerate(levels[1:]) for side in (0, 1)]
    line = path(dots)
    return {
        "left": LEFT,
        "right": RIGHT,
        "line": line,
        "area": f"{line}V{_FLOOR}H{LEFT}Z",
        "labels": [(LEFT + (n + 0.5) * step, at(level) - 5, level) for n, level in enumerate(levels[1:])],
        "rounds": [(LEFT + (n + 0.5) * step, n + 1) for n in range(len(rounds))],
        "limit": (limit, at(limit + 0.5)),
        "ticks": [(tick, at(tick)) for tick in range(0, limit + 1, 5)],
        "bars": [bar for n, one in enumerate(moved) for bar in _bars(one, tones, LEFT + n * step, step, _HALF / most)],
        "zero": _ZERO,
    }


def _bars(moved: Mapping[str, int], tones: Mapping[str, str], x: float, step: float, scale: float) -> list[Bar]:
    """The causes of one step: what raised the level above the line, what lowered it below."""
    bars: list[Bar] = []
    up = down = _ZERO
    for cause, tone in tones.items():
        high = abs(moved[cause]) * scale
        if moved[cause] > 0:
            up -= high
        if moved[cause]:
            bars.append(
                {"tone": tone, "x": x + 2, "w": max(2.0, step - 4), "y": up if moved[cause] > 0 else down, "h": high}
            )
        if moved[cause] < 0:
            down += high
    return bars
