"""The board of Daybreak: one world, four powers, and everybody's stacks in sight."""

from __future__ import annotations

from keeling.games.daybreak.board.ending import ending
from keeling.games.daybreak.board.fragments import NAMES, fragments
from keeling.games.daybreak.board.options import GLYPHS, left, words
from keeling.games.daybreak.board.signs import ICONS, SIGNS

__all__ = ["GLYPHS", "ICONS", "NAMES", "SIGNS", "ending", "fragments", "left", "words"]
