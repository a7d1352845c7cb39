"""One drawing per game; everything else at the terminal knows no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from keeling.games import part

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from keeling.core.prices import Figure


@dataclass(frozen=True)
class Scene:
    """What is to be drawn: a view, the figures in use, the players' names, and how wide."""

    view: dict[str, Any]
    sheet: dict[str, Any]
    names: list[str]
    width: int = 100


@dataclass(frozen=True)
class Board:
    """How one game is drawn: the table, a line of it, and what an option costs and gives."""

    draw: Callable[[Scene], RenderableType]
    status: Callable[[Scene], Text]
    hint: Callable[[Scene, tuple[str, ...], Sequence[Figure]], str]


def find(game: str) -> Board:
    """The drawing of a game, loaded only when needed; one that has none is drawn like any other."""
    found = part(game, "terminal") or import_module("keeling.cli.boards.default")
    board: Board = found.BOARD
    return board
