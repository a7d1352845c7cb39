"""Who played, as comments of a record: a table that is opened from it knows them by name again."""

from __future__ import annotations

from collections.abc import Sequence

from keeling.core.notation import parse_seat, seat_word
from keeling.locale.pioneers import PIONEERS
from keeling.server.rows import SeatOrder, SeatRow

_SIGN = "; "


def with_seats(record: str, seats: Sequence[SeatRow]) -> str:
    """A record with a line for each seat below it."""
    return record + "".join(f"{_SIGN}{seat_word(s['seat'])} {_kind(s)} {s['name']}\n" for s in seats)


def _kind(seat: SeatRow) -> str:
    return f"bot:{seat['bot']}" if seat["kind"] == "bot" else "person"


def seats_in(record: str, most: int) -> list[SeatOrder]:
    """Who sits where, as far as a record says so; anybody may have written it, so it is taken for a wish only."""
    found: list[SeatOrder] = [{"kind": "person"} for _ in range(most)]
    for row in record.splitlines():
        word, _, rest = row.strip().removeprefix(_SIGN).partition(" ")
        seat = parse_seat(word) if row.lstrip().startswith(_SIGN) else None
        if seat is None or not 0 <= seat < most:
            continue
        kind, _, name = rest.partition(" ")
        bot = kind.removeprefix("bot:")
        found[seat] = {"kind": "bot" if kind.startswith("bot:") else "person", "name": name}
        if bot in PIONEERS:
            found[seat]["bot"] = bot
    return found
