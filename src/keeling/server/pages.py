"""The pages people see, put together."""

from __future__ import annotations

from fastapi import FastAPI
from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

from keeling.server import back_pages, bundles, home_pages, join_pages, reading_pages, table_pages
from keeling.web.drawing import art

ROBOTS = "User-agent: *\nDisallow: /t/\nDisallow: /api/\n"  # tables are their players' own business


def add_to(app: FastAPI, joined: bool) -> None:
    """Put the pages and static files into an application; the files joined, or each alone."""
    for part in (home_pages, table_pages, join_pages, back_pages, reading_pages, bundles):
        for route in part.router.routes:  # whoever checks a link asks for its head only; a stream would never end
            if isinstance(route, APIRoute) and route.methods == {"GET"} and not route.path.endswith("/events"):
                route.methods = {"GET", "HEAD"}
        app.include_router(part.router)
    app.state.joined = joined
    for name in bundles.doors() if joined else ():
        app.add_api_route(f"/static/{name}", bundles.door, include_in_schema=False)
    app.add_api_route("/favicon.ico", icon, include_in_schema=False)
    app.add_api_route("/robots.txt", robots, include_in_schema=False)
    for at, place in reversed(bundles.folders().items()):  # those of games lie below ours
        app.mount(f"/static/{at}".rstrip("/"), StaticFiles(directory=place), f"static-{at}")


async def icon(request: Request) -> Response:
    """The icon, for browsers that ask for it where no page names it."""
    return FileResponse(art.STATIC / "favicon.svg", headers={"cache-control": "max-age=86400"})


async def robots(request: Request) -> Response:
    """What search engines are asked to leave alone."""
    return PlainTextResponse(ROBOTS)
