"""Company goals: cashed in for money at any moment, or scored at the end (C-31, C-73)."""

from __future__ import annotations

from keeling.games.co2.model.position import Co2Position
from keeling.games.co2_family.rules import goals


class DiscardGoal(goals.DiscardGoal[Co2Position]):  # C-31
    ids = "C-31"
    closed = ("", "goal-gone C-31")


def goal_points(t: Co2Position, seat: int, permits: int) -> int:
    """What the company goal is worth now (C-73); permits are counted before the regions' come in (C-71)."""
    goal = t.goal[seat]
    return goals.points_for(t, goal, goals.count_for(t, seat, t.figures.goal_per[goal], permits))
