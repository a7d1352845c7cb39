"""The pieces that its templates draw: those of the family."""

from __future__ import annotations

from keeling.games.co2_family.board.signs import energy, pawn, pawnbox

__all__ = ["energy", "pawn", "pawnbox"]
