"""What a proposal would cost and bring the team once all agree to it."""

from __future__ import annotations

from collections.abc import Sequence

from keeling.core.agenda import Option
from keeling.core.prices import COMMON, ENDING, Figure
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.rules.supply import REDUCE, cut


def promises(t: SecondChancePosition, seat: int, options: Sequence[Option]) -> dict[Option, list[Figure]]:
    """By reduction: the points it costs, the CO₂ it takes away, and whether the team would be above the line (S-63)."""
    return {option: _reduction(t, int(option[1])) for option in options if option[0] == REDUCE[0][0]}


def _reduction(t: SecondChancePosition, steps: int) -> list[Figure]:
    ppm, vp = cut(t, steps)
    over = [Figure(ENDING, 1, COMMON)] if t.co2 - ppm > t.figures.limit else []
    return [*([Figure("vp", -vp, COMMON), Figure("co2", -ppm, COMMON)] if steps else []), *over]
