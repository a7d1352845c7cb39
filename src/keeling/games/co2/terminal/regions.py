"""The map: six regions with their demand spaces, project slots, permits and control."""

from __future__ import annotations

from functools import partial

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.frames import frame
from keeling.cli.boards.marks import PERMIT, SCIENTIST, TECH, mark
from keeling.games.co2.terminal.words import Scene, slot
from keeling.games.co2.view_types import ProjectView, RegionView
from keeling.games.co2.voice import t
from keeling.games.co2_family.demand import due
from keeling.games.co2_family.terminal import regions
from keeling.games.co2_family.terminal.words import energies, energy


def world(scene: Scene, width: int) -> Table:
    """All regions as on a map."""
    return regions.world(width, partial(_region, scene))


def _region(scene: Scene, name: str, room: int) -> Panel:
    view, region = scene.view, scene.view["regions"][name]
    next_one = due(view["regions"], view["decade"], view["round"], view["ahead"])
    rows = [regions.demand(scene, region["spaces"], room, next_one), _agenda(scene, region, room)]
    rows += [_slot(scene, kind, project) for kind, project in region["slots"].items()]
    return frame(regions.title(scene, name), Group(*rows))


def _agenda(scene: Scene, region: RegionView, room: int) -> Text:
    """The energies wanted, first priority first, and what the region holds."""
    held = Text(f"{PERMIT}{region['permits']}/{len(region['spaces'])}  {TECH}{region['tech']}")
    if not region["tech"]:
        held.stylize("dim", held.cell_len - 2)
    return regions.agenda(energies(scene, region["energies"], "›"), held, room)


def _slot(scene: Scene, kind: str, project: ProjectView | None) -> Text:
    line = Text(f"{slot(kind)}  ")
    if project is None:
        return line.append(t("ui.board.free"), style="dim")
    line.append_text(energy(scene, project["energy"])).append(" ")
    stage = "installed" if project["installed"] else "proposed"
    line.append(t(f"ui.board.{stage}"), style="bold" if project["installed"] else "italic")
    if project["scientist"] >= 0:
        line.append(f"  {SCIENTIST}").append_text(mark(project["scientist"]))
    return line
