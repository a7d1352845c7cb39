"""Options in the bar: the words of moves in a language, and their glyphs."""

from __future__ import annotations

from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.co2.model.words import ENERGIES, GAINS, KINDS
from keeling.games.co2.telling.voice import VOICE
from keeling.games.co2_family.board import options as family
from keeling.games.co2_family.board.options import DONE, SIGNS

__all__ = ["DONE", "GLYPHS", "ICONS", "SIGNS", "words"]

ICONS: Final = family.ICONS | {word: word for word in ENERGIES}  # a step of expertise
GLYPHS: Final = family.glyphs(
    {"hand": "scientist", "research": "research", "expertise": "disc", "discount": "money", "minor": "lobby"}, ENERGIES
)
_OTHERS: Final = ("hand", "own", "main", "minor", "score", "cash")


def words(sheet: Sheet, lang: str) -> dict[str, str]:
    """What every thing in a move is called in crumbs and on buttons."""
    slots = sorted({slot for row in sheet["regions"].values() if isinstance(row, dict) for slot in row["slots"]})
    return family.words(VOICE, sheet, [*ENERGIES, *KINDS, *GAINS, *slots, *_OTHERS], "minor", lang)
