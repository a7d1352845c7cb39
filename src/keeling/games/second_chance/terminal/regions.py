"""The map: six regions with their demand spaces, agendas with cubes, project slots, permits and control."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.frames import SMALL, across, frame, row
from keeling.cli.boards.marks import EVENT, FLAG, PERMIT, SCIENTIST, TECH, mark
from keeling.games.co2_family.view_types import SpaceView
from keeling.games.second_chance.terminal.words import SLOTS, Scene, energy
from keeling.games.second_chance.view_types import ProjectView, RegionView
from keeling.games.second_chance.voice import t, w

# as on a map: three in the north, three in the south; turned on its side where there is little room
_MAP: Final = ("north-america", "europe", "asia", "south-america", "africa", "oceania")
_TALL: Final = ("north-america", "south-america", "europe", "africa", "asia", "oceania")


def world(scene: Scene, width: int) -> Table:
    """All regions, three beside each other, or two."""
    names, count = (_TALL, 2) if width < SMALL else (_MAP, 3)
    return across([_region(scene, name, width // count - 4) for name in names], count)


def _region(scene: Scene, name: str, room: int) -> Panel:
    region = scene.view["regions"][name]
    rows = [_demand(scene, region["spaces"], room), _agenda(region, room)]
    rows += [_slot(kind, project) for kind, project in region["slots"].items()]
    return frame(_title(scene, name, region), Group(*rows))


def _title(scene: Scene, name: str, region: RegionView) -> Text:
    title = Text(w(name), style="bold default")
    if region["control"] >= 0:
        title.append(f" {FLAG}", style="not bold").append_text(mark(region["control"]))
    if scene.view.get("event") == name:
        title.append(f" {EVENT}", style="bold red")
    elif scene.view.get("next_event") == name:
        title.append(f" ({EVENT})", style="not bold")
    return title


def _demand(scene: Scene, spaces: Sequence[SpaceView | None], room: int) -> Text:
    """Square brackets pollute, round ones do not; without room for brackets the letters say it."""
    for brackets, between in ((True, " "), (True, ""), (False, " ")):
        cells = [_space(scene, number, space, brackets) for number, space in enumerate(spaces, 1)]
        line = row(cells, between)
        if line.cell_len <= room:
            break
    return line


def _space(scene: Scene, number: int, space: SpaceView | None, brackets: bool) -> Text:
    """A plant carries its builder's mark, and its base's if that is another's."""
    cell = Text()
    if space is None:
        return cell.append(f"┄{number}┄", style="" if number == scene.view["decade"] else "dim")
    if "fossil" in space:
        label = f"{t('ui.letter.' + space['fossil'])}{scene.sheet['fossils'][space['fossil']]['ppm']}"
        return cell.append(f"[{label}]" if brackets else label, style="bold")
    cell.append("(" if brackets else "", style="green")
    cell.append_text(energy(space["plant"])).append_text(mark(space["owner"]))
    if space["base"] != space["owner"]:
        cell.append("/").append_text(mark(space["base"]))
    return cell.append(")" if brackets else "", style="green")


def _agenda(region: RegionView, room: int) -> Text:
    """The energies wanted, the most preferred first, with the cubes under them, and what the region holds."""
    wanted = row([_wish(region, place, name) for place, name in enumerate(region["energies"])], "›")
    held = Text(f"{PERMIT}{region['permits']}/{len(region['spaces'])}")
    if region["tech"]:
        held.append(f" {TECH}{region['tech']}")
    return Text.assemble(wanted, " " * max(1, room - wanted.cell_len - held.cell_len), held)


def _wish(region: RegionView, place: int, name: str) -> Text:
    """An energy of the agenda; every plant of it in the region stands for a cube."""
    wish = energy(name)
    for space in region["spaces"]:
        if space and space.get("plant") == name:
            wish.append_text(mark(space["owner"]))
    return wish.append("□" * region["neutral"][place], style="dim")


def _slot(kind: str, project: ProjectView | None) -> Text:
    line = Text(f"{SLOTS[kind]}  ")
    if project is None:
        return line.append(t("ui.board.free"), style="dim")
    line.append_text(energy(project["energy"])).append(f" {t('ui.board.level', level=project['level'])} ", style="dim")
    if project["infrastructure"] is None:
        line.append(t("ui.board.planned"), style="italic")
    else:
        line.append("▰", style="bold").append_text(mark(project["infrastructure"]))
    if project["scientist"] >= 0:
        line.append(f"  {SCIENTIST}").append_text(mark(project["scientist"]))
    return line
