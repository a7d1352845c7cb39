"""The values of a text: gaps are seen, and numbers below zero have a minus."""

from __future__ import annotations


class _Gap:
    """What a text asks for and nobody gave."""

    def __format__(self, spec: str) -> str:
        return "…"


class _Below(int):
    """A number below zero, which has a minus and no hyphen."""

    def __format__(self, spec: str) -> str:
        return super().__format__(spec).replace("-", "−")


class Filling(dict[str, int | str | _Gap]):
    """The values of a text; a missing one leaves a visible gap."""

    def __getitem__(self, key: str) -> int | str | _Gap:
        value = super().__getitem__(key)
        return _Below(value) if isinstance(value, int) and value < 0 else value

    def __missing__(self, key: str) -> _Gap:
        return _Gap()
