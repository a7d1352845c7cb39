"""The tracks of knowledge: income, bonuses, the pink middle, what may be built where, and both levels' plants."""

from __future__ import annotations

from collections.abc import Sequence

from keeling.core.sheet import Sheet
from keeling.games.co2_family.board.panels import spaces
from keeling.games.second_chance.model.words import ENERGIES
from keeling.games.second_chance.telling.voice import VOICE, text
from keeling.games.second_chance.views.types import SecondChanceView
from keeling.web.drawing.composed import Element
from keeling.web.drawing.scene import NAMES, Frame, Scene, Values


def tracks(scene: Scene[SecondChanceView], may: tuple[tuple[bool, ...], ...]) -> Frame:
    """All tracks; a choice seldom changes more than one. What may not be built yet is pale."""
    rows: list[Element] = []
    plants: list[Element] = []
    for energy, can in zip(ENERGIES, may, strict=True):
        rows.append((f"trk-{energy}", scene.draw("track", ("levels", NAMES), _track, energy, can)))
        plants.append((f"npl-{energy}", scene.draw("plants", (), _plants, energy, can)))
    most = max([len(scene.sheet["tracks"][energy]["income"]) for energy in ENERGIES])
    return {"most": most}, {"rows": rows, "plants": plants}


def may_build(scene: Scene[SecondChanceView]) -> tuple[tuple[bool, ...], ...]:
    """By energy, for which levels of plants the knowledge of whoever looks suffices: those who may alike see alike."""
    if scene.me is None:
        return tuple([tuple([True] * len(scene.sheet["plants"][energy])) for energy in ENERGIES])
    knows = scene.public["players"][scene.me]["knows"]
    return tuple([tuple(knows[energy]) for energy in ENERGIES])


def levels(scene: Scene[SecondChanceView]) -> dict[str, list[int]]:
    """On each track, how far every player has come."""
    return scene.share("levels", ("players",), _reached)


def _reached(scene: Scene[SecondChanceView]) -> dict[str, list[int]]:
    return {energy: [player["knowledge"][energy] for player in scene.public["players"]] for energy in ENERGIES}


def _track(scene: Scene[SecondChanceView], energy: str, may: tuple[bool, ...]) -> Values:
    printed, reached, lang = scene.sheet["tracks"][energy], levels(scene)[energy], scene.lang
    marks = [row["mark"] for row in scene.sheet["plants"][energy]]
    row = spaces(printed, reached)
    for space in row:
        space["middle"] = space["level"] == printed["middle"]
        space["mark"] = marks.index(space["level"]) + 1 if space["level"] in marks else 0
    standing = ", ".join([f"{scene.names[seat]} {level}" for seat, level in enumerate(reached)])
    label = text("ui.web.standing", lang, energy=VOICE.word(energy, lang), standing=standing)
    return {**_plants(scene, energy, may), "spaces": row, "label": label}


def _plants(scene: Scene[SecondChanceView], energy: str, may: tuple[bool, ...]) -> Values:
    return {"word": energy, "plants": _levels(energy, scene.sheet, may)}


def _levels(energy: str, sheet: Sheet, may: Sequence[bool]) -> list[dict[str, object]]:
    """What plants of both levels cost and bring, and whether my knowledge suffices for them."""
    return [
        {"level": at, "money": row["money"], "tech": row["tech"], "vp": row["vp"], "may": can}
        for at, (row, can) in enumerate(zip(sheet["plants"][energy], may, strict=True), 1)
    ]
