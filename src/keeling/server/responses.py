"""Showing a page: the person's language and colours."""

from __future__ import annotations

import gzip
from copy import copy

from fastapi import Request
from starlette.responses import HTMLResponse

from keeling.core.reason import Reason
from keeling.core.schema import shown
from keeling.locale import LANGUAGES
from keeling.server.bundles import joined, wants_gzip
from keeling.server.identity import YEAR
from keeling.web.drawing.render import page

OURS = ("allowed", "want", "example")  # values that are never what somebody wrote
THEMES = ("auto", "light", "dark")


def language(request: Request) -> str:
    """The person's language: asked for, remembered, or the browser's first that we speak."""
    wanted = [request.query_params.get("lang", ""), request.cookies.get("lang", "")]
    wanted += [part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), "en")


def show(request: Request, template: str, status: int = 200, **values: object) -> HTMLResponse:
    """A page in the person's language and colours; asking for either remembers it."""
    lang = language(request)
    asked = request.query_params.get("theme", "")
    theme = asked if asked in THEMES else request.cookies.get("theme", "")
    html = page(template, lang, theme=theme if theme in ("light", "dark") else "", path=request.url.path, **values)
    if request.app.state.joined:
        html = joined(html)
    packed = wants_gzip(request)
    body = gzip.compress(html.encode(), 1, mtime=0) if packed else html.encode()  # quickly: every page is another
    response = HTMLResponse(body, status, {"vary": "accept-encoding"})
    if packed:
        response.headers["content-encoding"] = "gzip"
    if request.query_params.get("lang") == lang:
        response.set_cookie("lang", lang, max_age=YEAR, samesite="lax", path="/")
    if asked in THEMES:
        response.set_cookie("theme", asked, max_age=YEAR, samesite="lax", path="/")
    return response


def tidy(reason: Reason) -> Reason:
    """A reason as it may be told to whoever has asked: of what they wrote, no more than a glance."""
    tidied = copy(reason)
    tidied.values = {
        key: shown(value) if isinstance(value, str) and key not in OURS else value
        for key, value in reason.values.items()
    }
    return tidied


def missing(request: Request, message: str, status: int = 404) -> HTMLResponse:
    """There is nothing here, in one sentence, with a way home."""
    return show(request, "missing.html", status, message=message)
