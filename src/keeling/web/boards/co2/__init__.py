"""The board of CO₂ (2012), drawn from what a seat may know."""

from __future__ import annotations

from keeling.web.boards.co2.coming import to_come
from keeling.web.boards.co2.ending import end
from keeling.web.boards.co2.options import ALWAYS, END, GROUPS, REVEALS, done, glyphs, words
from keeling.web.boards.co2.picture import NAMES, fragments
from keeling.web.boards.co2.prices import ICONS
from keeling.web.boards.co2.story import STORY

__all__ = [
    "ALWAYS", "END", "GROUPS", "ICONS", "NAMES", "REVEALS", "STORY", "done", "end", "fragments", "glyphs", "to_come",
    "words",
]  # fmt: skip
