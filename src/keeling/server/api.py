"""The JSON API: create, join, view, options, play, stream; for third-party bots and for our own pages."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Annotated, cast

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import PlainTextResponse, StreamingResponse

import keeling
from keeling.core import notation
from keeling.core.help import Closed
from keeling.locale import LANGUAGES, now
from keeling.server.bodies import Bots, Move, Order, Saying, Who
from keeling.server.checking import Frozen
from keeling.server.hints import hint_for
from keeling.server.identity import acting, is_host, looking, person_of, tables_of
from keeling.server.live_table import LiveTable
from keeling.server.previews import previews
from keeling.server.push import News, line, news_of
from keeling.server.record_seats import with_seats
from keeling.server.rows import TableOrder
from keeling.server.waiting import held_back
from keeling.web.play.move_preview import outlook
from keeling.web.play.reasons import told as told_reason

router = APIRouter(prefix="/api")
TableId = Annotated[str, Path(pattern="^[a-z0-9]{12}$", description="The table's id")]
SeatNumber = Annotated[int | None, Query(ge=0, le=9, description="The seat to act for, if the browser holds several")]
Language = Annotated[str, Query(pattern="^(en|pl|de|it)$")]
MoveText = Annotated[str, Query(max_length=200)]
STREAM = {"cache-control": "no-store", "x-accel-buffering": "no"}  # no proxy may hold back what is told
BYE = "retry: 200\nevent: bye\ndata: {}\n\n"  # the house closes: come back when it opens again


async def seated(request: Request, table_id: TableId, seat: SeatNumber = None) -> tuple[LiveTable, int]:
    """The table, and the seat of it that a request acts for."""
    live = await tables_of(request).find(table_id)
    return live, await acting(request, live, seat)


Seated = Annotated[tuple[LiveTable, int], Depends(seated)]


def about(live: LiveTable) -> dict[str, object]:
    """What anybody may know of a table."""
    outcome = live.match.outcome
    return {
        "id": live.id,
        "name": live.row["name"],
        "game": live.row["game"],
        "options": live.row["options"],
        "own_sheet": live.row["sheet"] is not None,
        "rev": live.rev,
        "said": live.talk.said,
        "hints": live.row["hints"],
        "wait": live.row["wait"],
        "waiting": held_back(live),
        "seats": [
            {"seat": s["seat"], "kind": s["kind"], "name": s["name"], "bot": s["bot"] if s["kind"] == "bot" else None}
            for s in live.seats
        ],
        "asked": [ask.seat for ask in live.asks()],
        "ending": live.match.position.ending,
        "frozen": None if live.misfit is None else {"line": live.misfit.line, "move": live.misfit.move},
        "scores": list(outcome.scores) if outcome else None,
        "winners": list(outcome.winners) if outcome else None,
    }


@router.get("/games")
async def games() -> dict[str, object]:
    """The catalogue of games with their seats, options and endings."""
    return {name: {**game, "languages": LANGUAGES} for name, game in keeling.games().items()}


@router.post("/tables", status_code=201)
async def create(request: Request, order: Order) -> dict[str, object]:
    """Open a table; the answer holds the secret token of every person's seat."""
    live = await tables_of(request).open(cast(TableOrder, order.model_dump()), person_of(request))
    tokens = [live.token(s["seat"]) if s["kind"] == "person" else None for s in live.seats]
    return {**about(live), "tokens": tokens}


@router.get("/tables/{table_id}")
async def table(request: Request, table_id: TableId) -> dict[str, object]:
    """A table at a glance: seats, revision, who is asked."""
    return about(await tables_of(request).find(table_id))


@router.get("/tables/{table_id}/view")
async def view(request: Request, table_id: TableId, seat: SeatNumber = None) -> dict[str, object]:
    """All that the seat of the token may know; without a token, what a spectator sees."""
    live = await tables_of(request).find(table_id)
    mine = await looking(request, live)
    eyes = await acting(request, live, seat) if mine else None
    return {"rev": live.rev, "seat": eyes, "view": live.match.view(eyes)}


@router.get("/tables/{table_id}/options")
async def options(at: Seated, preview: bool = False, lang: Language = "en") -> dict[str, object]:
    """What the seat is asked now: prompt and options, null if nothing; with previews, what each would surely bring."""
    live, eyes = at
    ask = live.ask_of(eyes)
    if ask is None:
        return {"rev": live.rev, "seat": eyes, "prompt": None, "options": [], "ending": live.match.position.ending}
    texts = [notation.write(option) for option in ask.options]
    told = {"rev": live.rev, "seat": eyes, "prompt": ask.prompt, "options": texts, "ending": ""}
    return told | {"previews": previews(live, eyes, lang)} if preview else told


