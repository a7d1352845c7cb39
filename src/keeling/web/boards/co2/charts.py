"""The charts of the end screen as geometry; the template gives them ink."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from keeling import locale

Data = dict[str, Any]
_LEFT: Final = 46
_RIGHT: Final = 546
_LAYERS: Final = ("coal", "oil", "gas")


def _path(dots: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in dots)


def climate(course: Sequence[Data], sheet: Data, decades: int, lang: str) -> Data:
    """CO₂ by cause, as steps: two for each decade, before and after its operations phase."""
    defeat, disaster = sheet["climate"]["defeat"], sheet["climate"]["disaster"]
    top = max([defeat, *(sum(point["ppm"].values()) for point in course)]) + 20
    bottom, height = 276.0, 256.0
    step = (_RIGHT - _LEFT) / max(1, decades * 2)

    def at(ppm: float) -> float:
        return bottom - float(ppm) / float(top) * height

    under = [0] * len(course)
    layers = []
    for fossil in _LAYERS:
        over = [low + point["ppm"][fossil] for low, point in zip(under, course, strict=True)]
        layers.append({"word": fossil, "path": _band(under, over, step, at)})
        under = over
    last = course[-1]["ppm"] if course else dict.fromkeys(_LAYERS, 0)
    return {
        "layers": layers,
        "bands": [(_LEFT + decade * 2 * step, 2 * step, decade + 1) for decade in range(decades)],
        "ticks": [(ppm, at(ppm)) for ppm in range(0, defeat, 100)],
        "disaster": (disaster, at(disaster)),
        "defeat": (defeat, at(defeat)),
        "labels": [
            (_LEFT + (n + 0.5) * step, at(total) - 5, total, n == len(under) - 1) for n, total in enumerate(under)
        ],
        "legend": [
            {"word": fossil, "y": 130 + 30 * n, "text": f"{locale.word(fossil, lang)} {last[fossil]}"}
            for n, fossil in enumerate(reversed(_LAYERS))
        ],
    }


def _band(under: Sequence[int], over: Sequence[int], step: float, at: Any) -> str:
    """The outline of one layer: along its upper edge and back along its lower one."""
    edges = [(_LEFT + (n + side) * step, at(ppm)) for n, ppm in enumerate(over) for side in (0, 1)]
    back = [(_LEFT + (n + side) * step, at(ppm)) for n, ppm in enumerate(under) for side in (0, 1)]
    return _path([*edges, *reversed(back)]) + "Z" if edges else ""


def points(course: Sequence[Sequence[int]], decades: Sequence[int], names: Sequence[str], lang: str) -> Data:
    """Everybody's points at the end of each round, as lines; the last stretch is the reckoning."""
    high = max(10, *(max(row) for row in course))
    low = min(0, *(min(row) for row in course))
    bottom, height = 250.0, 236.0
    step = (_RIGHT - _LEFT) / max(1, len(course) - 1)

    def at(vp: float) -> float:
        return bottom - (vp - low) / (high - low) * height

    pace = next(pace for pace in (5, 10, 20, 50, 100) if high / pace <= 6 or pace == 100)
    ends = sorted(((at(course[-1][seat]), seat) for seat in range(len(names))), key=lambda end: end)
    spread: list[tuple[float, int]] = []
    for y, seat in ends:  # labels keep their distance
        spread.append((max(y, spread[-1][0] + 14) if spread else y, seat))
    over = max(0.0, spread[-1][0] - bottom) if spread else 0.0
    return {
        "lines": [
            {
                "seat": seat,
                "path": _path([(_LEFT + n * step, at(row[seat])) for n, row in enumerate(course)]),
                "dots": [(_LEFT + n * step, at(row[seat])) for n, row in enumerate(course)],
            }
            for seat in range(len(names))
        ],
        "ticks": [(vp, at(vp)) for vp in range(0, high + 1, pace)],
        "bands": [(_LEFT + (n - 1) * step, decade) for decade, n in enumerate(decades, 1)],
        "ends": [{"seat": seat, "y": y - over, "vp": course[-1][seat], "name": names[seat]} for y, seat in spread],
        "bottom": bottom,
        "last": _LEFT + max(0, len(course) - 2) * step,
    }


def sources(shares: Sequence[Data], order: Sequence[int], names: Sequence[str]) -> list[Data]:
    """Points by source as bars, the winner's on top."""
    most = max([1, *(sum(gain[2] for gain in share["gains"]) for share in shares)])
    scale = 410 / most
    bars = []
    for row, seat in enumerate(order):
        x, parts = 104.0, []
        for key, tone, amount in shares[seat]["gains"]:
            wide = amount * scale
            parts.append(
                {"key": key, "tone": tone, "x": x, "w": max(2.0, wide - 1.5), "n": amount if wide > 15 else ""}
            )
            x += wide
        bars.append({"seat": seat, "name": names[seat], "y": row * 30, "parts": parts, "end": x, **shares[seat]})
    return bars
