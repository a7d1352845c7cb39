"""The companies: what everybody may know of each."""

from __future__ import annotations

from rich.panel import Panel
from rich.text import Text

from keeling.cli.boards.frames import frame
from keeling.games.co2_family.terminal import people as family
from keeling.games.co2_family.terminal.words import counts
from keeling.games.second_chance.telling.voice import t
from keeling.games.second_chance.terminal.words import Scene


def people(scene: Scene) -> Panel:
    """One row per company."""
    grid = family.grid(1, True)
    family.add_numbers(grid)
    for key in ("plants", "backing", "lobby", "un"):
        grid.add_column(t(f"ui.board.{key}"))
    for seat, holdings in enumerate(scene.view["players"]):
        built = [counts(scene, holdings["plants"]), counts(scene, holdings["backing"])]
        rest = [*built, Text(str(holdings["lobby_cards"])), family.claimed(holdings)]
        grid.add_row(*family.counted(scene, seat, holdings), *rest)
    return frame(t("ui.panel.players"), grid)


def status(scene: Scene) -> Text:
    """The own company, the team and the climate in one line."""
    team = "team" in scene.view
    return family.status(scene, *([t("ui.board.due", team=scene.view["team"], due=scene.view["due"])] if team else []))
