"""The planetary effects: how far each has come, where its tipping points are, and what happens there."""

from __future__ import annotations

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.frames import frame, row
from keeling.games.daybreak.telling.cards import tell_effects
from keeling.games.daybreak.telling.voice import t, w
from keeling.games.daybreak.terminal.words import BAD, Scene
from keeling.games.daybreak.views.types import TrackView
from keeling.locale import capital, spoken


def planet(scene: Scene) -> Panel:
    """One row per effect."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(style="dim")
    for track in scene.view["planet"]:
        ahead = Text(str(track["next_tip"]), style=BAD if track["next_tip"] == 1 else "")
        told = tell_effects(scene.sheet, scene.sheet["planet"][track["key"]]["do"], spoken())
        grid.add_row(capital(w(track["key"])), _track(track), ahead, told)
    if scene.view["stage"] == "crisis" and scene.view["dice"]:
        grid.add_row(Text(t("ui.db.rolled"), style="dim"), "", "", _dice(scene))
    return frame(f"{t('ui.db.panel.planet')} · {t('ui.db.next-tip')}", grid)


def _dice(scene: Scene) -> Text:
    """This round's rolls, and what came of each."""
    return row(
        [Text(f"{w(die['effect'])}: {t('ui.web.daybreak.die.' + die['result'])}") for die in scene.view["dice"]], " · "
    )


def _track(track: TrackView) -> Text:
    """The spaces, with the marker and the tipping points."""
    line = Text()
    for space in range(track["length"] + 1):
        if space == track["marker"]:
            line.append("◎", style="bold")
        elif space in track["tips"]:
            line.append("┃", style="dim" if space < track["marker"] else "red")
        else:
            line.append("─", style="dim")
    return line
