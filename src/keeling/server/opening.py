"""Opening a table: an order becomes rows for the store, or is refused before anything is kept."""

from __future__ import annotations

import json
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from random import SystemRandom
from typing import Final

import keeling
from keeling.core.reason import BadInput, Reason
from keeling.core.sheet import Sheet, check_size
from keeling.server.brief import brief_of
from keeling.server.live_table import take_forced
from keeling.server.record_seats import seats_in
from keeling.server.rows import NewTable, SeatOrder, SeatRow, TableOrder
from keeling.server.seat_names import LONGEST, printable, usual_name
from keeling.server.store import LogLine
from keeling.server.thinking import check_bot
from keeling.server.tokens import new_table_id

MOST_LINES: Final = 3000  # of a record: a long game has some 600
SEEDS: Final = 2**63  # no store holds larger ones
PLACES: Final = (
    "Mauna Loa", "Kiruna", "Lake Baikal", "Svalbard", "Darjeeling", "Tromsø", "Nairobi", "Ushuaia", "Reykjavík",
    "Białowieża", "Zermatt", "Matera", "Helgoland", "Tasmania", "Galápagos", "Kyoto",
)  # fmt: skip


@dataclass(frozen=True)
class Opening:
    """A new table: its row, its seats, the first lines of its log and the whole sheet it is played with."""

    row: NewTable
    seats: list[SeatRow]
    log: list[LogLine]
    whole: Sheet


def prepare(order: TableOrder, host: str, called: Collection[str] = ()) -> Opening:
    """A new table as ordered: game, seats, options, sheet, seed, name; or out of a record; others are `called` so."""
    match = _replayed(order) if order.get("record") is not None else _fresh(order)
    seated = order.get("seats") or seats_in(order.get("record") or "", match.seats)
    table_id = new_table_id()
    seats: list[SeatRow] = []
    for number in range(match.seats):
        wanted: SeatOrder = seated[number] if number < len(seated) else {"kind": "person"}
        seats.append(_seat(table_id, number, wanted, [seat["name"] for seat in seats]))
    row: NewTable = {
        "id": table_id,
        "created": time.time(),
        "game": match.game.name,
        "seats": match.seats,
        "seed": match.seed,
        "options": match.settings,
        "sheet": match.sheet,
        "engine": keeling.__version__,
        "name": printable(order.get("name"))[:60] or new_name(called),
        "host": host,
        "watch": bool(order.get("watch", True)),
        "hints": bool(order.get("hints", True)),
        "wait": bool(order.get("wait", True)),
        "over": match.outcome.ending if match.outcome else "",
        "brief": brief_of(match),
    }
    log = [LogLine(entry.seat, entry.text, entry.chain) for entry in match.entries]
    return Opening(row, seats, log, match.position.figures.sheet)


def new_name(called: Collection[str]) -> str:
    """A place on Earth after which none of somebody's tables is called; behind the last of them they are numbered."""
    number = 1
    while not (
        free := [name for place in PLACES if (name := f"{place} {number}" if number > 1 else place) not in called]
    ):
        number += 1
    return SystemRandom().choice(free)


def _fresh(order: TableOrder) -> keeling.AnyMatch:
    sheet = order.get("sheet")
    check_size(json.dumps(sheet, default=str))
    seed = order.get("seed")
    if seed is None:
        seed = SystemRandom().getrandbits(53)
    match = keeling.new(order["game"], len(order.get("seats") or []), seed, order.get("options"), sheet)
    take_forced(match)
    return match


def _replayed(order: TableOrder) -> keeling.AnyMatch:
    """A match out of a record; what no store could hold is refused before it is replayed."""
    record = order["record"]
    rows = record.splitlines()
    lines = sum(1 for row in rows if row.lstrip()[:1].isdecimal())
    if lines > MOST_LINES:
        raise BadInput(Reason("record-long", "", {"got": lines, "most": MOST_LINES}))
    for row in rows:
        if row.lstrip().startswith("sheet:"):
            check_size(row)
    match = keeling.load(record, order.get("at"), whole=order.get("whole"))
    if not -SEEDS <= match.seed < SEEDS:
        raise BadInput(Reason("bad-seed", "", {"got": str(match.seed)[:20]}))
    take_forced(match)  # a record may stop before one, and nobody would be asked
    return match


def _seat(table_id: str, number: int, seat: SeatOrder, taken: Sequence[str]) -> SeatRow:
    kind = "bot" if seat.get("kind") == "bot" else "person"
    player = str(seat.get("bot") or "normal")
    check_bot(player)
    name = printable(seat.get("name"))[:LONGEST] or usual_name(number, kind, player, taken)
    return {"table_id": table_id, "seat": number, "kind": kind, "name": name, "bot": player, "turnover": 0}
