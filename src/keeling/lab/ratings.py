"""Ratings: how strong each bot is by the model of Bradley and Terry, on the scale of chess (400 points: 10 to 1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

from keeling.core.chance import generator
from keeling.lab.pairings import Pairing, named
from keeling.lab.statistics import middle_part

SCALE: Final = 400 / log(10)
DRAWN: Final = 0.5  # each pair that met is given one drawn game more, so that no rating is infinite
ROUNDS: Final = 400  # of the bootstrap
SWEEPS: Final = 500
CLOSE: Final = 1e-9

Wins = list[list[float]]
Shares = Mapping[Pairing, Sequence[float | None]]  # of the single one in each game; None if all lost or it broke


@dataclass(frozen=True)
class Rating:
    """A rating with the 95 % around it."""

    value: float
    low: float
    high: float


def duels(shares: Shares, seats: int, bots: Sequence[str]) -> Wins:
    """Games as wins of one bot over another: a win of the single one counts against each of its opponents."""
    wins = [[0.0] * len(bots) for _ in bots]
    for pairing, games in shares.items():
        single, field = bots.index(pairing.single), bots.index(pairing.field)
        if single == field:
            continue
        counted = [share for share in games if share is not None]
        won = sum(counted)
        wins[single][field] += (seats - 1) * won
        wins[field][single] += len(counted) - won
    return wins


def connected(wins: Wins) -> list[int]:
    """The bots that can be compared with the first one, directly or through others."""
    reached = [0]
    for one in reached:
        reached += [
            other for other in range(len(wins)) if other not in reached and wins[one][other] + wins[other][one] > 0
        ]
    return sorted(reached)


def fit(wins: Wins) -> list[float]:
    """The strengths that make these wins likeliest, the first bot's being 0; one Newton step at a time."""
    count = len(wins)
    meetings = [[wins[i][j] + wins[j][i] for j in range(count)] for i in range(count)]
    strengths = [0.0] * count
    for _ in range(SWEEPS):
        moved = 0.0
        for i in range(count):
            slope = bend = 0.0
            for j in range(count):
                if meetings[i][j]:
                    expected = 1 / (1 + exp(strengths[j] - strengths[i]))
                    slope += wins[i][j] - meetings[i][j] * expected
                    bend += meetings[i][j] * expected * (1 - expected)
            step = max(-1.0, min(1.0, slope / bend)) if bend else 0.0
            strengths[i] += step
            moved = max(moved, abs(step))
        if moved < CLOSE:
            break
    return [SCALE * (strength - strengths[0]) for strength in strengths]


def rate(shares: Shares, seats: int) -> dict[str, Rating]:
    """Ratings of all bots that can be compared with the first one, whose own is 0."""
    bots = named(list(shares))
    whole = duels(shares, seats, bots)
    rated = connected(whole)
    if len(rated) < 2:
        return {}
    drawn: list[list[float]] = [[] for _ in bots]
    rng = generator("bootstrap")
    for _ in range(ROUNDS):
        again = {pairing: rng.choices(games, k=len(games)) for pairing, games in shares.items() if games}
        for bot, value in enumerate(fit(_tempered(duels(again, seats, bots), whole))):
            drawn[bot].append(value)
    values = fit(_tempered(whole, whole))
    return {bots[bot]: Rating(values[bot], *middle_part(drawn[bot])) for bot in rated}


def _tempered(wins: Wins, met: Wins) -> Wins:
    """The wins with a drawn game added for each pair that met at all."""
    places = range(len(wins))
    return [[wins[i][j] + (DRAWN if met[i][j] + met[j][i] else 0.0) for j in places] for i in places]
