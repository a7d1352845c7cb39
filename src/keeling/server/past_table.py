"""Looking back: a table as it stood after so many choices."""

from __future__ import annotations

import keeling
from keeling.core import notation
from keeling.server.live_table import LiveTable
from keeling.server.push import levels
from keeling.web.log import last_turn
from keeling.web.log.log_index import read
from keeling.web.play.frame import Audience, TableInfo, frame, plain


def match_at(live: LiveTable, at: int) -> keeling.AnyMatch:
    """The match as it stood after so many choices, or after as many as there are."""
    match = live.fresh()
    for entry in live.match.entries[: max(0, at)]:
        match.take(entry.seat, notation.parse(entry.text))
    return match


def look_back(live: LiveTable, at: int, audience: Audience) -> dict[str, object]:
    """The frame of an earlier moment."""
    match = match_at(live, at)
    now = len(match.entries)
    bots = frozenset(seat["seat"] for seat in live.seats if seat["kind"] == "bot")
    told = frame(match, TableInfo(live.names(), bots, now, f"{now}.0.0.", levels=levels(live)), audience)
    return {**plain(told), "at": now, "length": len(live.match.entries)}


def record_at(live: LiveTable, at: int) -> str:
    """The record up to a choice, to open a new table from."""
    return match_at(live, at).record()


def stops(live: LiveTable) -> list[dict[str, int]]:
    """Where a slider may usefully stop: after every real choice of a player."""
    return [
        {"at": number, "seat": entry.seat}
        for number, entry in enumerate(live.match.entries, 1)
        if entry.seat >= 0 and not entry.forced
    ]


def last_left(live: LiveTable, seat: int) -> int:
    """After how many choices that begins which a seat is told to have happened since its last turn."""
    chronicle = read(live.match)
    begun = last_turn.begun(live.match, chronicle, seat)
    return 0 if begun is None else begun[1] - len(last_turn.between(live.match, chronicle, seat))
