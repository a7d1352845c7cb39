"""The market, the events, the summits and the UN goals."""

from __future__ import annotations

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from keeling.cli.boards.frames import frame
from keeling.cli.boards.marks import EVENT, POINTS
from keeling.games.co2.telling.voice import t, w
from keeling.games.co2.terminal.words import Scene
from keeling.games.co2_family.terminal import side


def market(scene: Scene) -> Panel:
    """The market for permits, and whether it was emptied."""
    return side.market(scene, t("ui.board.stopped") if scene.view["market"]["stopped"] else "")


def climate(scene: Scene) -> Panel:
    """The events to come, and the fossil plants that still may."""
    rows = side.events(scene, Text(f"{EVENT} ", style="bold red" if scene.view["strikes"] else ""))
    return frame(t("ui.panel.climate"), Group(*rows, side.fossils_left(scene)))


def summits(scene: Scene) -> Panel:
    """The summits, their topics under each other."""
    cities = [w(summit["place"], "place") for summit in scene.view["summits"] if summit]
    return side.summits(scene, max(map(len, cities), default=0))


def un_goals(scene: Scene) -> Panel:
    """The open goals: number, plants and points; a tick if one owns the plants."""
    title = t("ui.panel.un")
    if scene.view["un_left"]:
        title += " · " + t("ui.board.un-left", count=scene.view["un_left"])
    return frame(title, side.un_goals(scene, 3, lambda printed: f"{POINTS}{printed['vp']}"))
