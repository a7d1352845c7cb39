"""The companies: what everybody may know of each."""

from __future__ import annotations

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.frames import SMALL, frame
from keeling.cli.boards.marks import mark
from keeling.games.co2.telling.voice import t
from keeling.games.co2.terminal.words import Scene
from keeling.games.co2.views.types import CompanyView
from keeling.games.co2_family.terminal.people import NUMBERED, add_numbers, claimed, counted, grid
from keeling.games.co2_family.terminal.words import counts

_ROOMY = 90


def people(scene: Scene) -> Panel:
    """One row per company, or two where there is little room."""
    rows = [_row(scene, seat, holdings) for seat, holdings in enumerate(scene.view["players"])]
    if scene.width >= SMALL:
        return frame(t("ui.panel.players"), _grid(rows, 2 if scene.width >= _ROOMY else 1, True, True))
    held = [[mark(seat), *cells[NUMBERED:]] for seat, cells in enumerate(rows)]
    parts = [_grid([cells[:NUMBERED] for cells in rows], 2, numbers=True), _grid(held, 2, rest=True)]
    return frame(t("ui.panel.players"), Group(*parts))


def _grid(rows: list[list[Text]], gap: int, numbers: bool = False, rest: bool = False) -> Table:
    """What a company has in numbers, and the rest of what is known of it."""
    found = grid(gap, rest)
    if numbers:
        add_numbers(found)
    if rest:
        found.add_column(t("ui.board.plants"), ratio=1)
        for key in ("lobby", "un", "goal"):
            found.add_column(t(f"ui.board.{key}"), justify="right" if key == "lobby" else "left")
    for cells in rows:
        found.add_row(*cells)
    return found


def _row(scene: Scene, seat: int, holdings: CompanyView) -> list[Text]:
    return [
        *counted(scene, seat, holdings),
        counts(scene, holdings["plants"]),
        Text(str(holdings["lobby_cards"])),
        claimed(holdings),
        Text(t("ui.board.goal-gone" if holdings["goal_discarded"] else "ui.board.goal-kept")),
    ]
