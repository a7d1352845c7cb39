"""The board of Second Chance, drawn from what a seat may know."""

from __future__ import annotations

from keeling.games.co2_family import board as family
from keeling.games.second_chance.board.ending import ending
from keeling.games.second_chance.board.fragments import NAMES, fragments
from keeling.games.second_chance.board.options import ICONS, SIGNS, done, glyphs, words

TEMPLATES = (family.TEMPLATES,)  # further folders to look for templates in

__all__ = ["ICONS", "NAMES", "SIGNS", "TEMPLATES", "done", "ending", "fragments", "glyphs", "words"]
