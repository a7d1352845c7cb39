"""What was made for one table: each thing under one key, made anew only if something it is made from has changed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from typing import Final, TypeVar, cast

Key = Hashable  # of what is made, or of a source: what it is, of which place, in which language, for whose eyes
Made = TypeVar("Made")
_NEVER: Final = (-1, object())  # older than anything, and equal to nothing


class Cache:
    """Each thing that was made with the revision of that time, and the revision at which each last changed."""

    __slots__ = ("changed", "made", "now")

    def __init__(self) -> None:
        self.now = 0
        self.changed: defaultdict[Key, int] = defaultdict(int)
        self.made: dict[Key, tuple[int, object]] = {}

    def put(self, source: Key, value: object) -> None:
        """Say how a source is now."""
        if self.made.get(source, _NEVER)[1] != value:
            self.changed[source] = self.now
            self.made[source] = (self.now, value)

    def known(self, key: Key) -> object:
        """What is under a key."""
        return self.made[key][1]

    def is_old(self, key: Key, of: Iterable[Key]) -> bool:
        """Whether something must be made: it never was, or one of its sources is newer."""
        return self.made.get(key, _NEVER)[0] < max(map(self.changed.__getitem__, of), default=0)

    def make(self, key: Key, of: Iterable[Key], make: Callable[..., Made], *given: object) -> Made:
        """What is under a key, from its sources; if it comes out equal to what it was, it has not changed."""
        if self.is_old(key, of):
            before, value = self.made.get(key, _NEVER)[1], make(*given)
            if before != value:
                self.changed[key] = self.now
                before = value
            self.made[key] = (self.now, before)
        return cast(Made, self.made[key][1])
