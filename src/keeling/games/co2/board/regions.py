"""The regions: each as a block of spaces and slots on the map, and all on the small map."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.co2.view_types import Co2View, ProjectView, RegionView, SpaceView
from keeling.games.co2.voice import VOICE, text
from keeling.games.co2.words import ENERGIES
from keeling.web import art
from keeling.web.render import SLOTS, Kept, compose, part

# on a slot without a project
_NOTHING: Final[ProjectView] = {"energy": "", "installed": False, "scientist": -1}


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


def region(view: Co2View, sheet: Sheet, names: list[str], land: art.Land, lang: str, kept: Kept) -> str:
    """A region; a choice seldom changes more than two or three of its elements."""
    word, y = land.word, land.y
    region = view["regions"][word]
    fossils, kinds, due = sheet["fossils"], sheet["regions"][word]["slots"], view["decade"] + 1
    spaces = tuple(_stands(space, fossils) for space in region["spaces"])
    wants = ", ".join(VOICE.word(energy, lang) for energy in region["energies"])
    left, first = land.cx - (len(spaces) * 40 - 4) / 2, land.cx - (len(kinds) * 53 - 5) / 2
    slots, workers = [], []
    for at, (slot, project) in enumerate(region["slots"].items()):
        on, x = project or _NOTHING, first + at * 53
        drawn = part(
            "co2/slot", lang, word=word, slot=slot, x=x, y=y + 64, kind=kinds[at], why=_why(word, slot, region),
            energy=on["energy"], installed=on["installed"],
        )  # fmt: skip
        slots.append((f"s-{word}-{slot}", drawn))
        if on["scientist"] >= 0:
            workers.append((slot, x, on["scientist"], names[on["scientist"]]))
    draw = partial(part, lang=lang, word=word, y=y)
    label, due = _told(word, region, names, lang), due if due <= view["decades"] else 0
    elements = [
        (f"n-{word}", draw("co2/region-name", cx=land.cx, why=_first_why(view, word), label=label)),
        (f"sps-{word}", draw("co2/region-spaces", left=left, spaces=spaces, due=due)),
        (f"pms-{word}", draw("co2/region-permits", left=left, count=len(spaces), permits=region["permits"])),
        *slots,
        (f"ws-{word}", draw("co2/region-workers", workers=tuple(workers))),
        (f"st-{word}", draw("co2/region-stand", cx=land.cx, energies=tuple(region["energies"]), wants=wants,
                            tech=region["tech"], control=region["control"])),
    ]  # fmt: skip
    frame = kept.draw("co2/region", lang, word, "", lambda: {"word": word, "parts": SLOTS[0]})
    return compose(frame, elements)


def _stands(space: SpaceView | None, fossils: Sheet) -> tuple[str, str, int, int]:
    """What stands on a space: a fossil plant, or a plant and its owner; and what it emits."""
    on = space or {}
    fossil = on.get("fossil", "")
    return fossil, on.get("plant", ""), on.get("owner", -1), fossils[fossil]["ppm"] if fossil else 0


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
