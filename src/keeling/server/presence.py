"""Who of the people at a table looks at it now, who is away, and whose link nobody has opened yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from keeling.server.rows import SeatRow


class Presence:
    """What is known of the people on the seats; like talk it is no part of the match, and no frame is made for it."""

    def __init__(self, taken: Iterable[int]) -> None:
        self.taken = set(taken)  # seats that a browser has sat down on
        self.programs: set[int] = set()  # seats that act with their token: they look whenever they like
        self.streams: Counter[int] = Counter()  # pages that listen, by seat
        self.changes = 0  # how often something of this has changed

    def come(self, seats: Collection[int]) -> bool:
        """A page with these seats begins to listen; whether that changes anything."""
        new = [seat for seat in seats if not self.streams[seat]]
        self.streams.update(seats)
        self.taken.update(seats)
        self.changes += bool(new)
        return bool(new)

    def leave(self, seats: Collection[int]) -> bool:
        """It listens no longer; whether that changes anything."""
        self.streams.subtract(seats)
        gone = any(not self.streams[seat] for seat in seats)
        self.changes += gone
        return gone

    def told(self, seats: Sequence[SeatRow]) -> dict[str, list[int]]:
        """The people's seats: who is here, who is away, and who has not joined yet."""
        people = [row["seat"] for row in seats if row["kind"] == "person"]
        return {
            "here": [seat for seat in people if self.streams[seat]],
            "away": [seat for seat in people if seat in self.taken and not self.streams[seat]],
            "new": [seat for seat in people if seat not in self.taken and seat not in self.programs],
        }
