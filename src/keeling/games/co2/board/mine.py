"""What is mine, with the free moves of my turn, and where scientists work."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from keeling.core.sheet import Sheet
from keeling.games.co2.telling.voice import text
from keeling.games.co2.views.types import Co2View
from keeling.games.co2_family.board.companies import at_work
from keeling.games.co2_family.board.panels import Work
from keeling.games.co2_family.views.types import TurnSeen

_NOTHING_USED: Final[TurnSeen] = {"acted": False, "scientist": False, "market": False, "card": False}


class Holdings(TypedDict):
    """What is mine, and which free moves of my turn are used; the target is a project a scientist might go to."""

    seat: int
    name: str
    plants: int
    control: int
    claimed: int
    turn: TurnSeen
    card: int
    vp: int
    money: int
    permits: int
    tech: int
    tech_left: int
    scientists: int
    placed: int
    pool: int
    target: str


def holdings(view: Co2View, seat: int, names: Sequence[str], sheet: Sheet, target: str) -> Holdings:
    """A seat's own holdings."""
    player = view["players"][seat]
    return {
        "seat": seat,
        "name": names[seat],
        "plants": sum(player["plants"].values()),
        "control": sum(region["control"] == seat for region in view["regions"].values()),
        "claimed": len(player["claimed"]),
        "turn": view["turn"] if view["active"] == seat else _NOTHING_USED,
        "card": player["lobby"][0] if player["lobby"] else 1,
        "vp": player["vp"],
        "money": player["money"],
        "permits": player["permits"],
        "tech": player["tech"],
        "tech_left": view["tech_left"],
        "scientists": player["scientists"],
        "placed": at_work(player, sheet),
        "pool": player["pool"],
        "target": target,
    }


def mine(owned: Holdings, lang: str) -> dict[str, object]:
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


def works(view: Co2View) -> list[Work]:
    """All projects with whoever works there."""
    return [
        (f"{word} {slot}", on["energy"], on["scientist"])
        for word, region in view["regions"].items()
        for slot, on in region["slots"].items()
        if on is not None
    ]


def first_slot(view: Co2View) -> str:
    """The first slot of all."""
    word, region = next(iter(view["regions"].items()))
    return f"{word} {next(iter(region['slots']))}"
