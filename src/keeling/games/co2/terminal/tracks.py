"""The expertise tracks: income and bonus of every space, the discs, and the next plant of each energy."""

from __future__ import annotations

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.frames import SMALL, frame
from keeling.cli.boards.marks import MONEY, PERMIT, POINTS, TECH, WILD, mark
from keeling.core.sheet import Sheet
from keeling.games.co2.terminal.words import ENERGIES, Scene, energy
from keeling.games.co2.voice import t, w
from keeling.locale import capital

_BONUS = {"": "", "tech": TECH, "permit": PERMIT, "wild": WILD}
_ROOMY = 96  # from here on there is room for plus signs beside the market


def tracks(scene: Scene) -> Panel:
    """One band per energy: its name over its next plant, its spaces over the discs on them."""
    longest = max(len(track["income"]) for track in _tracks(scene).values())
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, expand=True, header_style="dim")
    grid.add_column(t("ui.board.next-plant"), no_wrap=True)
    for level in range(1, longest + 1):
        grid.add_column(str(level), no_wrap=True)
    for name in ENERGIES:
        grid.add_row(*_band(scene, name))
    return frame(t("ui.panel.expertise"), grid)


def _tracks(scene: Scene) -> dict[str, Sheet]:
    return {name: scene.sheet["tracks"][name] for name in ENERGIES}


def _band(scene: Scene, name: str) -> list[Text]:
    track = scene.sheet["tracks"][name]
    roomy = scene.width < SMALL or scene.width >= _ROOMY
    cells = [Text.assemble(Text(capital(w(name)), style=f"bold {ENERGIES[name]}"), "\n", _next_plant(scene, name))]
    for level, (income, bonus) in enumerate(zip(track["income"], track["bonus"], strict=True), 1):
        printed = Text().append(f"+{income}" if roomy else f"{income}", style="dim")
        printed.append_text(energy(bonus) if bonus in ENERGIES else Text(_BONUS[bonus]))
        cells.append(Text.assemble(printed, "\n", _discs(scene, name, level)))
    return cells


def _discs(scene: Scene, name: str, level: int) -> Text:
    discs = Text()
    for seat, player in enumerate(scene.view["players"]):
        if player["expertise"][name] == level:
            discs.append_text(mark(seat))
    return discs


def _next_plant(scene: Scene, name: str) -> Text:
    plant = scene.view["plants_next"][name]
    if plant is None:
        return Text(t("ui.board.none"), style="dim")
    cost = f"{MONEY}{plant['money']:<2} {TECH}{plant['tech']} {POINTS}{plant['vp']:<2}"
    left = f" ×{plant['left']} ▯{scene.view['projects_left'][name]}"
    return Text(cost).append(left, style="dim")
