"""What is drawn, and the energies and slots of CO₂ for the terminal."""

from __future__ import annotations

from typing import Final

from keeling.cli import boards
from keeling.cli.boards.marks import MONEY, PERMIT, SCIENTIST, TECH
from keeling.games.co2.views.types import Co2View

Scene = boards.Scene[Co2View]
_SLOTS: Final = {"money": MONEY, "tech": TECH, "permit": PERMIT, "research": SCIENTIST}


def slot(name: str) -> str:
    """The symbol of a project slot; a second one of its kind keeps its number."""
    kind = name.rstrip("0123456789")
    return _SLOTS[kind] + name.removeprefix(kind)
