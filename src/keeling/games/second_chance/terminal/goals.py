"""Environmental goals and UN goals."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.columns import Columns
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.frames import frame, row
from keeling.cli.boards.marks import DONE, TECH
from keeling.core.sheet import Sheet
from keeling.games.second_chance.terminal.words import ENERGIES, Scene, energies, energy
from keeling.games.second_chance.view_types import EnvironmentView
from keeling.games.second_chance.voice import t, w

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
        found = [_tile(tile, printed[tile["no"]]) for tile in tiles if printed[tile["no"]]["is"] in kinds]
        grid.add_row(t(f"ui.web.env.group.{name}"), row(found, "  "))
    return frame(f"{t('ui.panel.environment')} · {t('ui.board.open', n=still)}", grid)


def _tile(tile: EnvironmentView, printed: Sheet) -> Text:
    """A goal in one word: a region, an energy, or how many topics a summit has; ▮ the end of a track, ◦ its middle."""
    named = energy(printed["of"]) if printed["of"] in ENERGIES else Text(w(printed["of"]))
    named.append(_SIGNS.get(printed["is"], ""))
    if tile["open"]:
        return Text(_INSPECTOR if tile["inspector"] else "", style="bold red").append_text(named)
    named.stylize("dim")
    return Text(DONE, style="green").append_text(named)


def un_goals(scene: Scene) -> Panel:
    """The open goals: number, plants and price; a tick if one has the backing."""
    printed = {goal["no"]: goal for goal in scene.sheet["un_goals"]}
    goals = [_goal(scene, printed[number]) for number in scene.view["un_goals"]]
    return frame(t("ui.panel.un"), Columns(goals, padding=(0, 2)) if goals else Text(t("ui.board.none"), style="dim"))


def _goal(scene: Scene, printed: Sheet) -> Text:
    plants: list[str] = printed["plants"]
    goal = Text().append(f"{printed['no']} ", style="bold").append_text(energies(plants, "+"))
    goal.append(f" {TECH}{printed['tech']}")
    seat = scene.view["seat"]
    if seat is not None:
        backing = scene.view["players"][seat]["backing"]
        if all(backing[plant] >= count for plant, count in Counter(plants).items()):
            goal.append(f" {DONE}", style="bold green")
    return goal
