"""Sitting down by a seat's secret link: who has not sat there yet says what they are called."""

from __future__ import annotations

import asyncio
from urllib.parse import parse_qs

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from keeling.core.reason import Reason
from keeling.server.api import TableId
from keeling.server.identity import NotYours, remember, tables_of
from keeling.server.live_table import LiveTable
from keeling.server.responses import show
from keeling.server.rows import SeatChange
from keeling.server.seat_names import LONGEST, printable
from keeling.web.pages.new_table import offer

router = APIRouter(include_in_schema=False)


@router.get("/t/{table_id}/join/{token}")
async def join(request: Request, table_id: TableId, token: str) -> Response:
    """A seat's link: on a seat that nobody has taken yet one sits down oneself, else the browser takes it at once."""
    live = await tables_of(request).find(table_id)
    seat = seat_behind(live, token)
    if seat in live.presence.taken or live.misfit is not None or live.match.outcome is not None:
        return await sit_down(request, live, seat)
    response = show(
        request, "join.html", live=live, seat=seat, about=offer(live.match.game), longest=LONGEST,
        new=live.presence.told(live.seats)["new"],
    )  # fmt: skip
    remember(request, response)
    return response


@router.post("/t/{table_id}/join/{token}")
async def joined(request: Request, table_id: TableId, token: str) -> Response:
    """Sit down, under a name of one's own if one gives it."""
    live = await tables_of(request).find(table_id)
    seat = seat_behind(live, token)
    form = parse_qs((await request.body()).decode(errors="replace"))
    return await sit_down(request, live, seat, printable(form.get("name", [""])[-1])[:LONGEST])


def seat_behind(live: LiveTable, token: str) -> int:
    """The seat that a secret opens."""
    seat = live.seat_of(token)
    if seat is None:
        raise NotYours(Reason("bad-token", "", {}))
    return seat


async def sit_down(request: Request, live: LiveTable, seat: int, name: str = "") -> Response:
    """The browser takes the seat, from a bot if one sits there, and goes to the board."""
    house = tables_of(request)
    response = RedirectResponse(f"/t/{live.id}", 303)
    person = remember(request, response)
    await asyncio.to_thread(house.store.hold, person, live.id, seat)
    live.presence.taken.add(seat)
    change: SeatChange = {}
    if live.seats[seat]["kind"] != "person":
        change["kind"] = "person"
    if name and name != live.seats[seat]["name"]:
        change["name"] = name
    if change and live.misfit is None:
        await live.set_seat(seat, **change)
        house.bots.reseated(live)
    return response
