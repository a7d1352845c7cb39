"""The end: how emissions, sinks and temperature went, who removed and built what, and what each crisis has cost."""

from __future__ import annotations

from typing import Final

from keeling.core.match import Match
from keeling.games.daybreak.board.faces import face
from keeling.games.daybreak.board.signs import GOODS
from keeling.games.daybreak.board.world import degrees
from keeling.games.daybreak.model.figures import Figures
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.telling.history import crises, did, rounds
from keeling.games.daybreak.telling.voice import VOICE, text
from keeling.kit.ledger import Ledger
from keeling.web.drawing.charts import LEFT, RIGHT, path

Row = dict[str, object]
_FLOOR: Final = 150.0  # of the curves of CO₂ and sinks
_HIGH: Final = 132.0
_COLD: Final = 236.0  # of the temperature below them
_WARM: Final = 56.0


def ending(match: Match[DaybreakPosition], ledger: Ledger, lang: str) -> dict[str, object]:
    """Its own part of the end screen."""
    position = match.position
    told, view = rounds(match), match.view(None)
    return {
        "curve": _curve(told, position.figures, lang) if told else None,
        "did": _did(match, lang),
        "crises": _crises(match, lang),
        "played": position.round,
        "warm": degrees(view["thermometer"]["degrees"], lang),
        "begun": [one["community"] - n for one, n in zip(view["players"], ledger.points.total, strict=True)],
    }


def _curve(told: list[tuple[int, int, int]], figures: Figures, lang: str) -> Row:
    """CO₂ and sinks as two lines, what lies between them, and the temperature on a scale of its own."""
    top = max(10, *(max(co2, sinks) for co2, sinks, _ in told)) * 1.08
    step = (RIGHT - LEFT) / len(told)
    cold, hot = figures.start_degrees, figures.start_degrees + figures.lose_bands
    across = [LEFT + (n + 0.5) * step for n in range(len(told))]

    def high(amount: int) -> float:
        return _FLOOR - amount / top * _HIGH

    def warm(tenths: int) -> float:
        return _COLD - (tenths - cold) / (hot - cold) * _WARM

    lines = [[(x, high(row[of])) for x, row in zip(across, told, strict=True)] for of in (0, 1)]
    heat = [(LEFT, warm(cold)), *((x, warm(row[2])) for x, row in zip(across, told, strict=True))]
    pace = 10 if top < 60 else 20
    return {
        "left": LEFT, "right": RIGHT, "co2": path(lines[0]), "sinks": path(lines[1]),
        "between": path([*lines[0], *reversed(lines[1])]) + "Z", "heat": path(heat), "hot": warm(hot),
        "limit": degrees(hot, lang), "cold": (degrees(cold, lang), warm(cold)),
        "ticks": [(n, high(n)) for n in range(0, int(top) + 1, pace)],
        "dots": [
            (x, n, co2, high(co2), sinks, high(sinks), degrees(tenths, lang), warm(tenths), co2 - sinks)
            for n, (x, (co2, sinks, tenths)) in enumerate(zip(across, told, strict=True), 1)
        ],
    }  # fmt: skip


def _did(match: Match[DaybreakPosition], lang: str) -> list[Row]:
    """What everybody has removed and built, in rows."""
    return [
        {"icon": GOODS[kind], "label": text(f"ui.web.daybreak.did.{kind}", lang), "cells": row}
        for kind, row in did(match).items()
    ]


def _crises(match: Match[DaybreakPosition], lang: str) -> list[Row]:
    """Every crisis of the game in its order."""
    sheet, seats = match.position.figures.sheet, match.seats
    return [
        {
            "title": face(sheet, blow.key, lang, seats).title, "round": blow.round, "who": blow.who,
            "cost": [(GOODS[of], n, text(f"ui.web.daybreak.cost.{of}", lang)) for of, n in blow.cost.items() if n],
            "later": [(VOICE.word(mod, lang, "mod"), n) for mod, n in blow.later.items()],
        }
        for blow in crises(match)
    ]  # fmt: skip
