"""The regions: each as a block of spaces and slots on the map, and all on the small map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from keeling.games.co2_family.words import FOSSILS
from keeling.locale import Translator
from keeling.web import art

Data = dict[str, Any]
Stands = tuple[str, str, int, int]  # a fossil plant; or a plant, its owner, and whose infrastructure is under it


def mini(view: Data) -> Data:
    """All regions on the small map."""
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


def block(view: Data, sheet: Data, names: Sequence[str], land: art.Land, slots: list[Data], home: str) -> Data:
    """A region's block but for its words; `home` is where scientists are who are at no work."""
    word, region = land.word, view["regions"][land.word]
    kinds = sheet["regions"][word]["slots"]
    return {
        "word": word, "cx": land.cx, "y": land.y, "names": list(names), "home": home,
        "ppm": {fossil: sheet["fossils"][fossil]["ppm"] for fossil in FOSSILS},
        "spaces": [stands(space) for space in region["spaces"]], "permits": region["permits"], "tech": region["tech"],
        "control": region["control"], "energies": region["energies"], "due": 0, "why": slots[0]["why"],
        "slots": [{"at": at, "kind": kinds[at], **slot} for at, slot in enumerate(slots)],
    }  # fmt: skip


def stands(space: Data | None) -> Stands:
    """What stands on a space."""
    on = space or {}
    return on.get("fossil", ""), on.get("plant", ""), on.get("owner", -1), on.get("base", -1)


def told(voice: Translator, word: str, region: Data, names: Sequence[str], lang: str) -> str:
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
