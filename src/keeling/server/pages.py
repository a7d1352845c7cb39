"""The pages people see: home, table, replay, rules, and the stream that keeps a table's page up to date."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import parse_qs

from fastapi import APIRouter, FastAPI, Query, Request
from pydantic import BaseModel, Field
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response, StreamingResponse
from starlette.staticfiles import StaticFiles

import keeling
from keeling.bots import BOTS
from keeling.core import sheet as sheets
from keeling.core.reason import BadInput, KeelingError, Reason
from keeling.games import GAMES, find
from keeling.locale import LANGUAGES, rules_of, say
from keeling.server.api import SeatNumber, TableId, changed
from keeling.server.house import NAMES, House
from keeling.server.live import Live
from keeling.server.news import Audience, Frames, build, eyes, line, mark
from keeling.server.past import Past, record_at, stops
from keeling.server.people import YEAR, NotYours, acting, house_of, looking, person_of, remember, seats_of
from keeling.web.offer import SITTING, offer
from keeling.web.reference import routes
from keeling.web.render import page
from keeling.web.rulebook import chapters
from keeling.web.speech import text

router = APIRouter(include_in_schema=False)
THEMES = ("auto", "light", "dark")
STATIC = Path(__file__).parent.parent / "web" / "static"


def add_to(app: FastAPI) -> None:
    """Put the pages and static files into an application."""
    app.include_router(router)
    app.mount("/static", StaticFiles(directory=STATIC), "static")


def language(request: Request) -> str:
    """The person's language: asked for, remembered, or the browser's first that we speak."""
    wanted = [request.query_params.get("lang", ""), request.cookies.get("lang", "")]
    wanted += [part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), "en")


def show(request: Request, template: str, status: int = 200, **values: Any) -> HTMLResponse:
    """A page in the person's language and colours; asking for either remembers it."""
    lang = language(request)
    asked = request.query_params.get("theme", "")
    theme = asked if asked in THEMES else request.cookies.get("theme", "")
    html = page(template, lang, theme=theme if theme in ("light", "dark") else "", path=request.url.path, **values)
    response = HTMLResponse(html, status)
    if request.query_params.get("lang") == lang:
        response.set_cookie("lang", lang, max_age=YEAR, samesite="lax", path="/")
    if asked in THEMES:
        response.set_cookie("theme", asked, max_age=YEAR, samesite="lax", path="/")
    return response


def missing(request: Request, message: str, status: int = 404) -> HTMLResponse:
    """There is nothing here, in one sentence, with a way home."""
    return show(request, "missing.html", status, message=message)


# -- home -------------------------------------------------------------------------------------------------------


@router.get("/")
async def home(request: Request) -> Response:
    """Start a table in two clicks, or go on with one's own."""
    return await show_home(request, {"game": request.query_params.get("game", "")})


async def show_home(request: Request, form: dict[str, str], error: str = "", status: int = 200) -> Response:
    """The home page; with an error, as the form was filled in."""
    person = person_of(request)
    mine = await my_tables(house_of(request), person, language(request)) if person else []
    games = [offer(game) for game in GAMES.values()]
    chosen = next((game for game in games if game["name"] == form.get("game")), games[0])
    values = {"games": games, "chosen": chosen, "tables": mine, "bots": list(BOTS), "form": form, "error": error}
    response = show(request, "home.html", status, usual=SITTING, names=NAMES, **values)
    remember(request, response)
    return response


async def my_tables(house: House, person: str, lang: str) -> list[dict[str, Any]]:
    """The tables a person sits at or watches, those that wait for them first."""
    held: dict[str, list[int]] = {}
    for table_id, seat in await asyncio.to_thread(house.store.held, person):
        held.setdefault(table_id, []).append(seat)
    rows = []
    for table_id, seats in list(held.items())[:60]:
        live = await house.find(table_id)
        asked = [ask.seat for ask in live.asks()]
        outcome = live.match.outcome
        rows.append(
            {
                "id": table_id,
                "name": live.row["name"],
                "game": live.row["game"],
                "seats": live.seats,
                "mine": [seat for seat in seats if seat >= 0],
                "view": live.match.view(None),
                "yours": any(seat in seats for seat in asked),
                "waiting": [live.seats[seat]["name"] for seat in asked],
                "over": live.match.position.ending,
                "winners": [live.seats[seat]["name"] for seat in outcome.winners] if outcome else [],
                "scores": list(outcome.scores) if outcome else [],
            }
        )
    return sorted(rows, key=lambda row: (bool(row["over"]), not row["yours"]))


