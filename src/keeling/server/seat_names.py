"""What seats are called if nobody says: people by their seat, bots after those who found out about the climate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from keeling.locale.pioneers import FURTHER, PIONEERS, pioneer

NAMES: Final = ("Ada", "Bea", "Chico", "Dee", "Emil")
LONGEST: Final = 24  # letters of a name


def printable(name: object) -> str:
    """A name as it may be shown and stored: without control characters, and without spaces around it."""
    return "".join(sign for sign in str(name or "") if sign.isprintable()).strip()


def usual_name(number: int, kind: str, player: str, taken: Sequence[str]) -> str:
    """A level's pioneer, or another name if the pioneer sits there already; any other seat's own name."""
    if kind != "bot" or player not in PIONEERS:
        return NAMES[number % len(NAMES)]
    return pioneer(player, taken)


def is_usual(name: str) -> bool:
    """Whether a seat is called as bots are, so that its name goes with the level."""
    return name in PIONEERS.values() or name in FURTHER
