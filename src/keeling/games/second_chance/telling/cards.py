"""The cards and tiles of Second Chance in words, made from the figures of a component sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.second_chance.telling.voice import VOICE, text

Row = Sheet
_ALONE: Final = 0  # the column of a table for one player


def _find(sheet: Row | None, deck: str, no: int) -> Row | None:
    rows = [] if sheet is None else sheet[deck]
    return next((row for row in rows if row["no"] == no), None)


def _gain(what: str, amount: int, lang: str | None) -> str:
    return text(f"gain.{what}", lang, amount=amount)


def _main(row: Row, lang: str | None) -> str:
    """What the main effect gives, and for what."""
    gains = [_gain(what, amount, lang) for what, amount in row["main"].items() if isinstance(amount, int)]
    gain = gains[0] if len(gains) == 1 else text("card.or", lang, first=gains[0], second=gains[1])
    key = "build-funded" if row["on"] == "build" and "money" in row["main"] else row["on"]
    return text(f"card.main.{key}", lang, gain=gain, of=VOICE.word(row["of"], lang))


def _side(sheet: Row, row: Row, lang: str | None) -> str:
    amount = sheet["lobbying"]["minor_money"] if row["minor"] == "money" else 1
    return _gain(row["minor"], amount, lang)


def lobby_main(sheet: Row, no: int, lang: str | None = None) -> str:
    """The main effect of a lobbyist."""
    row = _find(sheet, "lobby", no)
    return "" if row is None else _main(row, lang)


def lobby_side(sheet: Row, no: int, lang: str | None = None) -> str:
    """The side effect of a lobbyist."""
    row = _find(sheet, "lobby", no)
    return "" if row is None else _side(sheet, row, lang)


def lobby(sheet: Row, no: int, lang: str | None = None) -> str:
    """A lobbyist."""
    row = _find(sheet, "lobby", no)
    return "" if row is None else text("card.lobby", lang, main=_main(row, lang), side=_side(sheet, row, lang))


def un_goal(sheet: Row, no: int, lang: str | None = None) -> str:
    """A UN goal: the plants whose infrastructure one needs, and its price."""
    row = _find(sheet, "un_goals", no)
    if row is None:
        return ""
    counts = {energy: row["plants"].count(energy) for energy in row["plants"]}
    plants = [VOICE.word(energy, lang) + (f" ×{count}" if count > 1 else "") for energy, count in counts.items()]
    return text("card.un", lang, plants=", ".join(plants), cost=_gain("tech", row["tech"], lang))


def un_plants(sheet: Row, no: int, lang: str | None = None) -> str:
    """The energies that a UN goal shows."""
    row = _find(sheet, "un_goals", no)
    return "" if row is None else VOICE.word(", ".join(row["plants"]), lang)


def environment(sheet: Row | None, no: int, lang: str | None = None) -> str:
    """An environmental goal; a summit's size is a figure."""
    row = _find(sheet, "environmental_goals", no)
    return "" if row is None else text(f"environment.{row['is']}", lang, of=VOICE.word(row["of"], lang))


def personal(sheet: Row | None, no: int, lang: str | None = None, least: int | str | None = None) -> str:
    """A personal goal, as it is at a table or, if it is not known at which, with what it asks for at each."""
    row = _find(sheet, "personal_goals", no)
    if row is None:
        return text("card.numbered", lang, no=no)
    counts = sorted(set(row["least"]))
    amount = least if least is not None else counts[0] if len(counts) == 1 else f"{counts[0]}–{counts[-1]}"
    return text(f"personal.{row['is']}", lang, least=amount)


def _personal_alone(sheet: Row, no: int, lang: str | None = None) -> str:
    row = _find(sheet, "personal_goals", no)
    return "" if row is None else personal(sheet, no, lang, row["least"][_ALONE])


def company(sheet: Row, no: int, lang: str | None = None) -> str:
    """A company goal."""
    row = _find(sheet, "company_goals", no)
    return "" if row is None else text(f"goal.{row['per']}", lang, vp=row["vp"], most=row["most"])


def event(sheet: Row, region: str, lang: str | None = None) -> str:
    """What an event does where it strikes."""
    where = VOICE.word(region, lang)
    return text("card.event", lang, region=where, vp=sheet["climate"]["relief_vp"])


def solo(sheet: Row, no: int, lang: str | None = None) -> str:
    """A solo card: its text is its rule."""
    return text(f"solo.{no}", lang)


def summit(sheet: Row, no: int, lang: str | None = None) -> str:
    """The topics of a summit."""
    row = _find(sheet, "summits", no)
    return "" if row is None else VOICE.word(", ".join(row["topics"]), lang)


def agenda(sheet: Row, no: int, lang: str | None = None) -> str:
    """The energies of a regional agenda, the most preferred first."""
    row = _find(sheet, "regional", no)
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
