"""Rendering: one Jinja2 environment for each game and language, every fragment on one line."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FunctionLoader, StrictUndefined, Template
from jinja2.ext import Extension
from markupsafe import Markup

from keeling.games import FIRST, GAMES, folder
from keeling.games import part as game_part
from keeling.locale import translator
from keeling.web.drawing import art, shapes

_BREAK: Final = re.compile(r"[ \t]*\n\s*")
_SHAPES: Final[tuple[Callable[..., Markup], ...]] = (
    shapes.amount, shapes.bot, shapes.figure, shapes.greyline, shapes.icon, shapes.mark, shapes.point, shapes.presence,
    shapes.ring, shapes.says, shapes.svgicon, shapes.tip, shapes.token, shapes.you,
)  # fmt: skip


def _minus(number: int) -> str:
    """A number with a real minus if it is below nothing."""
    return f"−{-number}" if number < 0 else str(number)


def _has_cards(game: str) -> bool:
    from keeling.web.pages.card_gallery import has_cards

    return has_cards(game)


def _client_setup(*about: Any) -> dict[str, object]:
    from keeling.web.pages.client_texts import client_setup

    return client_setup(*about)


# What only whole pages are made of.
_PAGE: Final[dict[str, object]] = {
    "translator": translator, "sprite": art.sprite, "world": art.world, "drawing": art.drawing, "styles": art.styles,
    "first_game": FIRST, "client_setup": _client_setup, "has_cards": _has_cards,
}  # fmt: skip


def _load(name: str) -> tuple[str, str, None] | None:
    """A template: `hand.html` is everybody's, `<game>/hand.html` the game's own; one without a board has ours."""
    game, _, own = name.rpartition("/")
    if game and game not in GAMES and game != "default":
        return None
    path = next((path for place in _places(game) if (path := place / own).is_file()), None)
    return (path.read_text(encoding="utf-8"), str(path), None) if path is not None else None


def _places(game: str) -> list[Path]:
    """The folders in which a game's templates are looked up: its own, then those it shares with its kin."""
    ours = Path(__file__).parent.parent / "templates"
    if game not in GAMES or game_part(game, "board") is None:
        return [ours / "default" if game else ours]
    return [place / "templates" for place in (folder(game) / "board", *art.shares(game))]


class OneLine(Extension):
    """Takes line breaks and indentation out of templates, so that a fragment fits into one line of a stream."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return _BREAK.sub("", source)


@cache
def _environment(lang: str, game: str) -> Environment:
    """The templates as a game speaks in a language; what is drawn of constants alone is settled as they are read."""
    env = Environment(
        loader=FunctionLoader(_load),
        autoescape=True,
        undefined=StrictUndefined,
        extensions=[OneLine],
        auto_reload=False,
        trim_blocks=True,
    )
    voice = translator(lang, game)
    env.filters |= {"t": voice.t, "w": voice.w, "cap": voice.cap, "minus": _minus}
    env.filters |= {draw.__name__: draw for draw in _SHAPES}
    known = {"lang": voice.lang, "game": game, "signs": art.signs(game), "part": part}
    env.globals = {"range": range, **(known if game else {**_PAGE, "lang": voice.lang, "part": part})}
    return env


@cache
def _template(name: str, lang: str) -> Template:
    return _environment(lang, name.rpartition("/")[0]).get_template(name)


def page(template: str, /, lang: str = "en", **values: object) -> str:
    """A whole template, never kept."""
    return fill(template, lang, values)


def fill(template: str, lang: str, values: Mapping[str, object]) -> str:
    """A template filled in with values, never kept."""
    return _template(template, lang).render(values).replace("\n", " ")


def part(name: str, lang: str, **values: object) -> Markup:
    """A small piece of a fragment; there are not many different ones, and each is drawn once."""
    return _part(name, lang, tuple(values.items()))


@lru_cache(16384)
def _part(name: str, lang: str, values: tuple[tuple[str, object], ...]) -> Markup:
    return Markup(page(f"{name}.html", lang, **dict(values)))
