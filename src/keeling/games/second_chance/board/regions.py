"""The regions of the map: projects with their levels and foundations, the agenda with its cubes, who contends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from keeling.games.co2_family.board.regions import block, told
from keeling.games.second_chance.voice import VOICE, text
from keeling.games.second_chance.words import ENERGIES
from keeling.web import art

Data = dict[str, Any]
_CUBES: Final = 11.5  # from one cube to the next; more than three stand closer
_CLOSE: Final = 7.0
_SHOWN: Final = 2  # contenders beside the agenda
NEUTRAL: Final = -1


def region(view: Data, sheet: Data, names: Sequence[str], land: art.Land, lang: str) -> Data:
    """All that a region's block shows."""
    word = land.word
    region = view["regions"][word]
    slots = [_slot(word, slot, region, names, lang) for slot in region["slots"]]
    due = view["decade"] if view["mode"] == "cooperative" else view["decade"] + 1  # rivals are supplied first
    return {
        **block(view, sheet, names, land, slots, "board"),
        "due": due if due <= view["decades"] else 0,
        "cubes": _agenda(region),
        "contenders": region["contenders"][:_SHOWN],
        "wants": ", ".join(VOICE.word(energy, lang) for energy in region["energies"]),
        "label": told(VOICE, word, region, names, lang),
    }


def _slot(word: str, slot: str, region: Data, names: Sequence[str], lang: str) -> Data:
    """A slot with its project, if there is one."""
    project = region["slots"][slot]
    place = VOICE.word(f"{word} {slot}", lang)
    if project is None:
        wanted = region["energies"][0] if region["energies"] else ENERGIES[0]
        return {
            "word": slot, "why": f"plan {wanted} {word} {slot}", "label": f"{place}: {text('ui.board.free', lang)}",
            "energy": "", "ready": False, "scientist": -1, "level": 0, "base": -1,
        }  # fmt: skip
    energy, level, base = project["energy"], project["level"], project["infrastructure"]
    ready = base is not None
    stage = text("ui.board.prepared", lang, player=names[base]) if ready else text("ui.board.planned", lang)
    return {
        "word": slot,
        "why": f"{'build' if ready else 'prepare'} {energy} {word} {slot}",
        "label": f"{place}: {VOICE.word(energy, lang)}, {text('ui.board.level', lang, level=level)}, {stage}",
        "energy": energy, "ready": ready, "scientist": project["scientist"], "level": level,
        "base": base if ready else -1,
    }  # fmt: skip


def _agenda(region: Data) -> list[Data]:
    """The energies of the agenda with the cubes below each: whose, and how far from the middle."""
    found = []
    for place, energy in enumerate(region["energies"]):
        built = [s["owner"] for s in region["spaces"] if s and s.get("plant") == energy]
        cubes = [*built, *[NEUTRAL] * region["neutral"][place]]
        pitch = _CUBES if len(cubes) < 4 else _CLOSE
        first = -(len(cubes) - 1) * pitch / 2
        found.append({"energy": energy, "cubes": [(seat, first + n * pitch) for n, seat in enumerate(cubes)]})
    return found
