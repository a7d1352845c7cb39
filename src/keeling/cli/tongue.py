"""The language of this run, and short ways to speak it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from keeling import locale
from keeling.core.reason import Reason

LANGUAGES: Final = locale.LANGUAGES
_VARIABLES: Final = ("KEELING_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class _Run:
    """A run of the program speaks one language."""

    lang = "en"


def at_home() -> str:
    """The language the environment asks for, if we speak it."""
    wanted = next((os.environ[name] for name in _VARIABLES if os.environ.get(name)), "")
    return wanted[:2].lower() if wanted[:2].lower() in LANGUAGES else "en"


def wanted(args: list[str]) -> str:
    """The language a command line asks for; read early, so that errors speak it too."""
    for place, arg in enumerate(args):
        name, _, value = arg.partition("=")
        if name == "--lang":
            value = value or next(iter(args[place + 1 :]), "")
            return value if value in LANGUAGES else at_home()
    return at_home()


def use(lang: str) -> None:
    """Speak this language from now on."""
    _Run.lang = lang
    locale.speak(lang)


def lang() -> str:
    """The language spoken."""
    return _Run.lang


def t(key: str, **values: int | str) -> str:
    """A text by its key."""
    return locale.text(key, _Run.lang, **values)


def word(name: str, of: str = "") -> str:
    """One of the games' words; as the name of a kind of things it may be another."""
    return locale.word(name, _Run.lang, of)


class Speaker:
    """The same short ways for one game, which may call things otherwise than others do."""

    def __init__(self, game: str) -> None:
        self._voice = locale.Translator(game)

    def t(self, key: str, **values: int | str) -> str:
        """A text by its key."""
        return self._voice.text(key, _Run.lang, **values)

    def word(self, name: str, of: str = "") -> str:
        """A word; as the name of a kind of things it may be another."""
        return self._voice.word(name, _Run.lang, of)


def capital(name: str) -> str:
    """A word as it stands at the beginning of a line."""
    return name[:1].upper() + name[1:]


def because(reason: Reason, names: Sequence[str] | None = None, game: str = "") -> str:
    """Why something is closed, with the rule it rests on."""
    said = locale.say(reason, _Run.lang, names, game)
    return said if not reason.rule or reason.rule in said else f"{said} ({reason.rule})"
