"""The companies: what everybody may know of each."""

from __future__ import annotations

from rich.panel import Panel
from rich.text import Text

from keeling.games.co2_family.terminal import people as family
from keeling.games.co2_family.terminal.words import counts
from keeling.games.second_chance.telling.voice import t
from keeling.games.second_chance.terminal.words import Scene


def people(scene: Scene) -> Panel:
    """One row per company, or two where there is little room."""

    def rest(seat: int) -> list[Text]:
        holdings = scene.view["players"][seat]
        built = [counts(scene, holdings["plants"]), counts(scene, holdings["backing"])]
        return [*built, Text(str(holdings["lobby_cards"])), family.claimed(holdings)]

    return family.people(scene, ("plants", "backing", "lobby", "un"), rest)


def status(scene: Scene) -> Text:
    """The own company, the team and the climate in one line."""
    team = "team" in scene.view
    return family.status(scene, *([t("ui.board.due", team=scene.view["team"], due=scene.view["due"])] if team else []))
