"""What is told of a game at its end: emissions and sinks round by round, who did what, what each crisis has cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from keeling.core.agenda import Fact
from keeling.core.match import Match
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.words import SINKS

DID: Final = {"dirty": -1, "emission": -1, "clean": 1, "resilience": 1, **dict.fromkeys(SINKS, 1)}  # and which way
COST: Final = ("community", "resilience", "clean", "dirty", "demand", "emission", "current", *SINKS)  # of crises
_OVER: Final = ("crisis-revealed", "crisis-averted", "crisis-lasts", "round", "rolled")  # then a crisis is through
_HARM: Final = ("D-52", "D-53")  # what a crisis does is noted under these rules


@dataclass
class Blow:
    """A crisis that struck or was averted: whom it struck how often, and what it cost all together."""

    round: int
    key: str
    who: list[tuple[int, int]] = field(default_factory=list)
    cost: dict[str, int] = field(default_factory=dict)  # by what was lost or gained
    later: dict[str, int] = field(default_factory=dict)  # by what changes in the next round


def _told(match: Match[DaybreakPosition]) -> Iterator[tuple[int, Fact]]:
    """All facts after the setup, each with who made the choice that led to it."""
    for entry in match.entries:
        for fact in entry.facts:
            yield entry.seat, fact


def rounds(match: Match[DaybreakPosition]) -> list[tuple[int, int, int]]:
    """CO₂, sinks and temperature of each round that came to its emissions."""
    found: list[tuple[int, int, int]] = []
    warm = match.position.figures.start_degrees
    for _, fact in _told(match):
        warm = int(fact.values.get("degrees", warm))
        if fact.kind == "balance":
            found.append((int(fact.values["co2"]), int(fact.values["sinks"]), warm))
        elif found:
            found[-1] = (*found[-1][:2], warm)
    return found


def did(match: Match[DaybreakPosition]) -> dict[str, list[int]]:
    """By what was removed or built, how much each seat did; whoever chose has planted what is common."""
    amounts = {kind: [0] * match.seats for kind in DID}
    for seat, fact in _told(match):
        who = fact.seat if fact.seat >= 0 else seat
        way = DID.get(fact.kind, 0)
        if way and who >= 0 and int(fact.values["amount"]) * way > 0:
            amounts[fact.kind][who] += int(fact.values["amount"])
    return {kind: row for kind, row in amounts.items() if any(row)}


def crises(match: Match[DaybreakPosition]) -> list[Blow]:
    """Every crisis of the game in its order."""
    found: list[Blow] = []
    now: Blow | None = None
    number = 1
    for _, fact in _told(match):
        if fact.kind == "round":
            number = int(fact.values["round"])
        if fact.kind in _OVER:
            now = None
        if fact.kind in ("struck", "crisis-averted"):
            key = str(fact.values["crisis"])
            if now is None or now.key != key:
                now = Blow(number, key)
                found.append(now)
            if fact.kind == "struck":
                now.who.append((fact.seat, int(fact.values["times"])))
        elif now is not None:
            _note(now, fact)
    return found


def _note(blow: Blow, fact: Fact) -> None:
    """Take down what a crisis has done."""
    if fact.kind in COST and fact.rule in _HARM:
        blow.cost[fact.kind] = blow.cost.get(fact.kind, 0) + int(fact.values["amount"])
    elif fact.kind == "lost":
        blow.cost["card"] = blow.cost.get("card", 0) - 1
    elif fact.kind == "next-round":
        mod = str(fact.values["mod"])
        blow.later[mod] = blow.later.get(mod, 0) + int(fact.values["change"])
