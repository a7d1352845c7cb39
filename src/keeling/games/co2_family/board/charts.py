"""The chart of the climate: CO₂ by its causes, decade by decade."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from keeling.locale import Translator
from keeling.web.drawing.charts import LEFT, RIGHT, path

_LAYERS: Final = ("coal", "oil", "gas")


def climate(
    voice: Translator,
    course: Sequence[Mapping[str, int]],
    decades: int,
    lines: tuple[int, int],
    lang: str,
    steps: int = 2,
    base: int = 0,
) -> dict[str, object]:
    """CO₂ by cause, as some steps for each decade, with the line of disasters and that of defeat."""
    disaster, defeat = lines
    top = max([defeat, *(base + sum(point.values()) for point in course)]) + 20
    bottom, height = 276.0, 256.0
    step = (RIGHT - LEFT) / max(1, decades * steps)

    def at(ppm: float) -> float:
        return bottom - float(ppm) / float(top) * height

    under = [base] * len(course)
    layers = [{"word": "base", "path": _band([0] * len(course), under, step, at)}] if base else []
    for fossil in _LAYERS:
        over = [low + point[fossil] for low, point in zip(under, course, strict=True)]
        layers.append({"word": fossil, "path": _band(under, over, step, at)})
        under = over
    last = course[-1] if course else dict.fromkeys(_LAYERS, 0)
    return {
        "left": LEFT,
        "right": RIGHT,
        "layers": layers,
        "bands": [(LEFT + decade * steps * step, steps * step, decade + 1) for decade in range(decades)],
        "ticks": [(ppm, at(ppm)) for ppm in range(0, defeat, 100)],
        "disaster": (disaster, at(disaster)),
        "defeat": (defeat, at(defeat)),
        "labels": [
            (LEFT + (n + 0.5) * step, at(total) - 5, total, n == len(under) - 1) for n, total in enumerate(under)
        ],
        "legend": [(fossil, voice.word(fossil, lang), last[fossil]) for fossil in reversed(_LAYERS)],
    }


def _band(under: Sequence[int], over: Sequence[int], step: float, at: Callable[[float], float]) -> str:
    """The outline of one layer: along its upper edge and back along its lower one."""
    edges = [(LEFT + (n + side) * step, at(ppm)) for n, ppm in enumerate(over) for side in (0, 1)]
    back = [(LEFT + (n + side) * step, at(ppm)) for n, ppm in enumerate(under) for side in (0, 1)]
    return path([*edges, *reversed(back)]) + "Z" if edges else ""
