"""A table's page, its stream, its seats and links."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field
from starlette.responses import HTMLResponse, JSONResponse, Response, StreamingResponse

from keeling.core.reason import Reason
from keeling.locale import say
from keeling.server.api import BYE, STREAM, SeatNumber, TableId, changed
from keeling.server.checking import Frozen
from keeling.server.identity import NotYours, is_host, looking, remember, seats_of, tables_of
from keeling.server.live_table import LiveTable
from keeling.server.push import WRITE, eyes, line, mark, stamp
from keeling.server.responses import language, show
from keeling.server.thinking import check_bot
from keeling.web.pages import qr
from keeling.web.pages.aid import key_and_aid
from keeling.web.play.frame import Audience, Frame

router = APIRouter(include_in_schema=False)


@router.get("/t/{table_id}")
async def table(request: Request, table_id: TableId) -> Response:
    """The board, as a player or a spectator."""
    house = tables_of(request)
    live = await house.find(table_id)
    mine = await looking(request, live)
    lang = language(request)
    audience: Audience = (eyes(live, mine, None), mine, lang)
    frame = live.frames.frame(audience)
    if live.misfit is None:
        paced = house.bots.pace > 0
        response = show(
            request, "table.html", frame=frame, live=live, mine=sorted(mine), host=is_host(request, live), paced=paced
        )
    else:
        why = [say(reason, lang) for reason in (Frozen(live.row, live.misfit).reason, live.misfit.cause)]
        response = show(request, "frozen.html", frame=frame, live=live, misfit=live.misfit, why=why)
    person = remember(request, response)
    if not mine:
        await asyncio.to_thread(house.store.hold, person, live.id, -1)
    return response


@router.get("/t/{table_id}/aid")
async def aid(request: Request, table_id: TableId) -> Response:
    """What the symbols mean and the figures at a glance, as the table's own sheet has them."""
    live = await tables_of(request).find(table_id)
    await looking(request, live)
    return HTMLResponse(key_and_aid(live.match.game.name, live.match.position.figures.sheet, language(request)))


@router.get("/t/{table_id}/events")
async def events(
    request: Request, table_id: TableId, seat: SeatNumber = None, since: str = "", heard: int = 0
) -> Response:
    """The stream of patches for a page: one per change, only what changed."""
    live = await tables_of(request).find(table_id)
    mine = await looking(request, live)
    told = patches(live, mine, language(request), seat, since, heard)
    return StreamingResponse(told, media_type="text/event-stream", headers=STREAM)


async def patches(
    live: LiveTable, mine: frozenset[int], lang: str, seat: int | None, since: str, heard: int = 0
) -> AsyncIterator[str]:
    """Patch after patch, what players say, who comes and goes, and a heartbeat in between."""
    audience: Audience = (eyes(live, mine, seat), mine, lang)
    frame: Frame | None = None
    if since == stamp(live) and seat == audience[0]:
        frame = live.frames.frame(audience)  # the page has just been made from this very frame
    present = 0  # where nobody has come or gone there is nothing to tell
    if live.presence.come(mine):
        live.tell()
    try:
        while True:
            if frame is None or frame["mark"] != mark(live):
                audience = (eyes(live, mine, audience[0]), mine, lang)
                new = live.frames.frame(audience)
                yield line(live.frames.patch(frame, new, audience), "patch", live.rev)
                frame = new
            if heard < live.talk.said:
                said = live.talk.after(heard)
                heard = said[-1]["number"]
                yield line(WRITE(said), "talk", live.rev)
            if present != live.presence.changes:
                present = live.presence.changes
                yield line(WRITE(live.presence.told(live.seats)), "presence", live.rev)
            fresh = await changed(live, (frame["mark"], heard, present))
            if live.closing:
                yield BYE
                return
            if not fresh:
                yield ": still here\n\n"
    finally:
        if live.presence.leave(mine):
            live.tell()


class Seating(BaseModel):
    """Who is to sit on a seat from now on."""

    seat: int = Field(ge=0, le=9)
    kind: str = Field(pattern="^(person|bot)$")
    bot: str = Field(default="", max_length=20)


@router.post("/t/{table_id}/seat")
async def seating(request: Request, table_id: TableId, order: Seating) -> JSONResponse:
    """The host lets a bot play for somebody who is away, or gives the seat back; anybody may take their own back."""
    house = tables_of(request)
    live = await house.find(table_id)
    own = order.kind == "person" and order.seat in await seats_of(request, live)
    if not own and not is_host(request, live):
        raise NotYours(Reason("not-host", "", {}))
    if order.seat >= len(live.seats):
        raise NotYours(Reason("not-your-seat", "", {"seat": f"p{order.seat + 1}"}))
    player = order.bot or live.seats[order.seat]["bot"]
    check_bot(player)
    name = live.renamed(order.seat, order.kind, player)
    await live.set_seat(order.seat, kind=order.kind, bot=player, name=name)
    house.bots.reseated(live)
    return JSONResponse({"seat": order.seat, "kind": order.kind, "bot": player, "name": name})


@router.get("/t/{table_id}/links")
async def links(request: Request, table_id: TableId) -> JSONResponse:
    """Secret links: the host's to all seats, anybody's to their own, and the one to watch."""
    live = await tables_of(request).find(table_id)
    mine = await seats_of(request, live)
    base = str(request.base_url).rstrip("/")
    host = is_host(request, live)
    rows = [
        {
            "seat": s["seat"],
            "name": s["name"],
            "sits": s["kind"] if s["kind"] == "person" else s["bot"],
            "url": (url := f"{base}/t/{live.id}/join/{live.token(s['seat'])}"),
            "qr": qr.svg(url),
        }
        for s in live.seats
        if host or s["seat"] in mine
    ]
    return JSONResponse({"seats": rows, "watch": f"{base}/t/{live.id}" if live.row["watch"] else None})
