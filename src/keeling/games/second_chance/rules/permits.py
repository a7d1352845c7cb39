"""Paying with a permit, from the board or from a region one controls (S-37)."""

from __future__ import annotations

from keeling.games.co2_family.rules import permits
from keeling.games.second_chance.model.position import SecondChancePosition


class PayPermit(permits.PayPermit[SecondChancePosition]):  # S-37 S-41 S-42
    """Choose where the permit comes from, each one anew, and pay it to the bank."""

    ids = "S-37 S-41 S-42"
    closed = ("", "own-supply-empty S-37", "not-controlled S-37", "region-empty S-37")
