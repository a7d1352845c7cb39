"""The fingerprint of a position: the same in every process, and cheap for one of which little has changed."""

from __future__ import annotations

import hashlib
import json
from marshal import dumps
from typing import Final

from keeling.core.agenda import Position

Written = dict[str, tuple[bytes, str]]  # by piece: what it held when it was last written, to the type, and its text
_DENSE: Final = json.JSONEncoder(separators=(",", ":"))
_PLAIN: Final = 2  # the form of `dumps` in which equal values are equal bytes


def digest_of(position: Position, written: Written | None = None) -> str:
    """The fingerprint of a position; what was written of another is at hand for pieces that are the same."""
    text = state_text(position, {} if written is None else written)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def state_text(position: Position, written: Written) -> str:
    """The state of a position as JSON."""
    pieces: list[str] = []
    for name in position.PIECES:
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
