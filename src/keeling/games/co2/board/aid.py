"""The figures and steps of CO₂ at a glance."""

from __future__ import annotations

from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.co2.model.words import ENERGIES
from keeling.games.co2.telling.voice import VOICE
from keeling.games.co2_family.board.aid import fossils, grants, plants
from keeling.web.pages.aid import Table

STEPS: Final = {  # by heading, the rules that tell it
    "ui.web.aid.turn": ("C-30", "C-50", "C-35"),
    "ui.web.aid.actions": ("C-40", "C-42", "C-44", "C-60"),
    "ui.web.aid.round": ("C-21", "C-23", "C-24", "C-26"),
    "ui.web.aid.end": ("C-70", "C-71", "C-72"),
}


def tables(sheet: Sheet, lang: str) -> list[Table]:
    """What installing gives, what plants cost, and what fossil plants add, as the sheet in use has it."""
    return [grants(sheet, ENERGIES, VOICE, lang), fossils(sheet, VOICE, lang), plants(sheet, ENERGIES, VOICE, lang)]
