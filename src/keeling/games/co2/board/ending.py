"""What CO₂ adds to the end screen: money from permits and goals among the points, and the climate over time."""

from __future__ import annotations

from keeling.core.match import Match
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.telling.voice import VOICE
from keeling.games.co2_family.board.charts import climate
from keeling.kit.ledger import Ledger, facts_of
from keeling.locale.figures import earned, money


def ending(match: Match[Co2Position], ledger: Ledger, lang: str) -> dict[str, object]:
    """Its own part of the end screen."""
    sheet, view = match.position.figures.sheet, match.view(None)
    _, air = ledger.books
    lines = sheet["climate"]["disaster"], sheet["climate"]["defeat"]
    return {
        "co2": view["co2"],
        "climate": climate(VOICE, air.course, view["decades"], lines, lang),
        "cells": _cells(match, ledger, sheet["goals"]["discard_money"], lang),
        "values": {"dollars": sheet["goals"]["dollars_per_vp"]},
    }


def _cells(match: Match[Co2Position], ledger: Ledger, price: int, lang: str) -> dict[str, list[int | str]]:
    """What permits brought in the reckoning (C-71), and who had sold the company goal (C-31)."""
    sold, cashed = [0] * match.seats, []
    for fact in facts_of(match):
        if fact.kind == "money" and fact.rule == "C-71":
            sold[fact.seat] += int(fact.values["amount"])
        elif fact.kind == "goal-discarded":
            cashed.append(fact.seat)
    goals = ledger.points.of("goal")
    return {
        "permits": [earned(gain, lang) if gain else 0 for gain in sold],
        "goal": [money(price, lang) if seat in cashed else goals[seat] for seat in range(match.seats)],
    }
