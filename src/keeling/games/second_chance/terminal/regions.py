"""The map: six regions with their demand spaces, agendas with cubes, project slots, permits and control."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from keeling.cli.boards.frames import row
from keeling.cli.boards.marks import PERMIT, SCIENTIST, TECH, mark
from keeling.games.co2_family.terminal import regions
from keeling.games.co2_family.terminal.words import energy
from keeling.games.co2_family.views.demand import due
from keeling.games.second_chance.telling.voice import t
from keeling.games.second_chance.terminal.words import SLOTS, Scene
from keeling.games.second_chance.views.types import ProjectView, RegionView


def world(scene: Scene, width: int) -> Table:
    """All regions as on a map."""
    view = scene.view
    next_one = view["decade"]  # a team is supplied when the decade ends
    if view["mode"] != "cooperative":
        next_one = due(view["regions"], view["decade"], view["round"], view["ahead"])
    return regions.world(scene, width, next_one, _agenda, _slot)


def _agenda(scene: Scene, region: RegionView, room: int) -> Text:
    """The energies wanted, the most preferred first, with the cubes under them, and what the region holds."""
    wanted = row([_wish(scene, region, place, name) for place, name in enumerate(region["energies"])], "›")
    held = Text(f"{PERMIT}{region['permits']}/{len(region['spaces'])}")
    if region["tech"]:
        held.append(f" {TECH}{region['tech']}")
    return regions.between(wanted, held, room)


def _wish(scene: Scene, region: RegionView, place: int, name: str) -> Text:
    """An energy of the agenda; every plant of it in the region stands for a cube."""
    wish = energy(scene, name)
    for space in region["spaces"]:
        if space and space.get("plant") == name:
            wish.append_text(mark(space["owner"]))
    return wish.append("□" * region["neutral"][place], style="dim")


def _slot(scene: Scene, kind: str, project: ProjectView | None, room: int) -> Text:
    line = Text(f"{SLOTS[kind]}  ")
    if project is None:
        return line.append(t("ui.board.free"), style="dim")
    level = f" {t('ui.board.level', level=project['level'])} "
    line.append_text(energy(scene, project["energy"])).append(level, style="dim")
    if project["infrastructure"] is None:
        line.append(t("ui.board.planned"), style="italic")
    else:
        line.append("▰", style="bold").append_text(mark(project["infrastructure"]))
    if project["scientist"] >= 0:
        line.append(f"  {SCIENTIST}").append_text(mark(project["scientist"]))
    return line
