"""The panels beside the map that are this edition's own: expertise and UN goals."""

from __future__ import annotations

from keeling.games.co2.model.words import ENERGIES
from keeling.games.co2.telling.cards import describe_un
from keeling.games.co2.telling.voice import VOICE, text
from keeling.games.co2.views.types import Co2View
from keeling.games.co2_family.board.panels import spaces
from keeling.web.drawing.composed import Element
from keeling.web.drawing.scene import NAMES, Frame, Scene, Values


def tracks(scene: Scene[Co2View]) -> Frame:
    """The tracks of expertise with the next plant of each; a choice seldom changes more than one."""
    rows: list[Element] = []
    prices: list[Element] = []
    for energy in ENERGIES:
        of = ("levels", "plants_next", NAMES)
        rows.append((f"trk-{energy}", scene.draw("track", of, _track, energy)))
        prices.append((f"npl-{energy}", scene.draw("next-plant", ("plants_next",), _next_plant, energy)))
    most = max([len(scene.sheet["tracks"][energy]["income"]) for energy in ENERGIES])
    return {"most": most}, {"rows": rows, "prices": prices}


def levels(scene: Scene[Co2View]) -> dict[str, list[int]]:
    """On each track, how far every company has come."""
    return scene.share("levels", ("players",), _levels)


def _levels(scene: Scene[Co2View]) -> dict[str, list[int]]:
    return {energy: [player["expertise"][energy] for player in scene.public["players"]] for energy in ENERGIES}


def _next_plant(scene: Scene[Co2View], energy: str) -> Values:
    return {"word": energy, "plant": scene.public["plants_next"][energy]}


def _track(scene: Scene[Co2View], energy: str) -> Values:
    printed, reached, lang = scene.sheet["tracks"][energy], levels(scene)[energy], scene.lang
    standing = ", ".join([f"{scene.names[seat]} {level}" for seat, level in enumerate(reached)])
    label = text("ui.web.standing", lang, energy=VOICE.word(energy, lang), standing=standing)
    return {**_next_plant(scene, energy), "spaces": spaces(printed, reached), "label": label}


def goals(scene: Scene[Co2View]) -> Values:
    """The goals of the UN, open or claimed."""
    view, sheet, names, lang = scene.public, scene.sheet, scene.names, scene.lang
    owners = {no: seat for seat, player in enumerate(view["players"]) for no in player["claimed"]}
    rows = {row["no"]: row for row in sheet["un_goals"]}
    goals = [
        {
            "no": no,
            "plants": rows[no]["plants"],
            "vp": rows[no]["vp"],
            "owner": owners.get(no),
            "label": describe_un(rows[no], lang),
        }
        for no in sorted({*view["un_goals"], *owners})
    ]
    return {"goals": goals, "tech": sheet["goals"]["un_tech"], "left": view["un_left"], "names": names}
