"""Whether the figures of a component sheet of Daybreak make sense together: every card can be played and told."""

from __future__ import annotations

from keeling.core.schema import Word, fault
from keeling.core.sheet import Sheet
from keeling.games.daybreak.model.decks import DECKS, OUTCOMES, TIPPING
from keeling.games.daybreak.model.words import PLACES, PLANET, POWERS


def check_consistency(sheet: Sheet) -> None:
    """Refuse what no table could be played with, naming the key."""
    for deck in [*DECKS, OUTCOMES]:
        deck.check(sheet[deck.name])
    rows = [row for deck in [*DECKS, OUTCOMES] for row in sheet[deck.name]]
    keys: list[str] = [row["key"] for row in rows]
    reserved = [f"s{place + 1}" for place in range(PLACES)]  # words that a move names something else by
    for key in keys:
        if keys.count(key) > 1 or not key or " " in key or key in reserved:
            raise fault("distinct", "key", {"got": key})
    _check_rolls(sheet)
    _check_frame(sheet)


def _check_rolls(sheet: Sheet) -> None:
    """Every roll of the geoengineering die comes out as something that the sheet tells."""
    outcomes = [row["key"] for row in sheet["outcome"]]
    for deck in DECKS:
        for row in sheet[deck.name]:
            for place, effect in enumerate([*row["do"], *row.get("solo", {}).get("do", [])], 1):
                for line, (least, outcome) in enumerate(effect.get("table", []), 1):
                    key = f"{deck.name}.{row['no']}.do.{place}.table.{line}"
                    Word(*outcomes).check(key, outcome)
                    if not isinstance(least, int):
                        raise fault("type", key, {"want": "number", "got": str(least)})


def _check_frame(sheet: Sheet) -> None:
    for power in POWERS:
        count = sum([row["power"] == power for row in sheet["starting"]])
        if count != sheet["round"]["stacks"]:
            raise fault("count", f"starting.{power}", {"got": count, "low": 5, "high": 5})
    for name in PLANET:
        track = sheet["planet"][name]
        if max(track["tips"]) > track["length"] or track["start"] > track["length"]:
            raise fault("range", f"planet.{name}.tips", {"got": max(track["tips"]), "low": 1, "high": track["length"]})
        for place, effect in enumerate(track["do"], 1):
            TIPPING.check_effect(f"planet.{name}.do.{place}", effect, stays=False)
    bands = sheet["thermometer"]["lose"]
    if len(sheet["thermometer"]["crises"]) > bands:
        raise fault(
            "count", "thermometer.crises", {"got": len(sheet["thermometer"]["crises"]), "low": 1, "high": bands}
        )
