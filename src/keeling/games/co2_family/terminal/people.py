"""The companies: what everybody has in numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from keeling.cli.boards import AnyScene
from keeling.cli.boards.frames import SMALL, frame, row, table
from keeling.cli.boards.marks import FLAG, MONEY, PERMIT, POINTS, SCIENTIST, TECH, mark, player
from keeling.cli.boards.people import name
from keeling.games.co2_family.views.types import PlayerSeen

NUMBERS: Final = (POINTS, MONEY, PERMIT, TECH)
_NUMBERED: Final = len(NUMBERS) + 3  # columns: the name, what is counted, scientists, control
_ROOMY: Final = 90


def people(scene: AnyScene, headings: Sequence[str], rest: Callable[[int], list[Text]]) -> Panel:
    """A row for each company: its numbers, and under their headings what else an edition tells; else two tables."""
    heads = [("", False), *[(sign, True) for sign in NUMBERS], (SCIENTIST, False), (FLAG, True)]
    heads += [(scene.t(f"ui.board.{key}"), key == "lobby") for key in headings]
    rows = [[*_counted(scene, seat, holdings), *rest(seat)] for seat, holdings in enumerate(scene.view["players"])]
    if scene.width >= SMALL:
        gap, last = 2 if scene.width >= _ROOMY else 1, len(heads)
        body: RenderableType = table(heads, rows, gap, wraps=range(_NUMBERED, last))
    else:
        held = [[mark(seat), *cells[_NUMBERED:]] for seat, cells in enumerate(rows)]
        parts = [(heads[:_NUMBERED], [cells[:_NUMBERED] for cells in rows]), ([heads[0], *heads[_NUMBERED:]], held)]
        body = Group(*[table(columns, cells, 2, wraps=range(1, 9)) for columns, cells in parts])
    return frame(scene.t("ui.panel.players"), body)


def _counted(scene: AnyScene, seat: int, holdings: PlayerSeen) -> list[Text]:
    """What a company has in numbers."""
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
