"""What is drawn, and the short words, signs and colours of Second Chance for the terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from keeling.cli import boards
from keeling.cli.boards.frames import row
from keeling.cli.boards.marks import EVENT, MONEY, PERMIT, POINTS, SCIENTIST, TECH
from keeling.games.second_chance.view_types import SecondChanceView
from keeling.games.second_chance.voice import t

Scene = boards.Scene[SecondChanceView]
ENERGIES: Final = {
    "recycling": "#2f9aa2", "hydro": "#4a7fe6", "wind": "#84909a", "solar": "#cf9a1d", "forestation": "#3f9a63",
}  # fmt: skip
FOSSILS: Final = {"coal": "█", "oil": "▓", "gas": "▒"}  # worst first, as on the gauge
SLOTS: Final = {"money": MONEY, "tech": TECH, "scientist": SCIENTIST}

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
