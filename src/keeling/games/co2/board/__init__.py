"""The board of CO₂ (2012), drawn from what a seat may know."""

from __future__ import annotations

from keeling.games.co2.board.ending import ending
from keeling.games.co2.board.fragments import NAMES, fragments
from keeling.games.co2.board.options import ICONS, SIGNS, done, glyphs, words

__all__ = ["ICONS", "NAMES", "SIGNS", "done", "ending", "fragments", "glyphs", "words"]
