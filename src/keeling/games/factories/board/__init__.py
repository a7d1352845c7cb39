"""The board of Factory Commons, drawn from what a seat may know."""

from __future__ import annotations

from keeling.games.factories.board.fragments import NAMES, fragments
from keeling.games.factories.board.options import GLYPHS, words
from keeling.games.factories.board.signs import ICONS, SIGNS

__all__ = ["GLYPHS", "ICONS", "NAMES", "SIGNS", "fragments", "words"]
