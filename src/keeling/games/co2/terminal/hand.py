"""The own hand: lobby cards, a pack while drafting, and the company goal."""

from __future__ import annotations

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.cards import own_hand
from keeling.games.co2.telling.cards import describe_goal, describe_lobby
from keeling.games.co2.telling.voice import t
from keeling.games.co2.terminal.words import Scene
from keeling.locale import spoken


def hand(scene: Scene, seat: int) -> Panel:
    """Every card with what it says."""
    own = scene.view["players"][seat]
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold", no_wrap=True)
    grid.add_column()
    pays = scene.sheet["lobbying"]["minor_money"]
    cards = {row["no"]: row for row in scene.sheet["lobby"]}
    for number in own["lobby"]:
        grid.add_row(str(number), describe_lobby(cards[number], spoken(), pays))
    for number in own["pack"]:
        grid.add_row(f"{t('ui.board.pack')} {number}", describe_lobby(cards[number], spoken(), pays))
    goals = {row["no"]: row for row in scene.sheet["company_goals"]}
    if own["goal"] is not None:
        told = describe_goal(goals[own["goal"]], spoken())
        now = t("ui.board.goal-now", n=own.get("goal_worth", 0))
        gone = Text(told, style="dim strike") if own["goal_discarded"] else Text(f"{told} {now}")
        grid.add_row(f"{t('ui.board.goal')} {own['goal']}", gone)
    return own_hand(scene, grid)
