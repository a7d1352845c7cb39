"""The map: six regions with their demand spaces, project slots, permits and control."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.frames import SMALL, frame, row
from keeling.cli.boards.marks import EVENT, FLAG, PERMIT, SCIENTIST, TECH, mark
from keeling.games.co2.terminal.words import Scene, energies, energy, slot
from keeling.games.co2.view_types import ProjectView, RegionView
from keeling.games.co2.voice import t, w
from keeling.games.co2_family.view_types import SpaceView

# as on a map: three in the north, three in the south; turned on its side where there is little room
_MAP: Final = (("north-america", "europe", "asia"), ("south-america", "africa", "oceania"))
_TALL: Final = (("north-america", "south-america"), ("europe", "africa"), ("asia", "oceania"))


def world(scene: Scene, width: int) -> Table:
    """All regions, three beside each other, or two."""
    rows = _TALL if width < SMALL else _MAP
    grid = Table.grid(expand=True)
    for _ in rows[0]:
        grid.add_column(ratio=1)
    for names in rows:
        grid.add_row(*[_region(scene, name, width // len(names) - 4) for name in names])
    return grid


def _region(scene: Scene, name: str, room: int) -> Panel:
    region = scene.view["regions"][name]
    rows = [_demand(scene, region["spaces"], room), _agenda(region, room)]
    rows += [_slot(kind, project) for kind, project in region["slots"].items()]
    return frame(_title(scene, name, region), Group(*rows))


def _title(scene: Scene, name: str, region: RegionView) -> Text:
    title = Text(w(name), style="bold default")
    if region["control"] >= 0:
        title.append(f" {FLAG}", style="not bold").append_text(mark(region["control"]))
    if scene.view["event"] == name:
        title.append(f" {EVENT}", style="bold red")
    elif scene.view["next_event"] == name:
        title.append(f" ({EVENT})", style="not bold")
    return title


def _demand(scene: Scene, spaces: list[SpaceView | None], room: int) -> Text:
    """Square brackets pollute, round ones do not; without room for brackets the letters say it."""
    for brackets, between in ((True, " "), (True, ""), (False, " ")):
        cells = [_space(scene, number, space, brackets) for number, space in enumerate(spaces, 1)]
        line = row(cells, between)
        if line.cell_len <= room:
            break
    return line


def _space(scene: Scene, number: int, space: SpaceView | None, brackets: bool) -> Text:
    cell = Text()
    if space is None:
        due = number == scene.view["decade"] + 1
        return cell.append(f"┄{number}┄", style="" if due else "dim")
    if "fossil" in space:
        ppm = scene.sheet["fossils"][space["fossil"]]["ppm"]
        label = f"{t('ui.letter.' + space['fossil'])}{ppm}"
        return cell.append(f"[{label}]" if brackets else label, style="bold")
    cell.append("(" if brackets else "", style="green")
    cell.append_text(energy(space["plant"])).append_text(mark(space["owner"]))
    return cell.append(")" if brackets else "", style="green")


def _agenda(region: RegionView, room: int) -> Text:
    """The energies wanted, first priority first, and what the region holds."""
    wanted = energies(region["energies"], "›")
    held = Text(f"{PERMIT}{region['permits']}/{len(region['spaces'])}  {TECH}{region['tech']}")
    if not region["tech"]:
        held.stylize("dim", held.cell_len - 2)
    return Text.assemble(wanted, " " * max(1, room - wanted.cell_len - held.cell_len), held)


def _slot(kind: str, project: ProjectView | None) -> Text:
    line = Text(f"{slot(kind)}  ")
    if project is None:
        return line.append(t("ui.board.free"), style="dim")
    line.append_text(energy(project["energy"])).append(" ")
    stage = "installed" if project["installed"] else "proposed"
    line.append(t(f"ui.board.{stage}"), style="bold" if project["installed"] else "italic")
    if project["scientist"] >= 0:
        line.append(f"  {SCIENTIST}").append_text(mark(project["scientist"]))
    return line
