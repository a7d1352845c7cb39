"""The own hand: lobbyists, a pack while drafting, personal goals or the company goal."""

from __future__ import annotations

from rich.panel import Panel
from rich.text import Text

from keeling.games.co2_family.terminal import hand as family
from keeling.games.second_chance.telling import cards as card_texts
from keeling.games.second_chance.terminal.words import Scene
from keeling.games.second_chance.views.types import PlayerView
from keeling.locale import spoken


def hand(scene: Scene) -> Panel:
    """Every card with what it says."""
    own = scene.view["players"][scene.view["seat"] or 0]
    company = own["choices"] if own["goal"] is None else [own["goal"]]
    goals: list[tuple[str, int, Text | str]] = [
        *[("personal", number, _personal(scene, number)) for number in own["personal"]],
        *[("goal", number, _company(scene, own, number)) for number in company],
    ]
    return family.hand(scene, lambda number: card_texts.lobby(scene.sheet, number, spoken()), goals)


def _personal(scene: Scene, number: int) -> str:
    rows = {row["no"]: row for row in scene.sheet["personal_goals"]}
    return card_texts.personal(scene.sheet, number, spoken(), rows[number]["least"][scene.view["seats"] - 1])


def _company(scene: Scene, own: PlayerView, number: int) -> Text:
    return Text(card_texts.company(scene.sheet, number, spoken()), style="dim strike" if own["goal_discarded"] else "")
