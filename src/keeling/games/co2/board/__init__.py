"""The board of CO₂ (2012), drawn from what a seat may know."""

from __future__ import annotations

from keeling.games.co2_family import board as family

SHARES = (family.FOLDER,)  # further folders with templates and styles
