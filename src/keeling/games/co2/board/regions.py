"""The regions of the map: what stands in their slots, and what they wish for."""

from __future__ import annotations

from keeling.games.co2.model.words import ENERGIES, REGIONS
from keeling.games.co2.telling.voice import VOICE, text
from keeling.games.co2.views.types import Co2View, RegionView
from keeling.games.co2_family.board.regions import Slot, block
from keeling.games.co2_family.board.sources import due_in
from keeling.web.drawing import art
from keeling.web.drawing.scene import Frame, Scene


def region(scene: Scene[Co2View], at: int) -> Frame:
    """A region as its block."""
    land = next(land for land in art.world().lands if land.word == REGIONS[at])
    word, lang = land.word, scene.lang
    region, kinds = scene.public["regions"][word], scene.sheet["regions"][word]["slots"]
    slots = [_slot(word, slot, kind, region, lang) for slot, kind in zip(region["slots"], kinds, strict=True)]
    if region["awaits"]:  # the answer names no region
        slots = [slot._replace(words=f"place {slot.word}", why=f"place {slot.word}") for slot in slots]
    return block(scene, VOICE, region, land, slots, due=due_in(scene), home="hand")


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
