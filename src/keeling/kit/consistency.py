"""What figures of a component sheet must be to each other; a refusal names the key and both numbers."""

from __future__ import annotations

from keeling.core.schema import fault


def within(key: str, got: int, low: int, high: int) -> None:
    """A figure between two others."""
    if not low <= got <= high:
        raise fault("range", key, {"got": got, "low": low, "high": high})


def as_many(key: str, got: int, low: int, high: int) -> None:
    """So many rows, no fewer and no more than two others."""
    if not low <= got <= high:
        raise fault("count", key, {"got": got, "low": low, "high": high})


def enough(key: str, got: int, need: int) -> None:
    """At least as many as are needed."""
    if got < need:
        raise fault("short", key, {"got": got, "need": need})
