"""The knowledge tracks: income and bonus of every space, levels and middle, the discs, and the price of plants."""

from __future__ import annotations

from typing import Final

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.frames import SMALL, frame
from keeling.cli.boards.marks import MONEY, PERMIT, POINTS, TECH, WILD, mark
from keeling.core.sheet import Sheet
from keeling.games.second_chance.terminal.words import ENERGIES, Scene, energy
from keeling.games.second_chance.voice import t, w
from keeling.locale import capital

_BONUS: Final = {"": "", "tech": TECH, "permit": PERMIT, "wild": WILD}
_LEVELS: Final = ("①", "②")  # on the spaces from which a level may be built
_MIDDLE: Final = "◦"


def tracks(scene: Scene) -> Panel:
    """One band per energy: its name over its plants, its spaces over the discs on them."""
    longest = max(len(scene.sheet["tracks"][name]["income"]) for name in ENERGIES)
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, expand=True, header_style="dim")
    grid.add_column("", no_wrap=True)
    for level in range(1, longest + 1):
        grid.add_column(str(level), no_wrap=True)
    for name in ENERGIES:
        grid.add_row(*_band(scene, name))
    return frame(t("ui.panel.expertise"), grid)


def _band(scene: Scene, name: str) -> list[Text]:
    track = scene.sheet["tracks"][name]
    plants = scene.sheet["plants"][name]
    marks = {plant["mark"]: sign for plant, sign in zip(plants, _LEVELS, strict=True)}
    head = Text.assemble(Text(capital(w(name)), style=f"bold {ENERGIES[name]}"), "\n", _costs(scene, name, plants))
    cells = [head]
    for level, (income, bonus) in enumerate(zip(track["income"], track["bonus"], strict=True), 1):
        printed = Text(str(income), style="dim")
        printed.append_text(energy(bonus) if bonus in ENERGIES else Text(_BONUS[bonus]))
        printed.append(marks.get(level, ""), style="bold").append(_MIDDLE if level == track["middle"] else "")
        cells.append(Text.assemble(printed, "\n", _discs(scene, name, level)))
    return cells


def _discs(scene: Scene, name: str, level: int) -> Text:
    discs = Text()
    for seat, player in enumerate(scene.view["players"]):
        if player["knowledge"][name] == level:
            discs.append_text(mark(seat))
    return discs


def _costs(scene: Scene, name: str, plants: list[Sheet]) -> Text:
    """What the plants of both levels cost and score, and how many projects are left."""
    told = [f"{MONEY}{plant['money']} {TECH}{plant['tech']} {POINTS}{plant['vp']}" for plant in plants]
    if scene.width < SMALL:
        told = [f"{MONEY}{plant['money']} {TECH}{plant['tech']}" for plant in plants]
    return Text("/".join(told)).append(f" ▯{scene.view['projects_left'][name]}", style="dim")
