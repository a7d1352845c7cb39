"""What keeps a table safe: headers, limits on size and rate, and checks of where a request comes from."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from random import randint
from urllib.parse import urlsplit

from starlette.requests import Request, cookie_parser
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from keeling.core.reason import Reason
from keeling.locale import say, text
from keeling.server.identity import COOKIE
from keeling.server.limits import BURST, RATE, Buckets
from keeling.server.responses import language, missing
from keeling.web.drawing.render import page

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # links to seats hold secrets
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}
LARGEST = 512 * 1024
FILES = ("/static/", "/favicon.ico", "/robots.txt")  # served to everybody and at once: they are not counted
OPEN = ("/static/", "/rules/", "/learn/", "/docs/")  # what anybody may keep; all else shows hands, links or tables
LOG = logging.getLogger("keeling")


def _place(origin: str) -> tuple[str, str] | None:
    """The scheme and the host with its port of an Origin header, or None if it is not one."""
    try:
        parts = urlsplit(origin)
        return parts.scheme, parts.netloc
    except ValueError:  # brackets that do not hold an address
        return None


def told(scope: Scope, status: int, reason: Reason, headers: dict[str, str] | None = None) -> Response:
    """A refusal as data and as a sentence, like any other."""
    sentence = say(reason, language(Request(scope)))
    return JSONResponse({"error": reason.code, "values": reason.values, "text": sentence}, status, headers)


def shown_name(headers: dict[str, str]) -> str:
    """What tells a browser or a seat from others at its address: its cookie or its token; nothing if it has neither."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()[:80]
    return cookie_parser(headers.get("cookie", "")).get(COOKIE, "")[:80]


def busy(scope: Scope, headers: dict[str, str]) -> Response:
    """Too many requests: a program is told so, and a page tries again by itself, not all of them in the same second."""
    reason, wait = Reason("too-many-requests", "", {}), str(randint(1, 4))
    if "text/html" not in headers.get("accept", ""):
        return told(scope, 429, reason, {"retry-after": "1"})
    lang = language(Request(scope))
    html = page("busy.html", lang, message=say(reason, lang))
    return HTMLResponse(html, 429, {"retry-after": wait, **({"refresh": wait} if scope["method"] == "GET" else {})})


def failed(scope: Scope) -> Response:
    """What is told when something of ours has failed; a page tries again by itself."""
    reason, request = Reason("failed", "", {}), Request(scope)
    if scope["path"].startswith("/api"):
        return told(scope, 500, reason)
    if scope["method"] != "GET":
        return missing(request, say(reason, language(request)), 500)
    lang = language(request)
    response = missing(request, f"{say(reason, lang)} {text('ui.web.retry', lang)}", 500)
    response.headers["refresh"] = str(randint(5, 10))
    return response


class Safety:
    """An ASGI layer around everything."""

    def __init__(
        self, app: ASGIApp, rate: float = RATE, burst: float = BURST, hosts: frozenset[str] = frozenset()
    ) -> None:
        self.app = app
        self.buckets = Buckets(rate, burst)
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        refusal = self.refuse(scope)
        if refusal is not None:
            await self.with_headers(refusal, scope, receive, send)
            return
        await self.with_headers(self.guarded, scope, self.limited(receive), send)

    async def guarded(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The application; if it fails, a sentence for whoever asked, and the failure for whoever looks after it."""
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = begun or message["type"] == "http.response.start"
            await send(message)

        try:
            await self.app(scope, receive, noted)
        except Exception as error:
            path = scope["path"].partition("/join/")[0]  # behind it stands a seat's secret
            LOG.error("%s %s has failed: %r", scope["method"], path, error)
            if not begun:
                await failed(scope)(scope, receive, send)
            raise  # with its traceback to the server's own log

    def refuse(self, scope: Scope) -> Response | None:
        """A request that is not let in at all."""
        headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
        host = headers.get("host", "").rsplit(":", 1)[0].strip("[]")
        if self.hosts and host not in self.hosts:  # a foreign name for this machine: no
            return told(scope, 400, Reason("bad-host", "", {"host": host[:60]}))
        address = scope["client"][0] if scope.get("client") else "?"
        if not scope["path"].startswith(FILES) and not self.buckets.allowed(address, shown_name(headers)):
            return busy(scope, headers)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LARGEST:
            return told(scope, 413, Reason("too-large", "", {"most": LARGEST}))
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and "authorization" not in headers:
            origin = headers.get("origin")
            if origin is not None and _place(origin) != (scope["scheme"], headers.get("host")):
                return told(scope, 403, Reason("foreign-origin", "", {}))
        return None

    def limited(self, receive: Receive) -> Receive:
        """A body that lies about its length is cut off."""
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > LARGEST:
                return {"type": "http.disconnect"}
            return message

        return counted

    async def with_headers(
        self, app: Callable[[Scope, Receive, Send], Awaitable[None]], scope: Scope, receive: Receive, send: Send
    ) -> None:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                have = {key for key, _ in message["headers"]}
                kept = "no-store" if not scope["path"].startswith(OPEN) else ""
                if scope["path"].startswith("/static/"):
                    kept = "no-cache"  # single files are asked for anew: those of two versions never meet in one page
                wanted = HEADERS | {"cache-control": kept} if kept else HEADERS
                message["headers"] = [
                    *message["headers"],
                    *((k.encode(), v.encode()) for k, v in wanted.items() if k.encode() not in have),
                ]
            await send(message)

        await app(scope, receive, dressed)
