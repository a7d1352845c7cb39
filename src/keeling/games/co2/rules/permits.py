"""Paying with a permit, of one's own or of a region one controls (C-24, C-42, C-60, C-81)."""

from __future__ import annotations

from keeling.games.co2.model.position import Co2Position
from keeling.games.co2_family.rules import permits


class PayPermit(permits.PayPermit[Co2Position]):  # C-42 C-60
    ids = "C-42 C-60"
    closed = ("", "own-supply-empty C-42", "not-controlled C-60", "region-empty C-60")
