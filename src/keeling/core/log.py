"""The log of a match: its lines, and the digest chain that stands for all of them."""

from __future__ import annotations

import hashlib
import json
from marshal import dumps
from typing import Final

from keeling.core import notation
from keeling.core.agenda import Fact, Option, Position

Written = dict[str, tuple[bytes, str]]  # by piece: what it held when it was last written, to the type, and its text
_DENSE: Final = json.JSONEncoder(separators=(",", ":"))
_PLAIN: Final = 2  # the form of `dumps` in which equal values are equal bytes


class Entry:
    """One line of the log: who chose what, what followed, and the digest chain up to here."""

    __slots__ = ("chain", "facts", "forced", "lane", "option", "prompt", "seat", "secret")

    def __init__(self, seat: int, option: Option, prompt: str, forced: bool, lane: bool, secret: int) -> None:
        self.seat = seat
        self.option = option
        self.prompt = prompt
        self.forced = forced  # there was no other option, and it may be taken by itself: undo passes over it
        self.lane = lane  # made in a private lane: others chose beside it, not after it
        self.secret = secret  # the only seat that may know this line while the game is on, or -1
        self.facts: list[Fact] = []
        self.chain = ""

    @property
    def text(self) -> str:
        """The choice as it is written down."""
        return notation.write(self.option)


def digest_of(position: Position, written: Written | None = None) -> str:
    """The fingerprint of a position, the same in every process; what was written of another may be at hand."""
    text = state_text(position, {} if written is None else written)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def state_text(position: Position, written: Written) -> str:
    """A position as JSON, its pieces in the order of the chain; what has not changed is not written anew."""
    pieces: list[str] = []
    for name in position.PIECES.chain:
        value = getattr(position, name)
        if type(value) is int:
            pieces.append(str(value))
            continue
        held = dumps(value, _PLAIN)
        known = written.get(name)
        if known is None or known[0] != held:
            known = written[name] = (held, _DENSE.encode(value))
        pieces.append(known[1])
    flow = _DENSE.encode([position.ending, position.agenda, position.lanes])
    stage = ",1" if position.shared else ""
    return f"{flow[:-1]},[{','.join(pieces)}]{stage}]"


def link(before: str, entry: Entry, position: Position, written: Written | None = None) -> str:
    """A link of the chain: the one before, a line, and the position it led to."""
    text = f"{before}|{notation.seat_word(entry.seat)} {entry.text}|{digest_of(position, written)}"
    return hashlib.sha256(text.encode()).hexdigest()[:12]
