"""What pages are made of, as few files: joined once, packed once, and kept by browsers for ever under their digest."""

from __future__ import annotations

import gzip
import hashlib
import logging
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from keeling.games import GAMES
from keeling.games import part as part_of
from keeling.web.drawing import art
from keeling.web.pages.joined_files import Unjoinable, join_script, join_styles

router = APIRouter(include_in_schema=False)
LOG = logging.getLogger("keeling")
FOR_EVER: Final = "public, max-age=31536000, immutable"
_MOST: Final = 40  # files that one is joined of
_LINK: Final = re.compile(r'<link rel="stylesheet" href="/static/([^"?]+\.css)">')
_ALONE: Final = re.compile(r'(?<=[cf]=")/static/([\w-]+\.(?:js|svg))(?=")')
_TYPES: Final = {".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml"}


class Bundle(NamedTuple):
    """Some files as one."""

    address: str
    kind: str
    plain: bytes
    packed: bytes


@cache
def folders() -> dict[str, Path]:
    """The folders of static files by where they are served; a game's own are found like ours."""
    drawn = [game for game in GAMES if part_of(game, "board") is not None]
    return {"": art.STATIC} | {f"games/{at}/": place for game in drawn for at, place in art.statics(game).items()}


def _read(name: str) -> str:
    """The text of a static file by its name; nothing else can be read."""
    at, _, file = name.rpartition("/")
    place = folders().get(f"{at}/" if at else "")
    if place is None or not re.fullmatch(r"[\w-]+\.(?:css|js|svg)", file) or not (place / file).is_file():
        raise FileNotFoundError(name)
    return (place / file).read_text(encoding="utf-8")


@lru_cache(256)
def bundle(parts: tuple[str, ...]) -> Bundle:
    """Style sheets joined, or one module with all that it imports, or a drawing."""
    kind = Path(parts[0]).suffix
    if any(Path(part).suffix != kind for part in parts) or len(parts) > (_MOST if kind == ".css" else 1):
        raise FileNotFoundError("+".join(parts))
    plain = (
        join_styles(parts, _read) if kind == ".css"
        else join_script(parts[0], _read) if kind == ".js"
        else _read(parts[0])
    ).encode()  # fmt: skip
    address = f"/static/joined/{hashlib.sha256(plain).hexdigest()[:16]}/{'+'.join(parts)}"
    return Bundle(address, _TYPES[kind], plain, gzip.compress(plain, 9, mtime=0))


def joined(html: str) -> str:
    """A page whose head names few files instead of many; whatever cannot be joined stays as it is."""
    head, end, body = html.partition("</head>")
    first = _LINK.search(head)
    if first is not None and (address := _address(tuple(_LINK.findall(head)))):
        rest = _LINK.sub("", head[first.end() :])
        head = f'{head[: first.start()]}<link rel="stylesheet" href="{address}">{rest}'
    head = _ALONE.sub(lambda found: _address((found[1],)) or found[0], head)
    return head + end + body


@cache
def _address(parts: tuple[str, ...]) -> str:
    """Where these files are found as one; empty if they cannot be joined, which is said once."""
    try:
        return bundle(parts).address
    except (Unjoinable, FileNotFoundError) as error:
        LOG.warning("single files are sent instead of a joined one: %s", error)
        return ""


@router.get("/static/joined/{digest}/{parts:path}")
async def joined_file(request: Request, digest: str, parts: str) -> Response:
    """Some files as one, packed if the browser can unpack them; under an old digest they are not kept."""
    try:
        found = bundle(tuple(parts.split("+")))
    except (Unjoinable, FileNotFoundError):
        raise HTTPException(404) from None
    current = found.address.split("/")[3] == digest
    headers = {"cache-control": FOR_EVER if current else "no-cache", "vary": "accept-encoding"}
    packed = wants_gzip(request)
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(found.packed if packed else found.plain, headers=headers, media_type=found.kind)


def wants_gzip(request: Request) -> bool:
    """Whether whoever asks can unpack what is packed."""
    return "gzip" in request.headers.get("accept-encoding", "")


def entries() -> dict[str, str]:
    """The scripts that pages name, and their text: those that no other one imports."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in sorted(art.STATIC.glob("*.js"))}
    inner = {name for text in texts.values() for name in re.findall(r'"\./([\w-]+\.js)"', text)}
    return {name: text for name, text in texts.items() if name not in inner}


def doors() -> list[str]:
    """Those of them that export something of the page."""
    return [name for name, text in entries().items() if re.search("^export ", text, re.M)]


async def door(request: Request) -> Response:
    """Such a script by its plain name: the very one that the page runs, and not a second one beside it."""
    source = f'export * from "{bundle((request.url.path.rpartition("/")[2],)).address}";\n'
    return Response(source, headers={"cache-control": "no-cache"}, media_type=_TYPES[".js"])


def warm() -> None:
    """Join the scripts of all pages before anybody asks for one."""
    for name in entries():
        _address((name,))
