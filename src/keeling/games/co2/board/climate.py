"""The climate: the gauge with its causes, and the disasters it brings."""

from __future__ import annotations

from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.co2.view_types import Co2View
from keeling.games.co2.voice import VOICE, text

_DANGER: Final = 50  # ppm before defeat at which the gauge turns red


def gauge(view: Co2View, sheet: Sheet, lang: str) -> dict[str, object]:
    """The level, stacked by its causes; what is on the board is all there is."""
    ppm = {"coal": 0, "oil": 0, "gas": 0}
    for region in view["regions"].values():
        for space in region["spaces"]:
            if space and "fossil" in space:
                ppm[space["fossil"]] += sheet["fossils"][space["fossil"]]["ppm"]
    segments, total = [], 0
    for word, amount in ppm.items():
        segments.append({"word": word, "ppm": amount, "from": total, "to": total + amount})
        total += amount
    disaster, defeat = sheet["climate"]["disaster"], sheet["climate"]["defeat"]
    co2 = view["co2"]
    danger = max(disaster, defeat - _DANGER)
    level = "lost" if co2 >= defeat else "danger" if co2 >= danger else "watch" if co2 >= disaster else "calm"
    lines = text("ui.board.lines", lang, disaster=disaster, defeat=defeat)
    causes = ", ".join(f"{VOICE.word(word, lang)} {amount}" for word, amount in ppm.items())
    return {
        "co2": co2, "segments": segments, "disaster": disaster, "defeat": defeat, "danger": danger, "level": level,
        "most": defeat + 20, "label": f"{text('ui.board.ppm', lang, co2=co2)}; {causes}; {lines}",
    }  # fmt: skip


def events(view: Co2View, sheet: Sheet) -> dict[str, object]:
    disaster = sheet["climate"]["disaster"]
    return {"now": view["event"], "next": view["next_event"], "disaster": disaster, "hot": view["co2"] >= disaster}
