"""The tracks: a band for each energy, its name over its plants, its spaces over the discs on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling.cli.boards import AnyScene
from keeling.cli.boards.frames import frame
from keeling.cli.boards.marks import PERMIT, TECH, WILD, mark
from keeling.games.co2_family.terminal.words import COLOURS, energy
from keeling.locale import capital

_BONUS: Final = {"": "", "tech": TECH, "permit": PERMIT, "wild": WILD}


def tracks(
    scene: AnyScene,
    head: str,
    names: Sequence[str],
    known: str,
    plants: Callable[[str], Text],
    space: Callable[..., Text],
) -> Panel:
    """All bands under their head; what an edition says of a track's plants and prints on a space is its own."""
    longest = max(len(scene.sheet["tracks"][name]["income"]) for name in names)
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, expand=True, header_style="dim")
    for title in (head, *map(str, range(1, longest + 1))):
        grid.add_column(title, no_wrap=True)
    for name in names:
        track = scene.sheet["tracks"][name]
        cells = [Text.assemble(Text(capital(scene.w(name)), style=f"bold {COLOURS[name]}"), "\n", plants(name))]
        for level, (income, bonus) in enumerate(zip(track["income"], track["bonus"], strict=True), 1):
            gain = energy(scene, bonus) if bonus in COLOURS else Text(_BONUS[bonus])
            printed = space(name, level, income, gain)
            cells.append(Text.assemble(printed, "\n", _discs(scene, known, name, level)))
        grid.add_row(*cells)
    return frame(scene.t("ui.panel.expertise"), grid)


def _discs(scene: AnyScene, known: str, name: str, level: int) -> Text:
    discs = Text()
    for seat, player in enumerate(scene.view["players"]):
        if player[known][name] == level:
            discs.append_text(mark(seat))
    return discs
