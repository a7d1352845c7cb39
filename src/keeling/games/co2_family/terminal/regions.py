"""The map: six regions with their demand spaces, and what stands on each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling.cli.boards import AnyScene
from keeling.cli.boards.frames import SMALL, across, frame, row
from keeling.cli.boards.marks import EVENT, FLAG, mark
from keeling.games.co2_family.terminal.words import energy
from keeling.games.co2_family.views.types import SpaceView

R = TypeVar("R")  # what an edition's view tells of a region,
S = TypeVar("S")  # and of a slot
# as on a map: three in the north, three in the south; turned on its side where there is little room
_MAP: Final = ("north-america", "europe", "asia", "south-america", "africa", "oceania")
_TALL: Final = ("north-america", "south-america", "europe", "africa", "asia", "oceania")


def world(
    scene: AnyScene,
    width: int,
    due: int,
    agenda: Callable[[AnyScene, R, int], Text],
    slot: Callable[[AnyScene, str, S, int], Text],
) -> Table:
    """All regions, three beside each other, or two: demand, the agenda of an edition, and a line for each slot."""
    names, count = (_TALL, 2) if width < SMALL else (_MAP, 3)
    room = width // count - 4

    def region(name: str) -> Panel:
        found = scene.view["regions"][name]
        slots = [slot(scene, kind, project, room) for kind, project in found["slots"].items()]
        return frame(
            title(scene, name), Group(demand(scene, found["spaces"], room, due), agenda(scene, found, room), *slots)
        )

    return across([region(name) for name in names], count)


def title(scene: AnyScene, name: str) -> Text:
    """A region's name, who controls it, and whether an event is due there."""
    control, found = scene.view["regions"][name]["control"], Text(scene.w(name), style="bold default")
    if control >= 0:
        found.append(f" {FLAG}", style="not bold").append_text(mark(control))
    if scene.view.get("event") == name:
        found.append(f" {EVENT}", style="bold red")
    elif scene.view.get("next_event") == name:
        found.append(f" ({EVENT})", style="not bold")
    return found


def demand(scene: AnyScene, spaces: Sequence[SpaceView | None], room: int, due: int) -> Text:
    """Square brackets pollute, round ones do not; without room for brackets the letters say it."""
    for brackets, between in ((True, " "), (True, ""), (False, " ")):
        cells = [_space(scene, number, space, brackets, due) for number, space in enumerate(spaces, 1)]
        line = row(cells, between)
        if line.cell_len <= room:
            break
    return line


def _space(scene: AnyScene, number: int, space: SpaceView | None, brackets: bool, due: int) -> Text:
    """A plant carries its builder's mark, and its base's if that is another's."""
    cell = Text()
    if space is None:
        return cell.append(f"┄{number}┄", style="" if number == due else "dim")
    if "fossil" in space:
        label = f"{scene.t('ui.letter.' + space['fossil'])}{scene.sheet['fossils'][space['fossil']]['ppm']}"
        return cell.append(f"[{label}]" if brackets else label, style="bold")
    cell.append("(" if brackets else "", style="green")
    cell.append_text(energy(scene, space["plant"])).append_text(mark(space["owner"]))
    if space.get("base", space["owner"]) != space["owner"]:
        cell.append("/").append_text(mark(space["base"]))
    return cell.append(")" if brackets else "", style="green")


def between(wanted: Text, held: Text, room: int) -> Text:
    """The energies wanted at the left, and what the region holds at the right."""
    return Text.assemble(wanted, " " * max(1, room - wanted.cell_len - held.cell_len), held)
