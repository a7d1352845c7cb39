"""What was made for one table: each thing under one key, made anew only if something it is made from has changed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from typing import Final, TypeVar, cast

Key = Hashable  # of what is made, or of a source: what it is, of which place, in which language, for whose eyes
Made = TypeVar("Made")
_NOTHING: Final = object()  # equal to no value


class Cache:
    """By key the value that was made, the revision at which it was made, and the one at which it last changed."""

    __slots__ = ("changed", "made", "now", "values")

    def __init__(self) -> None:
        self.now = 0  # the revision
        self.values: dict[Key, object] = {}
        self.made: dict[Key, int] = {}
        self.changed: defaultdict[Key, int] = defaultdict(int)

    def put(self, source: Key, value: object) -> None:
        """Say how a source is now; if it is another one than before, that is a new revision."""
        if self.values.get(source, _NOTHING) != value:
            self.now += 1
            self.values[source] = value
            self.changed[source] = self.now

    def is_old(self, key: Key, of: Iterable[Key]) -> bool:
        """Whether something must be made: it never was, or one of its sources is newer."""
        return self.made.get(key, -1) < max(map(self.changed.__getitem__, of), default=0)

    def make(self, key: Key, of: Iterable[Key], make: Callable[..., Made], *given: object) -> Made:
        """What is under a key, from its sources; if it comes out equal to what it was, it has not changed."""
        if self.made.get(key, -1) < max(map(self.changed.__getitem__, of), default=0):
            value = make(*given)
            if self.values.get(key, _NOTHING) != value:
                self.values[key] = value
                self.changed[key] = self.now
            self.made[key] = self.now
        return cast(Made, self.values[key])
