"""What is drawn at the terminal: a scene with a view of this game."""

from __future__ import annotations

from keeling.cli import boards
from keeling.games.co2.view_types import Co2View

Scene = boards.Scene[Co2View]