@router.get("/waiting")
async def waiting(request: Request) -> JSONResponse:
    """How many tables wait for this person, for the tab's title and notifications."""
    person = person_of(request)
    mine = await my_tables(house_of(request), person, language(request)) if person else []
    due = [{"id": row["id"], "name": row["name"]} for row in mine if row["yours"]]
    return JSONResponse({"tables": due})


@router.post("/open")
async def open_table(request: Request) -> Response:
    """Open a table from the form on the home page."""
    said = (await request.body()).decode(errors="replace")
    form = {key: values[-1] for key, values in parse_qs(said, keep_blank_values=True).items()}
    response = RedirectResponse("/", 303)
    person = remember(request, response)
    house = house_of(request)
    try:
        order = read_order(form)
        live = await house.open(order, person)
    except BadInput as error:
        return await show_home(request, form, say(error.reason, language(request)), 422)
    for number, seat in enumerate(order["seats"]):
        if seat.get("mine"):
            await asyncio.to_thread(house.store.hold, person, live.id, number)
    response.headers["location"] = f"/t/{live.id}"
    return response


def read_order(form: dict[str, str]) -> dict[str, Any]:
    """The order of a new table out of the form's fields."""
    game = find(form.get("game", "co2"))
    seats = []
    for number in range(game.most_seats):
        what, _, bot = form.get(f"seat{number}", "off").partition(":")
        if what != "off":
            name = form.get(f"name{number}", "").strip() or NAMES[number % len(NAMES)]
            seats.append({"kind": "bot" if what == "bot" else "person", "bot": bot, "name": name, "mine": what == "me"})
    settings = [s for s in game.settings if f"option.{s.name}" in form and len(seats) >= s.least_seats]
    sheet = read_sheet(form["sheet"]) if form.get("sheet", "").strip() else None
    seed = form.get("seed", "").strip()
    if seed and not (seed.isdecimal() and len(seed) < 17 and int(seed) < 2**53):
        raise BadInput(Reason("bad-seed", "", {"got": seed[:20]}))
    return {
        "game": game.name,
        "seats": seats,
        "options": {s.name: form[f"option.{s.name}"] for s in settings},
        "sheet": sheet,
        "seed": int(seed) if seed else None,
        "name": form.get("name", ""),
        "watch": form.get("watch", "on") == "on",
    }


def read_sheet(text: str) -> dict[str, Any]:
    """A component sheet out of a form, as far as it can be kept; its figures are checked when the table opens."""
    try:
        sheet = sheets.parse(text)
        json.dumps(sheet)
    except (RecursionError, TypeError) as error:
        raise BadInput(Reason("sheet-toml", "", {"key": "(file)", "cause": str(error)})) from None
    return sheet


# -- table ------------------------------------------------------------------------------------------------------


@router.get("/t/{table_id}")
async def table(request: Request, table_id: TableId) -> Response:
    """The board, as a player or a spectator."""
    house = house_of(request)
    live = await house.find(table_id)
    mine = await looking(request, live)
    lang = language(request)
    audience: Audience = (eyes(live, mine, None), mine, lang)
    frame = frames_of(live).frame(audience)
    response = show(request, "table.html", frame=frame, live=live, mine=sorted(mine), host=is_host(request, live))
    person = remember(request, response)
    if not mine:
        await asyncio.to_thread(house.store.hold, person, live.id, -1)
    return response


def frames_of(live: Live) -> Frames:
    """The frames of a table, made when first looked at."""
    if live.frames is None:
        live.frames = Frames(live)
    found: Frames = live.frames
    return found


def is_host(request: Request, live: Live) -> bool:
    """Whether this browser opened the table."""
    return bool(person_of(request)) and live.row["host"] == person_of(request)


