"""The drawings that pages carry inline: the sprite of symbols and the land of the world map."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from markupsafe import Markup

from keeling.games import GAMES, folder, part

STATIC = Path(__file__).parent.parent / "static"


class Land(NamedTuple):
    """A region's land, and where its block of spaces and slots stands."""

    word: str
    cx: int
    y: int
    box: str  # what a picture of the land alone must show
    paths: Markup


class World(NamedTuple):
    """The map: the sea with its coast, and the regions."""

    sea: Markup
    lands: tuple[Land, ...]


def _read(path: Path) -> str:
    drawn = path.read_text(encoding="utf-8")
    drawn = re.sub(r"<!--.*?-->|<style>.*?</style>", "", drawn, flags=re.S)
    return re.sub(r"\s*\n\s*", "", drawn)


@cache
def sprite() -> Markup:
    """All symbols, to be put into a page once."""
    # A symbol's title would pop up as a tooltip over every piece; labels say it better.
    drawn = _read(STATIC / "symbols.svg")
    own = [_read(path) for game in GAMES if part(game, "board") and (path := static(game) / "symbols.svg").exists()]
    symbols = "".join(re.sub(r"^<svg[^>]*>|</svg>$", "", one) for one in own)
    return Markup(re.sub(r"<title>.*?</title>", "", drawn.replace("</svg>", f"{symbols}</svg>")))


def static(game: str) -> Path:
    """The folder of a game's own styles and drawings; it need not exist."""
    return folder(game) / "board" / "static"


def shares(game: str) -> tuple[Path, ...]:
    """The folders of what a game's board shares with its kin: each has templates and styles as its own has."""
    found: tuple[Path, ...] = getattr(part(game, "board"), "SHARES", ())
    return found


def statics(game: str) -> dict[str, Path]:
    """The folders of styles and drawings by the names they are served under, those that are shared first."""
    found = {place.parent.name: place / "static" for place in shares(game)}
    return {name: place for name, place in {**found, game: static(game)}.items() if place.is_dir()}


@cache
def signs(game: str) -> ModuleType | None:
    """What a game's own templates draw its pieces with, if it has such a file."""
    return part(game, "board.signs") if game in GAMES and part(game, "board") else None


@cache
def drawing(game: str, name: str) -> Markup:
    """A drawing of a game's own, to be put into its pages once."""
    return Markup(_read(static(game) / name))


@cache
def styles(game: str, *names: str) -> Markup:
    """Links to those of these style sheets that a game has; one without a board of its own has the default's."""
    if part(game, "board") is None:
        return Markup('<link rel="stylesheet" href="/static/default.css">' if "board.css" in names else "")
    there = [f"{at}/{name}" for at, place in statics(game).items() for name in names if (place / name).exists()]
    return Markup("".join(f'<link rel="stylesheet" href="/static/games/{one}">' for one in there))


@cache
def world() -> World:
    """The world map in its parts."""
    drawn = _read(STATIC / "world.svg")
    head = re.search(r'<g id="sea">.*?(?=<g id="region-)', drawn)
    assert head is not None
    form = re.compile(r'<g id="region-[\w-]+" data-word="([\w-]+)" data-cx="(\d+)" data-y="(\d+)"[^>]*>(.*?)</g>')
    found = form.findall(drawn)
    lands = tuple(Land(word, int(cx), int(y), _box(paths), Markup(paths)) for word, cx, y, paths in found)
    return World(Markup(head[0]), lands)


def _box(paths: str) -> str:
    """The square around a region's main land, with a margin, as a viewBox."""
    land = re.search(r'class="land "[^>]* d="([^"]+)"', paths)
    assert land is not None
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", land[1])]
    xs, ys = numbers[::2], numbers[1::2]
    side = max(max(xs) - min(xs), max(ys) - min(ys)) * 1.1
    return f"{(min(xs) + max(xs) - side) / 2:.0f} {(min(ys) + max(ys) - side) / 2:.0f} {side:.0f} {side:.0f}"
