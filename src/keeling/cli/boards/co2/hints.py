"""What an option costs and gives, in symbols: numbers beat adjectives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from keeling.cli.boards import Scene
from keeling.cli.boards.marks import MONEY, PERMIT, POINTS, SCIENTIST, TECH

Words = tuple[str, ...]


def hint(scene: Scene, words: Words) -> str:
    """The price and the gain of a move, as far as they are fixed; empty where there is nothing to add."""
    told = _HINTS.get(words[0])
    return told(scene, words) if told else ""


def _gains(money: int = 0, tech: int = 0, permits: int = 0, vp: int = 0) -> str:
    signs = ((MONEY, money), (TECH, tech), (PERMIT, permits), (POINTS, vp))
    return " ".join(f"{'+' if amount > 0 else '−'}{sign}{abs(amount)}" for sign, amount in signs if amount)


def _propose(scene: Scene, words: Words) -> str:
    grants = scene.sheet["grants"]
    kind = words[3].rstrip("0123456789")
    if kind == "money":
        return _gains(money=max(grants["least_money"], scene.view["regions"][words[2]]["permits"]))
    return _gains(tech=grants["tech"]) if kind == "tech" else SCIENTIST


def _install(scene: Scene, words: Words) -> str:
    gives = scene.sheet["install"][words[1]]
    return f"−{PERMIT}1 " + _gains(gives["money"], gives["tech"], gives["permits"]) + _stranger(scene, words)


def _build(scene: Scene, words: Words) -> str:
    plant = scene.view["plants_next"][words[1]]
    tech = plant["tech"] - (1 if plant["tech"] and scene.view["regions"][words[2]]["tech"] else 0)
    money = plant["money"]
    if len(words) == 5:
        cards = [row for row in scene.sheet["lobby"] if row["on"] == "build" and row["of"] == words[1]]
        held = [row for row in cards if row["no"] in scene.view["players"][scene.view["seat"]]["lobby"]]
        money = max(0, money - held[0]["main"]["discount"]) if held else money
    return _gains(-money, -tech, vp=plant["vp"]) + _stranger(scene, words)


def _stranger(scene: Scene, words: Words) -> str:
    """Another company's scientist has to be paid off (C-52)."""
    project = scene.view["regions"][words[2]]["slots"][words[3]]
    return f" −{MONEY}1 {SCIENTIST}" if project["scientist"] not in (-1, scene.view["seat"]) else ""


def _claim(scene: Scene, words: Words) -> str:
    vp = next(row["vp"] for row in scene.sheet["un_goals"] if str(row["no"]) == words[1])
    return _gains(tech=-scene.sheet["goals"]["un_tech"], vp=vp)


def _buy(scene: Scene, words: Words) -> str:
    return _gains(-scene.view["market"]["price"], permits=1)


def _sell(scene: Scene, words: Words) -> str:
    return _gains(scene.view["market"]["price"], permits=-1)


def _discard(scene: Scene, words: Words) -> str:
    return _gains(scene.sheet["goals"]["discard_money"])


_HINTS: Final[dict[str, Callable[[Scene, Words], str]]] = {
    "propose": _propose,
    "install": _install,
    "build": _build,
    "claim": _claim,
    "buy": _buy,
    "sell": _sell,
    "discard": _discard,
}
