"""Shares with their margins: what a number of games can tell and what it cannot."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share, by Wilson; without games it can be anything."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    pull = Z * Z / games
    middle = (share + pull / 2) / (1 + pull)
    reach = Z / (1 + pull) * sqrt(share * (1 - share) / games + pull / (4 * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def middle_part(values: Sequence[float]) -> tuple[float, float]:
    """Where the middle 95 % of some values begin and end."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return ordered[round(0.025 * last)], ordered[round(0.975 * last)]
