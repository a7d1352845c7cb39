"""The knowledge tracks: income and bonus of every space, levels and middle, the discs, and the price of plants."""

from __future__ import annotations

from functools import partial
from typing import Final

from rich.panel import Panel
from rich.text import Text

from keeling.cli.boards.frames import SMALL
from keeling.cli.boards.marks import POINTS, TECH
from keeling.games.co2_family.terminal import tracks as family
from keeling.games.second_chance.model.words import ENERGIES
from keeling.games.second_chance.terminal.words import Scene
from keeling.locale.figures import money

_LEVELS: Final = ("①", "②")  # on the spaces from which a level may be built
_MIDDLE: Final = "◦"


def tracks(scene: Scene) -> Panel:
    """One band per energy, with its plants."""
    return family.tracks(scene, "", ENERGIES, "knowledge", partial(_costs, scene), partial(_space, scene))


def _space(scene: Scene, name: str, level: int, income: int, gain: Text) -> Text:
    marks = {plant["mark"]: sign for plant, sign in zip(scene.sheet["plants"][name], _LEVELS, strict=True)}
    middle = _MIDDLE if level == scene.sheet["tracks"][name]["middle"] else ""
    return Text(str(income), style="dim").append_text(gain).append(marks.get(level, ""), style="bold").append(middle)


def _costs(scene: Scene, name: str) -> Text:
    """What the plants of both levels cost and score, and how many projects are left."""
    plants = scene.sheet["plants"][name]
    told = [f"{money(plant['money'])} {TECH}{plant['tech']} {POINTS}{plant['vp']}" for plant in plants]
    if scene.width < SMALL:
        told = [f"{money(plant['money'])} {TECH}{plant['tech']}" for plant in plants]
    return Text("/".join(told)).append(f" ▯{scene.view['projects_left'][name]}", style="dim")
