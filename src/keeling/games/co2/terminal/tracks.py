"""The expertise tracks: income and bonus of every space, the discs, and the next plant of each energy."""

from __future__ import annotations

from functools import partial

from rich.panel import Panel
from rich.text import Text

from keeling.cli.boards.frames import SMALL
from keeling.cli.boards.marks import POINTS, TECH
from keeling.games.co2.model.words import ENERGIES
from keeling.games.co2.telling.voice import t
from keeling.games.co2.terminal.words import Scene
from keeling.games.co2_family.terminal import tracks as family
from keeling.locale.figures import money

_ROOMY = 96  # from here on there is room for plus signs beside the market


def tracks(scene: Scene) -> Panel:
    """One band per energy, with its next plant."""
    plants, space = partial(_next_plant, scene), partial(_space, scene.width < SMALL or scene.width >= _ROOMY)
    return family.tracks(scene, t("ui.board.next-plant"), ENERGIES, "expertise", plants, space)


def _space(roomy: bool, name: str, level: int, income: int, gain: Text) -> Text:
    return Text().append(f"+{income}" if roomy else f"{income}", style="dim").append_text(gain)


def _next_plant(scene: Scene, name: str) -> Text:
    plant = scene.view["plants_next"][name]
    if plant is None:
        return Text(t("ui.board.none"), style="dim")
    cost = f"{money(plant['money']):<3} {TECH}{plant['tech']} {POINTS}{plant['vp']:<2}"
    left = f" ×{plant['left']} ▯{scene.view['projects_left'][name]}"
    return Text(cost).append(left, style="dim")
