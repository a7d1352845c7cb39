"""The own hand: cards of the lobby, a pack while drafting, and goals."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling.cli.boards import AnyScene
from keeling.cli.boards.cards import own_hand


def hand(scene: AnyScene, card: Callable[[int], str], goals: Iterable[tuple[str, int, Text | str]]) -> Panel:
    """Every card with what it says; goals with the key of their kind."""
    own = scene.view["players"][scene.view["seat"] or 0]
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold", no_wrap=True)
    grid.add_column()
    for number in own["lobby"]:
        grid.add_row(str(number), card(number))
    for number in own["pack"]:
        grid.add_row(f"{scene.t('ui.board.pack')} {number}", card(number))
    for kind, number, told in goals:
        grid.add_row(f"{scene.t(f'ui.board.{kind}')} {number}", told)
    return own_hand(scene, grid)
