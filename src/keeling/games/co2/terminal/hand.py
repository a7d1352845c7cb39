"""The own hand: lobby cards, a pack while drafting, and the company goal."""

from __future__ import annotations

from rich.panel import Panel
from rich.text import Text

from keeling.games.co2.telling.cards import describe_goal, describe_lobby
from keeling.games.co2.telling.voice import t
from keeling.games.co2.terminal.words import Scene
from keeling.games.co2_family.terminal import hand as family
from keeling.locale import spoken


def hand(scene: Scene, seat: int) -> Panel:
    """Every card with what it says."""
    pays = scene.sheet["lobbying"]["minor_money"]
    cards = {row["no"]: row for row in scene.sheet["lobby"]}
    own = scene.view["players"][seat]
    goals = [] if own["goal"] is None else [("goal", own["goal"], _goal(scene, seat, own["goal"]))]
    return family.hand(scene, lambda number: describe_lobby(cards[number], spoken(), pays), goals)


def _goal(scene: Scene, seat: int, number: int) -> Text:
    """The company goal with what it would score now; struck through once it is turned in."""
    own = scene.view["players"][seat]
    told = describe_goal(next(row for row in scene.sheet["company_goals"] if row["no"] == number), spoken())
    if own["goal_discarded"]:
        return Text(told, style="dim strike")
    return Text(f"{told} {t('ui.board.goal-now', n=own.get('goal_worth', 0))}")
