"""What is mine: money, permits, tech, scientists, and what is left to place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from keeling.games.second_chance.voice import text

Data = dict[str, Any]


def holdings(view: Data, names: Sequence[str]) -> Data:
    """What is mine, and which free moves of my turn are used."""
    seat = view["seat"]
    player = view["players"][seat]
    regions = view["regions"].values()
    return {
        "seat": seat,
        "name": names[seat],
        "team": view["mode"] == "cooperative",
        "plants": sum(player["plants"].values()),
        "control": sum(region["control"] == seat for region in regions),
        "inside": sum(region["permits"] for region in regions if region["control"] == seat),
        "turn": view["turn"] if view["active"] == seat else {"scientist": False, "market": False, "card": False},
        "card": player["lobby"][0] if player["lobby"] else 1,
        **{key: player[key] for key in ("vp", "money", "permits", "tech", "scientists", "pool")},
        **{key: player[key] for key in ("infrastructures", "cubes")},
    }


def mine(owned: Data, lang: str) -> Data:
    """My holdings with the free moves in words."""
    turn = owned["turn"]
    moves = (
        ("move", "scientist", "", turn["scientist"], f"move board {owned['target']}"),
        ("buy", "market", "+", turn["market"], "buy"),
        ("sell", "market", "−", turn["market"], "sell"),
        ("lobby", "lobby", "", turn["card"], f"lobby {owned['card']} side"),
    )
    free = [
        {"word": word, "icon": icon, "sign": sign, "used": used, "why": why, "label": text(f"verb.{word}", lang)}
        for word, icon, sign, used, why in moves
    ]
    return {**owned, "free": free}
