"""How the log of Factory Commons is told at the terminal."""

from __future__ import annotations

from typing import Final

from keeling.cli.story import Telling
from keeling.core.agenda import Fact


def _repeats(fact: Fact) -> bool:
    """What was produced is named once."""
    return fact.kind == "goods" and fact.values["source"] == "production" and int(fact.values["amount"]) > 0


TELLING: Final = Telling(
    turns=("begin-turn",),
    alone=("round", "event", "game-over", "common-defeat"),
    cards=("card-played", "event"),
    repeats=_repeats,
)
