"""Income from the tracks (S-50)."""

from __future__ import annotations

from keeling.games.co2_family.rules import income
from keeling.games.second_chance.model.position import SecondChancePosition


class Income(income.Income[SecondChancePosition]):  # S-50
    ids = "S-50"


class SplitIncome(income.SplitIncome[SecondChancePosition]):  # S-50 S-4
    """So much in money, the rest in points, which are the team's in the cooperative game."""

    ids = "S-50 S-4"
