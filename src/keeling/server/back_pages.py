"""Looking back: replay, branches, and records brought along."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Annotated

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field
from starlette.responses import JSONResponse, Response

from keeling.core.reason import Reason
from keeling.locale import text
from keeling.server.api import SeatNumber, TableId
from keeling.server.identity import NotYours, acting, looking, remember, seats_of, tables_of
from keeling.server.live_table import LiveTable
from keeling.server.past_table import last_left, look_back, record_at, stops
from keeling.server.push import eyes
from keeling.server.responses import language, show
from keeling.server.rows import SeatOrder, TableOrder

router = APIRouter(include_in_schema=False)


@router.get("/t/{table_id}/replay")
async def replay(request: Request, table_id: TableId, since: bool = False) -> Response:
    """A game step by step, from any seat's view once it is over; or what happened since one's last turn."""
    live = await tables_of(request).find(table_id)
    mine = await looking(request, live)
    seat = eyes(live, mine, None)
    frame = await asyncio.to_thread(look_back, live, len(live.match.entries), (seat, mine, language(request)))
    begin = last_left(live, seat) if since and seat is not None else ""
    return show(request, "replay.html", frame=frame, live=live, mine=sorted(mine), stops=stops(live), begin=begin)


@router.get("/t/{table_id}/frame")
async def past_frame(
    request: Request, table_id: TableId, at: Annotated[int, Query(ge=0, le=99999)] = 0, seat: SeatNumber = None
) -> JSONResponse:
    """The board after so many choices; of a running game only through one's own eyes."""
    live = await tables_of(request).find(table_id)
    mine = await looking(request, live)
    over = bool(live.match.position.ending)
    if not over:
        seat = await acting(request, live, seat) if mine else None
    elif seat is not None and seat >= len(live.seats):
        seat = None
    return JSONResponse(await asyncio.to_thread(look_back, live, at, (seat, mine, language(request))))


class Branch(BaseModel):
    """From which choice on to play anew."""

    at: int = Field(ge=0, le=99999)


@router.post("/t/{table_id}/branch")
async def branch(request: Request, table_id: TableId, where: Branch) -> Response:
    """A new table from a past position, all seats of people in this browser."""
    house = tables_of(request)
    live = await house.find(table_id)
    mine = await seats_of(request, live)
    people = {s["seat"] for s in live.seats if s["kind"] == "person"}
    if not live.match.position.ending and not people <= mine:
        raise NotYours(Reason("not-over", "", {}))  # somebody else's secrets are in it
    name = text("ui.web.branch_name", language(request), name=live.row["name"])
    record = await asyncio.to_thread(record_at, live, where.at)
    whole = live.match.position.figures.sheet
    return await adopt(request, {"record": record, "whole": whole, "seats": _seated(live, mine), "name": name})


@router.post("/t/{table_id}/again")
async def again(request: Request, table_id: TableId) -> Response:
    """The same game with the same seats and new chance, for somebody who sat at the table; it must be over."""
    house = tables_of(request)
    live = await house.find(table_id)
    mine = await seats_of(request, live)
    if not live.match.position.ending:
        raise NotYours(Reason("not-over", "", {}))
    if not mine:
        raise NotYours(Reason("no-seat", "", {}))
    row = live.row
    order: TableOrder = {
        "game": row["game"],
        "seats": _seated(live, mine),
        "options": row["options"],
        "sheet": row["sheet"],
        "watch": row["watch"],
        "hints": row["hints"],
        "wait": row["wait"],
    }
    return await adopt(request, order, mine)


def _seated(live: LiveTable, mine: Collection[int]) -> list[SeatOrder]:
    """The seats as they are; whoever asks plays again, also where a bot played for them in the end."""
    return [
        {"kind": "person" if s["seat"] in mine else s["kind"], "bot": s["bot"], "name": s["name"]} for s in live.seats
    ]


class Upload(BaseModel):
    """A record to look at or to go on with."""

    record: str = Field(max_length=400_000)


@router.post("/records")
async def upload(request: Request, given: Upload) -> Response:
    """Put a record on a table of its own."""
    return await adopt(request, {"record": given.record})


async def adopt(request: Request, order: TableOrder, only: Collection[int] | None = None) -> JSONResponse:
    """Open a table and seat this browser on all seats of people, or on some of them."""
    house = tables_of(request)
    response = JSONResponse({})
    person = remember(request, response)
    live = await house.open(order, person)
    for seat in live.seats:
        if seat["kind"] == "person" and (only is None or seat["seat"] in only):
            await asyncio.to_thread(house.store.hold, person, live.id, seat["seat"])
    told = JSONResponse({"id": live.id, "url": f"/t/{live.id}" + ("/replay" if live.row["over"] else "")}, 201)
    for key, value in response.raw_headers:
        if key == b"set-cookie":
            told.raw_headers.append((key, value))
    return told
