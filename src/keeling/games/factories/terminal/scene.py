"""What is drawn at the terminal: a scene with a view of this game."""

from __future__ import annotations

from keeling.cli import boards
from keeling.games.factories.view_types import FactoriesView

Scene = boards.Scene[FactoriesView]
