"""What is drawn, and the slots of Second Chance for the terminal."""

from __future__ import annotations

from typing import Final

from keeling.cli import boards
from keeling.cli.boards.marks import MONEY, SCIENTIST, TECH
from keeling.games.second_chance.views.types import SecondChanceView

Scene = boards.Scene[SecondChanceView]
SLOTS: Final = {"money": MONEY, "tech": TECH, "scientist": SCIENTIST}
