"""What the next reckoning may bring to all, as far as everybody can know: a range, words for it, what would help."""

from __future__ import annotations

from keeling.core.reason import Values

Texts = list[tuple[str, Values]]  # keys of texts, each with its numbers


class Ahead:
    """How high what all share stands, between what after the next reckoning, and up to where it may rise."""

    __slots__ = ("high", "last", "limit", "low", "now", "rest", "told", "warning")

    def __init__(
        self, now: int, low: int, high: int, limit: int, told: Texts, warning: Texts, last: bool, rest: int = 0
    ) -> None:
        self.now = now
        self.low = low
        self.high = high
        self.limit = limit  # the highest with which the game goes on
        self.told = told  # all of it in words
        self.warning = warning  # that all may lose, and what would help; empty while nothing threatens
        self.last = last  # this round is the last
        self.rest = rest  # what comes on top and is less than one step of the level

    @property
    def levels(self) -> dict[str, int]:
        """The range as plain data, for views."""
        return {"now": self.now, "low": self.low, "high": self.high, "limit": self.limit}
