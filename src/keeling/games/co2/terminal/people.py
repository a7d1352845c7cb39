"""The companies: what everybody may know of each."""

from __future__ import annotations

from rich.panel import Panel
from rich.text import Text

from keeling.games.co2.telling.voice import t
from keeling.games.co2.terminal.words import Scene
from keeling.games.co2_family.terminal import people as family
from keeling.games.co2_family.terminal.words import counts


def people(scene: Scene) -> Panel:
    """One row per company, or two where there is little room."""

    def rest(seat: int) -> list[Text]:
        holdings = scene.view["players"][seat]
        goal = Text(t("ui.board.goal-gone" if holdings["goal_discarded"] else "ui.board.goal-kept"))
        return [
            counts(scene, holdings["plants"]), Text(str(holdings["lobby_cards"])), family.claimed(holdings), goal
        ]  # fmt: skip

    return family.people(scene, ("plants", "lobby", "un", "goal"), rest)
