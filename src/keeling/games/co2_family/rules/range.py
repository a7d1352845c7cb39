"""Between what CO₂ will rise when so many spaces are supplied: the cleanest and the dirtiest plants that are left."""

from __future__ import annotations

from keeling.core.forecast import Texts
from keeling.core.reason import Values
from keeling.games.co2_family.model.position import Table
from keeling.games.co2_family.model.words import FOSSILS


def empty_spaces(t: Table, decade: int, looked: int = 0) -> int:
    """How many regions have nothing yet on the space that a decade looks at; the first of the ring may be past."""
    f, at = t.figures, decade - 1
    return sum([1 for region in f.ring[looked:] if at < f.spaces[region] and not t.space[f.first_space[region] + at]])


def tiles_left(t: Table) -> list[int]:
    """The ppm of every fossil plant that may be drawn, the cleanest first."""
    return sorted([t.figures.ppm[kind + 1] for kind in range(len(FOSSILS)) for _ in range(t.fossils[kind])])


def rise(tiles: list[int], spaces: int) -> tuple[int, int]:
    """The least and the most that so many of these plants bring."""
    return sum(tiles[:spaces]), sum(tiles[len(tiles) - spaces :] if spaces < len(tiles) else tiles)


def plants_needed(tiles: list[int], spaces: int, room: int) -> int:
    """How many of the spaces must be filled with green plants so that even the dirtiest draw stays within the room."""
    return next((filled for filled in range(spaces + 1) if rise(tiles, spaces - filled)[1] <= room), -1)


def danger(t: Table, values: Values, tiles: list[int], limit: int, builds: bool) -> Texts:
    """That CO₂ may rise above a limit, which ends the game, and how many plants prevent it, if any can be built."""
    if int(values["high"]) <= limit:
        return []
    plants = plants_needed(tiles, int(values["spaces"]), limit - t.co2)
    found: Texts = [("ahead.lost" if int(values["low"]) > limit else "ahead.danger", values)]
    return [*found, ("ahead.plants", {"plants": plants})] if plants > 0 and builds else found
