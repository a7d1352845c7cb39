"""The board of CO₂ (2012), drawn from what a seat may know."""

from __future__ import annotations

from keeling.games.co2.board.ending import ending
from keeling.games.co2.board.fragments import NAMES, fragments
from keeling.games.co2.board.options import DONE, GLYPHS, ICONS, SIGNS, words
from keeling.games.co2_family import board as family

SHARES = (family.FOLDER,)  # further folders with templates and styles

__all__ = ["DONE", "GLYPHS", "ICONS", "NAMES", "SHARES", "SIGNS", "ending", "fragments", "words"]
