"""The own hand: lobbyists, a pack while drafting, personal goals or the company goal."""

from __future__ import annotations

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.cards import own_hand
from keeling.games.second_chance.telling import cards as card_texts
from keeling.games.second_chance.telling.voice import t
from keeling.games.second_chance.terminal.words import Scene
from keeling.games.second_chance.views.types import PlayerView
from keeling.locale import spoken


def hand(scene: Scene) -> Panel:
    """Every card with what it says."""
    own = scene.view["players"][scene.view["seat"] or 0]
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold", no_wrap=True)
    grid.add_column()
    for number in own["lobby"]:
        grid.add_row(str(number), card_texts.lobby(scene.sheet, number, spoken()))
    for number in own["pack"]:
        grid.add_row(f"{t('ui.board.pack')} {number}", card_texts.lobby(scene.sheet, number, spoken()))
    for number in own["personal"]:
        grid.add_row(f"{t('ui.board.personal')} {number}", _personal(scene, number))
    for number in own["choices"] if own["goal"] is None else [own["goal"]]:
        grid.add_row(f"{t('ui.board.goal')} {number}", _company(scene, own, number))
    return own_hand(scene, grid)


def _personal(scene: Scene, number: int) -> str:
    rows = {row["no"]: row for row in scene.sheet["personal_goals"]}
    return card_texts.personal(scene.sheet, number, spoken(), rows[number]["least"][scene.view["seats"] - 1])


def _company(scene: Scene, own: PlayerView, number: int) -> Text:
    return Text(card_texts.company(scene.sheet, number, spoken()), style="dim strike" if own["goal_discarded"] else "")
