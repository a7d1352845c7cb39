"""Matches as they are after an undo."""

from __future__ import annotations

import keeling


def undone(match: keeling.AnyMatch) -> keeling.AnyMatch:
    """The match without somebody's last choice, if it can be taken back."""
    trial = match.fork()
    seat = next((seat for seat in range(match.seats) if trial.why_no_undo(seat) is None), None)
    if seat is not None:
        trial.undo(seat)
    return trial
