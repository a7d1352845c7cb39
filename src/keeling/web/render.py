"""Rendering: one Jinja2 environment, every fragment on one line, and a cache of fragments by their input."""

from __future__ import annotations

import re
from collections import OrderedDict
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.ext import Extension

from keeling.web import art
from keeling.web.speech import tongue

_BREAK: Final = re.compile(r"[ \t]*\n\s*")
_MOST: Final = 8192  # fragments kept; at 1 to 4 KB each


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
    # The engine says fusion, the drawings say cold-fusion.
    env.globals["glyph"] = lambda word: "cold-fusion" if word == "fusion" else word
    env.globals["sprite"] = art.sprite
    env.globals["world"] = art.world
    env.globals["client_setup"] = _client_setup
    return env


ENV: Final = _environment()
_kept: OrderedDict[tuple[str, str, str], str] = OrderedDict()


def page(template: str, /, lang: str = "en", **values: Any) -> str:
    """A whole template, never kept."""
    voice = tongue(lang)
    said = ENV.get_template(template).render(values, lang=voice.lang, t=voice.t, w=voice.w, cap=voice.cap)
    return said.replace("\n", " ")


def fragment(name: str, lang: str, values: dict[str, Any]) -> str:
    """A fragment, made once for each input: its values must be plain data and all that it depends on."""
    key = (name, lang, repr(values))
    made = _kept.get(key)
    if made is None:
        made = _kept[key] = page(f"{name}.html", lang, **values)
        if len(_kept) > _MOST:
            _kept.popitem(last=False)
    return made


def forget() -> None:
    """Empty the cache; for measuring."""
    _kept.clear()
