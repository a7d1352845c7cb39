"""The companies: what everybody may know of each."""

from __future__ import annotations

from typing import Final

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.frames import frame, row
from keeling.cli.boards.marks import FLAG, MONEY, PERMIT, POINTS, SCIENTIST, TECH, player
from keeling.cli.boards.people import name
from keeling.games.second_chance.terminal.words import Scene, energy
from keeling.games.second_chance.view_types import PlayerView
from keeling.games.second_chance.voice import t

_NUMBERS: Final = (POINTS, MONEY, PERMIT, TECH)


def people(scene: Scene) -> Panel:
    """One row per company."""
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, expand=True, header_style="dim")
    grid.add_column("", no_wrap=True)
    for sign in _NUMBERS:
        grid.add_column(sign, justify="right", no_wrap=True)
    grid.add_column(SCIENTIST, no_wrap=True)
    grid.add_column(FLAG, justify="right", no_wrap=True)
    for key in ("plants", "backing", "lobby", "un"):
        grid.add_column(t(f"ui.board.{key}"))
    for seat, holdings in enumerate(scene.view["players"]):
        grid.add_row(*_row(scene, seat, holdings))
    return frame(t("ui.panel.players"), grid)


def _row(scene: Scene, seat: int, holdings: PlayerView) -> list[Text]:
    control = sum(region["control"] == seat for region in scene.view["regions"].values())
    return [
        name(scene, seat, "  "),
        *[Text(str(number)) for number in _numbers(holdings)],
        Text(f"{holdings['scientists']}+{holdings['pool']}"),
        Text(str(control)),
        _counts(holdings["plants"]),
        _counts(holdings["backing"]),
        Text(str(holdings["lobby_cards"])),
        Text(" ".join(str(number) for number in holdings["claimed"]) or "–"),
    ]


def _numbers(holdings: PlayerView) -> list[int]:
    return [holdings["vp"], holdings["money"], holdings["permits"], holdings["tech"]]


def _counts(counts: dict[str, int]) -> Text:
    found = [energy(name).append(f"{count}") for name, count in counts.items() if count]
    return row(found, " ") if found else Text("–", style="dim")


def status(scene: Scene) -> Text:
    """The own company, the team and the climate in one line."""
    seat = scene.view["seat"] or 0
    holdings = scene.view["players"][seat]
    line = player(seat, scene.names)
    for sign, number in zip(_NUMBERS, _numbers(holdings), strict=True):
        line.append(f"  {sign}{number}", style="not bold default")
    line.append(f"  {SCIENTIST}{holdings['scientists']}+{holdings['pool']}", style="not bold default")
    line.append(f"   CO₂ {t('ui.board.ppm', co2=scene.view['co2'])}", style="not bold dim default")
    if "team" in scene.view:
        said = t("ui.board.due", team=scene.view["team"], due=scene.view["due"])
        line.append(f"   {said}", style="not bold dim default")
    return line
