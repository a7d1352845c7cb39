"""The companies: what everybody may know of each."""

from __future__ import annotations

from functools import partial

from rich.panel import Panel
from rich.text import Text

from keeling.games.co2_family.terminal import people as family
from keeling.games.co2_family.terminal.words import counts
from keeling.games.second_chance.telling.voice import t
from keeling.games.second_chance.terminal.words import Scene


def people(scene: Scene) -> Panel:
    """One row per company, or two where there is little room."""
    built = {key: partial(_counts, scene, key) for key in ("plants", "backing")}
    return family.people(scene, {**built, "lobby": family.lobby, "un": family.claimed})


def _counts(scene: Scene, key: str, holdings: dict[str, dict[str, int]]) -> Text:
    return counts(scene, holdings[key])


def status(scene: Scene) -> Text:
    """The own company, the team and the climate in one line."""
    team = "team" in scene.view
    return family.status(scene, *([t("ui.board.due", team=scene.view["team"], due=scene.view["due"])] if team else []))
