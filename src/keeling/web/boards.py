"""The boards by the name of their game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from keeling.core.log import Entry
from keeling.core.sheet import Sheet
from keeling.games import find, house_figures, part
from keeling.web.board import Board
from keeling.web.default_board import DefaultBoard
from keeling.web.log import Lines, Log
from keeling.web.own_board import OwnBoard


@cache
def board(game: str) -> Board:
    """What draws a game's board; refused with a reason if there is no such game."""
    return DefaultBoard(find(game)) if part(game, "board") is None else OwnBoard(game)


def log_lines(
    game: str,
    entries: Sequence[Entry],
    lang: str,
    names: Sequence[str],
    seat: int | None,
    sheet: Sheet | None = None,
) -> Lines:
    """The lines of a log that nobody keeps, oldest first, as far as a seat may know them."""
    printed = sheet or house_figures(game).sheet
    return Log(board(game).STORY, names, printed).lines(entries, lang, seat)
