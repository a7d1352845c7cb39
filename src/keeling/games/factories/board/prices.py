"""The symbol of everything that is counted in the price of a move."""

from __future__ import annotations

from typing import Final

from keeling.games.factories.board.signs import GOODS, PLAIN

ICONS: Final = {**PLAIN, **GOODS, "debt": "fc-mayor", "stop": "fc-stop", "ending": "event"}
