"""What a game of mixed motives is worth to a player: all may lose together, and one of those who do not comes first."""

from __future__ import annotations

from math import exp
from typing import Final

ALIVE: Final = 0.2  # a game lost to a rival while all survive; the common defeat is worth 0
FIRST: Final = 0.9  # of the rest, what it is worth to be first
STANDING: Final = 0.1  # and what it is worth to stand well


def worth(survival: float, share: float) -> float:
    """A position: the chance that all survive, and how likely a player then comes first."""
    return survival * (ALIVE + (1 - ALIVE) * share)


def final(winners: list[int], standing: list[float]) -> list[float]:
    """A game that is over, for each seat: 0 for all in a common defeat; `standing` is how well each stands, 0 to 1."""
    if not winners:
        return [0.0] * len(standing)
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(standing))]
    return [worth(1.0, FIRST * shares[seat] + STANDING * one) for seat, one in enumerate(standing)]


def shares(worths: list[float], scale: float) -> list[float]:
    """How likely each is to come out first, as a share of all: a lead of `scale` makes one e times as likely."""
    best = max(worths)
    odds = [exp((one - best) / scale) for one in worths]
    total = sum(odds)
    return [one / total for one in odds]


def known(worths: list[float], seat: int, own: float) -> list[float]:
    """What all are worth as one of them knows it, who has something that nobody else sees."""
    found = worths[:]
    found[seat] += own
    return found


def likely(odds: float) -> float:
    """A chance out of its logarithmic odds: even at 0, and hardly more or less than sure from 40 on."""
    return 1.0 / (1.0 + exp(-odds if -40.0 < odds < 40.0 else -40.0 if odds > 0 else 40.0))
