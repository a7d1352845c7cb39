"""The board of CO₂ (2012), drawn from what a seat may know."""

from __future__ import annotations

from keeling.web.boards.co2.coming import to_come
from keeling.web.boards.co2.ending import end
from keeling.web.boards.co2.options import ALWAYS, END, GROUPS, REVEALS, chips, done, glyphs, words
from keeling.web.boards.co2.picture import NAMES, fragments
from keeling.web.boards.co2.story import log_lines

__all__ = [
    "ALWAYS",
    "END",
    "GROUPS",
    "NAMES",
    "REVEALS",
    "chips",
    "done",
    "end",
    "fragments",
    "glyphs",
    "log_lines",
    "to_come",
    "words",
]
