"""The players: what each has, in the table, on the phone's strip of seats and in its list."""

from __future__ import annotations

from typing import Final

from keeling.games.co2_family.board.companies import Row, common, companies, strip
from keeling.games.co2_family.board.sources import control
from keeling.games.second_chance.board.outcome import line
from keeling.games.second_chance.views.types import SecondChanceView
from keeling.web.drawing.scene import Frame, Scene

_TURN: Final = ("active", "start", "mode")


def players(scene: Scene[SecondChanceView]) -> Frame:
    """The table of players."""
    return companies(scene, {"team": _is_team(scene)}, (*_TURN, "control", "based", "inside"), _player)


def _player(scene: Scene[SecondChanceView], seat: int) -> Row:
    rules = [word for word, who in control(scene).items() if who == seat]
    more: Row = {"rules": rules, "based": based(scene).count(seat), "inside": inside(scene)[seat]}
    return common(scene, seat) | _turn(scene, seat) | more


def seats(scene: Scene[SecondChanceView]) -> Frame:
    """The strip of seats, with what the decade's end asks of a team."""
    return strip(scene, {"due": line(scene) if _is_team(scene) else {}}, _TURN, _seat)


def _seat(scene: Scene[SecondChanceView], seat: int) -> Row:
    player = scene.public["players"][seat]
    held: Row = {"vp": player["vp"], "money": player["money"], "permits": player["permits"]}
    return {"seat": seat, "name": scene.names[seat]} | held | _turn(scene, seat)


def _turn(scene: Scene[SecondChanceView], seat: int) -> Row:
    view = scene.public
    return {"turn": seat == view["active"], "start": seat == view["start"], "team": _is_team(scene)}


def _is_team(scene: Scene[SecondChanceView]) -> bool:
    return scene.public["mode"] == "cooperative"


def inside(scene: Scene[SecondChanceView]) -> list[int]:
    """By seat, the permits in regions that a player controls."""
    return scene.share("inside", ("regions",), _inside)


def _inside(scene: Scene[SecondChanceView]) -> list[int]:
    found = [0] * len(scene.names)
    for region in scene.public["regions"].values():
        if region["control"] >= 0:
            found[region["control"]] += region["permits"]
    return found


def based(scene: Scene[SecondChanceView]) -> list[int | None]:
    """Whose every infrastructure is, with or without a plant on it."""
    return scene.share("based", ("regions",), _based)


def _based(scene: Scene[SecondChanceView]) -> list[int | None]:
    found: list[int | None] = []
    for region in scene.public["regions"].values():
        found += [on["infrastructure"] for on in region["slots"].values() if on is not None]
        found += [space.get("base") for space in region["spaces"] if space is not None]
    return found
