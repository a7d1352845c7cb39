"""The boards by the name of their game."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from keeling.core.match import Entry
from keeling.games import house_figures, part
from keeling.web.log import Lines, Log


def board(game: str) -> ModuleType:
    """The module that draws a game's board; refused with a reason if there is no such game."""
    found = part(game, "board")
    assert found is not None, f"{game} has no board"
    return found


def log_lines(
    game: str,
    entries: Sequence[Entry],
    lang: str,
    names: Sequence[str],
    seat: int | None,
    sheet: dict[str, Any] | None = None,
) -> Lines:
    """The lines of a log that nobody keeps, oldest first, as far as a seat may know them."""
    printed = sheet or house_figures(game).sheet
    return Log(board(game).STORY, names, printed).lines(entries, lang, seat)
