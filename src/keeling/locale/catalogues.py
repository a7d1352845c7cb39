"""The catalogues: the texts that all games share, and those of each game in its own folder."""

from __future__ import annotations

from copy import copy
from functools import cache
from pathlib import Path
from typing import Final

from keeling.games import PACKAGES, folder
from keeling.locale.po import Catalogue, Values

LANGUAGES: Final = ("en", "pl", "de", "it")
_SPOKEN: Final = ["en"]  # the language of whoever names none


def speak(lang: str) -> None:
    """Speak this language from now on wherever none is named."""
    _SPOKEN[0] = known(lang)


def spoken() -> str:
    """The language spoken wherever none is named."""
    return _SPOKEN[0]


def known(lang: str | None) -> str:
    """The language meant, be it pl, pl-PL or pl_PL.UTF-8; English for one we do not speak."""
    if lang in LANGUAGES:
        return lang
    if lang is None:
        return _SPOKEN[0]
    return lang[:2].lower() if lang[:2].lower() in LANGUAGES else "en"


def place(lang: str, game: str = "") -> Path:
    """The file of the texts of a game, or of those that all share."""
    if game:
        return folder(game) / "telling" / "text" / f"{lang}.po"
    return Path(__file__).parent / lang / "LC_MESSAGES" / "keeling.po"


@cache
def catalogue(lang: str, game: str = "") -> Catalogue:
    """The texts of one file, read once."""
    return Catalogue(place(lang, game).read_text(encoding="utf-8"))


@cache
def texts(lang: str, game: str = "") -> Catalogue:
    """All that a game can say: its own texts before the common ones; if no game is named, the common ones first."""
    whole = copy(catalogue(lang))
    for name in [game] if game else PACKAGES:
        if place(lang, name).is_file():  # a game of others need not speak every language, or any
            own = catalogue(lang, name).messages
            whole.messages = {**whole.messages, **own} if game else {**own, **whole.messages}
            whole.shorts = {**whole.shorts, **catalogue(lang, name).shorts}
    return whole


def short(key: str, lang: str, game: str = "") -> str:
    """A shorter text for where room is scarce; empty if the language needs none."""
    return texts(known(lang), game).shorts.get(key, "")


def template(key: str, lang: str | None, values: Values, game: str = "") -> str:
    """The text of a key with its gaps; in English if the language lacks it, empty if there is none."""
    own = texts(lang if lang in LANGUAGES else known(lang), game)
    message = own.messages.get(key)
    if message is not None and not message.counted and message.forms[0]:
        return message.forms[0]  # most texts: boards ask for hundreds of them at every choice
    return own.template(key, values) or texts("en", game).template(key, values)
