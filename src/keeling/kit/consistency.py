"""What figures of a component sheet must be to each other; a refusal names the key and both numbers."""

from __future__ import annotations

from keeling.core.schema import fault


def within(key: str, got: int, low: int, high: int, cause: str = "range") -> None:
    """A figure between two others; with another cause the number of rows that there are."""
    if not low <= got <= high:
        raise fault(cause, key, {"got": got, "low": low, "high": high})


def enough(key: str, got: int, need: int) -> None:
    """At least as many as are needed."""
    if got < need:
        raise fault("short", key, {"got": got, "need": need})
