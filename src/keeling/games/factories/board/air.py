"""The chart of the common counter: where it stood round by round, and below what raised and what lowered it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

from keeling.core.sheet import Sheet
from keeling.web.charts import LEFT, RIGHT, path

_FLOOR: Final = 132.0  # where the counter is at nothing
_HEIGHT: Final = 120.0
_ZERO: Final = 192.0  # the line that what rises and what falls part from
_HALF: Final = 36.0


class Bar(TypedDict):
    """What one cause did to the counter in a round, as a bar."""

    tone: str
    x: float
    w: float
    y: float
    h: float


def air(course: Sequence[Mapping[str, int]], sheet: Sheet, tones: Mapping[str, str]) -> dict[str, object]:
    """The level as steps under the line that must not be crossed; each round's causes as bars up and down."""
    limit, start = sheet["goal"]["cpc"], sheet["start"]["cpc"]
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

    def at(cpc: float) -> float:
        return _FLOOR - cpc / top * _HEIGHT

    dots = [(LEFT + (n + side) * step, at(level)) for n, level in enumerate(levels[1:]) for side in (0, 1)]
    line = path(dots)
    return {
        "left": LEFT,
        "right": RIGHT,
        "level": line,
        "area": f"{line}V{_FLOOR}H{LEFT}Z",
        "labels": [(LEFT + (n + 0.5) * step, at(level) - 5, level) for n, level in enumerate(levels[1:])],
        "rounds": [(LEFT + (n + 0.5) * step, n + 1) for n in range(len(rounds))],
        "limit": (limit, at(limit + 0.5)),
        "ticks": [(cpc, at(cpc)) for cpc in range(0, limit + 1, 5)],
        "bars": [bar for n, one in enumerate(moved) for bar in _bars(one, tones, LEFT + n * step, step, _HALF / most)],
        "zero": _ZERO,
    }


def _bars(moved: Mapping[str, int], tones: Mapping[str, str], x: float, step: float, scale: float) -> list[Bar]:
    """The causes of one round: what raised the counter above the line, what lowered it below."""
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
