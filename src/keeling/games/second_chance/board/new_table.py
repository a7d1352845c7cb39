"""What the home page says of this game's options."""

from __future__ import annotations


def key(name: str, value: int | str) -> str:
    """The text behind a number: what a solo card asks for."""
    return f"solo.{value}" if name == "solo_card" and str(value).isdecimal() else ""
