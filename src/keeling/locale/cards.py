"""Cards in words: each game tells its own in its file `card_texts.py`, made from the figures of a component sheet."""

from __future__ import annotations

from types import ModuleType

from keeling.core.sheet import Sheet
from keeling.games import PACKAGES, part


def card_texts(game: str) -> ModuleType | None:
    """The file in which a game tells its cards, if it has one."""
    return part(game, "telling.cards") if game in PACKAGES else None


def describe_card(sheet: Sheet, no: int, lang: str | None = None) -> str:
    """Any card by its number: in each game the cards of all decks are numbered through."""
    texts = card_texts(str(sheet.get("game", "")))
    return "" if texts is None else str(texts.describe_card(sheet, no, lang))
