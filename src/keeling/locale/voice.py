"""The voice of the engine: its keys, reasons and facts as sentences of a language."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from keeling.core.agenda import Fact
from keeling.core.notation import parse_seat
from keeling.core.reason import Reason
from keeling.locale.po import Catalogue, Values

LANGUAGES: Final = ("en", "pl", "de", "it")
_SPOKEN: Final = ["en"]  # the language of whoever names none

# The values that hold words of a game, or seats; all others are shown as they are.
WORDS: Final = frozenset(
    ("energy", "region", "slot", "to_region", "to_slot", "fossil", "direction", "ending", "source", "goal", "wanted")
    + ("plants", "of", "gain", "first", "second", "third", "factory", "to_factory", "good", "unit")
)
SEATS: Final = frozenset(("player", "asked", "maker", "order"))
# Values whose words have a text of their own: `renewable` is a factory here and a resource elsewhere.
FAMILIES: Final = {"factory": "factory", "to_factory": "factory", "source": "source"}
ABOUT: Final = ("what", "deck")  # values that choose among the texts of a fact
SIDES: Final = ("give", "get")  # values that hold one side of a deal


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
    """The text of a key with its values put in; in English if the language lacks it, or else the key's own words."""
    template = _template(key, lang, values)
    return template.format_map(_Filling(values)) if template else readable(key, values)


def readable(key: str, values: Values) -> str:
    """A key that no catalogue knows, as words: `prompt.take-stones` is "Take stones"; explanations are left out."""
    last = key.removesuffix(".minus").rpartition(".")[2]
    if last in ("help", "about"):
        return ""
    if key.endswith(".minus"):
        values = {**values, "amount": f"−{values['amount']}"}
    said = last.replace("-", " ").replace("_", " ")
    numbers = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in values.items() if name != "player")
    told = said + (f" ({numbers})" if numbers else "")
    return f"{values['player']}: {told}" if "player" in values else told[:1].upper() + told[1:]


def own(kind: str, name: str, of: str = "") -> str:
    """The key of a text; a game or a kind of things may have its own: verb.factories.build before verb.build."""
    key = f"{kind}.{of}.{name}"
    return key if of and key in catalogue("en").messages else f"{kind}.{name}"


def word(words: str, /, lang: str | None = None, of: str = "") -> str:
    """A word of a game, a list of them, or a place such as `europe tech`; what is unknown stays as it is."""
    if ", " in words:
        return ", ".join(word(part, lang, of) for part in words.split(", "))
    known = _template(own("word", words, of), lang, {})
    if known:
        return known
    stem = words.rstrip("0123456789")  # summit1, tech2
    if _template(own("word", stem, of), lang, {}):
        return f"{word(stem, lang, of)} {words[len(stem) :]}"
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


def amount_of(what: str, amount: int | str, lang: str | None = None) -> str:
    """So much of a thing, as it stands after a verb: 3 wood, $2."""
    return text(f"amount.{what}", lang, amount=amount)


def card_row(sheet: Mapping[str, Any] | None, no: int) -> dict[str, Any] | None:
    """The card with a number, whichever deck of the sheet it is in."""
    decks = [deck for deck in (sheet or {}).values() if isinstance(deck, list)]
    return next((row for deck in decks for row in deck if isinstance(row, dict) and row.get("no") == no), None)


def card_name(no: int, lang: str | None = None, sheet: Mapping[str, Any] | None = None) -> str:
    """What a card is called: by its key if the sheet is at hand and gives it one, or else by its number."""
    row = card_row(sheet, no)
    key = str(row.get("key", "")) if row is not None else ""
    own_name = key.replace("-", " ").strip().capitalize()  # a card of somebody's own sheet
    if sheet is None or not own_name:
        return text("card.numbered", lang, no=no)
    return _template(f"card.{sheet['game']}.{key}", lang, {}) or own_name


def _side(named: str, lang: str | None, sheet: Mapping[str, Any] | None) -> str:
    """One side of a deal, given as `2 wood, component 44`."""
    told: list[str] = []
    for first, _, second in (part.partition(" ") for part in named.split(", ") if part):
        if first == "component":
            told.append(text("amount.card", lang, card=card_name(int(second), lang, sheet)))
        else:
            told.append(amount_of(second, first, lang))
    return ", ".join(told) or text("amount.nothing", lang)


def things(values: Mapping[str, int | str], lang: str | None = None) -> str:
    """What a fact or move is about, counted: its good or unit, or a mix of energy; empty if nothing is counted."""
    if "coal" in values and "renewable" in values:
        mix = [(what, values[what]) for what in ("coal", "renewable") if int(values[what])]
        return " + ".join(amount_of(what, amount, lang) for what, amount in mix)
    what = values.get("good", values.get("unit"))
    return amount_of(str(what), values["amount"], lang) if what is not None and "amount" in values else ""


def in_words(
    values: Mapping[str, int | str],
    lang: str | None,
    names: Sequence[str] | None,
    words: Collection[str] = WORDS,
    sheet: Mapping[str, Any] | None = None,
) -> dict[str, int | str]:
    """The values of a reason, fact or move with their words and seats in a language, and what follows from them."""
    game = str(values.get("game", ""))
    told: dict[str, int | str] = {}
    for key, value in values.items():
        if key in SEATS:
            told[key] = _seats(value, lang, names)
        elif key in SIDES and isinstance(value, str):
            told[key] = _side(value, lang, sheet)
        elif key in words and isinstance(value, str):
            told[key] = word(value, lang, FAMILIES.get(key, game))
        else:
            told[key] = value
    if counted := things(values, lang):
        told["things"] = counted
    if str(values.get("no", "")).isdecimal():
        told["card"] = card_name(int(values["no"]), lang, sheet)
    return told


def say(reason: Reason, lang: str | None = None, names: Sequence[str] | None = None) -> str:
    """A reason as a sentence, with the rule it rests on."""
    words = WORDS | {"want"} if reason.code == "sheet-type" else WORDS
    values = in_words(reason.values, lang, names, words)
    template = _template(f"reason.{reason.code}", lang, values)
    said = template.format_map(_Filling(values)) if template else readable(reason.code, values)
    return said + (f" [{reason.rule}]" if reason.rule else "")


def tell(
    fact: Fact, lang: str | None = None, names: Sequence[str] | None = None, sheet: Mapping[str, Any] | None = None
) -> str:
    """A fact as a line of the log; a loss has a text of its own, and so has each thing a fact may be about."""
    key = f"fact.{fact.kind}" + "".join(f".{fact.values[name]}" for name in ABOUT if name in fact.values)
    values = dict(fact.values)
    amount = values.get("amount")
    if isinstance(amount, int) and amount < 0:
        key += ".minus"
        values["amount"] = -amount
    told = in_words(values, lang, names, sheet=sheet)
    if fact.seat >= 0:
        told["player"] = name_of(fact.seat, lang, names)
    return text(key, lang, **told)


def ask(prompt: str, lang: str | None = None, game: str = "") -> str:
    """What a player is asked."""
    return text(own("prompt", prompt, game), lang)


def heading(verb: str, lang: str | None = None, game: str = "") -> str:
    """What stands over the options that begin with a verb."""
    return text(own("verb", verb, game), lang)
