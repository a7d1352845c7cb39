"""The cards in a hand, and for a spectator the companies side by side."""

from __future__ import annotations

from functools import partial
from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.co2.telling.cards import describe_goal, describe_lobby, lobby_main, lobby_minor
from keeling.games.co2.telling.voice import VOICE, text
from keeling.games.co2.views.types import Co2View
from keeling.games.co2_family.board.hand import card
from keeling.web.drawing.printed import once
from keeling.web.drawing.scene import Scene, Values

_GOAL_GLYPHS: Final = {
    "region-controlled": "control", "region-with-plant": "plant", "un-goal": "un-goal", "plant-beyond-first": "plant",
    "permit": "permit", "track-led": "disc", "energy-built": "wild",
}  # fmt: skip


def hand(scene: Scene[Co2View], seat: int | None) -> Values:
    """What the hand shows: the pack while drafting, lobby cards and the company goal."""
    view, sheet, lang = scene.view, scene.sheet, scene.lang
    if seat is None:
        others = [_company(scene, player) for player in range(view["seats"])]
        return {"seat": None, "pack": [], "lobby": [], "goal": None, "others": others}
    player = view["players"][seat]
    told = partial(_card, sheet, lang)
    return {
        "seat": seat,
        "pack": [told(no) for no in player["pack"]],
        "lobby": [told(no) for no in player["lobby"]],
        "goal": None if player["goal_discarded"] else _goal(sheet, player["goal"], lang),
        "worth": player.get("goal_worth", 0),
        "others": [],
    }


@once
def _card(sheet: Sheet, lang: str, no: int) -> dict[str, object]:
    """A lobby card, and how it is told as a whole and in its halves."""
    row = next(row for row in sheet["lobby"] if row["no"] == no)
    minor_money = sheet["lobbying"]["minor_money"]
    return {
        **card(VOICE, row, minor_money, lang),
        "label": describe_lobby(row, lang, minor_money),
        "main_label": lobby_main(sheet, no, lang),
        "minor_label": lobby_minor(sheet, no, lang),
    }


@once
def _goal(sheet: Sheet, no: int | None, lang: str) -> dict[str, object] | None:
    row = next((row for row in sheet["company_goals"] if row["no"] == no), None)
    if row is None:
        return None
    return {
        "no": no,
        "vp": row["vp"],
        "most": row["most"],
        "cash": sheet["goals"]["discard_money"],
        "icon": _GOAL_GLYPHS.get(row["per"], "vp"),
        "per": text(f"ui.web.per.{row['per']}", lang),
        "label": describe_goal(row, lang),
    }


def _company(scene: Scene[Co2View], seat: int) -> dict[str, object]:
    """A company as everybody sees it; its goal only when the game is over."""
    player = scene.public["players"][seat]
    goal = _goal(scene.sheet, player.get("goal"), scene.lang)
    return {
        "seat": seat,
        "name": scene.names[seat],
        "plants": [(energy, count) for energy, count in player["plants"].items() if count],
        "cards": player["lobby_cards"] + player["pack_cards"],
        "cashed": player["goal_discarded"],
        "goal": goal["no"] if goal else 0,
    }
