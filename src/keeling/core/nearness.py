"""Closed moves side by side: which of them is nearest to being open, and what closes all of them."""

from __future__ import annotations

from typing import Final, NamedTuple

from keeling.core.reason import Reason, Values

OF_ALL: Final = ".all"  # behind the code of a reason that speaks of several moves at once
_FEW: Final = 3


class Refused(NamedTuple):
    """A move that is closed, what closes it, and how far through its gate it comes."""

    move: tuple[str, ...]
    reason: Reason
    number: int


def by_nearness(closed: list[Refused]) -> list[Refused]:
    """The nearest first: where the least of something is missing, then whatever comes furthest through its gate."""
    return sorted(closed, key=lambda one: (one.reason.lacks == 0, one.reason.lacks, -one.number))


def near(closed: list[Refused]) -> list[Refused]:
    """Of closed moves, nearest first, those worth naming: they lack a number of something, or are few at their gate."""
    counted = [one for one in closed if one.reason.lacks]
    if counted:
        return counted
    furthest = max([one.number for one in closed], default=0)
    last = [one for one in closed if one.number == furthest]
    return last if len(last) <= _FEW and len(last) < len(closed) else []


def in_common(closed: list[Refused]) -> Reason | None:
    """What closes all of them alike; None if they are closed by different things."""
    named = near(closed)
    usual = _usual(closed)
    told = named or [one for one in closed if one.reason.code == usual]
    first = told[0].reason
    if all(one.reason == first for one in told):
        return first
    if named:
        return None
    shared: Values = {
        key: value for key, value in first.values.items() if all(one.reason.values.get(key) == value for one in told)
    }
    return Reason(first.code + OF_ALL, first.rule, shared)


def _usual(closed: list[Refused]) -> str:
    """The reason that closes most of them."""
    codes: dict[str, int] = {}
    for one in closed:
        codes[one.reason.code] = codes.get(one.reason.code, 0) + 1
    return max(codes, key=lambda code: codes[code])
