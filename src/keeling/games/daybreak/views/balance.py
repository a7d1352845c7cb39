"""What a choice does to the balance: missing energy and net CO₂ before and after it, by the rules' own functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from keeling.core.prices import COMMON, Figure
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.words import ANY, COUNTERS, EACH, EMISSION, EMISSIONS, SINKS
from keeling.games.daybreak.rules.emissions import gap
from keeling.games.daybreak.views.round_forecast import net_co2

WORDS: Final = ("gap", "net")
_WEIGHED: Final = frozenset([*COUNTERS, *EMISSIONS, *SINKS, "co2", "current", ANY, "emission"]) - {"community"}


def balance(t: DaybreakPosition, seat: int, figures: Sequence[Figure]) -> list[tuple[str, int, int]]:
    """Of what changes, its word with how it stands now and then; the less of it the better."""
    if not [word for word, _, _ in figures if word in _WEIGHED]:
        return []
    then = t.copy()
    for word, amount, of in figures:
        whose = seat if of == COMMON else of
        at = whose * EACH
        if word in COUNTERS:
            then.board[at + COUNTERS[word]] += amount
        elif word in EMISSIONS:
            then.board[at + EMISSION + EMISSIONS.index(word)] += amount
        elif word in SINKS:
            then.sinks[SINKS.index(word)] += amount
        elif word == "co2":
            then.captured[whose] -= amount
        elif word in ("current", ANY, "emission"):  # of which kind makes no difference to the sum
            then.current += amount
    now, after = [[gap(one, seat), net_co2(one)] for one in (t, then)]
    return [one for one in zip(WORDS, now, after, strict=True) if one[1] != one[2]]
