"""Company goals: cashed in for money at any moment, or scored at the end (C-31, C-73)."""

from __future__ import annotations

from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import REGIONS
from keeling.games.co2_family.model.words import EACH
from keeling.games.co2_family.rules import goals
from keeling.games.co2_family.rules.demand import owns_plant_in


class DiscardGoal(goals.DiscardGoal[Co2Position]):  # C-31
    """Turn in the company goal for money."""

    ids = "C-31"
    closed = ("", "goal-gone C-31")


def goal_points(t: Co2Position, seat: int, permits: int) -> int:
    """What the company goal is worth now (C-73); permits are counted before the regions' come in (C-71)."""
    f = t.figures
    goal = t.goal[seat]
    points = f.goal_vp[goal] * _count(t, seat, f.goal_per[goal], permits)
    return min(points, f.goal_most[goal])


def _count(t: Co2Position, seat: int, per: str, permits: int) -> int:
    own = t.plants[seat * EACH : (seat + 1) * EACH]
    if per == "region-controlled":
        return t.control.count(seat)
    if per == "region-with-plant":
        return sum(owns_plant_in(t, seat, region) for region in range(len(REGIONS)))
    if per == "un-goal":
        return t.claims[seat].bit_count()
    if per == "plant-beyond-first":
        return max(0, sum(own) - 1)
    if per == "permit":
        return permits
    if per == "track-led":
        return sum(goals.leads(t, seat, energy) for energy in range(EACH))
    return sum(count > 0 for count in own)
