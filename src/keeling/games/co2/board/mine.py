"""What is mine, with the free moves of my turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from keeling.games.co2.voice import text

Data = dict[str, Any]


def holdings(view: Data, names: Sequence[str]) -> Data:
    """What is mine, and which free moves of my turn are used."""
    seat = view["seat"]
    player = view["players"][seat]
    return {
        "seat": seat,
        "name": names[seat],
        "plants": sum(player["plants"].values()),
        "control": sum(region["control"] == seat for region in view["regions"].values()),
        "claimed": len(player["claimed"]),
        "turn": view["turn"] if view["active"] == seat else {"scientist": False, "market": False, "card": False},
        "card": player["lobby"][0] if player["lobby"] else 1,
        **{key: player[key] for key in ("vp", "money", "permits", "tech", "scientists", "pool")},
    }


def mine(owned: Data, lang: str) -> Data:
    """My holdings with the free moves in words."""
    turn = owned["turn"]
    moves = (
        ("move", "scientist", "", turn["scientist"], f"move hand {owned['target']}"),
        ("buy", "market", "+", turn["market"], "buy"),
        ("sell", "market", "−", turn["market"], "sell"),
        ("lobby", "lobby", "", turn["card"], f"lobby {owned['card']} minor"),
    )
    free = [
        {"word": word, "icon": icon, "sign": sign, "used": used, "why": why, "label": text(f"verb.{word}", lang)}
        for word, icon, sign, used, why in moves
    ]
    return {**owned, "free": free}
