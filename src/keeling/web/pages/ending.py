"""The end of a game: the ranking, every point with its source, and how it came about in charts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from keeling.core.match import AnyMatch
from keeling.core.reason import Values
from keeling.games import facts_of
from keeling.kit.ledger import Account, Ledger
from keeling.locale import Translator
from keeling.web.drawing.charts import Share, level, points, sources
from keeling.web.drawing.render import page
from keeling.web.pages.ranking import ranking
from keeling.web.pages.turning_point import moment


class Row(TypedDict):
    """A line of a table: its symbol, its name, a cell for each seat, and whether it belongs to the reckoning."""

    icon: str
    label: str
    cells: Sequence[int | str]
    late: bool


def end(
    match: AnyMatch, lang: str, names: Sequence[str], ledger: Ledger, own: Mapping[str, Any], template: str = "end"
) -> str:
    """The end screen as one fragment; `own` is what a game adds to its template.

    Among it may be `cells`, what stands in a row instead of its amounts, `values` for the texts of rows, and `blamed`:
    the seats whose last turn decided, and the text that says so.
    """
    ranked, account, facts = ranking(match, names), ledger.points, facts_of(match.game.name)
    assert facts is not None
    rows = _rows(account, lang, match.game.name, own.get("cells", {}), own.get("values", {}))
    late = [row for row in rows if row["late"]]
    return page(
        f"{match.game.name}/{template}.html",
        lang,
        **ranked,
        rows=[row for row in rows if not row["late"]],
        final=late if ranked["outcome"].winners and any(any(row["cells"]) for row in late) else [],
        sub=[account.start + sum(_early(account, seat)) for seat in range(match.seats)],
        books=[_table(one, lang, match.game.name) for one in ledger.books[1:] if one.book.sources and one.book.title],
        course=points(ledger.course, ledger.bands),
        sources=sources(_bars(account), ranked["order"], names),
        legend=_legend(account),
        charts=[_chart(one) for one in ledger.books if one.book.chart],
        view=match.view(None),
        moment=moment(match, facts, account, lang, names, own.get("blamed", ((), ""))),
        **own,
    )


def _early(account: Account, seat: int) -> list[int]:
    """A seat's points on the board when the game ended."""
    told = account.book.sources
    return [row[seat] for key, row in account.amounts.items() if key not in told or not told[key].late]


def _rows(
    account: Account, lang: str, game: str, cells: Mapping[str, Sequence[int | str]], values: Values
) -> list[Row]:
    """The lines of the table: what everybody began with, and each source that gave anything."""
    voice, book, columns = Translator(game), account.book, account.seats + int(account.book.common)
    rows: list[Row] = []
    if account.start and not book.common:
        label = voice.text("ui.end.start", lang)
        rows.append({"icon": "next", "label": label, "cells": [account.start] * columns, "late": False})
    for key, source in book.sources.items():
        amounts = cells.get(key, account.of(key)[:columns])
        if any(amounts) or source.always:
            label = voice.text(f"ui.web.{book.rows}.{key}", lang, **values)
            rows.append({"icon": source.symbol, "label": label, "cells": amounts, "late": source.late})
    return rows


def _table(account: Account, lang: str, game: str) -> dict[str, object]:
    """A further book as a small table."""
    title = Translator(game).text(f"ui.web.book.{account.book.rows}", lang)
    return {"title": title, "common": account.book.common, "rows": _rows(account, lang, game, {}, {})}


def _chart(account: Account) -> dict[str, object]:
    """How a book rose and fell, and by what; a cause counts even if its ups and downs came out even."""
    book, causes = account.book, account.book.sources
    tones = {key: cause.tone for key, cause in causes.items()}
    told = [(key, one.symbol, one.tone, account.sum(key)) for key, one in causes.items() if any(account.of(key))]
    return {
        **level(account.course, account.start, account.limit, tones),
        "title": book.chart,
        "kind": book.rows,
        "causes": told,
    }


def shares(account: Account) -> dict[str, list[int]]:
    """What everybody gained, by the parts of a bar; those only that somebody gained by."""
    found: dict[str, list[int]] = {}
    for key, source in account.book.sources.items():
        row = found.setdefault(source.share or key, [0] * account.seats)
        for seat in range(account.seats):
            row[seat] += max(0, account.of(key)[seat])
    return {key: row for key, row in found.items() if any(row)}


def _legend(account: Account) -> list[tuple[str, str, str]]:
    told = account.book.sources
    firsts = {key: next(one for name, one in told.items() if key in (name, one.share)) for key in shares(account)}
    return [(key, source.symbol, source.tone) for key, source in firsts.items()]


def _bars(account: Account) -> list[Share]:
    """For each seat what it gained by share, what it lost, and the sum."""
    tones, gained = {key: tone for key, _, tone in _legend(account)}, shares(account)
    return [
        {
            "gains": [(key, tones[key], row[seat]) for key, row in gained.items() if row[seat]],
            "lost": sum(min(0, row[seat]) for row in account.amounts.values()),
            "total": total,
        }
        for seat, total in enumerate(account.total)
    ]
