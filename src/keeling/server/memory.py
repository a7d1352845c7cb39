"""Memory that is no longer used goes back to the system."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any


@cache
def _trim() -> Any:
    """The C library's own way to do so, where it has one."""
    try:
        return getattr(ctypes.CDLL(None), "malloc_trim", None)
    except (OSError, TypeError):  # Windows has no library of that kind
        return None


def give_back() -> bool:
    """Give free memory back to the system, which keeps it with the process otherwise; whether any went."""
    trim = _trim()
    return bool(trim is not None and trim(0))
