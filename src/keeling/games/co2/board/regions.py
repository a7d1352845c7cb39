"""The regions: each as a block of spaces and slots on the map, and all on the small map."""

from __future__ import annotations

from collections.abc import Sequence

from keeling.core.sheet import Sheet
from keeling.games.co2.view_types import Co2View, RegionView, SpaceView
from keeling.games.co2.voice import VOICE, text
from keeling.games.co2.words import ENERGIES
from keeling.web import art


def mini(view: Co2View) -> dict[str, object]:
    lands = {land.word: land for land in art.world().lands}
    return {
        "regions": [
            {
                "word": word,
                "cx": lands[word].cx,
                "y": lands[word].y,
                "spaces": [space and space.get("fossil", space.get("plant")) for space in region["spaces"]],
                "control": region["control"],
            }
            for word, region in view["regions"].items()
        ]
    }


def region(view: Co2View, sheet: Sheet, names: list[str], land: art.Land, lang: str) -> dict[str, object]:
    word = land.word
    region = view["regions"][word]
    kinds = sheet["regions"][word]["slots"]
    slots = []
    for at, (slot, project) in enumerate(region["slots"].items()):
        on = project or {"energy": "", "installed": False, "scientist": -1}
        slots.append({"word": slot, "at": at, "kind": kinds[at], "why": _why(word, slot, region), **on})
    due = view["decade"] + 1
    return {
        "word": word, "cx": land.cx, "y": land.y, "names": names,
        "ppm": {fossil: row["ppm"] for fossil, row in sheet["fossils"].items() if isinstance(row, dict)},
        "spaces": [_stands(space) for space in region["spaces"]], "permits": region["permits"], "tech": region["tech"],
        "control": region["control"], "energies": region["energies"], "slots": slots,
        "due": due if due <= view["decades"] else 0, "why": _first_why(view, word),
        "wants": ", ".join(VOICE.word(energy, lang) for energy in region["energies"]),
        "label": _told(word, region, names, lang),
    }  # fmt: skip


def _stands(space: SpaceView | None) -> tuple[str, str, int]:
    """What stands on a space: a fossil plant, or a plant and its owner."""
    on = space or {}
    return on.get("fossil", ""), on.get("plant", ""), on.get("owner", -1)


def _why(word: str, slot: str, region: RegionView) -> str:
    """The move that a slot is there for, as far as its project has come."""
    project = region["slots"][slot]
    if project is None:
        wanted = region["energies"][0] if region["energies"] else ENERGIES[0]
        return f"propose {wanted} {word} {slot}"
    return f"{'build' if project['installed'] else 'install'} {project['energy']} {word} {slot}"


def _told(word: str, region: RegionView, names: Sequence[str], lang: str) -> str:
    """A region in a sentence, for ears."""
    stands = []
    for space in region["spaces"]:
        if space and "plant" in space:
            stands.append(f"{VOICE.word(space['plant'], lang)} ({names[space['owner']]})")
        elif space:
            stands.append(VOICE.word(space["fossil"], lang))
        else:
            stands.append(text("ui.board.free", lang))
    stands.append(text("ui.board.permits", lang, have=region["permits"], most=len(region["spaces"])))
    if region["tech"]:
        stands.append(text("ui.board.tech", lang, have=region["tech"]))
    if region["control"] >= 0:
        stands.append(f"{text('ui.board.control', lang)} {names[region['control']]}")
    return f"{VOICE.word(word, lang)}: {', '.join(stands)}"


def _first_why(view: Co2View, word: str) -> str:
    region = view["regions"][word]
    return _why(word, next(iter(region["slots"])), region)
