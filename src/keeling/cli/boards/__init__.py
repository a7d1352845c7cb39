"""One drawing per game; everything else at the terminal knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from keeling.core.sheet import Sheet
from keeling.games import part
from keeling.locale import Translator

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from keeling.core.match import AnyMatch
    from keeling.core.pieces import AnyPieces
    from keeling.core.prices import Figure


Words = tuple[str, ...]  # of a move
Priced = Mapping[Words, Sequence["Figure"]]  # what each open move costs and brings
V = TypeVar("V", bound=Mapping[str, object])


@dataclass(frozen=True)
class Scene(Generic[V]):
    """What is to be drawn: a view, the figures in use, the players' names, and how wide."""

    view: V
    sheet: Sheet
    names: list[str]
    width: int = 100
    pieces: AnyPieces | None = None  # as they are declared, and
    figures: object = None  # by which they end: for games without a drawing of their own

    def t(self, key: str, **values: int | str) -> str:
        """A text as the game says it, in the language of the run."""
        return Translator(str(self.view["game"])).t(key, **values)

    def w(self, word: str, of: str = "") -> str:
        """A word of the game."""
        return Translator(str(self.view["game"])).w(word, of)


AnyScene = Scene[Any]  # of whichever game


def scene_of(match: AnyMatch, seat: int | None, sheet: Sheet, names: list[str], width: int) -> AnyScene:
    """A table as a seat sees it."""
    position = match.position
    return Scene(match.view(seat), sheet, names, width, position.PIECES, position.figures)


@dataclass(frozen=True)
class Board:
    """How one game is drawn: the table, a line of it, and the signs of what an option costs and gives."""

    draw: Callable[[AnyScene], RenderableType]
    status: Callable[[AnyScene], Text]
    signs: Mapping[str, str] = field(default_factory=dict)  # what has an empty one is told in `more`
    more: Callable[[AnyScene, Words, Priced], Sequence[str]] | None = None  # worth knowing before a move
    ending: Callable[[AnyMatch, Sequence[str]], Sequence[RenderableType]] | None = None  # what it tells of its own
    brief: Callable[[AnyScene], RenderableType] | None = None  # the table for a window that is too short for all of it
    passing: tuple[str, ...] = ()  # of the view: what the line tells as well, so that the table need not be drawn anew

    def hint(self, scene: AnyScene, words: Words, priced: Priced) -> str:
        """The price and the gain of a move among those that are open, as far as they are sure."""
        from keeling.cli.boards.prices import told

        more = self.more(scene, words, priced) if self.more else ()
        figures = told(priced[words], self.signs, scene.view["seat"], scene.view["game"])
        return ", ".join(part for part in (figures, *more) if part)


def find(game: str) -> Board:
    """The drawing of a game, loaded only when needed; one that has none is drawn like any other."""
    found = part(game, "terminal") or import_module("keeling.cli.boards.default")
    board: Board = found.BOARD
    return board
