"""The map: six regions with their demand spaces, agendas with cubes, project slots, permits and control."""

from __future__ import annotations

from functools import partial

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.frames import frame, row
from keeling.cli.boards.marks import PERMIT, SCIENTIST, TECH, mark
from keeling.games.co2_family.terminal import regions
from keeling.games.co2_family.terminal.words import energy
from keeling.games.co2_family.views.demand import due
from keeling.games.second_chance.telling.voice import t
from keeling.games.second_chance.terminal.words import SLOTS, Scene
from keeling.games.second_chance.views.types import ProjectView, RegionView


def world(scene: Scene, width: int) -> Table:
    """All regions as on a map."""
    return regions.world(width, partial(_region, scene))


def _region(scene: Scene, name: str, room: int) -> Panel:
    view, region = scene.view, scene.view["regions"][name]
    next_one = view["decade"]  # a team is supplied when the decade ends
    if view["mode"] != "cooperative":
        spaces = {word: one["spaces"] for word, one in view["regions"].items()}
        next_one = due(spaces, view["decade"], view["round"], view["ahead"])
    rows = [regions.demand(scene, region["spaces"], room, next_one), _agenda(scene, region, room)]
    rows += [_slot(scene, kind, project) for kind, project in region["slots"].items()]
    return frame(regions.title(scene, name), Group(*rows))


def _agenda(scene: Scene, region: RegionView, room: int) -> Text:
    """The energies wanted, the most preferred first, with the cubes under them, and what the region holds."""
    wanted = row([_wish(scene, region, place, name) for place, name in enumerate(region["energies"])], "›")
    held = Text(f"{PERMIT}{region['permits']}/{len(region['spaces'])}")
    if region["tech"]:
        held.append(f" {TECH}{region['tech']}")
    return regions.agenda(wanted, held, room)


def _wish(scene: Scene, region: RegionView, place: int, name: str) -> Text:
    """An energy of the agenda; every plant of it in the region stands for a cube."""
    wish = energy(scene, name)
    for space in region["spaces"]:
        if space and space.get("plant") == name:
            wish.append_text(mark(space["owner"]))
    return wish.append("□" * region["neutral"][place], style="dim")


def _slot(scene: Scene, kind: str, project: ProjectView | None) -> Text:
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
