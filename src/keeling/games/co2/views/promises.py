"""What choices will bring that are paid only when all have made theirs, and what a grant to be chosen is about."""

from __future__ import annotations

from collections.abc import Sequence

from keeling.core.agenda import Option
from keeling.core.prices import Figure
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.rules.goals import goal_points
from keeling.games.co2_family.rules.goals import CASH, SCORE


def promises(t: Co2Position, seat: int, options: Sequence[Option]) -> dict[Option, list[Figure]]:
    """What the company goal brings, scored or cashed in; that a research grant moves or recruits a scientist (C-40)."""
    grants = [option for option in options if option[0] == "propose" and option[-1].startswith("research")]
    found = {option: [Figure("scientist", 0, seat)] for option in grants}
    if SCORE in options:
        found[SCORE] = [Figure("vp", goal_points(t, seat, t.verdict[seat]), seat)]
    if CASH in options:
        found[CASH] = [Figure("money", t.figures.discard_money, seat)]
    return found
