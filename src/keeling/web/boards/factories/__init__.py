"""The board of Factory Commons, drawn from what a seat may know."""

from __future__ import annotations

from keeling.web.boards.factories.coming import to_come
from keeling.web.boards.factories.ending import end
from keeling.web.boards.factories.options import ALWAYS, END, GROUPS, REVEALS, chips, glyphs, words
from keeling.web.boards.factories.picture import NAMES, fragments
from keeling.web.boards.factories.story import log_lines

__all__ = [
    "ALWAYS",
    "END",
    "GROUPS",
    "NAMES",
    "REVEALS",
    "chips",
    "end",
    "fragments",
    "glyphs",
    "log_lines",
    "to_come",
    "words",
]
