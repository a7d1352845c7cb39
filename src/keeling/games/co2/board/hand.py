"""The cards in a hand, and for a spectator the companies side by side."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.co2.card_texts import describe_goal, describe_lobby, lobby_main, lobby_minor
from keeling.games.co2.view_types import Co2View
from keeling.games.co2.voice import VOICE, text
from keeling.games.co2.words import ENERGIES
from keeling.locale import capital
from keeling.web import art
from keeling.web.render import once

# The glyph of what a card is played on, and the tint it lies on.
_GLYPHS: Final = {"buy": "market", "sell": "market"}
_GAIN_GLYPHS: Final = {"tech": "tech", "permit": "permit", "move": "scientist", "vp": "vp"}
_GOAL_GLYPHS: Final = {
    "region-controlled": "control", "region-with-plant": "plant", "un-goal": "un-goal", "plant-beyond-first": "plant",
    "permit": "permit", "track-led": "disc", "energy-built": "wild",
}  # fmt: skip


HELD: Final = ("pack", "lobby", "goal", "goal_discarded")  # all that one's own hand is drawn from


def hand(view: Co2View, sheet: Sheet, names: Sequence[str], lang: str) -> dict[str, object]:
    """What the hand shows: the pack while drafting, lobby cards and the company goal."""
    seat = view["seat"]
    if seat is None:
        others = [_company(view, player, sheet, names, lang) for player in range(view["seats"])]
        return {"seat": None, "pack": [], "lobby": [], "goal": None, "others": others}
    player = view["players"][seat]
    card = partial(_card, sheet, lang)
    return {
        "seat": seat,
        "pack": [card(no) for no in player["pack"]],
        "lobby": [card(no) for no in player["lobby"]],
        "goal": None if player["goal_discarded"] else _goal(sheet, player["goal"], lang),
        "others": [],
    }


@once
def _card(sheet: Sheet, lang: str, no: int) -> dict[str, object]:
    """A lobby card: what it is played on, what it gives, and its second use."""
    row = next(row for row in sheet["lobby"] if row["no"] == no)
    of = row["of"]
    minor = row["minor"]
    amount = sheet["lobbying"]["minor_money"] if minor == "money" else 1
    return {
        "no": no,
        "land": of if row["on"] == "propose-region" else "",
        "box": _boxes().get(of, ""),
        "energy": of if of in ENERGIES else "",
        "glyph": of if row["on"] == "propose-slot" else _GLYPHS.get(row["on"], "lobby"),
        "tone": of if of in ("money", "tech") else "permit" if row["on"] in ("buy", "sell") else "land",
        "on": capital(text(f"ui.web.on.{row['on']}", lang, of=VOICE.word(of, lang) if of else "")),
        "gains": [_gain(what, row["main"][what], of) for what in row["main"] if isinstance(row["main"][what], int)],
        "minor_icon": {"money": "money", "move": "scientist"}.get(minor, minor),
        "minor": text(f"ui.web.minor.{minor}", lang, amount=amount),
        "label": describe_lobby(row, lang, sheet["lobbying"]["minor_money"]),
        "main_label": lobby_main(sheet, no, lang),
        "minor_label": lobby_minor(sheet, no, lang),
    }


def _boxes() -> dict[str, str]:
    return {land.word: land.box for land in art.world().lands}


def _gain(what: str, amount: int, of: str) -> dict[str, object]:
    """A gain as a figure and a glyph."""
    if what in ("money", "discount"):
        return {"what": "money", "text": f"{'+' if what == 'money' else '−'}${amount}", "icon": "", "energy": ""}
    return {
        "what": what,
        "text": f"+{amount}",
        "icon": _GAIN_GLYPHS.get(what, ""),
        "energy": of if what == "expertise" else "",
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


def _company(view: Co2View, seat: int, sheet: Sheet, names: Sequence[str], lang: str) -> dict[str, object]:
    """A company as everybody sees it; its goal only when the game is over."""
    player = view["players"][seat]
    goal = _goal(sheet, player.get("goal"), lang)
    return {
        "seat": seat,
        "name": names[seat],
        "plants": [(energy, count) for energy, count in player["plants"].items() if count],
        "cards": player["lobby_cards"] + player["pack_cards"],
        "cashed": player["goal_discarded"],
        "goal": goal["no"] if goal else 0,
    }
