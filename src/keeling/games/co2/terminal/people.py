"""The companies: what everybody may know of each."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.frames import SMALL, frame, row
from keeling.cli.boards.marks import FLAG, MONEY, PERMIT, POINTS, SCIENTIST, TECH, mark, player
from keeling.cli.boards.people import name
from keeling.games.co2.terminal.words import Scene, energy
from keeling.games.co2.view_types import CompanyView
from keeling.games.co2.voice import t

_NUMBERS: Final = (POINTS, MONEY, PERMIT, TECH)
_ROOMY = 90
_NUMBERED = len(_NUMBERS) + 3  # with the name, scientists and control


def people(scene: Scene) -> Panel:
    """One row per company, or two where there is little room."""
    rows = [_row(scene, seat, holdings) for seat, holdings in enumerate(scene.view["players"])]
    if scene.width >= SMALL:
        return frame(t("ui.panel.players"), _grid(rows, 2 if scene.width >= _ROOMY else 1, True, True))
    held = [[mark(seat), *cells[_NUMBERED:]] for seat, cells in enumerate(rows)]
    parts = [_grid([cells[:_NUMBERED] for cells in rows], 2, numbers=True), _grid(held, 2, rest=True)]
    return frame(t("ui.panel.players"), Group(*parts))


def _grid(rows: list[list[Text]], gap: int, numbers: bool = False, rest: bool = False) -> Table:
    """What a company has in numbers, and the rest of what is known of it."""
    grid = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, expand=rest, header_style="dim")
    grid.add_column("", no_wrap=True)
    if numbers:
        _add_numbers(grid)
    if rest:
        grid.add_column(t("ui.board.plants"), ratio=1)
        for key in ("lobby", "un", "goal"):
            grid.add_column(t(f"ui.board.{key}"), justify="right" if key == "lobby" else "left")
    for cells in rows:
        grid.add_row(*cells)
    return grid


def _add_numbers(grid: Table) -> None:
    for sign in _NUMBERS:
        grid.add_column(sign, justify="right", no_wrap=True)
    grid.add_column(SCIENTIST, no_wrap=True)
    grid.add_column(FLAG, justify="right", no_wrap=True)


def _row(scene: Scene, seat: int, holdings: CompanyView) -> list[Text]:
    control = sum(region["control"] == seat for region in scene.view["regions"].values())
    return [
        name(scene, seat, "  "),
        *[Text(str(number)) for number in _numbers(holdings)],
        Text(f"{holdings['scientists']}+{holdings['pool']}"),
        Text(str(control)),
        _plants(holdings["plants"]),
        Text(str(holdings["lobby_cards"])),
        Text(" ".join(str(number) for number in holdings["claimed"]) or "–"),
        Text(t("ui.board.goal-gone" if holdings["goal_discarded"] else "ui.board.goal-kept")),
    ]


def _numbers(holdings: CompanyView) -> tuple[int, int, int, int]:
    """What there is of each sign."""
    return holdings["vp"], holdings["money"], holdings["permits"], holdings["tech"]


def _plants(plants: dict[str, int]) -> Text:
    built = [energy(name).append(f"{count}") for name, count in plants.items() if count]
    return row(built, " ") if built else Text("–", style="dim")


def status(scene: Scene) -> Text:
    """The own company and the climate in one line."""
    seat = scene.view["seat"] or 0
    holdings = scene.view["players"][seat]
    line = player(seat, scene.names)
    for sign, number in zip(_NUMBERS, _numbers(holdings), strict=True):
        line.append(f"  {sign}{number}", style="not bold default")
    line.append(f"  {SCIENTIST}{holdings['scientists']}+{holdings['pool']}", style="not bold default")
    return line.append(f"   CO₂ {t('ui.board.ppm', co2=scene.view['co2'])}", style="not bold dim default")
