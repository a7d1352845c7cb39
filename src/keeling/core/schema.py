"""What a component sheet may hold: kinds of figures, checked with the key and cause of every fault."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from keeling.core.reason import BadInput, Reason, Values

ORIGINS = ("rulebook", "inferred", "house", "box")
REMARKS = ("origin", "origins", "note")


_SHOWN = 100  # of what somebody wrote, so many characters are told


def shown(text: str) -> str:
    """A text as it may stand in a sentence: not endless, and without halves of signs that nobody can write."""
    clean = text[: _SHOWN + 1].encode("utf-8", "backslashreplace").decode("utf-8")
    return clean if len(clean) <= _SHOWN else clean[:_SHOWN] + "…"


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


class Kind(Protocol):
    """What a figure may be."""

    def check(self, key: str, value: object) -> None:
        """Refuse a value that is none of this kind."""


class Int:
    """A whole number between two bounds."""

    def __init__(self, low: int = 0, high: int = 999) -> None:
        self.low, self.high = low, high

    def check(self, key: str, value: object) -> None:
        if type(value) is not int:
            raise fault("type", key, {"want": "number", "got": shown(repr(value))})
        if not self.low <= value <= self.high:
            raise fault("range", key, {"got": shown(str(value)), "low": self.low, "high": self.high})


def ints(low: int, high: int, *names: str) -> dict[str, Kind]:
    """Whole numbers between the same bounds, by their names."""
    return dict.fromkeys(names, Int(low, high))


class Word:
    """One of a list of words, or any text where no list is given."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def check(self, key: str, value: object) -> None:
        if not isinstance(value, str):
            raise fault("type", key, {"want": "word", "got": shown(repr(value))})
        if not whole_text(value):
            raise fault("sign", key, {"got": shown(value)})
        if self.words and value not in self.words:
            got = value if value and value.isprintable() else repr(value)
            raise fault("word", key, {"got": shown(got), "allowed": ", ".join(w or '""' for w in self.words)})


class Items:
    """A list of like figures, of a length between two bounds."""

    def __init__(self, item: Kind, low: int, high: int) -> None:
        self.item, self.low, self.high = item, low, high

    def check(self, key: str, value: object) -> None:
        if not isinstance(value, list):
            raise fault("type", key, {"want": "list", "got": shown(repr(value))})
        if not self.low <= len(value) <= self.high:
            raise fault("count", key, {"got": len(value), "low": self.low, "high": self.high})
        for place, entry in enumerate(value, 1):
            number = entry.get("no") if isinstance(entry, dict) else None
            self.item.check(f"{key}.{number}" if type(number) is int else f"{key}[{place}]", entry)


class Section:
    """A table with exactly these keys; `some` of them may be missing, or those that sheets of old do not have."""

    def __init__(self, keys: Mapping[str, Kind], some: bool = False, later: tuple[str, ...] = ()) -> None:
        self.keys, self.some, self.later = keys, some, later

    def check(self, key: str, value: object) -> None:
        if not isinstance(value, dict):
            raise fault("type", key or "(file)", {"want": "table", "got": shown(repr(value))})
        path = f"{key}." if key else ""
        for name in value:
            if name not in self.keys and name not in REMARKS:
                raise fault("unknown", path + str(name), {"allowed": ", ".join(self.keys)})
        self.check_origins(path, value)
        for name, kind in self.keys.items():
            if name in value:
                kind.check(path + name, value[name])
            elif not self.some and name not in self.later:
                raise fault("missing", path + name)

    def check_origins(self, path: str, value: Mapping[str, object]) -> None:
        """Origins are one of our four words, and `origins` speaks of fields that exist."""
        own = value.get("origin", "house")
        Word(*ORIGINS).check(path + "origin", own)
        named = value.get("origins", {})
        if not isinstance(named, dict):
            raise fault("type", path + "origins", {"want": "table", "got": shown(repr(named))})
        for field, origin in named.items():
            if field not in self.keys:
                raise fault("unknown", f"{path}origins.{field}", {"allowed": ", ".join(self.keys)})
            Word(*ORIGINS).check(f"{path}origins.{field}", origin)
        Word().check(path + "note", value.get("note", ""))
