"""Saved matches: everything needed to go on exactly where one stopped, as plain data."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from keeling.core import notation
from keeling.core.agenda import Fact, P, State
from keeling.core.game import Settings
from keeling.core.log import Entry
from keeling.core.match import Match
from keeling.core.reason import BadInput, Reason
from keeling.core.sheet import Sheet
from keeling.core.version import VERSION

Row = list[Any]  # a fact, or a line of the log: its values in the order of their names


class Saved(TypedDict):
    """A match as data for JSON."""

    keeling: str
    game: str
    seats: int
    seed: int
    options: Settings
    sheet: Sheet | None
    state: State
    snapshots: dict[str, State]
    opening: list[Row]
    log: list[Row]
    spent: NotRequired[int]  # where choices were taken back from before a draw


_ENTRY = ("seat", "text", "prompt", "forced", "lane", "secret")
_KEYS = ("keeling", "game", "seats", "seed", "options", "sheet", "state", "snapshots", "opening", "log")


def save(match: Match[P]) -> Saved:
    """The match as data for JSON."""
    match.questions()
    saved: Saved = {
        "keeling": VERSION,
        "game": match.game.name,
        "seats": match.seats,
        "seed": match.seed,
        "options": dict(match.settings),
        "sheet": match.sheet,
        "state": match.position.state(),
        "snapshots": {str(number): old.state() for number, old in match.snapshots.items()},
        "opening": [_fact(fact) for fact in match.opening],
        "log": [
            [*(getattr(entry, name) for name in _ENTRY), entry.chain, [_fact(fact) for fact in entry.facts]]
            for entry in match.entries
        ],
    }
    if match.spent:
        saved["spent"] = match.spent
    return saved


def _fact(fact: Fact) -> Row:
    return [fact.kind, fact.rule, fact.seat, fact.values, fact.secret]


def check(data: object) -> None:
    """Refuse what is not a saved match, naming what is missing."""
    if not isinstance(data, dict):
        raise BadInput(Reason("saved-not-one", "", {"want": ", ".join(_KEYS)}))
    for key in _KEYS:
        if key not in data:
            raise BadInput(Reason("saved-missing", "", {"key": key}))
    if not isinstance(data["game"], str) or not isinstance(data["options"], dict):
        raise BadInput(Reason("saved-broken", "", {"cause": "game, options"}))


def restore(match: Match[P], data: Saved) -> Match[P]:
    """Put a saved state and log into a fresh match of the same game, seats and options; the chain must fit them."""
    try:
        match.opening = [Fact(*fact) for fact in data["opening"]]
        for row in data["log"]:
            entry = Entry(row[0], notation.parse(row[1]), *row[2 : len(_ENTRY)])
            if type(entry.seat) is not int:
                raise ValueError(f"seat {entry.seat}")
            entry.chain = row[-2]
            entry.facts = [Fact(*fact) for fact in row[-1]]
            match.entries.append(entry)
        for key, state in data["snapshots"].items():
            old = match.position.copy()
            old.restore(state)
            match.snapshots[int(key)] = old
        match.position.restore(data["state"])
        match.spent = data.get("spent", 0)
        if type(match.spent) is not int or match.spent < 0:
            raise ValueError(f"spent {match.spent}")
        for number, old in [*match.snapshots.items(), (len(match.entries), match.position)]:
            if not match.is_after(number, old):
                raise ValueError(f"state {number}")
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        if data["keeling"] != VERSION:
            raise BadInput(Reason("saved-older", "", {"engine": str(data["keeling"])[:20], "ours": VERSION})) from None
        raise BadInput(Reason("saved-broken", "", {"cause": str(error)})) from None
    return match
