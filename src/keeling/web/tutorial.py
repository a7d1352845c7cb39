"""The lesson: a real game, told at stations on the real board."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, TypedDict

import keeling
from keeling.core.reason import BadInput, Reason
from keeling.games import GAMES, folder
from keeling.web import boards

Station = dict[str, Any]  # as the lesson's file has it: its words, its rule, and by language its title and text


class Lesson(TypedDict):
    """A lesson: whose eyes it looks through, the players' names, its stations and its record."""

    seat: int
    names: list[str]
    station: list[Station]
    record: str


@cache
def plan(game: str) -> Lesson:
    """The stations of a game's lesson and its record, as written; refused if the game has none."""
    written = _place(game) if game in GAMES else None
    if written is None or not written.exists():
        raise BadInput(Reason("unknown-game", "", {"game": game, "allowed": ", ".join(lessons())}))
    told = tomllib.loads(written.read_text(encoding="utf-8"))
    record = written.with_suffix(".txt").read_text(encoding="utf-8")
    stations = [{"words": [], "ids": [], **stop} for stop in told["station"]]
    return {"seat": told["seat"], "names": told["names"], "station": stations, "record": record}


def lessons() -> list[str]:
    """The games that have a lesson."""
    return [game for game in GAMES if _place(game).exists()]


def _place(game: str) -> Path:
    return folder(game) / "text" / "lesson.toml"


@cache
def board_at(game: str, at: int) -> keeling.AnyMatch:
    """The lesson's game after so many choices; it is only looked at."""
    return keeling.load(plan(game)["record"], at, strict=False)


@cache
def station(game: str, lang: str, number: int) -> dict[str, object]:
    """One station: its text, what is lit, and the fragments of the board as the pupil sees it."""
    told = plan(game)
    stops = told["station"]
    number = max(0, min(number, len(stops) - 1))
    stop = stops[number]
    match = board_at(game, stop["at"])
    drawn = boards.board(game)
    seat, names = told["seat"], told["names"]
    kinds = ["me" if place == seat else "bot" for place in range(match.seats)]
    sheet = match.position.figures.sheet
    return {
        "number": number,
        "count": len(stops),
        "at": stop["at"],
        "words": stop["words"],
        "ids": stop["ids"],
        "rule": stop["rule"],
        "title": stop[lang]["title"],
        "text": stop[lang]["text"],
        "seat": seat,
        "fragments": drawn.fragments(match.view(seat), sheet, names, kinds, lang),
        "log": list(boards.log_lines(game, match.entries, lang, names, seat, sheet)),
    }


def lesson(game: str, lang: str) -> dict[str, object]:
    """What the lesson's page needs: the titles of all stations, and the first one with its board."""
    told = plan(game)
    return {
        "titles": [stop[lang]["title"] for stop in told["station"]],
        "names": told["names"],
        "first": station(game, lang, 0),
    }
