"""What an option costs and gives, as the chips on its button: a symbol and a figure each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from keeling.core.prices import COMMON, ENDING, Figure

Chip = dict[str, str]
_BARE: Final = ("stop", ENDING)  # the symbol says all


def chips(figures: Sequence[Figure], icons: Mapping[str, str], seat: int) -> list[Chip]:
    """The chips of an option; those of another player stand behind that player's token."""
    made: list[Chip] = []
    whose = seat
    for word, amount, of in figures:
        if of not in (seat, COMMON, whose):
            made.append({"icon": f"p{of + 1}", "text": ""})
            whose = of
        bare = not amount or word in _BARE
        made.append({"icon": icons[word], "text": "" if bare else f"{amount:+d}".replace("-", "−")})
    return made
