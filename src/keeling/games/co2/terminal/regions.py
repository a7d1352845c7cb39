"""The map: six regions with their demand spaces, project slots, permits and control."""

from __future__ import annotations

from functools import partial

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.frames import frame, row
from keeling.cli.boards.marks import PERMIT, SCIENTIST, TECH, mark
from keeling.games.co2.telling.voice import t
from keeling.games.co2.terminal.words import Scene, slot
from keeling.games.co2.views.types import ProjectView, RegionView
from keeling.games.co2_family.terminal import regions
from keeling.games.co2_family.terminal.words import energies, energy
from keeling.games.co2_family.views.demand import due


def world(scene: Scene, width: int) -> Table:
    """All regions as on a map."""
    return regions.world(width, partial(_region, scene))


def _region(scene: Scene, name: str, room: int) -> Panel:
    view, region = scene.view, scene.view["regions"][name]
    spaces = {word: one["spaces"] for word, one in view["regions"].items()}
    next_one = due(spaces, view["decade"], view["round"], view["ahead"])
    rows = [regions.demand(scene, region["spaces"], room, next_one), _agenda(scene, region, room)]
    rows += [_slot(scene, kind, project, room) for kind, project in region["slots"].items()]
    return frame(regions.title(scene, name), Group(*rows))


def _agenda(scene: Scene, region: RegionView, room: int) -> Text:
    """The energies wanted, first priority first, and what the region holds."""
    held = Text(f"{PERMIT}{region['permits']}/{len(region['spaces'])}  {TECH}{region['tech']}")
    if not region["tech"]:
        held.stylize("dim", held.cell_len - 2)
    return regions.agenda(energies(scene, region["energies"], "›"), held, room)


def _slot(scene: Scene, kind: str, project: ProjectView | None, room: int) -> Text:
    """The slot, what lies on it and whose scientist stands there; closer together where there is little room."""
    if project is None:
        return Text(f"{slot(kind)}  ").append(t("ui.board.free"), style="dim")
    stage = "installed" if project["installed"] else "proposed"
    told = energy(scene, project["energy"]).append(" ")
    told.append(t(f"ui.board.{stage}"), style="bold" if project["installed"] else "italic")
    parts = [Text(slot(kind)), told]
    if project["scientist"] >= 0:
        parts.append(Text(SCIENTIST).append_text(mark(project["scientist"])))
    line = row(parts, "  ")
    return line if line.cell_len <= room else row(parts, " ")
