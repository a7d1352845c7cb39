"""The log of a match: its lines, and the digest chain that stands for all of them."""

from __future__ import annotations

import hashlib
import json

from keeling.core import notation
from keeling.core.agenda import Fact, Position

_DENSE = json.JSONEncoder(separators=(",", ":"))


class Entry:
    """One line of the log: who chose what, what followed, and the digest chain up to here."""

    __slots__ = ("chain", "facts", "forced", "lane", "prompt", "seat", "secret", "text")

    def __init__(self, seat: int, text: str, prompt: str, forced: bool, lane: bool, secret: int) -> None:
        self.seat = seat
        self.text = text
        self.prompt = prompt
        self.forced = forced  # there was no other option, and it may be taken by itself: undo passes over it
        self.lane = lane  # made in a private lane: others chose beside it, not after it
        self.secret = secret  # the only seat that may know this line while the game is on, or -1
        self.facts: list[Fact] = []
        self.chain = ""


def digest_of(position: Position) -> str:
    """The fingerprint of a position, the same in every process."""
    text = _DENSE.encode(position.state())
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def link(before: str, entry: Entry, position: Position) -> str:
    """A link of the chain: the one before, a line, and the position it led to."""
    text = f"{before}|{notation.seat_word(entry.seat)} {entry.text}|{digest_of(position)}"
    return hashlib.sha256(text.encode()).hexdigest()[:12]
