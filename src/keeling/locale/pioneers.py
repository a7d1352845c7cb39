"""What bots are called: after those who found out about the climate, each once at a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

PIONEERS: Final = {"easy": "Foote", "normal": "Arrhenius", "hard": "Callendar"}  # what the levels of bots are called
# The first bot of a level is its pioneer, others take the next of these.
FURTHER: Final = ("Tyndall", "Plass", "Simpson", "Revelle", "Fourier", "Molina", "Milanković", "Broecker", "Humboldt")


def pioneer(level: str, taken: Collection[str]) -> str:
    """A level's pioneer, or another name if the pioneer sits there already."""
    return next(name for name in (PIONEERS[level], *FURTHER) if name not in taken)
