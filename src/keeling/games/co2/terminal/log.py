"""How the log of CO₂ is told at the terminal."""

from __future__ import annotations

from typing import Final

from keeling.cli.story import Telling

TELLING: Final = Telling(turns=("turn",), alone=("decade", "supply-phase", "operations-phase", "game-ends", "defeat"))
