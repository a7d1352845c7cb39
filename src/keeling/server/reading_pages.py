"""Pages to read: rules, lesson, the API."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response

import keeling
from keeling.core.reason import BadInput, KeelingError
from keeling.games import GAMES, find, first, folder, has_rules
from keeling.locale import rules_of, text
from keeling.locale.titles import title
from keeling.server.responses import language, missing, show
from keeling.web.pages.api_reference import routes
from keeling.web.pages.card_gallery import catalogue, has_cards
from keeling.web.pages.lesson import lessons, station, why_not
from keeling.web.pages.lesson_page import lesson
from keeling.web.pages.rulebook import chapters

router = APIRouter(include_in_schema=False)
Place = Annotated[int, Query(ge=0, le=99)]  # a station, or one of its moves
PathPlace = Annotated[int, Path(ge=0, le=99)]


class NoSuchGame(KeelingError):
    """No game is called so."""


def known(game: str) -> str:
    """The name of a game that there is."""
    try:
        return find(game).name
    except BadInput as error:
        raise NoSuchGame(error.reason) from None


Known = Annotated[str, Depends(known)]


@router.get("/rules")
@router.get("/learn")
async def of_the_first(request: Request) -> Response:
    """Rules and lessons of no game in particular: those of the first, which lead on to the others."""
    return RedirectResponse(f"{request.url.path.rstrip('/')}/{first()}", 307)


@router.get("/rules/{game}")
async def rules(request: Request, game: Known) -> Response:
    """A game's rules in our own words."""
    lang = language(request)
    if not has_rules(game):
        return missing(request, text("ui.error.no-rules", lang, game=title(game, lang)))
    told = rules_of(game, lang)
    others = {name: title(name, lang) for name in GAMES if name != game and has_rules(name)}
    more = {"others": others, "lesson": game in lessons(), "cards": has_cards(game)}
    return show(request, "rules.html", 200, game=game, book=told, chapters=chapters(told), **more)


@router.get("/cards/{game}")
async def cards(request: Request, game: Known) -> Response:
    """All cards of a game, to search and to filter."""
    lang = language(request)
    if not has_cards(game):
        return missing(request, text("ui.web.cards.none", lang, game=title(game, lang)))
    others = {name: title(name, lang) for name in GAMES if name != game and has_cards(name)}
    shown = await asyncio.to_thread(catalogue, game, lang)
    values = {"title": title(game, lang), "decks": shown.decks, "tags": shown.tags, "rules": has_rules(game)}
    return show(request, "cards.html", 200, game=game, others=others, **values)


@router.get("/learn/{game}")
async def learn(request: Request, game: Known) -> Response:
    """A first game, annotated, on the real board."""
    lang = language(request)
    if game not in lessons():
        return missing(request, text("ui.web.learn.none", lang, game=title(game, lang)))
    return show(request, "learn.html", game=game, lesson=await asyncio.to_thread(lesson, game, lang))


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
async def sheet(game: Known) -> Response:
    """A game's component sheet as it is written, to copy figures from."""
    written = folder(game) / "model" / "sheet.toml"
    return PlainTextResponse(written.read_text(encoding="utf-8") if written.is_file() else f'game = "{game}"\n')


@router.get("/docs/api")
async def api_docs(request: Request) -> Response:
    """The JSON API, described without any outside request."""
    found = routes(request.app.openapi(), str(request.base_url))
    return show(request, "api.html", routes=found, version=keeling.__version__)
