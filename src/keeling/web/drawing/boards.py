"""The boards by the name of their game."""

from __future__ import annotations

from functools import cache

from keeling.games import find, part
from keeling.web.drawing.board import Board
from keeling.web.drawing.default_board import DefaultBoard
from keeling.web.drawing.own_board import OwnBoard


@cache
def board(game: str) -> Board:
    """What draws a game's board; refused with a reason if there is no such game."""
    return DefaultBoard(find(game)) if part(game, "board") is None else OwnBoard(game)
