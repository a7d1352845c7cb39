"""The figures and steps of Daybreak at a glance."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from keeling.core.sheet import Sheet
from keeling.games.daybreak.telling.voice import VOICE
from keeling.web.drawing.shapes import icon
from keeling.web.pages.aid import Table

STEPS: Final = {  # by heading, the rules that tell it
    "ui.web.aid.turn": ("D-31", "D-32", "D-33", "D-34"),
    "ui.web.aid.round": ("D-40", "D-41", "D-43", "D-50", "D-52", "D-53"),
    "ui.web.aid.end": ("D-42", "D-54", "D-60"),
}


def tables(sheet: Sheet, lang: str) -> list[Table]:
    """How many crises each temperature calls, and where the game is lost, as the sheet in use has it."""
    return [_heat(sheet, lang), _limits(sheet, lang)]


def _heat(sheet: Sheet, lang: str) -> Table:
    heat = sheet["thermometer"]
    degrees = [
        str(VOICE.in_words({"degrees": heat["start"] + band}, lang, None)["degrees"]) for band in range(heat["lose"])
    ]
    crises = [heat["crises"][min(band, len(heat["crises"]) - 1)] for band in range(heat["lose"])]
    heads = (Markup("{} °C").format(icon("db-band", "i14")), *degrees)
    row = (
        Markup("{} {}").format(icon("db-crisis", "i14"), VOICE.text("ui.web.daybreak.crises-title", lang)),
        *map(str, crises),
    )
    return Table(VOICE.text("ui.web.daybreak.end.heat", lang), heads, [row])


def _limits(sheet: Sheet, lang: str) -> Table:
    figures = (
        ("decade", "ui.web.daybreak.aid.rounds", sheet["round"]["rounds"]),
        ("db-card", "ui.web.daybreak.aid.draw", sheet["round"]["draw"]),
        ("db-community", "ui.web.daybreak.aid.communities", sheet["round"]["lose"]),
        ("db-band", "ui.web.daybreak.aid.bands", sheet["thermometer"]["lose"]),
        ("db-co2", "ui.web.daybreak.aid.row", sheet["thermometer"]["co2"]),
    )
    rows = [
        (Markup("{} {}").format(icon(one, "i14"), VOICE.text(key, lang)), str(value)) for one, key, value in figures
    ]
    return Table(VOICE.text("ui.web.aid.figures", lang), (), rows)
