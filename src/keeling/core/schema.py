"""What a component sheet may hold: kinds of figures, checked with the key and cause of every fault."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from keeling.core.reason import BadInput, Reason, Values

Sheet = dict[str, Any]  # figures, rows and tables of them, as its game reads them
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

ORIGINS = ("rulebook", "inferred", "house", "box")
REMARKS = ("origin", "origins", "note")

_LARGEST_NO = 999  # numbers of cards are no longer
_SHOWN = 100  # of what somebody wrote, so many characters are told


def shown(text: str) -> str:
    """A text as it may stand in a sentence: not endless, and without halves of signs that nobody can write."""
    clean = text[: _SHOWN + 1].encode("utf-8", "backslashreplace").decode("utf-8")
    return clean if len(clean) <= _SHOWN else clean[:_SHOWN] + "…"


def glance(value: object) -> str:
    """A value as it may stand in a sentence, whatever it is."""
    try:
        return shown(repr(value))
    except (ValueError, RecursionError):  # a number of thousands of digits, lists in lists without end
        return "…"


def whole_text(text: str) -> bool:
    """Whether a text can be written down; half of a surrogate pair cannot."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def fault(cause: str, key: str, values: Values | None = None) -> BadInput:
    """An error that names the key of the sheet and what is wrong with it."""
    told: Values = {"key": shown(key)}
    if values:
        told.update(values)
    return BadInput(Reason(f"sheet-{cause}", "", told))


class KindOf(Protocol[T_co]):
    """What a figure may be, and how that is told in short; nothing where it would be long."""

    @property
    def allowed(self) -> str: ...

    def check(self, key: str, value: object) -> T_co:
        """The figure as rules read it; a value that is none of this kind is refused."""


Kind = KindOf[object]


def missing(key: str, kind: Kind) -> BadInput:
    """An error that names a key that is not there, and what may stand there."""
    if not kind.allowed:
        return fault("missing", key)
    return fault("missing", key, {"allowed": kind.allowed})


class Int:
    """A whole number between two bounds."""

    def __init__(self, low: int = 0, high: int = 999) -> None:
        self.low, self.high = low, high

    @property
    def allowed(self) -> str:
        return f"{self.low}–{self.high}"

    def check(self, key: str, value: object) -> int:
        if type(value) is not int:
            raise fault("type", key, {"want": "number", "got": glance(value)})
        if not self.low <= value <= self.high:
            raise fault("range", key, {"got": glance(value), "low": self.low, "high": self.high})
        return value


class Word:
    """One of a list of words, or any text where no list is given."""

    def __init__(self, *words: str) -> None:
        self.words = words

    @property
    def allowed(self) -> str:
        return ", ".join(word or '""' for word in self.words)

    def check(self, key: str, value: object) -> str:
        if not isinstance(value, str):
            raise fault("type", key, {"want": "word", "got": glance(value)})
        if not whole_text(value):
            raise fault("sign", key, {"got": shown(value)})
        if self.words and value not in self.words:
            got = value if value and value.isprintable() else repr(value)
            raise fault("word", key, {"got": shown(got), "allowed": self.allowed})
        return value


class Place:
    """One of a list of words, read as its place in the list."""

    def __init__(self, words: Sequence[str]) -> None:
        self.word = Word(*words)

    @property
    def allowed(self) -> str:
        return self.word.allowed

    def check(self, key: str, value: object) -> int:
        return self.word.words.index(self.word.check(key, value))


class Entries:
    """A list of whatever, of a length between two bounds."""

    allowed = ""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def check(self, key: str, value: object) -> list[object]:
        if not isinstance(value, list):
            raise fault("type", key, {"want": "list", "got": glance(value)})
        if not self.low <= len(value) <= self.high:
            raise fault("count", key, {"got": len(value), "low": self.low, "high": self.high})
        return value


class Items(Generic[T]):
    """A list of like figures, of a length between two bounds; it may be that none comes twice."""

    def __init__(self, item: KindOf[T], low: int, high: int, distinct: bool = False) -> None:
        self.item, self.entries, self.distinct = item, Entries(low, high), distinct

    @property
    def allowed(self) -> str:
        low, high = self.entries.low, self.entries.high
        many = str(low) if low == high else f"{low}–{high}"
        return f"{many} × ({self.item.allowed})" if self.item.allowed else ""

    def check(self, key: str, value: object) -> list[T]:
        entries = self.entries.check(key, value)
        found = [self.item.check(entry_key(key, place, entry), entry) for place, entry in enumerate(entries, 1)]
        if self.distinct:
            check_distinct(key, entries)
        return found


def entry_key(key: str, place: int, row: object) -> str:
    """The key of what stands at a place of a list: its number if it has one."""
    number = row.get("no") if isinstance(row, dict) else None
    return f"{key}.{number}" if type(number) is int and 0 <= number <= _LARGEST_NO else f"{key}[{place}]"


def check_distinct(key: str, values: Sequence[object]) -> None:
    """Refuse values of which one comes twice."""
    if len(set(values)) != len(values):
        raise fault("distinct", key, {"got": ", ".join(map(str, values))})


class Table:
    """A table of whatever; where it says its origin, it is one of our four words."""

    allowed = ""

    def check(self, key: str, value: object) -> Sheet:
        if not isinstance(value, dict):
            raise fault("type", key or "(file)", {"want": "table", "got": glance(value)})
        path = f"{key}." if key else ""
        Word(*ORIGINS).check(f"{path}origin", value.get("origin", "house"))
        Word().check(f"{path}note", value.get("note", ""))
        return value


class Section:
    """A table with exactly these keys; `some` of them may be missing."""

    allowed = ""

    def __init__(self, keys: Mapping[str, Kind], some: bool = False) -> None:
        self.keys, self.some = keys, some

    def check(self, key: str, value: object) -> Sheet:
        table = Table().check(key, value)
        path = f"{key}." if key else ""
        check_known(path, table, self.keys)
        for name, kind in self.keys.items():
            if name in table:
                kind.check(path + name, table[name])
            elif not self.some:
                raise missing(path + name, kind)
        return table


def check_known(path: str, table: Sheet, keys: Mapping[str, object]) -> None:
    """Refuse keys that nobody reads, and origins of fields that do not exist."""
    allowed = ", ".join(keys)
    for name in table:
        if name not in keys and name not in REMARKS:
            raise fault("unknown", path + str(name), {"allowed": allowed})
    named = table.get("origins", {})
    if not isinstance(named, dict):
        raise fault("type", f"{path}origins", {"want": "table", "got": glance(named)})
    for field, origin in named.items():
        if field not in keys:
            raise fault("unknown", f"{path}origins.{field}", {"allowed": allowed})
        Word(*ORIGINS).check(f"{path}origins.{field}", origin)
