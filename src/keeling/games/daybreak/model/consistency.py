"""Whether the figures of a component sheet of Daybreak make sense together: every card can be played and told."""

from __future__ import annotations

from keeling.core.schema import Sheet, Word, fault
from keeling.games.daybreak.model.decks import DECKS, OUTCOMES, TIPPING
from keeling.games.daybreak.model.figures import Box
from keeling.games.daybreak.model.words import PLACES, PLANET, POWERS


def check_consistency(box: Box) -> None:
    """Refuse what no table could be played with, naming the key."""
    sheet = box.sheet
    keys: list[str] = []
    for deck in [*DECKS, OUTCOMES]:
        deck.check(sheet[deck.name])
        keys += [row["key"] for row in sheet[deck.name]]
    reserved = [f"s{place + 1}" for place in range(PLACES)]  # words that a move names something else by
    for key in keys:
        if keys.count(key) > 1 or not key or " " in key or key in reserved:
            raise fault("distinct", "key", {"got": key})
    _check_rolls(sheet)
    for power in POWERS:
        count = sum([row["power"] == power for row in sheet["starting"]])
        if count != sheet["round"]["stacks"]:
            raise fault("count", f"starting.{power}", {"got": count, "low": 5, "high": 5})
    for name in PLANET:
        for place, effect in enumerate(sheet["planet"][name]["do"], 1):
            TIPPING.check_effect(f"planet.{name}.do.{place}", effect, stays=False)


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
