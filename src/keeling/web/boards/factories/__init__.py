"""The board of Factory Commons, drawn from what a seat may know."""

from __future__ import annotations

from keeling.web.boards.factories.coming import to_come
from keeling.web.boards.factories.ending import end
from keeling.web.boards.factories.options import ALWAYS, END, GROUPS, REVEALS, glyphs, words
from keeling.web.boards.factories.picture import NAMES, fragments
from keeling.web.boards.factories.prices import ICONS
from keeling.web.boards.factories.story import STORY

__all__ = [
    "ALWAYS", "END", "GROUPS", "ICONS", "NAMES", "REVEALS", "STORY", "end", "fragments", "glyphs", "to_come", "words",
]  # fmt: skip
