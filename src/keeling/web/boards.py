"""The boards by the name of their game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Protocol, cast

from keeling.core.game import View
from keeling.core.match import AnyMatch, Entry
from keeling.core.sheet import Sheet
from keeling.games import find, house_figures, part
from keeling.web.default_board import DefaultBoard
from keeling.web.log import AnyStory, Lines, Log
from keeling.web.render import Kept


class WebBoard(Protocol):
    """What draws a game in the browser: a package `board` in the game's folder, or the board that draws any game."""

    ALWAYS: Sequence[str]  # verbs that stand in the bar at a turn even while they are closed
    END: str  # the move that ends a turn; empty if none does
    GROUPS: Mapping[str, Sequence[str]]  # the rows of the bar at a turn
    ICONS: Mapping[str, str]  # the symbol of everything that is counted in a price
    NAMES: Sequence[str]  # the ids of all fragments
    REVEALS: Sequence[str]  # questions and verbs after which something new is seen
    STORY: AnyStory  # how the log is told

    def fragments(
        self,
        view: View,
        sheet: Sheet,
        names: Sequence[str],
        kinds: Sequence[str],
        lang: str,
        kept: Kept = ...,
        public: View | None = None,
    ) -> dict[str, str]:
        """The fragments of the board by id, as one audience may see them."""

    def end(self, match: AnyMatch, lang: str, names: Sequence[str]) -> str:
        """The end screen."""

    def to_come(
        self, match: AnyMatch, lang: str, names: Sequence[str], seat: int | None = None
    ) -> list[dict[str, object]]:
        """The steps after the one being asked; `mine` are those that ask this seat."""

    def words(self, sheet: Sheet, lang: str) -> dict[str, str]:
        """What the words of moves are called."""

    def glyphs(self) -> dict[str, list[str]]:
        """The symbol of a word and the colour class it lies on."""


@cache
def board(game: str) -> WebBoard:
    """What draws a game's board; refused with a reason if there is no such game."""
    own = part(game, "board")
    return DefaultBoard(find(game)) if own is None else cast(WebBoard, own)


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
