"""What is mine, with the free moves of my turn; for a spectator what the supply holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from keeling.games.co2.voice import text

Data = dict[str, Any]


def supply(view: Data) -> Data:
    """For a spectator: what the supply still holds."""
    fossils = sum(view["fossils_left"].values())
    return {"seat": None, "tech_left": view["tech_left"], "bank": view["market"]["bank"], "fossils_left": fossils}


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


def target(view: Data) -> str:
    """A project a scientist might go to: the first without one, or else the first slot of all."""
    places = [(word, slot, on) for word, r in view["regions"].items() for slot, on in r["slots"].items()]
    free = [f"{word} {slot}" for word, slot, on in places if on and on["scientist"] < 0]
    return free[0] if free else f"{places[0][0]} {places[0][1]}"
