"""The boards by the name of their game."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from keeling.games import find


def board(game: str) -> ModuleType:
    """The module that draws a game's board; refused with a reason if there is no such game."""
    return import_module(f"keeling.web.boards.{find(game).name}")
