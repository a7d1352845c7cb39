"""The pages people see, put together."""

from __future__ import annotations

from fastapi import FastAPI
from fastapi.routing import APIRoute
from starlette.staticfiles import StaticFiles

from keeling.games import GAMES
from keeling.games import part as part_of
from keeling.server import back_pages, home_pages, join_pages, reading_pages, table_pages
from keeling.web import art


def add_to(app: FastAPI) -> None:
    """Put the pages and static files into an application."""
    for part in (home_pages, table_pages, join_pages, back_pages, reading_pages):
        for route in part.router.routes:  # whoever checks a link asks for its head only; a stream would never end
            if isinstance(route, APIRoute) and route.methods == {"GET"} and not route.path.endswith("/events"):
                route.methods = {"GET", "HEAD"}
        app.include_router(part.router)
    drawn = [game for game in GAMES if part_of(game, "board") is not None]
    for name, place in {name: place for game in drawn for name, place in art.statics(game).items()}.items():
        app.mount(f"/static/games/{name}", StaticFiles(directory=place), f"static-{name}")
    app.mount("/static", StaticFiles(directory=art.STATIC), "static")
