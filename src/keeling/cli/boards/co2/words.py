"""Short words and colours of CO₂ for the terminal."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from keeling.cli.boards.marks import MONEY, PERMIT, SCIENTIST, TECH
from keeling.cli.tongue import t

ENERGIES: Final = {
    "forestation": "#3f9a63",
    "solar": "#cf9a1d",
    "fusion": "#7f7ce0",
    "biomass": "#8d9a2b",
    "recycling": "#2f9aa2",
}
FOSSILS: Final = {"coal": "█", "oil": "▓", "gas": "▒"}  # worst first, as on the gauge
EDGE: Final = "bright_black"
_SLOTS: Final = {"money": MONEY, "tech": TECH, "permit": PERMIT, "research": SCIENTIST}


def energy(name: str) -> Text:
    """An energy in three letters, which are also enough to type it."""
    return Text(t(f"ui.short.{name}"), style=ENERGIES[name])


def energies(names: list[str], between: str) -> Text:
    """Several energies in a row."""
    return row([energy(name) for name in names], between)


def row(parts: list[Text], between: str) -> Text:
    """Texts in a row that keep their own styles."""
    line = Text()
    for place, part in enumerate(parts):
        line.append(between if place else "", style="dim").append_text(part)
    return line


def slot(name: str) -> str:
    """The symbol of a project slot; a second one of its kind keeps its number."""
    kind = name.rstrip("0123456789")
    return _SLOTS[kind] + name.removeprefix(kind)


def frame(title: Text | str, body: RenderableType, style: str = EDGE) -> Panel:
    """A part of the table with its name on the edge."""
    heading = Text(title, style="bold default") if isinstance(title, str) else title
    return Panel(body, title=heading, title_align="left", border_style=style, box=box.ROUNDED, padding=(0, 1))
