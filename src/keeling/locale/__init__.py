"""Words for people, in English, Polish, German and Italian: the engine gives only keys and numbers."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TypedDict, cast

from keeling.games import folder
from keeling.locale.cards import describe_card
from keeling.locale.catalogues import LANGUAGES, speak, spoken
from keeling.locale.causes import cause
from keeling.locale.lowered import lowered
from keeling.locale.moves import describe_move, describe_part, tell_closed
from keeling.locale.now import Now, now
from keeling.locale.translator import (
    Translator,
    ask,
    capital,
    card_name,
    heading,
    name_of,
    say,
    t,
    tell,
    text,
    translator,
    word,
)

__all__ = [
    "LANGUAGES", "Now", "Translator", "ask", "capital", "card_name", "cause", "describe_card", "describe_move",
    "describe_part", "heading",
    "lowered", "name_of", "now", "rules_of", "say", "speak", "spoken", "t", "tell", "tell_closed", "text", "translator",
    "word",
]  # fmt: skip


class RuleText(TypedDict):
    """One rule in our words."""

    title: str
    text: str


class RuleSection(TypedDict):
    """A chapter of the rules: its title, and its rules by their ids."""

    title: str
    rules: list[str]


class RulesText(TypedDict):
    """The rules of a game: its title, its sections and each rule by its id."""

    title: str
    section: list[RuleSection]
    rules: dict[str, RuleText]


@cache
def rules_of(game: str, lang: str) -> RulesText:
    """The rules of a game in our words."""
    path = folder(game) / "telling" / "text" / f"rules.{lang}.toml"
    return cast(RulesText, tomllib.loads(path.read_text(encoding="utf-8")))  # a file of the game's own folder
