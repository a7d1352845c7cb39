"""The gauge with what the next supply is expected to bring: for a team from the floor on, for rivals by its causes."""

from __future__ import annotations

from typing import Final

from keeling.games.co2_family.board import climate
from keeling.games.co2_family.board.climate import causes, segments
from keeling.games.co2_family.board.sources import spaces
from keeling.games.second_chance.telling.voice import VOICE, text
from keeling.games.second_chance.views.types import SecondChanceView
from keeling.web.drawing.scene import Scene, Values

_DANGER: Final = 50  # ppm before the line at which the gauge turns red
_BEYOND: Final = 60  # ppm beyond the line that the gauge shows at least


def gauge(scene: Scene[SecondChanceView]) -> Values:
    """What the gauge shows."""
    view, sheet, lang = scene.public, scene.sheet, scene.lang
    co2, limit = view["co2"], view["limit"]
    team = view["mode"] == "cooperative"
    floor = sheet["climate"]["cooperative"] if team else 0
    second = sheet["climate"]["second_event"]
    danger = limit - _DANGER
    watch = danger if team else second
    level = "lost" if co2 > limit else "danger" if co2 >= danger else "watch" if co2 >= watch else "calm"
    ppm = causes(spaces(scene), sheet["fossils"])
    told = [text("ui.board.ppm", lang, co2=co2), text("ui.board.limit", lang, limit=limit)]
    base = sheet["climate"]["competitive"]
    if not team:
        told[1:1] = [f"{VOICE.word(word, lang)} {amount}" for word, amount in ppm.items()]
    expected, worst = view["outlook"]["expected"], view["outlook"]["worst"]
    ahead = view["outlook"]["spaces"] > 0 and not view["ending"]
    most = max(limit + _BEYOND, -(-max(co2, view["ahead"]["high"], worst) // 10) * 10 + 10)  # nothing ends beside it
    return {
        "co2": co2, "team": team, "limit": limit, "floor": floor, "danger": danger, "second": second, "level": level,
        "most": most, "segments": () if team else segments(ppm, base), "base": base,
        "expected": expected, "worst": worst, "ahead": ahead,
        "low": view["ahead"]["low"], "high": view["ahead"]["high"],
        "points": view.get("team", 0), "alone": view["seats"] == 1, "label": "; ".join(told),
    }  # fmt: skip


def events(scene: Scene[SecondChanceView]) -> Values:
    """The events in sight; the second strikes too where CO₂ stands high enough."""
    view = scene.public
    both = all(threat["strikes"] for threat in view["threats"])
    return climate.events(view["event"], view["next_event"], (True, both), scene.sheet["climate"]["second_event"])
