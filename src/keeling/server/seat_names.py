"""What seats are called if nobody says: people by their seat, bots by the pioneer of their level."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from keeling.web.new_table import PIONEERS

NAMES: Final = ("Ada", "Bea", "Chico", "Dee", "Emil")
ORDINALS: Final = ("", " II", " III", " IV", " V", " VI", " VII", " VIII", " IX")


def printable(name: object) -> str:
    """A name as it may be shown and stored: without control characters, and without spaces around it."""
    return "".join(sign for sign in str(name or "") if sign.isprintable()).strip()


def usual_name(number: int, kind: str, player: str, taken: Sequence[str]) -> str:
    """A level's pioneer, numbered if there are several; any other seat's own name."""
    if kind != "bot" or player not in PIONEERS:
        return NAMES[number % len(NAMES)]
    return next(name for ordinal in ORDINALS if (name := PIONEERS[player] + ordinal) not in taken)


def is_usual(name: str) -> bool:
    """Whether a seat is called after a level, so that its name goes with the level."""
    return any(name == pioneer + ordinal for pioneer in PIONEERS.values() for ordinal in ORDINALS)
