"""Whether the figures of a component sheet of Factory Commons make sense together."""

from __future__ import annotations

from keeling.core.schema import fault
from keeling.core.sheet import Sheet
from keeling.games.factories.vocabulary import CARDS
from keeling.games.factories.words import RESOURCES


def check_consistency(sheet: Sheet) -> None:
    """Refuse what no table could be played with, naming the key."""
    for name in RESOURCES:
        row = sheet["market"][name]
        if not row["low"] <= row["price"] <= row["high"]:
            raise fault("range", f"market.{name}.price", {"got": row["price"], "low": row["low"], "high": row["high"]})
        if row["low"] < sheet["round"]["spread"]:
            raise fault("short", f"market.{name}.low", {"got": row["low"], "need": sheet["round"]["spread"]})
    low = sheet["start"]["cpc"]
    if low > sheet["goal"]["cpc"]:
        raise fault("range", "start.cpc", {"got": low, "low": 0, "high": sheet["goal"]["cpc"]})
    if sheet["start"]["sp"] >= sheet["goal"]["sp"]:
        raise fault("range", "start.sp", {"got": sheet["start"]["sp"], "low": 0, "high": sheet["goal"]["sp"] - 1})
    for deck in CARDS:
        deck.check(sheet[deck.name])
    rows = [row for deck in CARDS for row in sheet[deck.name]]
    effects = [effect for row in rows for effect in [*row["effects"], *row.get("or", [])]]
    discards = sum([effect["do"] == "discard" for effect in effects])
    if discards > 1:  # the rulebook knows one exception
        raise fault("count", "marketing", {"got": discards, "low": 0, "high": 1})
