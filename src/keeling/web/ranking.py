"""Who came where, as every end screen opens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from keeling.core.match import AnyMatch
from keeling.kit.ranking import order, places


def ranking(match: AnyMatch, names: Sequence[str]) -> dict[str, Any]:
    """The outcome of a game that is over, its winners in words, the seats in order and everybody's place."""
    outcome = match.outcome
    assert outcome is not None
    return {
        "outcome": outcome,
        "names": list(names),
        "order": order(outcome),
        "shared": ", ".join(names[seat] for seat in outcome.winners),
        "places": places(outcome),
    }
