"""Whether the figures of a component sheet of Factory Commons make sense together."""

from __future__ import annotations

from keeling.core.sheet import Sheet
from keeling.games.factories.model.vocabulary import CARDS
from keeling.games.factories.model.words import RESOURCES
from keeling.kit.consistency import as_many, enough, within


def check_consistency(sheet: Sheet) -> None:
    """Refuse what no table could be played with, naming the key."""
    for name in RESOURCES:
        row = sheet["market"][name]
        within(f"market.{name}.price", row["price"], row["low"], row["high"])
        enough(f"market.{name}.low", row["low"], sheet["round"]["spread"])
    within("start.cpc", sheet["start"]["cpc"], 0, sheet["goal"]["cpc"])
    within("start.sp", sheet["start"]["sp"], 0, sheet["goal"]["sp"] - 1)
    for deck in CARDS:
        deck.check(sheet[deck.name])
    rows = [row for deck in CARDS for row in sheet[deck.name]]
    effects = [effect for row in rows for effect in [*row["effects"], *row.get("or", [])]]
    discards = sum([effect["do"] == "discard" for effect in effects])
    as_many("marketing", discards, 0, 1)  # the rulebook knows one exception
