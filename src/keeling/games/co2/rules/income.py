"""Income from the expertise tracks (C-21, C-71)."""

from __future__ import annotations

from keeling.games.co2.model.position import Co2Position
from keeling.games.co2_family.rules import income


class Income(income.Income[Co2Position]):  # C-21 C-71
    ids = "C-21 C-71"


class SplitIncome(income.SplitIncome[Co2Position]):  # C-21
    ids = "C-21"
