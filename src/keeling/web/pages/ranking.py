"""Who came where, as every end screen opens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from keeling.core.game import Outcome
from keeling.core.match import AnyMatch
from keeling.games import facts_of
from keeling.kit.ranking import order, places


class Ranking(TypedDict):
    """The outcome of a game, its winners in words, the seats in order and everybody's place."""

    outcome: Outcome
    names: list[str]
    order: list[int]
    shared: str
    places: list[int]


def ranking(match: AnyMatch, names: Sequence[str]) -> Ranking:
    """Who came where in a game that is over."""
    outcome, facts = match.outcome, facts_of(match.game.name)
    assert outcome is not None
    together = facts is not None and not facts.ranked  # where all win or lose together nobody has a place
    return {
        "outcome": outcome,
        "names": list(names),
        "order": order(outcome),
        "shared": ", ".join(names[seat] for seat in outcome.winners),
        "places": [0] * match.seats if together else places(outcome),
    }
