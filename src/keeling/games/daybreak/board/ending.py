"""The end: how emissions, sinks and temperature went, who removed and built what, and what each crisis has cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from keeling.core.agenda import Fact
from keeling.core.match import Match
from keeling.games.daybreak.board.faces import face
from keeling.games.daybreak.board.signs import GOODS
from keeling.games.daybreak.board.world import degrees
from keeling.games.daybreak.figures import Figures
from keeling.games.daybreak.position import DaybreakPosition
from keeling.games.daybreak.voice import VOICE, text
from keeling.games.daybreak.words import SINKS
from keeling.kit.ledger import Ledger
from keeling.web.charts import LEFT, RIGHT, path

Row = dict[str, object]
DID: Final = {"dirty": -1, "emission": -1, "clean": 1, "resilience": 1, **dict.fromkeys(SINKS, 1)}  # and which way
COST: Final = ("community", "resilience", "clean", "dirty", "demand", "emission", "current", *SINKS)  # of crises
_OVER: Final = ("crisis-revealed", "crisis-averted", "crisis-lasts", "round", "rolled")  # then a crisis is through
_HARM: Final = ("D-52", "D-53")  # what a crisis does is noted under these rules
_FLOOR: Final = 150.0  # of the curves of CO₂ and sinks
_HIGH: Final = 132.0
_COLD: Final = 236.0  # of the temperature below them
_WARM: Final = 56.0


def ending(match: Match[DaybreakPosition], ledger: Ledger, lang: str) -> dict[str, object]:
    """Its own part of the end screen."""
    position = match.position
    rounds, view = _rounds(match), match.view(None)
    return {
        "curve": _curve(rounds, position.figures, lang) if rounds else None,
        "did": _did(match, lang),
        "crises": _crises(match, lang),
        "played": position.round,
        "warm": degrees(view["thermometer"]["degrees"], lang),
        "begun": [one["community"] - n for one, n in zip(view["players"], ledger.points.total, strict=True)],
    }


def _told(match: Match[DaybreakPosition]) -> Iterator[tuple[int, Fact]]:
    """All facts after the setup, each with who made the choice that led to it."""
    for entry in match.entries:
        for fact in entry.facts:
            yield entry.seat, fact


def _rounds(match: Match[DaybreakPosition]) -> list[tuple[int, int, int]]:
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


def _curve(rounds: list[tuple[int, int, int]], figures: Figures, lang: str) -> Row:
    """CO₂ and sinks as two lines, what lies between them, and the temperature on a scale of its own."""
    top = max(10, *(max(co2, sinks) for co2, sinks, _ in rounds)) * 1.08
    step = (RIGHT - LEFT) / len(rounds)
    cold, hot = figures.start_degrees, figures.start_degrees + figures.lose_bands
    across = [LEFT + (n + 0.5) * step for n in range(len(rounds))]

    def high(amount: int) -> float:
        return _FLOOR - amount / top * _HIGH

    def warm(tenths: int) -> float:
        return _COLD - (tenths - cold) / (hot - cold) * _WARM

    lines = [[(x, high(row[of])) for x, row in zip(across, rounds, strict=True)] for of in (0, 1)]
    heat = [(LEFT, warm(cold)), *((x, warm(row[2])) for x, row in zip(across, rounds, strict=True))]
    pace = 10 if top < 60 else 20
    return {
        "left": LEFT, "right": RIGHT, "co2": path(lines[0]), "sinks": path(lines[1]),
        "between": path([*lines[0], *reversed(lines[1])]) + "Z", "heat": path(heat), "hot": warm(hot),
        "limit": degrees(hot, lang), "cold": (degrees(cold, lang), warm(cold)),
        "ticks": [(n, high(n)) for n in range(0, int(top) + 1, pace)],
        "dots": [
            (x, n, co2, high(co2), sinks, high(sinks), degrees(tenths, lang), warm(tenths), co2 - sinks)
            for n, (x, (co2, sinks, tenths)) in enumerate(zip(across, rounds, strict=True), 1)
        ],
    }  # fmt: skip


def _did(match: Match[DaybreakPosition], lang: str) -> list[Row]:
    """What everybody has removed and built, in rows; whoever chose has planted what is common."""
    amounts = {kind: [0] * match.seats for kind in DID}
    for seat, fact in _told(match):
        who = fact.seat if fact.seat >= 0 else seat
        way = DID.get(fact.kind, 0)
        if way and who >= 0 and int(fact.values["amount"]) * way > 0:
            amounts[fact.kind][who] += int(fact.values["amount"])
    return [
        {"icon": GOODS[kind], "label": text(f"ui.web.daybreak.did.{kind}", lang), "cells": row}
        for kind, row in amounts.items()
        if any(row)
    ]


@dataclass
class Blow:
    """A crisis that struck or was averted: whom it struck how often, and what it cost all together."""

    title: str
    round: int
    key: str
    who: list[tuple[int, int]] = field(default_factory=list)
    cost: dict[str, int] = field(default_factory=dict)  # by what was lost or gained
    later: dict[str, int] = field(default_factory=dict)  # by what changes in the next round


def _crises(match: Match[DaybreakPosition], lang: str) -> list[Row]:
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
                title = face(match.position.figures.sheet, key, lang, match.seats).title
                now = Blow(title, number, key)
                found.append(now)
            if fact.kind == "struck":
                now.who.append((fact.seat, int(fact.values["times"])))
        elif now is not None:
            _note(now, fact)
    return [
        {
            "title": blow.title, "round": blow.round, "who": blow.who,
            "cost": [(GOODS[of], n, text(f"ui.web.daybreak.cost.{of}", lang)) for of, n in blow.cost.items() if n],
            "later": [(VOICE.word(mod, lang, "mod"), n) for mod, n in blow.later.items()],
        }
        for blow in found
    ]  # fmt: skip


def _note(blow: Blow, fact: Fact) -> None:
    """Take down what a crisis has done."""
    if fact.kind in COST and fact.rule in _HARM:
        blow.cost[fact.kind] = blow.cost.get(fact.kind, 0) + int(fact.values["amount"])
    elif fact.kind == "lost":
        blow.cost["card"] = blow.cost.get("card", 0) - 1
    elif fact.kind == "next-round":
        mod = str(fact.values["mod"])
        blow.later[mod] = blow.later.get(mod, 0) + int(fact.values["change"])
