"""Home: one's own tables, and opening a new one."""

from __future__ import annotations

import asyncio
import logging
from typing import TypedDict
from urllib.parse import parse_qs

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from keeling.core import sheet as sheets
from keeling.core.game import AnyGame, Setting
from keeling.core.reason import BadInput, Reason
from keeling.games import GAMES, find, first
from keeling.locale import say
from keeling.locale.pioneers import FURTHER, PIONEERS
from keeling.server.brief import brief_of, read_brief, tell_stage
from keeling.server.checking import Frozen
from keeling.server.identity import person_of, remember, tables_of
from keeling.server.responses import language, show, tidy
from keeling.server.rows import HeldTable, SeatOrder, SeatRow, TableOrder
from keeling.server.seat_names import NAMES
from keeling.server.tables import Tables
from keeling.web.pages.lesson import lessons
from keeling.web.pages.new_table import SITTING, first_options, offer, unusual

router = APIRouter(include_in_schema=False)
LOG = logging.getLogger("keeling")
MOST = 60  # tables on the home page
FIELDS = 200  # of a form, at most


class Standing(TypedDict):
    """How a table stands."""

    state: str  # on, over, frozen, or bad if nobody can say
    stage: str
    yours: bool
    waiting: list[str]
    over: str
    winners: list[str]
    scores: list[int]


class MyTable(Standing):
    """A table of one's own, and how it stands."""

    id: str
    name: str
    game: str
    seats: list[SeatRow]
    mine: list[int]


NOTHING: Standing = {
    "state": "bad", "stage": "", "yours": False, "waiting": [], "over": "", "winners": [], "scores": [],
}  # fmt: skip


@router.get("/")
async def home(request: Request) -> Response:
    """Start a table in two clicks, or go on with one's own."""
    return await show_home(request, {"game": request.query_params.get("game", "")})


async def show_home(request: Request, form: dict[str, str], error: str = "", status: int = 200) -> Response:
    """The home page; with an error, as the form was filled in."""
    person = person_of(request)
    mine = await my_tables(tables_of(request), person, language(request)) if person else []
    games = [offer(game) for game in GAMES.values()]
    chosen = next((game for game in games if game["name"] == form.get("game")), games[0])
    if not any(row["game"] == chosen["name"] for row in mine):
        form = {**first_options(str(chosen["name"])), **form}
    values = {"games": games, "chosen": chosen, "tables": mine, "bots": PIONEERS, "form": form, "error": error}
    values["lesson"] = first() if first() in lessons() else ""
    open_all = unusual(chosen, form)
    response = show(
        request, "home.html", status, usual=SITTING, names=NAMES, further=FURTHER, unusual=open_all, **values
    )
    remember(request, response)
    return response


async def my_tables(house: Tables, person: str, lang: str) -> list[MyTable]:
    """The tables a person sits at or watches, those that wait for them first; nothing is loaded to tell of them."""
    rows: list[MyTable] = []
    for held in await asyncio.to_thread(house.store.overview, person, MOST):
        try:
            stands = await standing(house, held, lang)
        except Exception:  # one table that cannot be told must not hide all others
            LOG.exception("table %s cannot be shown on the home page", held["id"])
            stands = NOTHING
        row: MyTable = {
            "id": held["id"],
            "name": held["name"],
            "game": held["game"],
            "seats": held["seats"],
            "mine": [seat for seat in held["held"] if seat >= 0],
            **stands,
        }
        rows.append(row)
    return sorted(rows, key=lambda row: (bool(row["over"]), not row["yours"]))


