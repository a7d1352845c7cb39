"""The sum of many games: endings, scores, failures, and a digest over all final positions."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any, Final

from keeling.core.version import VERSION
from keeling.games import find

_LISTED: Final = 5  # failures told in full


@dataclass(frozen=True)
class Spec:
    """What to play; small and plain, so that it travels to any process."""

    game: str
    seats: int
    seed: int
    bot: str
    options: tuple[tuple[str, Any], ...]
    sheet: str  # the sheet laid over ours, as JSON, or nothing


@dataclass(frozen=True)
class Result:
    """How one game ended, or what broke it."""

    number: int
    ending: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    real: int
    digest: str
    cause: str = ""


def seed_of(spec: Spec, number: int) -> str:
    """The seed of one game out of many."""
    return f"{spec.seed}:{number}"


class Tally:
    """The sum of many games."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.games = self.decisions = self.real = self.errors = 0
        self.endings = dict.fromkeys(find(spec.game).endings, 0)
        self.points = [0] * spec.seats
        self.wins = [0] * spec.seats
        self.failures: list[dict[str, Any]] = []
        self.chain = hashlib.sha256()

    def add(self, result: Result) -> None:
        """One more game, in the order of their numbers."""
        self.games += 1
        self.chain.update(f"{result.ending} {result.digest}\n".encode())
        if result.cause:
            self.errors += 1
            if len(self.failures) < _LISTED:
                seed = seed_of(self.spec, result.number)
                self.failures.append({"game": result.number, "seed": seed, "cause": result.cause})
            return
        self.decisions += result.decisions
        self.real += result.real
        self.endings[result.ending] += 1
        for seat, score in enumerate(result.scores):
            self.points[seat] += score
        for seat in result.winners:
            self.wins[seat] += 1

    def report(self) -> dict[str, Any]:
        """Everything, as plain data."""
        played = max(1, self.games - self.errors)
        return {
            "game": self.spec.game,
            "engine": VERSION,
            "seats": self.spec.seats,
            "games": self.games,
            "seed": self.spec.seed,
            "bot": self.spec.bot,
            "options": dict(self.spec.options),
            "sheet": hashlib.sha256(self.spec.sheet.encode()).hexdigest()[:16] if self.spec.sheet else None,
            "decisions": self.decisions,
            "real_choices": self.real,
            "endings": {ending: count for ending, count in self.endings.items() if count},
            "errors": self.errors,
            "failures": self.failures,
            "scores": [round(points / played, 3) for points in self.points],
            "wins": self.wins,
            "digest": self.chain.hexdigest()[:16],
        }
