"""Component sheets: every printed figure is data, with its origin; anyone may lay their own over ours."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeGuard, TypeVar

from keeling.core.depth import check_depth
from keeling.core.part import Part
from keeling.core.reason import BadInput, Reason
from keeling.core.schema import ORIGINS, REMARKS, Word, fault, glance, shown
from keeling.core.schema import Sheet as Sheet

F = TypeVar("F")
LARGEST = 128 * 1024  # bytes of a sheet; ours have up to 64 thousand


def check_size(text: str) -> None:
    """Refuse a sheet that is longer than any honest one, before time is spent on it."""
    if len(text.encode("utf-8", "replace")) > LARGEST:
        raise fault("large", "(file)", {"most": LARGEST})


def parse(text: str) -> Sheet:
    """Read a sheet from TOML."""
    check_size(text)
    check_depth(text)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number may be too long, a list too deep
        raise fault("toml", "(file)", {"cause": shown(str(error))}) from None


def read(path: str | Path) -> Sheet:
    """Read a sheet from a file."""
    try:
        return parse(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        cause = error.strerror if isinstance(error, OSError) and error.strerror else "not a text file"
        raise BadInput(Reason("file-unreadable", "", {"file": str(path), "cause": cause})) from None


def name_file(error: BadInput, sheet: object) -> None:
    """Let an error about a sheet name the file that it was read from, if it was."""
    values = error.reason.values
    if isinstance(sheet, str) and "key" in values:
        values["key"] = f"{shown(sheet)}, {values['key']}"


def lay_over(ours: Sheet, theirs: Sheet, mixed: bool = False) -> Sheet:
    """Our sheet with the figures of another laid over it; rows with a number replace the row of that number.

    What a card says is replaced as a whole, unless rows are `mixed` as they were in records from before.
    """
    try:
        return _lay_over(ours, theirs, "", mixed)
    except RecursionError as error:  # lists in lists without end
        raise fault("toml", "(file)", {"cause": str(error)}) from None


def _lay_over(ours: Sheet, theirs: Sheet, key: str, mixed: bool) -> Sheet:
    """The same for a part of the sheet."""
    path = f"{key}." if key else ""
    if not isinstance(theirs, dict):
        raise fault("type", key or "(file)", {"want": "table", "got": glance(theirs)})
    merged = copy.deepcopy(ours)
    if "no" in ours and not mixed and any(_is_said(value) for value in theirs.values()):
        merged = {name: value for name, value in merged.items() if name in theirs or not _is_said(value)}
    origin = theirs.get("origin", "box")
    Word(*ORIGINS).check(f"{path}origin", origin)
    Word().check(f"{path}note", theirs.get("note", ""))
    named: dict[str, str] = {}
    for name, value in theirs.items():
        old = merged.get(name)
        where = f"{path}{name}"
        if name in REMARKS:
            continue
        if isinstance(old, dict) and isinstance(value, dict) and "no" not in ours:  # in a row a table is replaced whole
            merged[name] = _lay_over(old, value, where, mixed)
        elif _numbered(old) and isinstance(value, list):
            merged[name] = _replace_rows(old, value, where, mixed)
        else:
            merged[name] = copy.deepcopy(value)
            if key and name in ours:
                named[name] = origin
    if "origins" in theirs or named:
        said = theirs.get("origins", {})
        if not isinstance(said, dict):
            raise fault("type", f"{path}origins", {"want": "table", "got": glance(said)})
        merged["origins"] = {**merged.get("origins", {}), **named, **said}
    return merged


def _numbered(rows: object) -> TypeGuard[list[Sheet]]:
    """Whether this is a list of rows with numbers."""
    return isinstance(rows, list) and bool(rows) and isinstance(rows[0], dict) and "no" in rows[0]


def _is_said(value: object) -> bool:
    """Whether this is part of what a card says: a list of tables, such as its effects."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _replace_rows(old: list[Sheet], rows: list[object], key: str, mixed: bool) -> list[Sheet]:
    merged = {row["no"]: row for row in old}
    seen: list[int] = []
    for place, row in enumerate(rows, 1):
        if not isinstance(row, dict):
            raise fault("type", f"{key}[{place}]", {"want": "table", "got": glance(row)})
        if "no" not in row:
            raise fault("missing", f"{key}[{place}].no")
        number = row["no"]
        if number in seen:
            raise fault("twice", f"{key}[{place}].no", {"got": number})
        if type(number) is not int or number not in merged:
            allowed = f"{min(merged)}-{max(merged)}"
            raise fault("row", f"{key}[{place}].no", {"got": glance(number), "allowed": allowed})
        seen.append(number)
        merged[number] = _lay_over(merged[number], row, f"{key}.{number}", mixed)
    return list(merged.values())


def figures(table: object, key: str = "", origin: str = "house") -> Iterator[tuple[str, object, str]]:
    """Every figure of a sheet with its key and its origin, in order."""
    if isinstance(table, list) and table and isinstance(table[0], dict):
        for place, row in enumerate(table, 1):
            yield from figures(row, f"{key}.{row.get('no', place)}", origin)
        return
    if not isinstance(table, dict):
        yield key, table, origin
        return
    origin = table.get("origin", origin)
    named = table.get("origins", {})
    for name, value in table.items():
        if name not in REMARKS and not (key == "" and isinstance(value, str)):
            yield from figures(value, f"{key}.{name}" if key else name, named.get(name, origin))


def laid_out(lay_out: Callable[[Part], F], check_consistency: Callable[[F], None]) -> Callable[[Sheet], F]:
    """What lays a sheet out for the rules: each figure is checked as it is read, then all of them together."""

    def figures(sheet: Sheet) -> F:
        whole = Part(sheet)
        found = lay_out(whole)
        whole.finish()
        check_consistency(found)
        return found

    return figures
