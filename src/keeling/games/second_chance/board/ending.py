"""The end: for a team what it took, what it had and its rank; for rivals the climate beside the reckoning."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, cast

from keeling.core.match import Match
from keeling.core.sheet import Sheet
from keeling.games.co2_family.board.charts import climate
from keeling.games.second_chance.board.course import Decade, air, decades
from keeling.games.second_chance.board.hand import personal_goal
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.telling.voice import VOICE, text
from keeling.games.second_chance.views.types import SecondChanceView
from keeling.kit.ledger import Account, Ledger, facts_of
from keeling.locale.figures import money

Row = dict[str, object]
_EARNED: Final = {"plants": "forestation", "income": "recycling", "claims": "cold-fusion", "cards": "hydro"}
_PAID: Final = {"goals": "oil", "reduction": "gas", "penalties": "permit"}


def ending(match: Match[SecondChancePosition], ledger: Ledger, lang: str) -> Row:
    """Its own part of the end screen."""
    view = cast(SecondChanceView, match.view(None))
    sheet = match.position.figures.sheet
    cells = {"goal": _goal_cells(match, ledger, sheet["goals"]["discard_money"], lang)}
    own: Row = {"team": view["mode"] == "cooperative", "co2": view["co2"], "cells": cells}
    own["values"] = {"dollars": sheet["goals"]["dollars_per_vp"]}
    if own["team"]:
        return {**own, **_team(match, ledger, view, lang)}
    return {**own, "climate": _climate(ledger, view, sheet, lang)}


def _climate(ledger: Ledger, view: SecondChanceView, sheet: Sheet, lang: str) -> Row:
    """CO₂ by cause at the end of each decade."""
    figures = sheet["climate"]
    lines = figures["second_event"], figures["limit"]
    course = ledger.books[2].course[1:]  # the first reading is of an empty board
    return climate(VOICE, course, view["decades"], lines, lang, 1, figures["competitive"])


def _goal_cells(match: Match[SecondChancePosition], ledger: Ledger, price: int, lang: str) -> list[int | str]:
    """What company goals brought, and who had turned theirs in."""
    cashed = [fact.seat for fact in facts_of(match) if fact.kind == "goal-discarded"]
    return [
        money(price, lang) if seat in cashed else points for seat, points in enumerate(ledger.points.of("goal")[:-1])
    ]


def _team(match: Match[SecondChancePosition], ledger: Ledger, view: SecondChanceView, lang: str) -> Row:
    """How a team has fared: the verdict, each condition, the climate, where points came from and went, the rank."""
    sheet, seats = match.position.figures.sheet, match.seats
    course, points = decades(match, view), view["team"]
    ranks = sheet["ranks"]["points"][seats - 1]
    rank, ended = view["rank"], view["ending"]
    missing = [int(fact.values["missing"]) for fact in facts_of(match) if fact.kind == "team-failed"]
    over = {"points-lost": -points, "overheated": view["co2"] - view["limit"]}.get(ended, sum(missing))
    return {
        "title": text(f"ui.web.end.{ended}", lang, n=over, rank=text(f"rank.{max(1, rank)}", lang)),
        "points": points, "decade": view["decade"], "decades": view["decades"], "won": ended == "won",
        "rank": text(f"rank.{rank}", lang) if rank and ended in ("won", "goals-missed") else "",
        "took": _conditions(view, course, sheet, match, lang),
        "personal": [
            [personal_goal(sheet, one, lang) for one in player["progress"] if one["no"] in player["personal"]]
            for player in view["players"]
        ],
        "air": air(course, view["limit"], sheet["climate"]["cooperative"]),
        "account": _account(ledger, points),
        "ranks": [(text(f"rank.{n}", lang), reach, n == rank) for n, reach in enumerate(_reaches(ranks), 1)],
        "short": (ranks[rank] - points, text(f"rank.{rank + 1}", lang)) if rank < len(ranks) else None,
        "blamed": (_missed(view) if ended == "goals-missed" else (), "ui.web.moment.goal"),
    }  # fmt: skip


def _reaches(ranks: Sequence[int]) -> list[str]:
    """From which points to which each rank reaches."""
    return [f"{least}–{above - 1}" for least, above in pairwise(ranks)] + [f"{ranks[-1]}+"]


def _met(view: SecondChanceView) -> list[int]:
    """How many personal goals everybody has met."""
    return [
        sum(one["met"] for one in player["progress"] if one["no"] in player["personal"]) for player in view["players"]
    ]


def _missed(view: SecondChanceView) -> list[int]:
    """Who has met too few personal goals."""
    return [seat for seat, count in enumerate(_met(view)) if count < view["needed"]]


def _conditions(
    view: SecondChanceView, course: Sequence[Decade], sheet: Sheet, match: Match[SecondChancePosition], lang: str
) -> list[Row]:
    """What it took to win, each with what was needed and what there was."""
    limit, most, alone = view["limit"], sheet["goals"]["un_open_most"], view["seats"] == 1
    rows: list[Row] = []
    supplied = [one for one in course if one["supplied"]]
    if supplied:
        worst = max(supplied, key=lambda one: one["after"])
        note = text("ui.web.end.note.co2", lang, decade=worst["decade"])
        need = text("ui.web.end.most", lang, n=limit)
        rows.append(_row("co2", worst["after"] <= limit, need, worst["after"], note, lang))
    if course:
        poorest = min(course, key=lambda one: one["points"])
        note = text("ui.web.end.note.points", lang, decade=poorest["decade"])
        need = text("ui.web.end.least", lang, n=0)
        rows.append(_row("points", poorest["points"] >= 0, need, poorest["points"], note, lang))
    last = view["ending"] in ("won", "goals-missed")
    early = "" if last else text("ui.web.end.note.early", lang)
    still = len(view["un_goals"])
    rows.append(_row("un", still <= most if last else None, text("ui.web.end.most", lang, n=most), still, early, lang))
    rows.append(_personal(view, last, alone, early, lang))
    if view["solo_card"]:
        met = any(fact.kind == "solo-card-met" for fact in facts_of(match)) if last else None
        rows.append(_row("solo", met, "", "", text(f"solo.{view['solo_card']}", lang), lang))
    return rows


def _personal(view: SecondChanceView, last: bool, alone: bool, early: str, lang: str) -> Row:
    """Who has met personal goals: everybody one, or alone both."""
    missed = _missed(view)
    need, have = (view["needed"], _met(view)[0]) if alone else (view["seats"], view["seats"] - len(missed))
    row = _row("both" if alone else "personal", have >= need if last else None, str(need), have, early, lang)
    return {**row, "missed": missed if last and not alone else []}


def _row(key: str, met: bool | None, need: str, had: int | str, note: str, lang: str) -> Row:
    label = text(f"ui.web.end.row.{key}", lang)
    return {"key": key, "label": label, "met": met, "need": need, "had": had, "note": note, "missed": []}


def _account(ledger: Ledger, points: int) -> Row:
    """The points earned and paid, as parts of bars in percent of the longer one."""
    own, common = ledger.books[0], ledger.books[1]
    amounts = {**_sums(own), **_sums(common)}
    earned = [(key, tone, amounts[key]) for key, tone in _EARNED.items() if amounts.get(key, 0) > 0]
    paid = [(key, tone, -amounts[key]) for key, tone in _PAID.items() if amounts.get(key, 0) < 0]
    start = points - sum(amounts.values())
    if start > 0:
        earned.insert(0, ("start", "wind", start))
    high = max(1, sum(n for _, _, n in earned), sum(n for _, _, n in paid))
    return {
        "earned": sum(n for _, _, n in earned), "paid": sum(n for _, _, n in paid),
        "bars": [_bar(earned, high), _bar(paid, high)],
    }  # fmt: skip


def _sums(account: Account) -> dict[str, int]:
    return {key: account.sum(key) for key in account.amounts}


def _bar(parts: Sequence[tuple[str, str, int]], high: int) -> list[Row]:
    found: list[Row] = []
    x = 0.0
    for key, tone, amount in parts:
        wide = amount * 100 / high
        found.append({"key": key, "tone": tone, "x": round(x, 2), "w": round(wide, 2), "n": amount})
        x += wide
    return found
