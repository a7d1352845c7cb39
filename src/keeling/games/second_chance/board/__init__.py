"""The board of Second Chance, drawn from what a seat may know."""

from __future__ import annotations

from keeling.games.co2_family import board as family
from keeling.games.second_chance.board.ending import ending
from keeling.games.second_chance.board.fragments import NAMES, fragments
from keeling.games.second_chance.board.options import DONE, GLYPHS, ICONS, MARKS, SIGNS, words

SHARES = (family.FOLDER,)  # further folders with templates and styles

__all__ = ["DONE", "GLYPHS", "ICONS", "MARKS", "NAMES", "SHARES", "SIGNS", "ending", "fragments", "words"]
