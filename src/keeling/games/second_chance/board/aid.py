"""The figures and steps of Second Chance at a glance."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from keeling.core.sheet import Sheet
from keeling.games.co2_family.board.aid import fossils, grants, plants
from keeling.games.second_chance.model.words import ENERGIES
from keeling.games.second_chance.telling.voice import VOICE
from keeling.web.drawing.shapes import amount, says
from keeling.web.pages.aid import Table

STEPS: Final = {  # by heading, the rules that tell it
    "ui.web.aid.turn": ("S-22", "S-30", "S-34"),
    "ui.web.aid.actions": ("S-40", "S-41", "S-42", "S-44"),
    "ui.web.aid.round": ("S-50", "S-55", "S-60", "S-62", "S-63"),
    "ui.web.aid.end": ("S-80", "S-81", "S-83"),
}


def tables(sheet: Sheet, lang: str) -> list[Table]:
    """What preparing gives, what plants cost, what a decade's end costs, as the sheet in use has it."""
    return [
        grants(sheet, ENERGIES, VOICE, lang),
        fossils(sheet, VOICE, lang),
        plants(sheet, ENERGIES, VOICE, lang),
        _decades(sheet, lang),
    ]


def _decades(sheet: Sheet, lang: str) -> Table:
    """By decade, the points for each open environmental goal, and for each step down in CO₂."""
    climate = sheet["climate"]
    heads = ("", *[str(number + 1) for number in range(len(climate["goal_vp"]))])
    goals, cuts = ([_points(-vp, lang) for vp in climate[what]] for what in ("goal_vp", "cut_vp"))
    rows = [
        (VOICE.text("ui.web.aid.open-goal", lang), *goals),
        (VOICE.text("ui.web.aid.cut", lang, ppm=climate["cut_ppm"]), *cuts),
    ]
    return Table(VOICE.text("ui.web.aid.decade", lang), heads, rows)


def _points(number: int, lang: str) -> Markup:
    """Points to pay, with their noun for ears."""
    shown = f"−{-number}"
    return Markup("<span{}>{}</span>").format(says(VOICE.word("vp", lang), shown), amount("vp", shown))
