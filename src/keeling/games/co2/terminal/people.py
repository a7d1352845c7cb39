"""The companies: what everybody may know of each."""

from __future__ import annotations

from functools import partial

from rich.panel import Panel
from rich.text import Text

from keeling.games.co2.telling.voice import t
from keeling.games.co2.terminal.words import Scene
from keeling.games.co2.views.types import CompanyView
from keeling.games.co2_family.terminal import people as family
from keeling.games.co2_family.terminal.words import counts


def people(scene: Scene) -> Panel:
    """One row per company, or two where there is little room."""
    plants = partial(_plants, scene)
    return family.people(scene, {"plants": plants, "lobby": family.lobby, "un": family.claimed, "goal": _goal})


def _plants(scene: Scene, holdings: CompanyView) -> Text:
    return counts(scene, holdings["plants"])


def _goal(holdings: CompanyView) -> Text:
    return Text(t("ui.board.goal-gone" if holdings["goal_discarded"] else "ui.board.goal-kept"))
