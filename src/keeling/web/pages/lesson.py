"""The lesson: a real game, told at stations on the real board."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypedDict

import keeling
from keeling.core.reason import BadInput, Reason
from keeling.games import GAMES, folder
from keeling.locale.now import now
from keeling.web.play.frame import TableInfo, frame, plain
from keeling.web.play.reasons import told as told_reason

Station = dict[str, Any]  # as the lesson's file has it: its words, its rule, and by language its title and text


class Lesson(TypedDict):
    """A lesson: whose eyes it looks through, the players' names, its stations, its record, and the game after it."""

    seat: int
    names: list[str]
    station: list[Station]
    record: str
    first: dict[str, int | str]  # the options of a first game, where the usual ones are not the easiest


@cache
def plan(game: str) -> Lesson:
    """The stations of a game's lesson and its record, as written; refused if the game has none."""
    written = _place(game) if game in GAMES else None
    if written is None or not written.exists():
        raise BadInput(Reason("unknown-game", "", {"game": game, "allowed": ", ".join(lessons())}))
    told = tomllib.loads(written.read_text(encoding="utf-8"))
    record = written.with_suffix(".txt").read_text(encoding="utf-8")
    stations = [{"words": [], "ids": [], "open": False, **stop} for stop in told["station"]]
    return {
        "seat": told["seat"],
        "names": told["names"],
        "station": stations,
        "record": record,
        "first": told.get("first", {}),
    }


def lessons() -> list[str]:
    """The games that have a lesson."""
    return [game for game in GAMES if _place(game).exists()]


def _place(game: str) -> Path:
    return folder(game) / "telling" / "text" / "lesson.toml"


@cache
def board_at(game: str, at: int) -> keeling.AnyMatch:
    """The lesson's game after so many choices; it is only looked at."""
    return keeling.load(plan(game)["record"], at, strict=False)


def steps(game: str, number: int) -> list[int]:
    """Where the pupil is asked at a station: as many choices as it has requests, but none that is forced."""
    told = plan(game)
    stop = told["station"][number]
    found: list[int] = []
    at = stop["at"]
    while len(found) < len(stop["en"].get("ask", ())):
        match = board_at(game, at)
        if any(ask.seat == told["seat"] for ask in match.owed()) and not match.is_forced(told["seat"]):
            found.append(at)
        at += 1
    return found


def _moment(game: str, number: int, step: int) -> int:
    """How many choices have been made when a station makes a request; after its last one it shows where they lead."""
    stop, asked = plan(game)["station"][number], steps(game, number)
    if step < len(asked):
        return asked[step]
    until: int = stop["until"] if "until" in stop else _settled(game, asked[-1] + 1) if asked else stop["at"]
    return until


def _settled(game: str, at: int) -> int:
    """From a moment on, the first one at which the pupil has nothing forced left."""
    while board_at(game, at).is_forced(plan(game)["seat"]):
        at += 1
    return at


@cache
def station(game: str, lang: str, number: int, step: int = 0) -> dict[str, object]:
    """One station: its text, what is lit, what it asks for, and the board as the pupil sees it."""
    told = plan(game)
    stops = told["station"]
    number = max(0, min(number, len(stops) - 1))
    stop = stops[number]
    requests = stop[lang].get("ask", ())
    step = min(step, len(requests))
    at = _moment(game, number, step)
    asked = step < len(requests)
    match = board_at(game, at)
    others = frozenset(range(match.seats)) - {told["seat"]}
    table = TableInfo(told["names"], others, rev=number * 100 + step, frozen=not asked and not stop["open"])
    shown = plain(frame(match, table, (told["seat"], frozenset({told["seat"]}), lang)))
    shown["fragments"].pop("f-end", None)  # the last station is told on the board
    return shown | {
        "undo": step > 0,
        "undo_what": "",
        "undo_why": None,
        "number": number,
        "count": len(stops),
        "at": at,
        "step": step,
        "words": stop["words"],
        "ids": stop["ids"],
        "rule": stop["rule"],
        "title": stop[lang]["title"],
        "text": stop[lang]["text"],
        "requests": _requests(game, number, requests),
    }


def _requests(game: str, number: int, said: Sequence[str]) -> list[dict[str, object]]:
    """What a station asks for, choice by choice; an empty sentence goes on with the one before it."""
    told: list[dict[str, object]] = []
    sentences = sum(map(bool, said))
    for nth, place in enumerate(steps(game, number)):
        begins = next(back for back in range(nth, -1, -1) if said[back])
        ends = next((later for later in range(nth + 1, len(said)) if said[later]), len(said))
        no = sum(map(bool, said[: nth + 1]))
        told.append(
            {"text": said[begins], "move": _made(game, place), "lasts": ends - nth, "no": no, "sentences": sentences}
        )
    return told


def _made(game: str, at: int) -> str:
    """The choice of the record at a moment."""
    return board_at(game, at + 1).entries[at].text


def why_not(game: str, lang: str, number: int, step: int, move: str) -> dict[str, object] | None:
    """Why a move is closed where a station asks for another one; None if it is open."""
    told = plan(game)
    match = board_at(game, _moment(game, min(number, len(told["station"]) - 1), step))
    sheet, moment = match.position.figures.sheet, now(match.view(None))
    return told_reason(match.closed(told["seat"], move), lang, told["names"], sheet, moment)
