"""What is mine: money, permits, tech, scientists, and what is left to place; and where scientists work."""

from __future__ import annotations

from typing import Final

from keeling.games.co2_family.board.companies import at_work
from keeling.games.co2_family.board.panels import supply
from keeling.games.co2_family.board.sources import control, target
from keeling.games.second_chance.board.companies import inside
from keeling.games.second_chance.telling.voice import text
from keeling.games.second_chance.views.types import SecondChanceView, TurnView
from keeling.web.drawing.scene import Scene, Values

_NOTHING_USED: Final[TurnView] = {
    "acted": False, "second": False, "scientist": False, "market": False, "card": False,
}  # fmt: skip


def watched(scene: Scene[SecondChanceView]) -> Values:
    """For a spectator: what the supply still holds."""
    view = scene.public
    return supply(view["fossils_left"], view["tech_left"], view["market"])


def mine(scene: Scene[SecondChanceView], seat: int) -> Values:
    """A seat's own holdings, with the free moves of its turn in words."""
    view = scene.view
    player, turn = view["players"][seat], view["turn"] if view["active"] == seat else _NOTHING_USED
    moves = (
        ("move", "scientist", "", turn["scientist"], f"move board {target(scene)}"),
        ("buy", "market", "+", turn["market"], "buy"),
        ("sell", "market", "−", turn["market"], "sell"),
        ("lobby", "lobby", "", turn["card"], f"lobby {player['lobby'][0] if player['lobby'] else 1} side"),
    )
    free = [
        {"word": word, "icon": icon, "sign": sign, "used": used, "why": why, "label": text(f"verb.{word}", scene.lang)}
        for word, icon, sign, used, why in moves
    ]
    return {
        "seat": seat,
        "name": scene.names[seat],
        "team": view["mode"] == "cooperative",
        "plants": sum(player["plants"].values()),
        "control": list(control(scene).values()).count(seat),
        "inside": inside(scene)[seat],
        "vp": player["vp"],
        "money": player["money"],
        "permits": player["permits"],
        "tech": player["tech"],
        "scientists": player["scientists"],
        "placed": at_work(player, scene.sheet),
        "pool": player["pool"],
        "target": target(scene),
        "infrastructures": player["infrastructures"],
        "cubes": player["cubes"],
        "free": free,
    }
