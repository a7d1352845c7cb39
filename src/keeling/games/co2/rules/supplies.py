"""What only this edition pays (C-52); the common supplies are the family's (C-2, C-6, C-63, C-65)."""

from __future__ import annotations

from keeling.games.co2.model.position import Co2Position


def strangers_dollar(t: Co2Position, seat: int, slot: int) -> int:
    """What sending off whoever is on a project costs: a dollar for another company's scientist (C-52)."""
    owner = t.worker[slot]
    return 1 if owner >= 0 and owner != seat else 0
