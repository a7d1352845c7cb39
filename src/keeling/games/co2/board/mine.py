"""What is mine, with the free moves of my turn; for a spectator what the supply still holds."""

from __future__ import annotations

from typing import Final

from keeling.games.co2.telling.voice import text
from keeling.games.co2.views.types import Co2View, TurnView
from keeling.games.co2_family.board.companies import at_work
from keeling.games.co2_family.board.panels import supply
from keeling.games.co2_family.board.sources import control, target
from keeling.web.drawing.scene import Scene, Values

_NOTHING_USED: Final[TurnView] = {"acted": False, "scientist": False, "market": False, "card": False}


def watched(scene: Scene[Co2View]) -> Values:
    """For a spectator: what the supply still holds."""
    view = scene.public
    return supply(view["fossils_left"], view["tech_left"], view["market"])


def mine(scene: Scene[Co2View], seat: int) -> Values:
    """A seat's own holdings, with the free moves of its turn in words."""
    view = scene.view
    player, turn = view["players"][seat], view["turn"] if view["active"] == seat else _NOTHING_USED
    moves = (
        ("move", "scientist", "", turn["scientist"], f"move hand {target(scene)}"),
        ("buy", "market", "+", turn["market"], "buy"),
        ("sell", "market", "−", turn["market"], "sell"),
        ("lobby", "lobby", "", turn["card"], f"lobby {player['lobby'][0] if player['lobby'] else 1} minor"),
    )
    free = [
        {"word": word, "icon": icon, "sign": sign, "used": used, "why": why, "label": text(f"verb.{word}", scene.lang)}
        for word, icon, sign, used, why in moves
    ]
    return {
        "seat": seat,
        "name": scene.names[seat],
        "plants": sum(player["plants"].values()),
        "control": list(control(scene).values()).count(seat),
        "claimed": len(player["claimed"]),
        "vp": player["vp"],
        "money": player["money"],
        "permits": player["permits"],
        "tech": player["tech"],
        "tech_left": view["tech_left"],
        "scientists": player["scientists"],
        "placed": at_work(player, scene.sheet),
        "pool": player["pool"],
        "target": target(scene),
        "free": free,
    }
