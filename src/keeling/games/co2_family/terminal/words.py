"""The short words, signs and colours of both editions for the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from keeling.cli.boards import AnyScene
from keeling.cli.boards.frames import row
from keeling.cli.boards.marks import EVENT, MONEY, PERMIT, POINTS, SCIENTIST, TECH

COLOURS: Final = {
    "forestation": "#3f9a63", "solar": "#cf9a1d", "fusion": "#7f7ce0", "biomass": "#8d9a2b", "recycling": "#2f9aa2",
    "hydro": "#4a7fe6", "wind": "#84909a",
}  # fmt: skip
FOSSILS: Final = {"coal": "█", "oil": "▓", "gas": "▒"}  # worst first, as on the gauge
# The signs of what is counted in prices.
SIGNS: Final = {
    "money": MONEY, "tech": TECH, "permit": PERMIT, "vp": POINTS, "scientist": SCIENTIST, "co2": "ppm ",
    "any-permit": PERMIT, "regional-permit": PERMIT,  # also one of a region pays
    "ending": EVENT,
}  # fmt: skip


def energy(scene: AnyScene, name: str) -> Text:
    """An energy in three letters, which are also enough to type it."""
    return Text(scene.t(f"ui.short.{name}"), style=COLOURS[name])


def energies(scene: AnyScene, names: Sequence[str], between: str) -> Text:
    """Several energies in a row."""
    return row([energy(scene, name) for name in names], between)


def counts(scene: AnyScene, built: Mapping[str, int]) -> Text:
    """How many there are of each energy, or a dash."""
    found = [energy(scene, name).append(f"{count}") for name, count in built.items() if count]
    return row(found, " ") if found else Text("–", style="dim")
