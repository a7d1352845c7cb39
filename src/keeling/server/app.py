"""The web application: API, pages, static files, and refusals in one sentence."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

import keeling
from keeling.core.reason import KeelingError, Reason
from keeling.core.schema import shown
from keeling.locale import say, text
from keeling.server import api, pages
from keeling.server.checking import Frozen
from keeling.server.identity import NotYours
from keeling.server.limits import BURST, RATE
from keeling.server.live_table import Stale
from keeling.server.reading_pages import NoSuchGame
from keeling.server.responses import language, missing, tidy
from keeling.server.safety import Safety
from keeling.server.store import Store
from keeling.server.tables import IDLE, NoSuchTable, Tables
from keeling.server.talk import TooFast
from keeling.server.worker_pool import WorkerPool


def make_app(
    place: str | Store,
    pace: float = 0.15,
    rate: float = RATE,
    burst: float = BURST,
    hosts: frozenset[str] = frozenset(),
    workers: int = 2,
    crew: WorkerPool | None = None,
    idle: float = IDLE,
    joined: bool = True,
) -> FastAPI:
    """The application on a store: bots' pace, limits, workers of its own or lent, minutes till idle, files joined."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = Tables(Store(place) if isinstance(place, str) else place, pace, workers, crew, idle)
        yield
        await app.state.house.close()

    app = FastAPI(
        title="Keeling", version=keeling.__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json", description="Tables of climate board games. Seats act with their secret token "
        "in an `Authorization: Bearer` header.",
    )  # fmt: skip
    app.include_router(api.router)
    pages.add_to(app, joined)
    app.add_exception_handler(KeelingError, refuse)
    app.add_exception_handler(RequestValidationError, refuse_form)
    app.add_exception_handler(HTTPException, refuse_http)
    app.add_middleware(Safety, rate=rate, burst=burst, hosts=hosts)
    return app


async def refuse(request: Request, error: Exception) -> Response:
    """What the engine or a table refuses: the reason as data and as a sentence."""
    assert isinstance(error, KeelingError)
    reason = tidy(error.reason)
    status = 404 if isinstance(error, NoSuchTable | NoSuchGame) else 409 if isinstance(error, Stale) else 422
    if isinstance(error, NotYours):
        status = 403
    if isinstance(error, TooFast):
        status = 429
    lang = language(request)
    page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if (status == 404 or page) and not request.url.path.startswith("/api"):
        cause = f" {say(tidy(error.misfit.cause), lang)}" if isinstance(error, Frozen) else ""
        return missing(request, say(reason, lang) + cause, status)
    said = say(reason, lang, None, error.game)
    body = {"error": reason.code, "rule": reason.rule, "values": reason.values, "text": said}
    return JSONResponse(body, status)


async def refuse_form(request: Request, error: Exception) -> Response:
    """A request of the wrong shape: what is wrong, where."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["loc"][0] == "path":  # what cannot be a table's id is the id of none
        table_id = request.path_params.get("table_id", "")
        return await refuse(request, NoSuchTable(Reason("no-such-table", "", {"table": table_id[:20]})))
    where = shown(".".join(str(part) for part in first["loc"]))
    return JSONResponse({"error": "bad-request", "text": f"{where}: {shown(first['msg'])}"}, 422)


async def refuse_http(request: Request, error: Exception) -> Response:
    """Pages that do not exist and methods that are not allowed."""
    assert isinstance(error, HTTPException)
    if request.url.path.startswith("/api"):
        return JSONResponse({"error": "http", "text": str(error.detail)}, error.status_code, error.headers)
    told = text("ui.web.missing.page", language(request)) if error.status_code == 404 else str(error.detail)
    return missing(request, told, error.status_code)
