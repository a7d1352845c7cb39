"""What an option costs and gives, in the signs of this table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from keeling.cli.boards.marks import EVENT, MONEY, PERMIT, POINTS, SCIENTIST, TECH
from keeling.cli.boards.prices import told
from keeling.core.prices import Figure
from keeling.games.second_chance.terminal.scene import Scene

SIGNS: Final = {
    "money": MONEY, "tech": TECH, "permit": PERMIT, "vp": POINTS, "scientist": SCIENTIST, "co2": "ppm ",
    "ending": EVENT,
}  # fmt: skip


def hint(scene: Scene, words: tuple[str, ...], figures: Sequence[Figure]) -> str:
    """The price and the gain of a move, as far as they are sure."""
    return told(figures, SIGNS, scene.view["seat"])
