"""What a position is worth to the team, from 0 (all is lost) to 1 (won): everybody wins or loses together."""

from __future__ import annotations

from typing import Final

from keeling.games.daybreak.outlook import net_co2
from keeling.games.daybreak.position import DaybreakPosition
from keeling.games.daybreak.rules.emissions import gap
from keeling.games.daybreak.rules.growth import last_round
from keeling.games.daybreak.rules.thermometer import losing_bands
from keeling.games.daybreak.words import COMMUNITY, EACH, RESILIENCE, WON

# House figures, of a row of CO₂, a band, a community of the worst hit, a missing shield, a missing energy.
_NET: Final = 0.09
_BAND: Final = 0.035
_COMMUNITY: Final = 0.03
_SHIELD: Final = 0.012
_GAP: Final = 0.02


def evaluate_all(t: DaybreakPosition) -> list[float]:
    """The same for every seat: how near drawdown is, how hot it is, how the worst hit power stands."""
    if t.ending:
        return [1.0 if t.ending == WON else 0.0] * t.seats
    value = 0.75 - _NET * net_co2(t) / t.figures.row - _BAND * (t.bands + t.away) - 0.02 * (t.round - 1)
    value += 0.15 if t.drawdown else 0.0
    worst = 0
    for seat in range(t.seats):
        at = seat * EACH
        worst = max(worst, t.board[at + COMMUNITY] + gap(t, seat))
        missing = sum([max(0, t.bands - shields) for shields in t.board[at + RESILIENCE : at + COMMUNITY]])
        value -= (_SHIELD * missing + _GAP * gap(t, seat)) / t.seats
    value -= _COMMUNITY * worst
    if t.bands >= losing_bands(t) - 1 or t.round >= last_round(t):
        value -= 0.1
    return [min(0.97, max(0.03, value))] * t.seats


def forecast(t: DaybreakPosition, seat: int) -> tuple[float, float]:
    """A point for winning, and the chance of it."""
    value = evaluate_all(t)[seat]
    return value, value
