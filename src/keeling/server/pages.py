"""The pages people see, put together."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from starlette.staticfiles import StaticFiles

from keeling.server import back_pages, home_pages, reading_pages, table_pages

STATIC = Path(__file__).parent.parent / "web" / "static"


def add_to(app: FastAPI) -> None:
    """Put the pages and static files into an application."""
    for part in (home_pages, table_pages, back_pages, reading_pages):
        app.include_router(part.router)
    app.mount("/static", StaticFiles(directory=STATIC), "static")
