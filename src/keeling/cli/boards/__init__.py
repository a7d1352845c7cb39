"""One drawing per game; everything else at the terminal knows no game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from keeling.cli.refusal import Refusal

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text


@dataclass(frozen=True)
class Scene:
    """What is to be drawn: a view, the figures in use, the players' names, and how wide."""

    view: dict[str, Any]
    sheet: dict[str, Any]
    names: list[str]
    width: int = 100


@dataclass(frozen=True)
class Board:
    """How one game is drawn: the whole table, one line of it, and what an option costs and gives."""

    draw: Callable[[Scene], RenderableType]
    status: Callable[[Scene], Text]
    hint: Callable[[Scene, tuple[str, ...]], str]


def find(game: str) -> Board:
    """The drawing of a game, loaded only when needed."""
    if game == "co2":
        from keeling.cli.boards import co2

        return co2.BOARD
    raise Refusal("ui.error.no-board", game=game)
