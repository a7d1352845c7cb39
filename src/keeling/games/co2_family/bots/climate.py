"""The heat to come: what a fossil plant brings on the average, and the demand that nobody has met yet."""

from __future__ import annotations

from keeling.games.co2_family.model.position import Table


def mean_ppm(t: Table) -> float:
    """What the next fossil plant adds on the average (C-23)."""
    tiles = sum(t.fossils)
    return sum([t.fossils[kind] * t.figures.ppm[kind + 1] for kind in range(3)]) / tiles if tiles else 0.0


def empty_spaces(t: Table, decade: int) -> int:
    """Demand spaces of a decade that nobody has built on."""
    f = t.figures
    empty = 0
    for region, spaces in enumerate(f.spaces):
        if decade <= spaces and t.space[f.first_space[region] + decade - 1] == 0:
            empty += 1
    return empty
