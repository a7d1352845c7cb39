"""The gauge of the climate with its causes."""

from __future__ import annotations

from typing import Final

from keeling.games.co2.telling.voice import VOICE, text
from keeling.games.co2.views.types import Co2View
from keeling.games.co2_family.board import climate
from keeling.games.co2_family.board.climate import causes, segments
from keeling.games.co2_family.board.sources import spaces
from keeling.web.drawing.scene import Scene, Values

_DANGER: Final = 50  # ppm before defeat at which the gauge turns red


def gauge(scene: Scene[Co2View]) -> Values:
    """The level, stacked by its causes; what is on the board is all there is."""
    view, sheet, lang = scene.public, scene.sheet, scene.lang
    ppm = causes(spaces(scene), sheet["fossils"])
    disaster, defeat = sheet["climate"]["disaster"], sheet["climate"]["defeat"]
    co2 = view["co2"]
    danger = max(disaster, defeat - _DANGER)
    level = "lost" if co2 >= defeat else "danger" if co2 >= danger else "watch" if co2 >= disaster else "calm"
    lines = text("ui.board.lines", lang, disaster=disaster, defeat=defeat)
    told = ", ".join(f"{VOICE.word(word, lang)} {amount}" for word, amount in ppm.items())
    return {
        **view["ahead"],
        "co2": co2, "segments": segments(ppm), "disaster": disaster, "defeat": defeat, "danger": danger, "level": level,
        "most": defeat + 20, "label": f"{text('ui.board.ppm', lang, co2=co2)}; {told}; {lines}",
    }  # fmt: skip


def events(scene: Scene[Co2View]) -> Values:
    """The events in sight, and whether the first of them strikes as things stand."""
    view = scene.public
    strikes = (view["strikes"], False)
    return climate.events(view["event"], view["next_event"], strikes, scene.sheet["climate"]["disaster"])
