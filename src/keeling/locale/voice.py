"""The voice of the engine: its keys, reasons and facts as sentences of a language."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from keeling.core.agenda import Fact
from keeling.core.notation import parse_seat
from keeling.core.reason import Reason, plain
from keeling.locale.po import Catalogue, Values

LANGUAGES: Final = ("en", "pl", "de", "it")
_SPOKEN: Final = ["en"]  # the language of whoever names none

# The values that hold words of a game, or seats; all others are shown as they are.
WORDS: Final = frozenset(
    ("energy", "region", "slot", "to_region", "to_slot", "fossil", "direction", "ending", "source", "goal", "wanted")
    + ("plants", "of", "gain", "first", "second", "third")
)
SEATS: Final = frozenset(("player", "asked"))


class _Gap:
    """What a text asks for and nobody gave."""

    def __format__(self, spec: str) -> str:
        return "…"


class _Filling(dict[str, int | str | _Gap]):
    """The values of a text; a missing one leaves a visible gap."""

    def __missing__(self, key: str) -> _Gap:
        return _Gap()


def speak(lang: str) -> None:
    """Speak this language from now on wherever none is named."""
    _SPOKEN[0] = _known(lang)


def _known(lang: str | None) -> str:
    """The language meant, be it pl, pl-PL or pl_PL.UTF-8; English for one we do not speak."""
    if lang is None:
        return _SPOKEN[0]
    return lang[:2].lower() if lang[:2].lower() in LANGUAGES else "en"


@cache
def catalogue(lang: str) -> Catalogue:
    """The messages of one language, read once."""
    path = Path(__file__).parent / lang / "LC_MESSAGES" / "keeling.po"
    return Catalogue(path.read_text(encoding="utf-8"))


def _template(key: str, lang: str | None, values: Values) -> str:
    return catalogue(_known(lang)).template(key, values) or catalogue("en").template(key, values)


def text(key: str, /, lang: str | None = None, **values: int | str) -> str:
    """The text of a key with its values put in; in English if the language lacks it, or else the key itself."""
    template = _template(key, lang, values)
    return template.format_map(_Filling(values)) if template else key


def word(words: str, /, lang: str | None = None) -> str:
    """A word of a game, a list of them, or a place such as `europe tech`; what is unknown stays as it is."""
    if ", " in words:
        return ", ".join(word(part, lang) for part in words.split(", "))
    known = _template(f"word.{words}", lang, {})
    if known:
        return known
    stem = words.rstrip("0123456789")  # summit1, tech2
    if _template(f"word.{stem}", lang, {}):
        return f"{word(stem, lang)} {words[len(stem) :]}"
    region, _, slot = words.partition(" ")
    if slot and _template(f"word.{region}", lang, {}):
        return text("place.slot", lang, region=word(region, lang), slot=word(slot, lang))
    return words


def name_of(seat: int, lang: str | None = None, names: Sequence[str] | None = None) -> str:
    """What a seat is called: its player's name if there are names, or else its number."""
    if seat < 0:
        return text("seat.chance", lang)
    if names is not None and seat < len(names):
        return names[seat]
    return text("seat.name", lang, no=seat + 1)


def _seats(value: int | str, lang: str | None, names: Sequence[str] | None) -> str:
    """The names of seats given by number or by their words: 2, p2 or p1, p3."""
    if isinstance(value, int):
        return name_of(value - 1, lang, names)
    seats = [(part, parse_seat(part)) for part in value.split(", ")]
    return ", ".join(part if seat is None else name_of(seat, lang, names) for part, seat in seats)


def in_words(
    values: Mapping[str, int | str], lang: str | None, names: Sequence[str] | None, words: Collection[str] = WORDS
) -> dict[str, int | str]:
    """The values of a reason, fact or move with their words and seats in a language."""
    told: dict[str, int | str] = {}
    for key, value in values.items():
        if key in SEATS:
            told[key] = _seats(value, lang, names)
        elif key in words and isinstance(value, str):
            told[key] = word(value, lang)
        else:
            told[key] = value
    return told


def say(reason: Reason, lang: str | None = None, names: Sequence[str] | None = None) -> str:
    """A reason as a sentence, with the rule it rests on."""
    words = WORDS | {"want"} if reason.code == "sheet-type" else WORDS
    values = in_words(reason.values, lang, names, words)
    template = _template(f"reason.{reason.code}", lang, values)
    if not template:
        return plain(reason)
    return template.format_map(_Filling(values)) + (f" [{reason.rule}]" if reason.rule else "")


def tell(fact: Fact, lang: str | None = None, names: Sequence[str] | None = None) -> str:
    """A fact as a line of the log; a loss has a text of its own, and so has each thing a fact may be about."""
    values = in_words(fact.values, lang, names)
    key = f"fact.{fact.kind}"
    if "what" in values:
        key += f".{values['what']}"
    amount = values.get("amount")
    if isinstance(amount, int) and amount < 0:
        key += ".minus"
        values["amount"] = -amount
    if fact.seat >= 0:
        values["player"] = name_of(fact.seat, lang, names)
    return text(key, lang, **values)


def ask(prompt: str, lang: str | None = None) -> str:
    """What a player is asked."""
    return text(f"prompt.{prompt}", lang)
