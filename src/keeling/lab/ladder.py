"""A ladder: bots against bots in every pairing, and what their games say about their strength."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, TypedDict

from keeling.core.game import Settings
from keeling.core.sheet import Sheet
from keeling.lab import pairings as pairs
from keeling.lab.botplay import Clock
from keeling.lab.pairing_result import PairingReport, Share, Standing, share_of
from keeling.lab.pairings import Pairing
from keeling.lab.ratings import rate
from keeling.lab.simulate import Task, prepare, work
from keeling.lab.sparring import player
from keeling.lab.tally import Failure, Header, Result, Spec, header, seed_of
from keeling.lab.workers import spread

_LISTED: Final = 5  # failures told in full


class PairingFailure(Failure):
    """A game that broke, and who played it."""

    bot: str
    field: str


class RatingRow(TypedDict):
    """How strong a bot is, with its 95 %."""

    bot: str
    rating: float
    low: float
    high: float


class Survival(Share):
    """How often tables of one kind of bot are not lost in common."""

    bot: str
    survived: int


class Times(TypedDict):
    """How long a bot thinks about a decision, in milliseconds."""

    bot: str
    decisions: int
    mean: float
    worst: float


class LadderReport(Header):
    """What the games of a ladder say, as plain data."""

    bots: list[str]
    clocked: list[str]
    reproducible: bool
    games: int
    errors: int
    failures: list[PairingFailure]
    pairings: list[PairingReport]
    ratings: list[RatingRow]
    survival: list[Survival]
    times: list[Times]
    digest: str


class Ladder:
    """The pairings of a ladder and the games played in them so far."""

    def __init__(self, spec: Spec, pairings: Sequence[Pairing]) -> None:
        self.spec = spec
        self.standings = [Standing(pairing, spec.seats) for pairing in pairings]
        self.bots = pairs.named(pairings)
        self.clocks = {bot: Clock() for bot in self.bots}
        self.failures: list[PairingFailure] = []
        self.chain = hashlib.sha256()

    def add(self, standing: Standing, result: Result) -> None:
        """One more game, in the order of pairings and numbers."""
        pairing = standing.pairing
        standing.add(result)
        self.chain.update(f"{result.ending} {result.digest}\n".encode())
        if result.cause and len(self.failures) < _LISTED:
            seed = seed_of(self.spec, result.number)
            broken: Failure = {"game": result.number, "seed": seed, "cause": result.cause}
            self.failures.append({"bot": pairing.single, "field": pairing.field, **broken})
        for name, clock in zip(pairing.table(result.number, self.spec.seats), result.clocks, strict=False):
            self.clocks[name].add(clock)

    def report(self) -> LadderReport:
        """Everything, as plain data; only the times differ from run to run, unless a bot thinks by the clock."""
        clocked = [bot for bot in self.bots if pairs.clocked(bot)]
        return {
            **header(self.spec),
            "bots": self.bots,
            "clocked": clocked,
            "reproducible": not clocked,
            "games": sum(standing.games for standing in self.standings),
            "errors": sum(standing.errors for standing in self.standings),
            "failures": self.failures,
            "pairings": [standing.report() for standing in self.standings],
            "ratings": self._ratings(),
            "survival": [_survival(standing) for standing in self.standings if standing.same],
            "times": [_times(bot, clock) for bot, clock in self.clocks.items()],
            "digest": self.chain.hexdigest()[:16],
        }

    def _ratings(self) -> list[RatingRow]:
        rated = rate({standing.pairing: standing.shares for standing in self.standings}, self.spec.seats)
        found: list[RatingRow] = [
            {"bot": bot, "rating": round(one.value, 1), "low": round(one.low, 1), "high": round(one.high, 1)}
            for bot, one in rated.items()
        ]
        return sorted(found, key=lambda one: -one["rating"])


def _survival(standing: Standing) -> Survival:
    """How often a table of one kind of bot is not lost in common."""
    share = share_of(standing.alive, standing.whole)
    return {"bot": standing.pairing.single, "survived": standing.alive, **share}


def _times(name: str, clock: Clock) -> Times:
    """How long a bot thinks about a decision, in milliseconds."""
    mean = clock.seconds / max(1, clock.decisions)
    return {
        "bot": name,
        "decisions": clock.decisions,
        "mean": round(1000 * mean, 3),
        "worst": round(1000 * clock.worst, 3),
    }


def set_up(
    game: str, seats: int, seed: int, pairings: Sequence[Pairing], options: Settings | None, sheet: Sheet | None
) -> Ladder:
    """Check all that is given before any game is played."""
    for name in pairs.named(pairings):
        player(name, game)
    return Ladder(prepare(game, seats, seed, pairings[0].single, options, sheet), pairings)


def climb(ladder: Ladder, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None) -> LadderReport:
    """Play so many games in each pairing and sum them up; number by number they have the same seed in all pairings."""
    spec = replace(ladder.spec, timed=True)
    standings = [standing for standing in ladder.standings for _ in range(games)]
    tasks = [
        Task(replace(spec, bot=",".join(standing.pairing.table(number, spec.seats))), number, 1)
        for standing in ladder.standings
        for number in range(1, games + 1)
    ]
    for done, (standing, results) in enumerate(zip(standings, spread(work, tasks, jobs), strict=True), 1):
        ladder.add(standing, results[0])
        if progress is not None:
            progress(done)
    return ladder.report()
