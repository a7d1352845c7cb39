"""Looking back: a table as it stood after so many choices."""

from __future__ import annotations

from typing import Any

from keeling.core import notation
from keeling.core.agenda import Ask
from keeling.server.live import Live


class Past:
    """A table at an earlier moment, to look at but not to play on; it is told like a live one."""

    def __init__(self, live: Live, at: int) -> None:
        self.match = live.fresh()
        self.length = len(live.match.entries)
        self.at = max(0, min(at, self.length))
        for entry in live.match.entries[: self.at]:
            self.match.take(entry.seat, notation.parse(entry.text))
        self.rev = self.at
        self.seatings = 0
        self.thinking: set[int] = set()
        self.alerts: list[tuple[int, int]] = []
        self.seats = live.seats
        self.asked_since = dict.fromkeys(range(self.match.seats), self.at)

    def asks(self) -> list[Ask]:
        """What was owed then."""
        return self.match.owed()

    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat["name"] for seat in self.seats]

    def kinds(self, mine: frozenset[int]) -> list[str]:
        """Who sat where, seen from a seat."""
        return ["me" if seat["seat"] in mine else seat["kind"] for seat in self.seats]


def record_at(live: Live, at: int) -> str:
    """The record up to a choice, to open a new table from."""
    return Past(live, at).match.record()


def stops(live: Live) -> list[dict[str, Any]]:
    """Where a slider may usefully stop: after every real choice of a player."""
    return [
        {"at": number, "seat": entry.seat}
        for number, entry in enumerate(live.match.entries, 1)
        if entry.seat >= 0 and not entry.forced
    ]
