"""Pages to read: rules, lesson, the API."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

import keeling
from keeling.core.reason import KeelingError
from keeling.games import GAMES, find, folder, has_rules
from keeling.locale import rules_of, say, text
from keeling.locale.titles import title
from keeling.server.responses import language, missing, show
from keeling.web.catalogue import catalogue, has_cards
from keeling.web.lesson_page import lesson
from keeling.web.reference import routes
from keeling.web.rulebook import chapters
from keeling.web.tutorial import lessons, station, why_not

router = APIRouter(include_in_schema=False)
Place = Annotated[int, Query(ge=0, le=99)]  # a station, or one of its moves
PathPlace = Annotated[int, Path(ge=0, le=99)]


@router.get("/rules/{game}")
async def rules(request: Request, game: str) -> Response:
    """A game's rules in our own words."""
    try:
        found = find(game).name
    except KeelingError as error:
        return missing(request, say(error.reason, language(request)))
    if not has_rules(found):
        return missing(request, text("ui.error.no-rules", language(request), game=title(found, language(request))))
    told = rules_of(found, language(request))
    others = {name: title(name, language(request)) for name in GAMES if name != game and has_rules(name)}
    more = {"others": others, "lesson": found in lessons(), "cards": has_cards(found)}
    return show(request, "rules.html", 200, game=game, book=told, chapters=chapters(told), **more)


@router.get("/cards/{game}")
async def cards(request: Request, game: str) -> Response:
    """All cards of a game, to search and to filter."""
    lang = language(request)
    try:
        found = find(game).name
    except KeelingError as error:
        return missing(request, say(error.reason, lang))
    if not has_cards(found):
        return missing(request, text("ui.web.cards.none", lang, game=title(found, lang)))
    others = {name: title(name, lang) for name in GAMES if name != found and has_cards(name)}
    shown = await asyncio.to_thread(catalogue, found, lang)
    values = {"title": title(found, lang), "decks": shown.decks, "tags": shown.tags, "rules": has_rules(found)}
    return show(request, "cards.html", 200, game=found, others=others, **values)


@router.get("/learn/{game}")
async def learn(request: Request, game: str) -> Response:
    """A first game, annotated, on the real board."""
    try:
        found = find(game).name
    except KeelingError as error:
        return missing(request, say(error.reason, language(request)))
    if found not in lessons():
        return missing(request, text("ui.web.learn.none", language(request), game=title(found, language(request))))
    return show(request, "learn.html", game=found, lesson=await asyncio.to_thread(lesson, found, language(request)))


@router.get("/learn/{game}/frame")
async def learn_frame(request: Request, game: str, at: Place = 0, step: Place = 0) -> JSONResponse:
    """The board at a station of the lesson, after so many of the moves it asks for."""
    return JSONResponse(await asyncio.to_thread(station, find(game).name, language(request), at, step))


@router.get("/learn/{game}/{at}/{step}/why")
async def learn_why(
    request: Request, game: str, at: PathPlace, step: PathPlace, move: Annotated[str, Query(max_length=200)]
) -> JSONResponse:
    """Why a move is closed where the lesson asks for another one."""
    reason = await asyncio.to_thread(why_not, find(game).name, language(request), at, step, move)
    return JSONResponse({"reason": reason})


@router.get("/sheets/{game}")
async def sheet(request: Request, game: str) -> Response:
    """A game's component sheet as it is written, to copy figures from."""
    try:
        found = find(game).name
    except KeelingError as error:
        return missing(request, say(error.reason, language(request)))
    written = folder(found) / "sheet.toml"
    return PlainTextResponse(written.read_text(encoding="utf-8") if written.is_file() else f'game = "{found}"\n')


@router.get("/docs/api")
async def api_docs(request: Request) -> Response:
    """The JSON API, described without any outside request."""
    return show(request, "api.html", routes=routes(request.app.openapi()), version=keeling.__version__)
