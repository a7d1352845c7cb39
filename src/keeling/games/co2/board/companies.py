"""The companies: what each has, in the table and on the phone's strip of seats."""

from __future__ import annotations

from typing import Final

from keeling.games.co2.views.types import Co2View
from keeling.games.co2_family.board.companies import Row, common, companies, strip
from keeling.web.drawing.scene import Frame, Scene

_TURN: Final = ("active", "start")


def players(scene: Scene[Co2View]) -> Frame:
    """The table of companies."""
    return companies(scene, {}, _TURN, _player)


def _player(scene: Scene[Co2View], seat: int) -> Row:
    return common(scene, seat) | _turn(scene, seat) | {"worth": scene.public["players"][seat]["worth"]}


def seats(scene: Scene[Co2View]) -> Frame:
    """The strip of seats."""
    return strip(scene, {}, _TURN, _seat)


def _seat(scene: Scene[Co2View], seat: int) -> Row:
    player = scene.public["players"][seat]
    held: Row = {"seat": seat, "name": scene.names[seat], "vp": player["vp"], "money": player["money"]}
    return held | _turn(scene, seat)


def _turn(scene: Scene[Co2View], seat: int) -> Row:
    return {"turn": seat == scene.public["active"], "start": seat == scene.public["start"]}
