"""The cards and tiles of Second Chance in words, made from the figures of a component sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.co2_family.telling.cards import CardTexts, find
from keeling.games.second_chance.telling.voice import VOICE, text

Row = Sheet
_ALONE: Final = 0  # the column of a table for one player


_TEXTS: Final = CardTexts(VOICE)


def _main(row: Row, lang: str | None) -> str:
    """What the main effect gives, and for what; money for a plant is declared with it."""
    funded = row["on"] == "build" and "money" in row["main"]
    return _TEXTS.main(row, lang, "build-funded" if funded else "")


def _side(sheet: Row, row: Row, lang: str | None) -> str:
    return _TEXTS.minor(row, sheet["lobbying"]["minor_money"], lang)


def lobby_main(sheet: Row, no: int, lang: str | None = None) -> str:
    """The main effect of a lobbyist."""
    row = find(sheet, "lobby", no)
    return "" if row is None else _main(row, lang)


def lobby_side(sheet: Row, no: int, lang: str | None = None) -> str:
    """The side effect of a lobbyist."""
    row = find(sheet, "lobby", no)
    return "" if row is None else _side(sheet, row, lang)


def lobby(sheet: Row, no: int, lang: str | None = None) -> str:
    """A lobbyist."""
    row = find(sheet, "lobby", no)
    return "" if row is None else text("card.lobby", lang, main=_main(row, lang), side=_side(sheet, row, lang))


def un_goal(sheet: Row, no: int, lang: str | None = None) -> str:
    """A UN goal: the plants whose infrastructure one needs, and its price."""
    row = find(sheet, "un_goals", no)
    if row is None:
        return ""
    cost = _TEXTS.gain("tech", row["tech"], lang)
    return text("card.un", lang, plants=_TEXTS.plants(row, lang), cost=cost)


def un_plants(sheet: Row, no: int, lang: str | None = None) -> str:
    """The energies that a UN goal shows."""
    row = find(sheet, "un_goals", no)
    return "" if row is None else VOICE.word(", ".join(row["plants"]), lang)


def environment(sheet: Row | None, no: int, lang: str | None = None) -> str:
    """An environmental goal; a summit's size is a figure."""
    row = find(sheet, "environmental_goals", no)
    return "" if row is None else text(f"environment.{row['is']}", lang, of=VOICE.word(row["of"], lang))


def personal(sheet: Row | None, no: int, lang: str | None = None, least: int | str | None = None) -> str:
    """A personal goal, as it is at a table or, if it is not known at which, with what it asks for at each."""
    row = find(sheet, "personal_goals", no)
    if row is None:
        return text("card.numbered", lang, no=no)
    counts = sorted(set(row["least"]))
    amount = least if least is not None else counts[0] if len(counts) == 1 else f"{counts[0]}–{counts[-1]}"
    return text(f"personal.{row['is']}", lang, least=amount)


def _personal_alone(sheet: Row, no: int, lang: str | None = None) -> str:
    row = find(sheet, "personal_goals", no)
    return "" if row is None else personal(sheet, no, lang, row["least"][_ALONE])


def company(sheet: Row, no: int, lang: str | None = None) -> str:
    """A company goal."""
    row = find(sheet, "company_goals", no)
    return "" if row is None else _TEXTS.company_goal(row, lang)


def event(sheet: Row, region: str, lang: str | None = None) -> str:
    """What an event does where it strikes."""
    where = VOICE.word(region, lang)
    return text("card.event", lang, region=where, vp=sheet["climate"]["relief_vp"])


def solo(sheet: Row, no: int, lang: str | None = None) -> str:
    """A solo card: its text is its rule."""
    return text(f"solo.{no}", lang)


def summit(sheet: Row, no: int, lang: str | None = None) -> str:
    """The topics of a summit."""
    row = find(sheet, "summits", no)
    return "" if row is None else VOICE.word(", ".join(row["topics"]), lang)


def agenda(sheet: Row, no: int, lang: str | None = None) -> str:
    """The energies of a regional agenda, the most preferred first."""
    row = find(sheet, "regional", no)
    return "" if row is None else VOICE.word(", ".join(row["energies"]), lang)


def describe_card(sheet: Row, no: int, lang: str | None = None) -> str:
    """A lobbyist: each deck of this game has numbers of its own, and these are the cards in hand."""
    return lobby(sheet, no, lang)


# What is told of the card a move names, by the key of the move.
OF_MOVES: Final[dict[str, Callable[[Row, int, str | None], str]]] = {
    "lobby-main": lobby_main,
    "lobby-side": lobby_side,
    "keep": lobby,
    "deal": lobby,
    "claim": un_goal,
    "un": un_goal,
    "environment": environment,
    "personal": personal,
    "keep-goal": _personal_alone,
    "choose": company,
    "goal": company,
    "solo": solo,
    "summit": summit,
    "tile": agenda,
}
# What is told of it even where there is little room.
SHORT: Final[dict[str, Callable[[Row, int, str | None], str]]] = {
    "lobby-main": lobby_main,
    "lobby-side": lobby_side,
    "claim": un_plants,
}
OF_CHOICES: Final[dict[str, Callable[[Row, int, str | None], str]]] = {}  # no card offers a choice
