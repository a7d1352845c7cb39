"""The chart of the climate: CO₂ by its causes, decade by decade."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.co2.voice import VOICE
from keeling.web.charts import LEFT, RIGHT, path

_LAYERS: Final = ("coal", "oil", "gas")


def climate(course: Sequence[Mapping[str, int]], sheet: Sheet, decades: int, lang: str) -> dict[str, object]:
    """CO₂ by cause, as steps: two for each decade, before and after its operations phase."""
    defeat, disaster = sheet["climate"]["defeat"], sheet["climate"]["disaster"]
    top = max([defeat, *(sum(point.values()) for point in course)]) + 20
    bottom, height = 276.0, 256.0
    step = (RIGHT - LEFT) / max(1, decades * 2)

    def at(ppm: float) -> float:
        return bottom - float(ppm) / float(top) * height

    under = [0] * len(course)
    layers = []
    for fossil in _LAYERS:
        over = [low + point[fossil] for low, point in zip(under, course, strict=True)]
        layers.append({"word": fossil, "path": _band(under, over, step, at)})
        under = over
    last = course[-1] if course else dict.fromkeys(_LAYERS, 0)
    return {
        "left": LEFT,
        "right": RIGHT,
        "layers": layers,
        "bands": [(LEFT + decade * 2 * step, 2 * step, decade + 1) for decade in range(decades)],
        "ticks": [(ppm, at(ppm)) for ppm in range(0, defeat, 100)],
        "disaster": (disaster, at(disaster)),
        "defeat": (defeat, at(defeat)),
        "labels": [
            (LEFT + (n + 0.5) * step, at(total) - 5, total, n == len(under) - 1) for n, total in enumerate(under)
        ],
        "legend": [(fossil, VOICE.word(fossil, lang), last[fossil]) for fossil in reversed(_LAYERS)],
    }


def _band(under: Sequence[int], over: Sequence[int], step: float, at: Callable[[float], float]) -> str:
    """The outline of one layer: along its upper edge and back along its lower one."""
    edges = [(LEFT + (n + side) * step, at(ppm)) for n, ppm in enumerate(over) for side in (0, 1)]
    back = [(LEFT + (n + side) * step, at(ppm)) for n, ppm in enumerate(under) for side in (0, 1)]
    return path([*edges, *reversed(back)]) + "Z" if edges else ""
