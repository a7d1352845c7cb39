"""The words of the pages, as the templates and boards ask for them."""

from __future__ import annotations

from functools import cache, lru_cache

from keeling import locale


def text(key: str, lang: str, /, **values: int | str) -> str:
    """The text of a key in a language, with its values put in."""
    return locale.text(key, lang, **values)


def capital(said: str) -> str:
    """A text as it stands at the beginning of a line."""
    return said[:1].upper() + said[1:]


class Tongue:
    """One language, as the templates of a game speak it: t gives a text, w a word."""

    def __init__(self, lang: str, game: str = "") -> None:
        self.lang = lang
        self._voice = locale.Translator(game)
        # Said over and over again on a board, and always the same.
        self.t = lru_cache(4096)(self._text)
        self.w = lru_cache(4096)(self._word)

    def _text(self, key: str, **values: int | str) -> str:
        return self._voice.text(key, self.lang, **values)

    def _word(self, words: str) -> str:
        return self._voice.word(words, self.lang)

    def cap(self, words: str) -> str:
        """Words of a game at the beginning of a line."""
        return capital(self.w(words))


@cache
def tongue(lang: str, game: str = "") -> Tongue:
    """The speaker of a language, as a game or all games speak it."""
    return Tongue(lang if lang in locale.LANGUAGES else "en", game)
