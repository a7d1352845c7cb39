"""The words of the pages: the catalogues first, and our own list of keys for what they lack."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from keeling import locale


@cache
def _own() -> dict[str, str]:
    """The English texts of our keys by key."""
    files = sorted(Path(__file__).parent.glob("UI_KEYS*.txt"))
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return dict(line.split("\t", 1) for line in lines if line)


def text(key: str, lang: str, /, **values: int | str) -> str:
    """The text of a key in a language, with its values put in."""
    said = locale.text(key, lang, **values)
    return _own()[key].format(**values) if said == key and key in _own() else said


def capital(said: str) -> str:
    """A text as it stands at the beginning of a line."""
    return said[:1].upper() + said[1:]


class Tongue:
    """One language, as the templates speak it."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def t(self, key: str, **values: int | str) -> str:
        """A text."""
        return text(key, self.lang, **values)

    def w(self, words: str) -> str:
        """Words of a game."""
        return locale.word(words, self.lang)

    def cap(self, words: str) -> str:
        """Words of a game at the beginning of a line."""
        return capital(locale.word(words, self.lang))


@cache
def tongue(lang: str) -> Tongue:
    """The speaker of a language."""
    return Tongue(lang if lang in locale.LANGUAGES else "en")
