"""The log of a few entries, as a page is told it."""

from __future__ import annotations

from collections.abc import Sequence

from keeling.core.log import Entry
from keeling.core.sheet import Sheet
from keeling.games import house_figures
from keeling.web.drawing.boards import board
from keeling.web.log.log import Lines, Log


def log_lines(
    game: str,
    entries: Sequence[Entry],
    lang: str,
    names: Sequence[str],
    seat: int | None,
    sheet: Sheet | None = None,
) -> Lines:
    """The lines of a log that nobody keeps, oldest first, as far as a seat may know them."""
    return Log(board(game).STORY, names, sheet or house_figures(game).sheet).lines(entries, lang, seat)
