"""What texts look up in a component sheet: a card by its number, and which game it is of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from keeling.core.sheet import Sheet

_MOST_SHEETS: Final = 64
_CARDS: dict[int, tuple[Mapping[str, object], dict[int, Sheet]]] = {}  # the cards of the sheets met last, by number


def card_row(sheet: Mapping[str, object] | None, no: int) -> Sheet | None:
    """The card with a number, whichever deck of the sheet it is in."""
    if sheet is None:
        return None
    known = _CARDS.get(id(sheet))
    if known is None or known[0] is not sheet:
        if len(_CARDS) >= _MOST_SHEETS:
            _CARDS.clear()
        decks = [deck for deck in sheet.values() if isinstance(deck, list)]
        rows = [row for deck in decks for row in deck if isinstance(row, dict) and isinstance(row.get("no"), int)]
        known = _CARDS[id(sheet)] = (sheet, {row["no"]: row for row in reversed(rows)})
    return known[1].get(no)


def game_of(sheet: Mapping[str, object] | None, game: str = "") -> str:
    """The game that is meant: the one named, or the one the sheet is of."""
    return game or ("" if sheet is None else str(sheet.get("game", "")))
