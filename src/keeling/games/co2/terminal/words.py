"""What is drawn, and the short words, signs and colours of CO₂ for the terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from keeling.cli import boards
from keeling.cli.boards.frames import row
from keeling.cli.boards.marks import EVENT, MONEY, PERMIT, POINTS, SCIENTIST, TECH
from keeling.games.co2.view_types import Co2View
from keeling.games.co2.voice import t

Scene = boards.Scene[Co2View]
ENERGIES: Final = {
    "forestation": "#3f9a63", "solar": "#cf9a1d", "fusion": "#7f7ce0", "biomass": "#8d9a2b", "recycling": "#2f9aa2",
}  # fmt: skip
FOSSILS: Final = {"coal": "█", "oil": "▓", "gas": "▒"}  # worst first, as on the gauge
_SLOTS: Final = {"money": MONEY, "tech": TECH, "permit": PERMIT, "research": SCIENTIST}

# The signs of what is counted in prices.
SIGNS: Final = {
    "money": MONEY, "tech": TECH, "permit": PERMIT, "vp": POINTS, "scientist": SCIENTIST, "co2": "ppm ",
    "ending": EVENT,
}  # fmt: skip


def energy(name: str) -> Text:
    """An energy in three letters, which are also enough to type it."""
    return Text(t(f"ui.short.{name}"), style=ENERGIES[name])


def energies(names: list[str], between: str) -> Text:
    """Several energies in a row."""
    return row([energy(name) for name in names], between)


def slot(name: str) -> str:
    """The symbol of a project slot; a second one of its kind keeps its number."""
    kind = name.rstrip("0123456789")
    return _SLOTS[kind] + name.removeprefix(kind)
