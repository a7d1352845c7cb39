"""The pages people see, put together."""

from __future__ import annotations

from fastapi import FastAPI
from starlette.staticfiles import StaticFiles

from keeling.games import GAMES
from keeling.games import part as part_of
from keeling.server import back_pages, home_pages, reading_pages, table_pages
from keeling.web import art


def add_to(app: FastAPI) -> None:
    """Put the pages and static files into an application."""
    for part in (home_pages, table_pages, back_pages, reading_pages):
        app.include_router(part.router)
    for game in GAMES:
        if part_of(game, "board") is not None and art.static(game).is_dir():
            app.mount(f"/static/games/{game}", StaticFiles(directory=art.static(game)), f"static-{game}")
    app.mount("/static", StaticFiles(directory=art.STATIC), "static")
