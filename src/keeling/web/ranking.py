"""Who came where, as every end screen opens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from keeling.core.match import Match


def ranking(match: Match, names: Sequence[str]) -> dict[str, Any]:
    """The outcome of a game that is over, its winners in words, the seats in order and everybody's place."""
    outcome = match.outcome
    assert outcome is not None
    return {
        "outcome": outcome,
        "names": list(names),
        "order": sorted(
            range(match.seats), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat], seat)
        ),
        "shared": ", ".join(names[seat] for seat in outcome.winners),
        "places": _places(outcome.winners, outcome.scores),
    }


def _places(winners: Sequence[int], scores: Sequence[int]) -> list[int]:
    """Everybody's place; winners are first, equal points behind them share one; none in a common defeat."""
    if not winners:
        return [0] * len(scores)
    return [
        1 if seat in winners else 1 + sum(o in winners or scores[o] > score for o in range(len(scores)) if o != seat)
        for seat, score in enumerate(scores)
    ]
