"""Which places of the board belong to a region."""

from __future__ import annotations

from keeling.games.co2_family.model.figures import FamilyFigures


def slots_of(f: FamilyFigures, region: int) -> range:
    """Its slots."""
    return range(f.first_slot[region], f.first_slot[region + 1])


def spaces_of(f: FamilyFigures, region: int) -> range:
    """Its demand spaces."""
    return range(f.first_space[region], f.first_space[region] + f.spaces[region])
