"""The end: how emissions, sinks and temperature went, round by round."""

from __future__ import annotations

from keeling.core.match import Match
from keeling.games.daybreak.position import DaybreakPosition
from keeling.kit.ledger import Ledger, facts_of


def ending(match: Match[DaybreakPosition], ledger: Ledger, lang: str) -> dict[str, object]:
    """Its own part of the end screen."""
    rounds = [fact.values for fact in facts_of(match) if fact.kind == "balance"]
    return {"rounds": rounds}
