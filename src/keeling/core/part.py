"""A component sheet as it is read: each figure is checked where it gets its name, and no key is left over."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import TypeVar

from keeling.core.schema import Entries, Int, KindOf, Sheet, Table, check_distinct, check_known, entry_key, missing

T = TypeVar("T")


class Part:
    """A table of a sheet, or the whole of it; what it is given for keys of later is not written into the one given."""

    __slots__ = ("_asked", "_parts", "key", "table")

    def __init__(self, table: object, key: str = "") -> None:
        self.key = key
        self.table: Sheet = {**Table().check(key, table)}
        self._asked: dict[str, None] = {}
        self._parts: dict[str, Part] = {}

    def get(self, name: str, kind: KindOf[T], before: object = None) -> T:
        """The figure under a key; sheets from before it came are given what was the rule then."""
        self._asked[name] = None
        if before is not None:
            self.table.setdefault(name, deepcopy(before))
        if name not in self.table:
            raise missing(self._path(name), kind)
        return kind.check(self._path(name), self.table[name])

    def some(self, names: Sequence[str], kind: KindOf[T]) -> dict[str, T]:
        """Those of some keys that are there."""
        self._asked.update(dict.fromkeys(names))
        return {name: self.get(name, kind) for name in names if name in self.table}

    def part(self, name: str, before: object = None) -> Part:
        """The table under a key."""
        part = self._part(self._path(name), self.get(name, Table(), before))
        self.table[name] = part.table
        return part

    def each(self, names: Sequence[str]) -> list[Part]:
        """The tables under some keys."""
        return [self.part(name) for name in names]

    def tables(self, name: str, low: int, high: int) -> list[Part]:
        """A list of so many tables."""
        key, entries = self._path(name), self.get(name, Entries(low, high))
        parts = [self._part(entry_key(key, place, entry), entry) for place, entry in enumerate(entries, 1)]
        self.table[name] = [part.table for part in parts]
        return parts

    def rows(self, name: str, first: int, last: int) -> list[Part]:
        """A list of tables, one with each number from the first to the last."""
        many = last - first + 1
        rows = self.tables(name, many, many)
        check_distinct(f"{self._path(name)}.no", [row.get("no", Int(first, last)) for row in rows])
        return rows

    def finish(self) -> None:
        """Refuse keys that nobody has read."""
        check_known(f"{self.key}." if self.key else "", self.table, self._asked)
        for part in self._parts.values():
            part.finish()

    def _part(self, key: str, table: object) -> Part:
        if key not in self._parts:
            self._parts[key] = Part(table, key)
        return self._parts[key]

    def _path(self, name: str) -> str:
        return f"{self.key}.{name}" if self.key else name
