"""Who came where: winners first, equal points behind them share a place, and in a common defeat there are no places."""

from __future__ import annotations

from keeling.core.game import Outcome


def order(outcome: Outcome) -> list[int]:
    """The seats, best first."""
    scores = outcome.scores
    return sorted(range(len(scores)), key=lambda seat: (seat not in outcome.winners, -scores[seat], seat))


def places(outcome: Outcome) -> list[int]:
    """Everybody's place by seat; 0 where there are none."""
    won, scores = outcome.winners, outcome.scores
    if not won:
        return [0] * len(scores)
    return [1 if seat in won else 1 + _ahead(outcome, seat) for seat in range(len(scores))]


def _ahead(outcome: Outcome, seat: int) -> int:
    """How many are before a seat that has not won."""
    scores = outcome.scores
    return sum([other in outcome.winners or scores[other] > scores[seat] for other in range(len(scores))])
