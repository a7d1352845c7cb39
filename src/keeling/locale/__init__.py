"""Words for people, in English, Polish, German and Italian: the engine gives only keys and numbers."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from keeling.games import folder
from keeling.locale.cards import describe_card
from keeling.locale.catalogues import LANGUAGES, speak, spoken
from keeling.locale.moves import describe_move, describe_part
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
    "LANGUAGES", "Translator", "ask", "capital", "card_name", "describe_card", "describe_move", "describe_part",
    "heading", "name_of", "rules_of", "say", "speak", "spoken", "t", "tell", "text", "translator", "word",
]  # fmt: skip


@cache
def rules_of(game: str, lang: str) -> dict[str, Any]:
    """The rules of a game in our words: its title, its sections and each rule by its id."""
    path = folder(game) / "text" / f"rules.{lang}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))
