"""The sum of many games: endings, scores, failures, and a digest over all final positions."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final, TypedDict

from keeling.core.game import Settings
from keeling.core.version import VERSION
from keeling.games import find
from keeling.lab.botplay import Clock

_LISTED: Final = 5  # failures told in full


@dataclass(frozen=True)
class Spec:
    """What to play; small and plain, so that it travels to any process."""

    game: str
    seats: int
    seed: int
    bot: str  # one for all seats, or one for each with commas
    options: tuple[tuple[str, int | str], ...]
    sheet: str  # the sheet laid over ours, as JSON, or nothing
    timed: bool = False  # whether clocks are wanted; if not, random play takes a short way


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
    clocks: tuple[Clock, ...] = ()  # by seat


def seed_of(spec: Spec, number: int) -> str:
    """The seed of one game out of many."""
    return f"{spec.seed}:{number}"


class Header(TypedDict):
    """How a report begins: what was played."""

    game: str
    engine: str
    seats: int
    seed: int
    options: Settings
    sheet: str | None


class Failure(TypedDict):
    """A game that broke, and what broke it."""

    game: int
    seed: str
    cause: str


class Report(Header):
    """The sum of many games, as plain data."""

    games: int
    bot: str
    decisions: int
    real_choices: int
    endings: dict[str, int]
    errors: int
    failures: list[Failure]
    scores: list[float]
    wins: list[int]
    digest: str


def header(spec: Spec) -> Header:
    """What was played, as a report begins."""
    return {
        "game": spec.game,
        "engine": VERSION,
        "seats": spec.seats,
        "seed": spec.seed,
        "options": dict(spec.options),
        "sheet": hashlib.sha256(spec.sheet.encode()).hexdigest()[:16] if spec.sheet else None,
    }


class Tally:
    """The sum of many games."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.games = self.decisions = self.real = self.errors = 0
        self.endings = dict.fromkeys(find(spec.game).endings, 0)
        self.points = [0] * spec.seats
        self.wins = [0] * spec.seats
        self.failures: list[Failure] = []
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

    def report(self) -> Report:
        """Everything, as plain data."""
        played = max(1, self.games - self.errors)
        return {
            **header(self.spec),
            "games": self.games,
            "bot": self.spec.bot,
            "decisions": self.decisions,
            "real_choices": self.real,
            "endings": {ending: count for ending, count in self.endings.items() if count},
            "errors": self.errors,
            "failures": self.failures,
            "scores": [round(points / played, 3) for points in self.points],
            "wins": self.wins,
            "digest": self.chain.hexdigest()[:16],
        }
