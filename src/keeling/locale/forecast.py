"""What the next reckoning may bring to all, in words: for browser, terminal and ears."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from keeling.core.match import AnyMatch
from keeling.locale.translator import Translator


class Outlook(NamedTuple):
    """The range in a sentence, a warning with what would help if all may lose, and whether the last round is on."""

    said: str
    warning: str
    last: bool


def outlook(match: AnyMatch, lang: str | None, names: Sequence[str]) -> Outlook | None:
    """What a game can tell of it; nothing once it is over."""
    ahead = None if match.position.ending else match.ahead()
    if ahead is None:
        return None
    voice, sheet = Translator(match.game.name), match.position.figures.sheet
    told, warning = (" ".join(voice.lines(texts, lang, names, sheet)) for texts in (ahead.told, ahead.warning))
    return Outlook(told, warning, ahead.last)