async def standing(house: Tables, held: HeldTable, lang: str) -> Standing:
    """How a table stands, from what is stored with every change; one without that, or whose bots rest, is looked up."""
    if house.misfit(held["id"]) is not None:
        return {**NOTHING, "state": "frozen"}
    names, kinds = [seat["name"] for seat in held["seats"]], [seat["kind"] for seat in held["seats"]]
    brief = read_brief(held["brief"])
    resting = brief is not None and any(kinds[seat] == "bot" for seat in brief["asked"])
    if brief is None or (resting and not house.bots.at_work(held["id"])):
        try:
            live = await house.find(held["id"])
        except Frozen:
            return {**NOTHING, "state": "frozen"}
        if live.misfit is not None:
            return {**NOTHING, "state": "frozen"}
        brief = brief_of(live.match)
    return {
        "state": "over" if brief["ending"] else "on",
        "stage": tell_stage(held["game"], brief["stage"], lang),
        "yours": any(seat in held["held"] for seat in brief["asked"]),
        "waiting": [names[seat] for seat in brief["asked"]],
        "over": brief["ending"],
        "winners": [names[seat] for seat in brief["winners"]],
        "scores": brief["scores"],
    }


@router.get("/waiting")
async def waiting(request: Request) -> JSONResponse:
    """How many tables wait for this person, for the tab's title and notifications."""
    person = person_of(request)
    mine = await my_tables(tables_of(request), person, language(request)) if person else []
    due = [{"id": row["id"], "name": row["name"]} for row in mine if row["yours"]]
    return JSONResponse({"tables": due})


@router.post("/open")
async def open_table(request: Request) -> Response:
    """Open a table from the form on the home page."""
    said = (await request.body()).decode(errors="replace")
    if said.count("&") > FIELDS:
        raise BadInput(Reason("form-long", "", {"most": FIELDS}))
    form = {key: values[-1] for key, values in parse_qs(said, keep_blank_values=True).items()}
    response = RedirectResponse("/", 303)
    person = remember(request, response)
    house = tables_of(request)
    try:
        order = await asyncio.to_thread(read_order, form)
        live = await house.open(order, person)
    except BadInput as error:
        return await show_home(request, form, say(tidy(error.reason), language(request)), 422)
    for number, seat in enumerate(order["seats"]):
        if seat.get("mine"):
            await asyncio.to_thread(house.store.hold, person, live.id, number)
    friends = any(seat["kind"] == "person" and not seat.get("mine") for seat in order["seats"])
    response.headers["location"] = f"/t/{live.id}" + ("#links" if friends else "")  # they are invited first of all
    return response


def _is_there(setting: Setting, form: dict[str, str], seats: int) -> bool:
    """Whether a table with so many seats has this option, and the value of it that the form still holds."""
    word = form[f"option.{setting.name}"]
    gone = [str(value).lower() for value in setting.values if value not in setting.values_for(seats)]
    return seats >= max(setting.least_seats, setting.asked_from) and word.lower() not in gone


def _close_up(game: AnyGame, form: dict[str, str]) -> dict[str, str]:
    """The form with the options of single seats moved up where rows before them are empty."""
    own = [f"option.{setting.name}" for setting in game.settings if setting.seat]
    if not own:
        return form
    taken = [number for number in range(len(own)) if form.get(f"seat{number}", "off") != "off"]
    moved = {own[at]: form[own[number]] for at, number in enumerate(taken) if own[number] in form}
    return {key: value for key, value in form.items() if key not in own} | moved


def read_order(form: dict[str, str]) -> TableOrder:
    """The order of a new table out of the form's fields."""
    game = find(form.get("game", first()))
    seats: list[SeatOrder] = []
    for number in range(game.most_seats):
        what, _, bot = form.get(f"seat{number}", "off").partition(":")
        if what != "off":
            name = form.get(f"name{number}", "").strip() or ("" if bot in PIONEERS else NAMES[number % len(NAMES)])
            seats.append({"kind": "bot" if what == "bot" else "person", "bot": bot, "name": name, "mine": what == "me"})
    form = _close_up(game, form)
    settings = [s for s in game.settings if f"option.{s.name}" in form and _is_there(s, form, len(seats))]
    sheet = sheets.parse(form["sheet"]) if form.get("sheet", "").strip() else None
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
        "hints": form.get("hints", "on") == "on",
        "wait": form.get("wait", "on") == "on",
    }
