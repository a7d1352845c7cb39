"""What is mine: money, permits, tech, scientists, and what is left to place; and where scientists work."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from keeling.core.sheet import Sheet
from keeling.games.co2_family.board.companies import at_work
from keeling.games.co2_family.board.panels import Work
from keeling.games.second_chance.board.companies import inside
from keeling.games.second_chance.telling.voice import text
from keeling.games.second_chance.views.types import SecondChanceView, TurnView

_NOTHING_USED: Final[TurnView] = {
    "acted": False, "second": False, "scientist": False, "market": False, "card": False,
}  # fmt: skip


class Holdings(TypedDict):
    """What is mine, and which free moves of my turn are used; the target is a project a scientist might go to."""

    seat: int
    name: str
    team: bool
    plants: int
    control: int
    inside: int
    turn: TurnView
    card: int
    vp: int
    money: int
    permits: int
    tech: int
    scientists: int
    placed: int
    pool: int
    infrastructures: int
    cubes: int
    target: str


def holdings(view: SecondChanceView, seat: int, names: Sequence[str], sheet: Sheet, target: str) -> Holdings:
    """A seat's own holdings."""
    player = view["players"][seat]
    return {
        "seat": seat,
        "name": names[seat],
        "team": view["mode"] == "cooperative",
        "plants": sum(player["plants"].values()),
        "control": sum(region["control"] == seat for region in view["regions"].values()),
        "inside": inside(view, seat),
        "turn": view["turn"] if view["active"] == seat else _NOTHING_USED,
        "card": player["lobby"][0] if player["lobby"] else 1,
        "vp": player["vp"],
        "money": player["money"],
        "permits": player["permits"],
        "tech": player["tech"],
        "scientists": player["scientists"],
        "placed": at_work(player, sheet),
        "pool": player["pool"],
        "infrastructures": player["infrastructures"],
        "cubes": player["cubes"],
        "target": target,
    }


def mine(owned: Holdings, lang: str) -> dict[str, object]:
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


def works(view: SecondChanceView) -> list[Work]:
    """All projects with whoever works there."""
    return [
        (f"{word} {slot}", on["energy"], on["scientist"])
        for word, region in view["regions"].items()
        for slot, on in region["slots"].items()
        if on is not None
    ]


def first_slot(view: SecondChanceView) -> str:
    """The first slot of all."""
    word, region = next(iter(view["regions"].items()))
    return f"{word} {next(iter(region['slots']))}"
