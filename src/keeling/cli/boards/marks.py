"""How players and pieces are marked: a symbol first, a colour second."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

SYMBOLS: Final = ("●", "■", "▲", "◆", "▼")  # few terminal fonts have the hexagon of our fifth player
COLOURS: Final = ("#d9631b", "#4a7fe6", "#b86fbd", "#b88f0a", "#84909a")  # readable on light and dark ground
PICK: Final = "#d6568a"
MONEY, TECH, PERMIT, SCIENTIST, POINTS = "$", "▣", "▤", "♙", "★"
FLAG, EVENT, WILD, DONE, ARROW = "⚑", "↯", "✱", "✓", "▸"


def symbol(seat: int) -> str:
    """A seat's symbol."""
    return SYMBOLS[seat % len(SYMBOLS)]


def colour(seat: int) -> str:
    """A seat's colour."""
    return COLOURS[seat % len(COLOURS)]


def mark(seat: int) -> Text:
    """A seat's symbol in its colour."""
    return Text(symbol(seat), style=f"bold {colour(seat)}")


def tag(seat: int, name: str) -> str:
    """A seat's symbol, number and name."""
    return f"{symbol(seat)}{seat + 1} {name}"


def player(seat: int, names: Sequence[str]) -> Text:
    """A seat as it is named in sentences."""
    return Text(tag(seat, names[seat]), style=f"bold {colour(seat)}")


def paint(line: str, names: Sequence[str]) -> Text:
    """A sentence with the players' names in their colours."""
    text = Text(line)
    for seat, name in enumerate(names):
        text.highlight_words([name], style=colour(seat))
    return text
