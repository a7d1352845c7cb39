"""Figures of either edition that each look right but together make a game nobody can play."""

from __future__ import annotations

from keeling.games.co2_family.model.figures import FamilyFigures
from keeling.kit.consistency import enough


def check_supplies(f: FamilyFigures, spaces: int, seats: int, inspectors: int = 0) -> None:
    """Permits and tech for what is laid out and handed to so many players."""
    enough("supplies.permits", f.permits, spaces + f.market_stock + seats * f.start_permits)
    enough("supplies.tech", f.tech, seats * f.start_tech + inspectors)


def check_goals(f: FamilyFigures, seats: int, each: int) -> None:
    """Company goals for so many players, so many for each."""
    enough("company_goals.out", sum(seats not in out for out in f.goal_out), each * seats)
