"""The pieces that only these games have: energies and fossils on their colours, and scientists."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from keeling.web.drawing.shapes import mark, tiles

_PAWN: Final = "M0-11.5a4.6 4.6 0 0 1 2.9 8.2C6.3-1.5 7.6 2.5 8 7.5H-8C-7.6 2.5-6.3-1.5-2.9-3.3A4.6 4.6 0 0 1 0-11.5Z"
energy = tiles({}, "e")  # an energy or a fossil on its colour


@cache
def pawn(seat: int) -> Markup:
    """A scientist."""
    return Markup(f'<path class="pawn" d="{_PAWN}"/><g class="onp">{mark(seat)}</g>')


@cache
def pawnbox(seat: int, key: str, flip: str) -> Markup:
    """A scientist in a box of its own."""
    box = f'viewBox="-9 -12.5 18 21" aria-hidden="true" id="{key}" data-flip="{flip}"'
    return Markup(f'<svg class="pw p{seat + 1}" {box}>{pawn(seat)}</svg>')
