"""The cards of CO₂ in words, made from the figures of a component sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.co2.telling.voice import VOICE
from keeling.games.co2_family.telling.cards import CardTexts, find

_MINOR_MONEY: Final = 2
_DISASTER: Final = 350
_RELIEF_VP: Final = 2


_TEXTS: Final = CardTexts(VOICE)


def describe_lobby(row: Sheet, lang: str | None = None, minor_money: int = _MINOR_MONEY) -> str:
    """A lobby card; the sheet says elsewhere what a minor benefit in money pays."""
    return VOICE.text("card.lobby", lang, main=_TEXTS.main(row, lang), minor=_TEXTS.minor(row, minor_money, lang))


def describe_goal(row: Sheet, lang: str | None = None) -> str:
    """A company goal."""
    return _TEXTS.company_goal(row, lang)


def describe_un(row: Sheet, lang: str | None = None) -> str:
    """A UN goal: the plants it needs and its points."""
    return VOICE.text("card.un", lang, plants=_TEXTS.plants(row, lang), vp=row["vp"])


def describe_event(row: Sheet, lang: str | None = None, disaster: int = _DISASTER, relief_vp: int = _RELIEF_VP) -> str:
    """An event; the sheet says elsewhere from where on it strikes and what it costs."""
    return VOICE.text("card.event", lang, region=VOICE.word(row["region"], lang), disaster=disaster, vp=relief_vp)


def lobby_main(sheet: Sheet, no: int, lang: str | None = None) -> str:
    """The main benefit of a lobby card by its number."""
    row = find(sheet, "lobby", no)
    return "" if row is None else _TEXTS.main(row, lang)


def lobby_minor(sheet: Sheet, no: int, lang: str | None = None) -> str:
    """The minor benefit of a lobby card by its number."""
    row = find(sheet, "lobby", no)
    return "" if row is None else _TEXTS.minor(row, sheet["lobbying"]["minor_money"], lang)


def describe_card(sheet: Sheet, no: int, lang: str | None = None) -> str:
    """Any card by its number: in each game the cards of all decks are numbered through."""
    if row := find(sheet, "lobby", no):
        return describe_lobby(row, lang, sheet["lobbying"]["minor_money"])
    if row := find(sheet, "company_goals", no):
        return describe_goal(row, lang)
    if row := find(sheet, "un_goals", no):
        return describe_un(row, lang)
    if row := find(sheet, "events", no):
        return describe_event(row, lang, sheet["climate"]["disaster"], sheet["climate"]["relief_vp"])
    return ""


# What is told of the card a move names, by the key of the move.
OF_MOVES: Final[dict[str, Callable[[Sheet, int, str | None], str]]] = {
    "lobby-main": lobby_main,
    "lobby-minor": lobby_minor,
    **dict.fromkeys(("claim", "keep", "deal", "goal", "un"), describe_card),
}
OF_CHOICES: Final[dict[str, Callable[[Sheet, int, str | None], str]]] = {}  # no card offers a choice
