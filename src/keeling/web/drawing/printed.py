"""A component sheet as a key: what is made from its figures alone is made once for all tables that have the same."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Final, TypeVar

from keeling.core.sheet import Sheet

_MOST: Final = 256
_KNOWN: Final[OrderedDict[int, tuple[Sheet, str]]] = OrderedDict()  # by id; the sheet is held, so that it stays its own
_SHEETS: Final[dict[str, Sheet]] = {}  # by digest
Made = TypeVar("Made")


def printed(sheet: Sheet) -> str:
    """A short name for what a sheet says, found once for each."""
    known = _KNOWN.get(id(sheet))
    if known is None or known[0] is not sheet:
        known = _KNOWN[id(sheet)] = (sheet, hashlib.sha256(repr(sheet).encode()).hexdigest())
        if len(_KNOWN) > _MOST:
            _SHEETS.pop(_KNOWN.popitem(last=False)[1][1], None)
    _SHEETS.setdefault(known[1], sheet)
    return known[1]


def sheet_of(digest: str) -> Sheet:
    """A sheet of that name."""
    return _SHEETS[digest]


def once(make: Callable[..., Made]) -> Callable[..., Made]:
    """Let what depends on a component sheet and on words alone be made once; nobody may change it."""

    @lru_cache(1000)
    def made(digest: str, *words: object) -> Made:
        return make(_SHEETS[digest], *words)

    @wraps(make)
    def known(sheet: Sheet, *words: object) -> Made:
        return made(printed(sheet), *words)

    return known
