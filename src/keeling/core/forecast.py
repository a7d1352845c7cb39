"""What the next reckoning may bring to all, as far as everybody can know: a range, words for it, what would help."""

from __future__ import annotations

from typing import NamedTuple

from keeling.core.reason import Values

Texts = list[tuple[str, Values]]  # keys of texts, each with its numbers


class Ahead(NamedTuple):
    """How high what all share stands, between what after the next reckoning, and up to where it may rise."""

    now: int
    low: int
    high: int
    limit: int  # the highest with which the game goes on
    told: Texts  # all of it in words
    warning: Texts  # that all may lose, and what would help; empty while nothing threatens
    last: bool  # this round is the last
    rest: int = 0  # what comes on top and is less than one step of the level

    @property
    def levels(self) -> dict[str, int]:
        """The range as plain data, for views."""
        return {"now": self.now, "low": self.low, "high": self.high, "limit": self.limit}
