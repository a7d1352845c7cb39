"""The chart of the common counter: what raised it, as layers, and where it really stood after what was cleaned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

Data = dict[str, Any]
_LEFT: Final = 46.0
_RIGHT: Final = 546.0
_BOTTOM: Final = 276.0
_HEIGHT: Final = 256.0


def air(course: Sequence[Mapping[str, int]], sheet: Data, tones: Mapping[str, str]) -> Data:
    """Layers by cause round by round, the level, and the line that must not be crossed."""
    limit, start = sheet["goal"]["cpc"], sheet["start"]["cpc"]
    rounds = course[1:]
    raised = [start + sum(max(0, point[cause]) for cause in tones) for point in rounds]
    top = max([limit + 2, *raised, *(point["level"] for point in rounds)])
    step = (_RIGHT - _LEFT) / max(1, len(rounds))

    def at(cpc: float) -> float:
        return _BOTTOM - cpc / float(top) * _HEIGHT

    under = [float(start)] * len(rounds)
    layers = [{"tone": "", "path": _band([0.0] * len(rounds), under, step, at)}]
    for cause, tone in tones.items():
        over = [low + max(0, point[cause]) for low, point in zip(under, rounds, strict=True)]
        if over != under:
            layers.append({"tone": tone, "path": _band(under, over, step, at)})
        under = over
    level = [(_LEFT + (n + side) * step, at(point["level"])) for n, point in enumerate(rounds) for side in (0, 1)]
    return {
        "layers": layers,
        "level": "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in level),
        "labels": [
            (_LEFT + (n + 0.5) * step, at(point["level"]) - 5, point["level"]) for n, point in enumerate(rounds)
        ],
        "rounds": [(_LEFT + (n + 0.5) * step, n + 1) for n in range(len(rounds))],
        "limit": (limit, at(limit + 0.5)),
        "ticks": [(cpc, at(cpc)) for cpc in range(0, limit + 1, 5)],
    }


def _band(under: Sequence[float], over: Sequence[float], step: float, at: Any) -> str:
    """The outline of one layer: along its upper edge and back along its lower one."""
    edges = [(_LEFT + (n + side) * step, at(cpc)) for n, cpc in enumerate(over) for side in (0, 1)]
    back = [(_LEFT + (n + side) * step, at(cpc)) for n, cpc in enumerate(under) for side in (0, 1)]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in [*edges, *reversed(back)]) + "Z" if edges else ""
