"""The board of Factory Commons, drawn from what a seat may know."""

from __future__ import annotations

from keeling.games.factories.board.ending import end
from keeling.games.factories.board.fragments import NAMES, fragments
from keeling.games.factories.board.log import STORY
from keeling.games.factories.board.options import ALWAYS, GROUPS, REVEALS, glyphs, words
from keeling.games.factories.board.prices import ICONS
from keeling.games.factories.board.upcoming import to_come
from keeling.games.factories.verbs import END

__all__ = [
    "ALWAYS", "END", "GROUPS", "ICONS", "NAMES", "REVEALS", "STORY", "end", "fragments", "glyphs", "to_come", "words",
]  # fmt: skip
