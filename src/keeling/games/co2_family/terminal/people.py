"""The companies: what everybody has in numbers."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from keeling.cli.boards import AnyScene
from keeling.cli.boards.frames import row
from keeling.cli.boards.marks import FLAG, MONEY, PERMIT, POINTS, SCIENTIST, TECH, player
from keeling.cli.boards.people import name
from keeling.games.co2_family.views.types import PlayerSeen

NUMBERS: Final = (POINTS, MONEY, PERMIT, TECH)
NUMBERED: Final = len(NUMBERS) + 3  # with the name, scientists and control


def grid(gap: int, expand: bool) -> Table:
    """The table of companies, their names first."""
    found = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, expand=expand, header_style="dim")
    found.add_column("", no_wrap=True)
    return found


def add_numbers(grid: Table) -> None:
    """The columns of what is counted."""
    for sign in NUMBERS:
        grid.add_column(sign, justify="right", no_wrap=True)
    grid.add_column(SCIENTIST, no_wrap=True)
    grid.add_column(FLAG, justify="right", no_wrap=True)


def counted(scene: AnyScene, seat: int, holdings: PlayerSeen) -> list[Text]:
    """What a company has, under those columns."""
    control = sum(region["control"] == seat for region in scene.view["regions"].values())
    scientists = f"{holdings['scientists']}+{holdings['pool']}"
    return [name(scene, seat, "  "), *[Text(str(told)) for told in (*_numbers(holdings), scientists, control)]]


def claimed(holdings: PlayerSeen) -> Text:
    """The goals of the UN that a company has reached."""
    return Text(" ".join(str(number) for number in holdings["claimed"]) or "–")


def _numbers(holdings: PlayerSeen) -> tuple[int, int, int, int]:
    """What there is of each sign."""
    return holdings["vp"], holdings["money"], holdings["permits"], holdings["tech"]


def status(scene: AnyScene, *more: str) -> Text:
    """The own company and the climate in one line, and whatever else an edition tells there."""
    seat = scene.view["seat"] or 0
    holdings = scene.view["players"][seat]
    parts = [player(seat, scene.names)]
    parts += [Text(f"{sign}{number}") for sign, number in zip(NUMBERS, _numbers(holdings), strict=True)]
    parts.append(Text(f"{SCIENTIST}{holdings['scientists']}+{holdings['pool']}"))
    parts.append(Text(f" CO₂ {scene.t('ui.board.ppm', co2=scene.view['co2'])}", style="dim"))
    return row([*parts, *[Text(f" {told}", style="dim") for told in more]], "  ")