@router.get("/t/{table_id}/join/{token}")
async def join(request: Request, table_id: TableId, token: str) -> Response:
    """A friend's or one's own secret link: the browser takes the seat and goes to the board."""
    house = house_of(request)
    live = await house.find(table_id)
    seat = live.seat_of(token)
    if seat is None:
        raise NotYours(Reason("bad-token", "", {}))
    response = RedirectResponse(f"/t/{live.id}", 303)
    person = remember(request, response)
    await asyncio.to_thread(house.store.hold, person, live.id, seat)
    if live.seats[seat]["kind"] != "person":
        await live.set_seat(seat, kind="person")
    return response


@router.get("/t/{table_id}/events")
async def events(request: Request, table_id: TableId, seat: SeatNumber = None, since: int = -1) -> Response:
    """The stream of patches for a page: one per change, only what changed."""
    live = await house_of(request).find(table_id)
    mine = await looking(request, live)
    told = patches(live, mine, language(request), seat, since)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(told, media_type="text/event-stream", headers=headers)


async def patches(live: Live, mine: frozenset[int], lang: str, seat: int | None, since: int) -> AsyncIterator[str]:
    """Patch after patch, and a heartbeat in between."""
    frames = frames_of(live)
    audience: Audience = (eyes(live, mine, seat), mine, lang)
    frame: dict[str, Any] | None = None
    if since == live.rev and seat == audience[0]:
        frame = frames.frame(audience)  # the page has just been made from this very frame
    while True:
        if frame is None or frame["mark"] != mark(live):
            audience = (eyes(live, mine, audience[0]), mine, lang)
            new = frames.frame(audience)
            yield line(frames.patch(frame, new, audience), "patch", live.rev)
            frame = new
        if not await changed(live, frame["mark"]):
            yield ": still here\n\n"


class Seating(BaseModel):
    """Who is to sit on a seat from now on."""

    seat: int = Field(ge=0, le=9)
    kind: str = Field(pattern="^(person|bot)$")
    bot: str = Field(default="", max_length=20)


@router.post("/t/{table_id}/seat")
async def seating(request: Request, table_id: TableId, order: Seating) -> JSONResponse:
    """The host lets a bot play for somebody who is away, or gives the seat back."""
    house = house_of(request)
    live = await house.find(table_id)
    if not is_host(request, live):
        raise NotYours(Reason("not-host", "", {}))
    if order.seat >= len(live.seats):
        raise NotYours(Reason("not-your-seat", "", {"seat": f"p{order.seat + 1}"}))
    bot = order.bot if order.bot in BOTS else live.seats[order.seat]["bot"]
    await live.set_seat(order.seat, kind=order.kind, bot=bot)
    house.drive(live)
    return JSONResponse({"seat": order.seat, "kind": order.kind})


@router.get("/t/{table_id}/links")
async def links(request: Request, table_id: TableId) -> JSONResponse:
    """Secret links: the host's to all seats of people, anybody's to their own, and the one to watch."""
    live = await house_of(request).find(table_id)
    mine = await seats_of(request, live)
    base = str(request.base_url).rstrip("/")
    shown = [s for s in live.seats if s["seat"] in mine or (is_host(request, live) and s["kind"] == "person")]
    rows = [
        {"seat": s["seat"], "name": s["name"], "url": f"{base}/t/{live.id}/join/{live.token(s['seat'])}"} for s in shown
    ]
    return JSONResponse({"seats": rows, "watch": f"{base}/t/{live.id}" if live.row["watch"] else None})


# -- looking back -----------------------------------------------------------------------------------------------


@router.get("/t/{table_id}/replay")
async def replay(request: Request, table_id: TableId) -> Response:
    """A game step by step, from any seat's view once it is over."""
    live = await house_of(request).find(table_id)
    mine = await looking(request, live)
    seat = eyes(live, mine, None)
    frame = await asyncio.to_thread(look_back, live, len(live.match.entries), seat, mine, language(request))
    return show(request, "replay.html", frame=frame, live=live, mine=sorted(mine), stops=stops(live))


