"""Who is asking: a browser by its cookie, a program by its seat's token."""

from __future__ import annotations

import asyncio

from fastapi import Request
from starlette.responses import Response

from keeling.core.reason import KeelingError, Reason
from keeling.server.live_table import LiveTable
from keeling.server.tables import Tables
from keeling.server.tokens import new_person, person_key

COOKIE = "keeling"
YEAR = 400 * 24 * 3600


class NotYours(KeelingError):
    """The seat belongs to somebody else."""


def tables_of(request: Request) -> Tables:
    """The house this request has come to."""
    house: Tables = request.app.state.house
    return house


def person_of(request: Request) -> str:
    """The key of the browser that asks, or nothing if it has no cookie."""
    cookie = request.cookies.get(COOKIE, "")
    return person_key(cookie) if cookie else ""


def remember(request: Request, response: Response) -> str:
    """Give a browser its cookie if it has none; the key of the person behind it."""
    cookie = request.cookies.get(COOKIE, "")
    if not cookie:
        cookie = new_person()
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return person_key(cookie)


async def seats_of(request: Request, live: LiveTable) -> frozenset[int]:
    """The seats of a table that this request may act for."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        seat = live.seat_of(token.strip())
        if seat is None:
            raise NotYours(Reason("bad-token", "", {}))
        live.presence.programs.add(seat)
        return frozenset((seat,))
    person = person_of(request)
    if not person:
        return frozenset()
    held = await asyncio.to_thread(tables_of(request).store.held, person)
    return frozenset(seat for table_id, seat in held if table_id == live.id and seat >= 0)


async def acting(request: Request, live: LiveTable, seat: int | None) -> int:
    """The seat a request acts for: the one it names, else the only one it holds."""
    mine = await seats_of(request, live)
    if seat is None and len(mine) == 1:
        return next(iter(mine))
    if seat is None:
        raise NotYours(Reason("which-seat" if mine else "no-seat", "", {}))
    if seat not in mine:
        raise NotYours(Reason("not-your-seat", "", {"seat": f"p{seat + 1}"}))
    return seat


async def looking(request: Request, live: LiveTable) -> frozenset[int]:
    """The seats a request holds; one that holds none may look only where spectators are welcome."""
    mine = await seats_of(request, live)
    if not mine and not live.row["watch"]:
        raise NotYours(Reason("no-spectators", "", {}))
    return mine


def is_host(request: Request, live: LiveTable) -> bool:
    """Whether this browser opened the table."""
    return bool(person_of(request)) and live.row["host"] == person_of(request)
