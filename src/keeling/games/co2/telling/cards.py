"""The cards of CO₂ in words, made from the figures of a component sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.co2.telling.voice import VOICE

_MINOR_MONEY: Final = 2
_DISASTER: Final = 350
_RELIEF_VP: Final = 2


def _gain(what: str, amount: int, lang: str | None) -> str:
    return VOICE.text(f"gain.{what}", lang, amount=amount)


def _main(row: Sheet, lang: str | None) -> str:
    """What the main benefit gives, and for what."""
    gains = [_gain(what, amount, lang) for what, amount in row["main"].items() if isinstance(amount, int)]
    gain = gains[0] if len(gains) == 1 else VOICE.text("card.or", lang, first=gains[0], second=gains[1])
    return VOICE.text(f"card.main.{row['on']}", lang, gain=gain, of=VOICE.word(row["of"], lang))


def _minor(row: Sheet, lang: str | None, minor_money: int) -> str:
    return _gain(row["minor"], minor_money if row["minor"] == "money" else 1, lang)


def describe_lobby(row: Sheet, lang: str | None = None, minor_money: int = _MINOR_MONEY) -> str:
    """A lobby card; the sheet says elsewhere what a minor benefit in money pays."""
    return VOICE.text("card.lobby", lang, main=_main(row, lang), minor=_minor(row, lang, minor_money))


def describe_goal(row: Sheet, lang: str | None = None) -> str:
    """A company goal."""
    return VOICE.text(f"goal.{row['per']}", lang, vp=row["vp"], most=row["most"])


def describe_un(row: Sheet, lang: str | None = None) -> str:
    """A UN goal: the plants it needs and its points."""
    counts = {energy: row["plants"].count(energy) for energy in row["plants"]}
    plants = [VOICE.word(energy, lang) + (f" ×{count}" if count > 1 else "") for energy, count in counts.items()]
    return VOICE.text("card.un", lang, plants=", ".join(plants), vp=row["vp"])


def describe_event(row: Sheet, lang: str | None = None, disaster: int = _DISASTER, relief_vp: int = _RELIEF_VP) -> str:
    """An event; the sheet says elsewhere from where on it strikes and what it costs."""
    return VOICE.text("card.event", lang, region=VOICE.word(row["region"], lang), disaster=disaster, vp=relief_vp)


def _find(sheet: Sheet, deck: str, no: int) -> Sheet | None:
    return next((row for row in sheet[deck] if row["no"] == no), None)


def lobby_main(sheet: Sheet, no: int, lang: str | None = None) -> str:
    """The main benefit of a lobby card by its number."""
    row = _find(sheet, "lobby", no)
    return "" if row is None else _main(row, lang)


def lobby_minor(sheet: Sheet, no: int, lang: str | None = None) -> str:
    """The minor benefit of a lobby card by its number."""
    row = _find(sheet, "lobby", no)
    return "" if row is None else _minor(row, lang, sheet["lobbying"]["minor_money"])


def describe_card(sheet: Sheet, no: int, lang: str | None = None) -> str:
    """Any card by its number: in each game the cards of all decks are numbered through."""
    if row := _find(sheet, "lobby", no):
        return describe_lobby(row, lang, sheet["lobbying"]["minor_money"])
    if row := _find(sheet, "company_goals", no):
        return describe_goal(row, lang)
    if row := _find(sheet, "un_goals", no):
        return describe_un(row, lang)
    if row := _find(sheet, "events", no):
        return describe_event(row, lang, sheet["climate"]["disaster"], sheet["climate"]["relief_vp"])
    return ""


# What is told of the card a move names, by the key of the move.
OF_MOVES: Final[dict[str, Callable[[Sheet, int, str | None], str]]] = {
    "lobby-main": lobby_main,
    "lobby-minor": lobby_minor,
    **dict.fromkeys(("claim", "keep", "deal", "goal", "un"), describe_card),
}
OF_CHOICES: Final[dict[str, Callable[[Sheet, int, str | None], str]]] = {}  # no card offers a choice
