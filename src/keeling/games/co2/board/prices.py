"""The symbol of everything that is counted in the price of a move."""

from __future__ import annotations

from typing import Final

ICONS: Final = {
    "money": "money", "tech": "tech", "permit": "permit", "vp": "vp", "scientist": "scientist", "co2": "fossil",
    "ending": "event",
}  # fmt: skip
