"""The board of CO₂ (2012), drawn from what a seat may know."""

from __future__ import annotations

from keeling.games.co2.board.ending import end
from keeling.games.co2.board.fragments import NAMES, fragments
from keeling.games.co2.board.log import STORY
from keeling.games.co2.board.options import ALWAYS, GROUPS, REVEALS, done, glyphs, words
from keeling.games.co2.board.prices import ICONS
from keeling.games.co2.board.upcoming import to_come
from keeling.games.co2.verbs import END
from keeling.games.co2_family import board as family

TEMPLATES = (family.TEMPLATES,)  # further folders to look for templates in

__all__ = [
    "ALWAYS", "END", "GROUPS", "ICONS", "NAMES", "REVEALS", "STORY", "TEMPLATES", "done", "end", "fragments",
    "glyphs", "to_come", "words",
]  # fmt: skip
