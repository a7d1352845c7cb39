"""What Second Chance adds to the end screen."""

from __future__ import annotations

from typing import Any

from keeling.core.match import Match
from keeling.kit.ledger import Ledger

Data = dict[str, Any]


def ending(match: Match, ledger: Ledger, lang: str) -> Data:
    """Its own part of the end screen."""
    return {"co2": match.view(None)["co2"]}
