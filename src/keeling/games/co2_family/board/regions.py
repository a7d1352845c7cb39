"""The regions: each as a block of spaces and slots on the map, and all on the small map."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from keeling.core.sheet import Sheet
from keeling.games.co2_family.board.sources import control, spaces
from keeling.games.co2_family.views.types import RegionSeen, SpaceView
from keeling.locale import Translator
from keeling.web.drawing import art
from keeling.web.drawing.composed import Element
from keeling.web.drawing.render import part
from keeling.web.drawing.scene import Frame, Scene, V, Values


class Slot(NamedTuple):
    """A slot with its project, if there is one; who is nobody is -1."""

    word: str
    kind: str
    why: str  # the move it is there for, as far as its project has come
    label: str
    energy: str = ""
    ready: bool = False  # whether one can build on it
    scientist: int = -1
    level: int = 0
    base: int = -1  # whose infrastructure lies there
    words: str = ""  # what it stands for in an answer, if not for its region and itself


def mini(scene: Scene[V]) -> Values:
    """All regions on the small map."""
    lands, rules = {land.word: land for land in art.world().lands}, control(scene)
    return {
        "regions": [
            {
                "word": word,
                "cx": lands[word].cx,
                "y": lands[word].y,
                "spaces": [space and space.get("fossil", space.get("plant")) for space in row],
                "control": rules[word],
            }
            for word, row in spaces(scene).items()
        ]
    }


def block(
    scene: Scene[V],
    voice: Translator,
    region: RegionSeen,
    land: art.Land,
    slots: Sequence[Slot],
    *,
    due: int,
    home: str,
    **stand: object,
) -> Frame:
    """A region in its elements, of which a choice seldom changes more than two or three.

    `due` is the space that the next supply fills, `home` where scientists are who are at no work, `stand` what an
    edition draws below the slots.
    """
    game, word, y, names, lang = scene.game, land.word, land.y, scene.names, scene.lang
    spaces = tuple([_stands(space, scene.sheet["fossils"]) for space in region["spaces"]])
    left, first = land.cx - (len(spaces) * 40 - 4) / 2, land.cx - (len(slots) * 53 - 5) / 2
    places = [(slot, first + at * 53) for at, slot in enumerate(slots)]
    workers = tuple([(s.word, x, s.scientist, names[s.scientist]) for s, x in places if s.scientist >= 0])
    draw = partial(part, lang=lang, word=word, y=y)
    label = _told(voice, word, region, names, lang)
    wants = ", ".join(voice.word(energy, lang) for energy in region["energies"])
    values: dict[str, object] = {
        "word": word, "y": y, "cx": land.cx, "energies": tuple(region["energies"]), "wants": wants,
        "tech": region["tech"], "control": region["control"],
        "holder": names[region["control"]] if region["control"] >= 0 else "", **stand,
    }  # fmt: skip
    elements: list[Element] = [
        (f"n-{word}", draw(f"{game}/region-name", cx=land.cx, why=slots[0].why, label=label)),
        (f"sps-{word}", draw(f"{game}/region-spaces", left=left, spaces=spaces, due=due)),
        (f"pms-{word}", draw(f"{game}/region-permits", left=left, count=len(spaces), permits=region["permits"])),
        *((f"s-{word}-{slot.word}", _slot(game, word, slot, x, y + 64, lang)) for slot, x in places),
        (f"ws-{word}", draw(f"{game}/region-workers", workers=workers, home=home)),
        (f"st-{word}", part(f"{game}/region-stand", lang, **values)),
    ]
    return {"word": word}, {"parts": elements}


def _slot(game: str, word: str, slot: Slot, x: float, y: float, lang: str) -> str:
    return part(
        f"{game}/slot", lang, word=word, slot=slot.word, words=slot.words or f"{word} {slot.word}", x=x, y=y,
        kind=slot.kind, why=slot.why, label=slot.label,
        energy=slot.energy, ready=slot.ready, level=slot.level, base=slot.base,
    )  # fmt: skip


def _stands(space: SpaceView | None, fossils: Sheet) -> tuple[str, str, int, int, int]:
    """What stands on a space: a fossil plant, or a plant, its owner and whose base it has; and what it emits."""
    on = space or {}
    fossil = on.get("fossil", "")
    ppm = fossils[fossil]["ppm"] if fossil else 0
    return fossil, on.get("plant", ""), on.get("owner", -1), on.get("base", -1), ppm


def _told(voice: Translator, word: str, region: RegionSeen, names: Sequence[str], lang: str) -> str:
    """A region in a sentence, for ears."""
    said = []
    for space in region["spaces"]:
        if space and "plant" in space:
            said.append(f"{voice.word(space['plant'], lang)} ({names[space['owner']]})")
        elif space:
            said.append(voice.word(space["fossil"], lang))
        else:
            said.append(voice.text("ui.board.free", lang))
    said.append(voice.text("ui.board.permits", lang, have=region["permits"], most=len(region["spaces"])))
    if region["tech"]:
        said.append(voice.text("ui.board.tech", lang, have=region["tech"]))
    if region["control"] >= 0:
        said.append(f"{voice.text('ui.board.control', lang)} {names[region['control']]}")
    return f"{voice.word(word, lang)}: {', '.join(said)}"
