"""Rendering: one Jinja2 environment, every fragment on one line, and a cache of fragments by their input."""

from __future__ import annotations

import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.ext import Extension

from keeling.web import art, pieces
from keeling.web.speech import tongue

_BREAK: Final = re.compile(r"[ \t]*\n\s*")
_MOST: Final = 32768  # fragments kept, the latest used; at 1 to 8 KB each some 35 of them serve a busy table
_SHEETS: Final = 256


class OneLine(Extension):
    """Takes line breaks and indentation out of templates, so that a fragment fits into one line of a stream."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return _BREAK.sub("", source)


def _minus(number: int) -> str:
    """A number with a real minus if it is below nothing."""
    return f"−{-number}" if number < 0 else str(number)


def _client_setup(*about: Any) -> dict[str, Any]:
    from keeling.web.pages import client_setup

    return client_setup(*about)


def _environment() -> Environment:
    env = Environment(
        loader=FileSystemLoader(Path(__file__).parent / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        extensions=[OneLine],
        auto_reload=False,
        trim_blocks=True,
    )
    env.filters["minus"] = _minus
    env.globals["p"] = pieces
    env.globals["glyph"] = pieces.glyph
    env.globals["sprite"] = art.sprite
    env.globals["world"] = art.world
    env.globals["drawing"] = art.drawing
    env.globals["client_setup"] = _client_setup
    return env


ENV: Final = _environment()
_kept: OrderedDict[tuple[str, str, str], str] = OrderedDict()
_sheets: OrderedDict[int, tuple[dict[str, Any], str]] = OrderedDict()  # the sheet too, so that its id stays its own


def page(template: str, /, lang: str = "en", **values: Any) -> str:
    """A whole template, never kept."""
    voice = tongue(lang)
    said = ENV.get_template(template).render(values, lang=voice.lang, t=voice.t, w=voice.w, cap=voice.cap)
    return said.replace("\n", " ")


def fragment(name: str, lang: str, given: str, make: Callable[[], dict[str, Any]]) -> str:
    """A fragment, made once for each input: what is given must tell all that its values are made from."""
    key = (name, lang, given)
    made = _kept.get(key)
    if made is None:
        made = _kept[key] = page(f"{name}.html", lang, **make())
        if len(_kept) > _MOST:
            _kept.popitem(last=False)
    else:
        _kept.move_to_end(key)
    return made


def print_of(sheet: dict[str, Any]) -> str:
    """A short name for what a component sheet says, found once per sheet."""
    known = _sheets.get(id(sheet))
    if known is None or known[0] is not sheet:
        known = _sheets[id(sheet)] = (sheet, hashlib.sha256(repr(sheet).encode()).hexdigest()[:12])
        if len(_sheets) > _SHEETS:
            _sheets.popitem(last=False)
    return known[1]


def forget() -> None:
    """Empty the cache; for measuring."""
    _kept.clear()
