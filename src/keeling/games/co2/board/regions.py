"""The regions of the map: what stands in their slots, and what they wish for."""

from __future__ import annotations

from keeling.core.sheet import Sheet
from keeling.games.co2.model.words import ENERGIES
from keeling.games.co2.telling.voice import VOICE, text
from keeling.games.co2.views.types import Co2View, RegionView
from keeling.games.co2_family.board.regions import Slot, block
from keeling.games.co2_family.views.demand import due
from keeling.web.drawing import art
from keeling.web.drawing.render import Kept


def region(view: Co2View, sheet: Sheet, names: list[str], land: art.Land, lang: str, kept: Kept) -> str:
    """A region as its block."""
    word = land.word
    region, kinds = view["regions"][word], sheet["regions"][land.word]["slots"]
    slots = [_slot(word, slot, kind, region, lang) for slot, kind in zip(region["slots"], kinds, strict=True)]
    if region["awaits"]:  # the answer names no region
        slots = [slot._replace(words=f"place {slot.word}", why=f"place {slot.word}") for slot in slots]
    return block(VOICE, land, region, sheet["fossils"], slots, names, lang, kept, due=due_in(view), home="hand")


def due_in(view: Co2View) -> int:
    """The demand space that is filled next."""
    return due(view["regions"], view["decade"], view["round"], view["ahead"])


def _slot(word: str, slot: str, kind: str, region: RegionView, lang: str) -> Slot:
    """A slot, with the move that it is there for as far as its project has come."""
    project, place = region["slots"][slot], VOICE.word(f"{word} {slot}", lang)
    if project is None:
        wanted = region["energies"][0] if region["energies"] else ENERGIES[0]
        return Slot(slot, kind, f"propose {wanted} {word} {slot}", f"{place}: {text('ui.board.free', lang)}")
    energy, ready = project["energy"], project["installed"]
    stage = text("ui.board.installed" if ready else "ui.board.proposed", lang)
    why = f"{'build' if ready else 'install'} {energy} {word} {slot}"
    return Slot(slot, kind, why, f"{place}: {VOICE.word(energy, lang)}, {stage}", energy, ready, project["scientist"])
