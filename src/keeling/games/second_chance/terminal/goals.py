"""Environmental goals and UN goals."""

from __future__ import annotations

from typing import Final

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.frames import frame, row
from keeling.cli.boards.marks import DONE, TECH
from keeling.core.sheet import Sheet
from keeling.games.co2_family.terminal import side
from keeling.games.co2_family.terminal.words import COLOURS, energy
from keeling.games.second_chance.telling.voice import t, w
from keeling.games.second_chance.terminal.words import Scene
from keeling.games.second_chance.views.types import EnvironmentView

_INSPECTOR: Final = "◎"
_SIGNS: Final = {"track-end": "▮", "track-middle": "◦", "summit-size": "×"}
_GROUPS: Final = {  # what each group of goals asks for
    "plant": ("plant-in-region", "plant-of-energy"),
    "disc": ("track-end", "track-middle"),
    "summit": ("summit-size", "summit-topic"),
}


def environment(scene: Scene) -> Panel:
    """The goals, a line for each group; those achieved are ticked, and an inspector stands before its own."""
    tiles = scene.view["environment"]
    still = sum(tile["open"] for tile in tiles)
    printed = {row["no"]: row for row in scene.sheet["environmental_goals"]}
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for name, kinds in _GROUPS.items():
        found = [_tile(scene, tile, printed[tile["no"]]) for tile in tiles if printed[tile["no"]]["is"] in kinds]
        grid.add_row(t(f"ui.web.env.group.{name}"), row(found, "  "))
    return frame(f"{t('ui.panel.environment')} · {t('ui.board.open', n=still)}", grid)


def _tile(scene: Scene, tile: EnvironmentView, printed: Sheet) -> Text:
    """A goal in one word: a region, an energy, or how many topics a summit has; ▮ the end of a track, ◦ its middle."""
    named = energy(scene, printed["of"]) if printed["of"] in COLOURS else Text(w(printed["of"]))
    named.append(_SIGNS.get(printed["is"], ""))
    if tile["open"]:
        return Text(_INSPECTOR if tile["inspector"] else "", style="bold red").append_text(named)
    named.stylize("dim")
    return Text(DONE, style="green").append_text(named)


def un_goals(scene: Scene) -> Panel:
    """The open goals: number, plants and price; a tick if one has the backing."""
    return side.un_goals(scene, 2, lambda printed: f"{TECH}{printed['tech']}")