@router.get("/t/{table_id}/frame")
async def past_frame(
    request: Request, table_id: TableId, at: Annotated[int, Query(ge=0, le=99999)] = 0, seat: SeatNumber = None
) -> JSONResponse:
    """The board after so many choices; of a running game only through one's own eyes."""
    live = await house_of(request).find(table_id)
    mine = await looking(request, live)
    over = bool(live.match.position.ending)
    if not over:
        seat = await acting(request, live, seat) if mine else None
    elif seat is not None and seat >= len(live.seats):
        seat = None
    return JSONResponse(await asyncio.to_thread(look_back, live, at, seat, mine, language(request)))


def look_back(live: Live, at: int, seat: int | None, mine: frozenset[int], lang: str) -> dict[str, Any]:
    """The frame of an earlier moment."""
    past = Past(live, at)
    frame = build(past, (seat, mine, lang))
    frame["at"], frame["length"] = past.at, past.length
    return frame


class Branch(BaseModel):
    """From which choice on to play anew."""

    at: int = Field(ge=0, le=99999)


@router.post("/t/{table_id}/branch")
async def branch(request: Request, table_id: TableId, where: Branch) -> Response:
    """A new table from a past position, all seats of people in this browser."""
    house = house_of(request)
    live = await house.find(table_id)
    mine = await seats_of(request, live)
    people = {s["seat"] for s in live.seats if s["kind"] == "person"}
    if not live.match.position.ending and people != set(mine):
        raise NotYours(Reason("not-over", "", {}))  # somebody else's secrets are in it
    seats = [{"kind": s["kind"], "bot": s["bot"], "name": s["name"]} for s in live.seats]
    name = text("ui.web.branch_name", language(request), name=live.row["name"])
    record = await asyncio.to_thread(record_at, live, where.at)
    return await adopt(request, {"record": record, "seats": seats, "name": name})


class Upload(BaseModel):
    """A record to look at or to go on with."""

    record: str = Field(max_length=400_000)


@router.post("/records")
async def upload(request: Request, given: Upload) -> Response:
    """Put a record on a table of its own."""
    return await adopt(request, {"record": given.record})


async def adopt(request: Request, order: dict[str, Any]) -> JSONResponse:
    """Open a table from a record and seat this browser on all seats of people."""
    house = house_of(request)
    response = JSONResponse({})
    person = remember(request, response)
    live = await house.open(order, person)
    for seat in live.seats:
        if seat["kind"] == "person":
            await asyncio.to_thread(house.store.hold, person, live.id, seat["seat"])
    told = JSONResponse({"id": live.id, "url": f"/t/{live.id}" + ("/replay" if live.row["over"] else "")}, 201)
    for key, value in response.raw_headers:
        if key == b"set-cookie":
            told.raw_headers.append((key, value))
    return told


# -- reading ----------------------------------------------------------------------------------------------------


@router.get("/rules/{game}")
async def rules(request: Request, game: str) -> Response:
    """A game's rules in our own words."""
    try:
        told = rules_of(find(game).name, language(request))
    except KeelingError as error:
        return missing(request, say(error.reason, language(request)))
    return show(request, "rules.html", game=game, book=told, chapters=chapters(told))


@router.get("/learn/{game}")
async def learn(request: Request, game: str) -> Response:
    """A first game, annotated, on the real board."""
    from keeling.web.tutorial import lesson

    try:
        found = find(game).name
    except KeelingError as error:
        return missing(request, say(error.reason, language(request)))
    return show(request, "learn.html", game=found, lesson=await asyncio.to_thread(lesson, found, language(request)))


@router.get("/learn/{game}/frame")
async def learn_frame(request: Request, game: str, at: Annotated[int, Query(ge=0, le=99)] = 0) -> JSONResponse:
    """The board at a station of the lesson."""
    from keeling.web.tutorial import station

    return JSONResponse(await asyncio.to_thread(station, find(game).name, language(request), at))


@router.get("/docs/api")
async def api_docs(request: Request) -> Response:
    """The JSON API, described without any outside request."""
    return show(request, "api.html", routes=routes(request.app.openapi()), version=keeling.__version__)
