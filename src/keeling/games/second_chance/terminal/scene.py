"""What is drawn at the terminal: a scene with a view of this game."""

from __future__ import annotations

from keeling.cli import boards
from keeling.games.second_chance.view_types import SecondChanceView

Scene = boards.Scene[SecondChanceView]
