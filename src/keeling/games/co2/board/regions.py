"""The regions of the map: what stands in their slots, and what they wish for."""

from __future__ import annotations

from typing import Any

from keeling.games.co2.voice import VOICE, text
from keeling.games.co2.words import ENERGIES
from keeling.games.co2_family.board.regions import block, told
from keeling.web import art

Data = dict[str, Any]


def region(view: Data, sheet: Data, names: list[str], land: art.Land, lang: str) -> Data:
    """All that a region's block shows."""
    word = land.word
    region = view["regions"][word]
    slots = [_slot(word, slot, region, lang) for slot in region["slots"]]
    due = view["decade"] + 1
    return {
        **block(view, sheet, names, land, slots, "hand"),
        "due": due if due <= view["decades"] else 0,
        "wants": ", ".join(VOICE.word(energy, lang) for energy in region["energies"]),
        "label": told(VOICE, word, region, names, lang),
    }


def _slot(word: str, slot: str, region: Data, lang: str) -> Data:
    """A slot with its project, if there is one."""
    project = region["slots"][slot] or {"energy": "", "installed": False, "scientist": -1}
    energy, ready = project["energy"], project["installed"]
    stage = text("ui.board.installed" if ready else "ui.board.proposed", lang)
    state = f"{VOICE.word(energy, lang)}, {stage}" if energy else text("ui.board.free", lang)
    return {
        "word": slot, "why": _why(word, slot, region), "label": f"{VOICE.word(f'{word} {slot}', lang)}: {state}",
        "energy": energy, "ready": ready, "scientist": project["scientist"], "level": 0, "base": -1,
    }  # fmt: skip


def _why(word: str, slot: str, region: Data) -> str:
    """The move that a slot is there for, as far as its project has come."""
    project = region["slots"][slot]
    if project is None:
        wanted = region["energies"][0] if region["energies"] else ENERGIES[0]
        return f"propose {wanted} {word} {slot}"
    return f"{'build' if project['installed'] else 'install'} {project['energy']} {word} {slot}"