@router.get("/tables/{table_id}/why")
async def why(at: Seated, move: MoveText, lang: Language = "en") -> dict[str, object]:
    """Why a move, or all that begin so, are closed: code, rule, values, a sentence, the nearest and what would help."""
    live, eyes = at
    frozen = None if live.misfit is None else Closed(Frozen(live.row, live.misfit).reason, True, [])
    reason = frozen or live.match.closed(eyes, move)
    match = live.match
    told = told_reason(reason, lang, live.names(), match.position.figures.sheet, now(match.view(None)))
    return {"rev": live.rev, "reason": told}


@router.get("/tables/{table_id}/preview")
async def preview(at: Seated, move: MoveText, lang: Language = "en") -> dict[str, object]:
    """What an open move is sure to do: before and after, what others get, what comes then, and perhaps a warning."""
    live, eyes = at
    ask, option = live.ask_of(eyes), notation.parse(move)
    if ask is None or option not in ask.options:  # the table has moved on
        return {"rev": live.rev, "move": move, "chips": None}
    return {"rev": live.rev, **outlook(live.match, eyes, option, lang, live.names())}


@router.get("/tables/{table_id}/hint")
async def hint(request: Request, at: Seated, lang: Language = "en") -> dict[str, object]:
    """Advice for the seat that is asked: where to look, the kind of move, the move, what its turn should bring."""
    return await hint_for(tables_of(request), *at, lang)


@router.post("/tables/{table_id}/play")
async def play(request: Request, table_id: TableId, choice: Move) -> dict[str, object]:
    """Make a choice, or several together or not at all; answered only once it is durable."""
    house = tables_of(request)
    live = await house.find(table_id)
    seat = await acting(request, live, choice.seat)
    rev = await live.play(seat, *choice.texts, rev=choice.rev)
    house.bots.drive(live)
    return {"rev": rev}


@router.post("/tables/{table_id}/undo")
async def undo(request: Request, table_id: TableId, who: Who) -> dict[str, object]:
    """Take back the seat's last choice, if it may fairly be taken back."""
    house = tables_of(request)
    live = await house.find(table_id)
    rev = await live.undo(await acting(request, live, who.seat), who.rev)
    house.bots.drive(live)
    return {"rev": rev}


@router.post("/tables/{table_id}/bots")
async def bots(request: Request, table_id: TableId, how: Bots) -> dict[str, object]:
    """Let bots wait for people from now on, or not, or go on now; for the host and whoever sits here."""
    house = tables_of(request)
    live = await house.find(table_id)
    if not is_host(request, live):
        await acting(request, live, how.seat)
    if how.wait is not None:
        await live.set_wait(how.wait)
    if how.go_on:
        live.let_go_on()
    house.bots.drive(live)
    return {"wait": live.row["wait"], "waiting": held_back(live)}


@router.post("/tables/{table_id}/say")
async def say_to_all(request: Request, table_id: TableId, saying: Saying) -> dict[str, object]:
    """Say something to everybody at the table, or point at a piece; kept with the table, not in its record."""
    live = await tables_of(request).find(table_id)
    seat = await acting(request, live, saying.seat)
    return {"number": await live.say(seat, saying.text, saying.phrase, saying.piece)}


@router.get("/tables/{table_id}/talk")
async def talk(request: Request, table_id: TableId, after: Annotated[int, Query(ge=0)] = 0) -> dict[str, object]:
    """What was said at the table after a message."""
    live = await tables_of(request).find(table_id)
    await looking(request, live)
    return {"talk": live.talk.after(after)}


@router.get("/tables/{table_id}/record")
async def record(request: Request, table_id: TableId, seat: SeatNumber = None) -> PlainTextResponse:
    """The record, as far as the seat may know it while the game is on."""
    live = await tables_of(request).find(table_id)
    mine = await looking(request, live)
    eyes = await acting(request, live, seat) if mine else None
    name = f"keeling-{live.row['game']}-{live.id}.txt"
    return PlainTextResponse(
        with_seats(live.match.record_for(eyes), live.seats),
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@router.get("/tables/{table_id}/stream")
async def stream(request: Request, table_id: TableId) -> StreamingResponse:
    """Server-sent events: a `table` event with the table at a glance whenever it changes."""
    live = await tables_of(request).find(table_id)
    await looking(request, live)
    return StreamingResponse(glances(live), media_type="text/event-stream", headers=STREAM)


async def glances(live: LiveTable) -> AsyncIterator[str]:
    """The table at a glance, again and again."""
    while True:
        seen = news_of(live)
        yield line(json.dumps(about(live)), "table", live.rev)
        heard = await changed(live, seen)
        if live.closing:
            yield BYE
            return
        if not heard:
            yield ": still here\n\n"


async def changed(live: LiveTable, seen: News) -> bool:
    """Wait until there is something new, or for a heartbeat's time; who goes away in the meantime leaves no lock."""
    live.listeners += 1
    try:
        beats = live.beating()
        while news_of(live) == seen and live.beats == beats and not live.closing:
            await live.news.wait()
    finally:
        live.listeners -= 1
    return news_of(live) != seen
