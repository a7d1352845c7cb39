"""The cards in a hand: lobbyists, personal goals or the company goal; for a spectator the players side by side."""

from __future__ import annotations

from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.co2_family.board.hand import card
from keeling.games.second_chance.telling.cards import company, lobby, lobby_main, lobby_side, personal
from keeling.games.second_chance.telling.voice import VOICE, text
from keeling.games.second_chance.views.types import ProgressView, SecondChanceView
from keeling.web.drawing.printed import once
from keeling.web.drawing.scene import Scene

Card = dict[str, object]
_PERSONAL: Final = {
    "permits": "permit", "region-permits": "regional-permit", "summit-alone": "summit", "tech": "tech",
    "scientists": "scientist", "money": "money", "tracks-ended": "disc", "regions-controlled": "control",
}  # fmt: skip
_COMPANY: Final = {
    "permit": "permit", "track-led": "disc", "un-goal": "un-goal", "region-controlled": "control",
    "region-with-plant": "plant", "energy-built": "wild", "plant-beyond-first": "plant",
}  # fmt: skip


def hand(scene: Scene[SecondChanceView], seat: int | None) -> Card:
    """What the hand shows: the pack while drafting, goals to choose from, lobbyists, and the goals one has."""
    view, sheet, lang = scene.view, scene.sheet, scene.lang
    alone = view["seats"] == 1
    told: Card = {"seat": seat, "alone": alone, "pack": [], "lobby": [], "goals": [], "offers": [], "goal": None}
    if seat is None:
        return {**told, "solo": "", "others": [_player(scene, player) for player in range(view["seats"])]}
    player = view["players"][seat]
    kept, goal = player["personal"], player["goal"]
    choosing = alone and not player["dropped"]
    goals = [personal_goal(sheet, one, lang) for one in player["progress"] if one["no"] in kept]
    offered = [_company(sheet, no, 0, lang) for no in player["choices"]] if goal is None else []
    solo = view.get("solo_card", 0)
    return {
        **told,
        "pack": [_card(sheet, no, lang) for no in player["pack"]],
        "lobby": [_card(sheet, no, lang) for no in player["lobby"]],
        "goals": [] if choosing else goals,
        "offers": [{"words": "keep-goal", **one} for one in goals] if choosing else offered,
        "goal": _company(sheet, goal, player["worth"], lang) if goal and not player["goal_discarded"] else None,
        "solo": text(f"solo.{solo}", lang) if solo else "",
        "others": [],
    }  # fmt: skip


@once
def _card(sheet: Sheet, no: int, lang: str) -> Card:
    """A lobbyist, and how it is told as a whole and in its halves."""
    row = next(row for row in sheet["lobby"] if row["no"] == no)
    return {
        **card(VOICE, row, sheet["lobbying"]["minor_money"], lang),
        "teaches": "knowledge" in row["main"],  # an energy's tile beside a figure might be anything of it
        "label": lobby(sheet, no, lang),
        "main_label": lobby_main(sheet, no, lang),
        "minor_label": lobby_side(sheet, no, lang),
    }


def personal_goal(sheet: Sheet, one: ProgressView, lang: str) -> Card:
    """A personal goal, and how far I have come."""
    reached = min(one["reached"], one["least"])  # more than enough is enough
    return {**one, **_personal(sheet, one["no"], one["least"], lang), "reached": reached}


@once
def _personal(sheet: Sheet, no: int, least: int, lang: str) -> Card:
    kind = next(row["is"] for row in sheet["personal_goals"] if row["no"] == no)
    icon = _PERSONAL.get(kind, "infrastructure" if kind.startswith("infra") else "plant")
    short = text(f"ui.web.personal.{kind}", lang)
    return {"icon": icon, "short": short, "vp": 0, "label": personal(sheet, no, lang, least)}


@once
def _company(sheet: Sheet, no: int, worth: int, lang: str) -> Card:
    """A company goal, and what it would bring now."""
    row = next(row for row in sheet["company_goals"] if row["no"] == no)
    per = row["per"]
    return {
        "words": "choose", "no": no, "vp": row["vp"], "most": row["most"], "worth": worth,
        "cash": sheet["goals"]["discard_money"], "icon": _COMPANY.get(per, "infrastructure"),
        "short": text(f"ui.web.per.{per}", lang), "label": company(sheet, no, lang),
    }  # fmt: skip


def _player(scene: Scene[SecondChanceView], seat: int) -> Card:
    """A player as everybody sees them."""
    player = scene.public["players"][seat]
    return {
        "seat": seat,
        "name": scene.names[seat],
        "plants": [(energy, count) for energy, count in player["plants"].items() if count],
        "cards": player["lobby_cards"] + player["pack_cards"],
        "cashed": player["goal_discarded"],
        "goal": 0,
    }
