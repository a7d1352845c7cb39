"""What came of one pairing: wins of the single bot, games lost in common, scores."""

from __future__ import annotations

from typing import TypedDict

from keeling.lab.pairings import Pairing
from keeling.lab.statistics import wilson
from keeling.lab.tally import Result


class Share(TypedDict):
    """A share of some games, with its 95 %."""

    games: int
    share: float | None
    low: float
    high: float


class PairingReport(TypedDict):
    """What came of a pairing, as plain data."""

    bot: str
    field: str
    games: int
    errors: int
    lost: int
    wins: float
    par: float
    of_all: Share
    of_won: Share
    score: float
    field_score: float | None
    wins_by_seat: list[float]
    decisions: float
    real_choices: float


class Standing:
    """The sum of a pairing's games."""

    def __init__(self, pairing: Pairing, seats: int) -> None:
        self.pairing = pairing
        self.seats = seats
        self.same = pairing.single == pairing.field
        self.games = self.errors = self.lost = self.decisions = self.real = 0
        self.points = self.field_points = 0
        self.seat_wins = [0.0] * seats
        self.shares: list[float | None] = []  # of the victory, per game; None if all lost or it broke

    def add(self, result: Result) -> None:
        """One more game."""
        self.games += 1
        if result.cause:
            self.errors += 1
            self.shares.append(None)
            return
        seat = self.pairing.seat(result.number, self.seats)
        self.decisions += result.decisions
        self.real += result.real
        self.points += result.scores[seat]
        self.field_points += sum(result.scores) - result.scores[seat]
        if not result.winners:
            self.lost += 1
            self.shares.append(None)
            return
        for winner in result.winners:  # a shared victory is shared here too, so that all shares add up to 1
            self.seat_wins[winner] += 1 / len(result.winners)
        self.shares.append((seat in result.winners) / len(result.winners))

    @property
    def whole(self) -> int:
        """Games that came to an end."""
        return self.games - self.errors

    @property
    def alive(self) -> int:
        """Games that somebody won."""
        return self.whole - self.lost

    @property
    def wins(self) -> float:
        """Victories of the single bot."""
        return sum(share for share in self.shares if share is not None)

    def report(self) -> PairingReport:
        """Everything, as plain data."""
        whole = max(1, self.whole)
        others = self.seats - 1
        return {
            "bot": self.pairing.single,
            "field": self.pairing.field,
            "games": self.games,
            "errors": self.errors,
            "lost": self.lost,
            "wins": round(self.wins, 3),
            "par": round(1 / self.seats, 4),
            "of_all": share_of(self.wins, self.whole),
            "of_won": share_of(self.wins, self.alive),
            "score": round(self.points / whole, 3),
            "field_score": round(self.field_points / (whole * others), 3) if others else None,
            "wins_by_seat": [round(wins, 3) for wins in self.seat_wins],
            "decisions": round(self.decisions / whole, 1),
            "real_choices": round(self.real / whole, 1),
        }


def share_of(wins: float, games: int) -> Share:
    """A share with its 95 %; none without games."""
    low, high = wilson(wins, games)
    share = round(wins / games, 4) if games else None
    return {"games": games, "share": share, "low": round(low, 4), "high": round(high, 4)}
