"""Whether the planet of rivals survives (S-64), and what a secret company goal adds to its owner's points (S-81)."""

from __future__ import annotations

from typing import Final

from keeling.games.co2_family.bots.climate import empty_spaces, mean_ppm
from keeling.games.co2_family.rules.supplies import permits_of
from keeling.games.second_chance.bots.horizon import Horizon
from keeling.games.second_chance.bots.points import GOAL
from keeling.games.second_chance.bots.works import Works, plants_ahead
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.rules.goals import goal_points
from keeling.kit.motives import likely

EFFECTIVE: Final = 0.68  # of the main actions, the part that goes into plants
SPREAD: Final = 9.0  # ppm, and more the further off a supply phase is


def survival(t: SecondChancePosition, horizon: Horizon) -> float:
    """The chance that CO₂ never exceeds the limit."""
    f = t.figures
    works = Works(t, horizon, False)
    ahead = horizon.actions
    mean = mean_ppm(t)
    level = float(t.co2)
    chance = 1.0
    coming = any(step[0] in ("demand", "next-decade") for step in t.agenda)
    first = t.decade if coming else t.decade + 1
    for decade in range(first, f.decades[t.mode] + 1):
        level += mean * empty_spaces(t, decade)
        actions = ahead[decade - t.decade - 1] if decade > t.decade else 0.0
        if decade == t.decade + 1:  # what can still be built before the next supply
            ready, begun, new = plants_ahead(works.prepared_now, works.planned_now, actions)
            plants = min(0.8 * ready + 0.35 * begun + 0.05 * new, works.paid_now)
        else:
            plants = sum(plants_ahead(works.prepared, works.planned, EFFECTIVE * actions))
        margin = f.limit - 5 - level + plants * mean
        chance *= likely(margin / (SPREAD + 0.35 * actions))
    return chance


def goal_surplus(t: SecondChancePosition, seat: int, left: int) -> float:
    """By how much the company goal, as its owner sees it, is worth more than usual: scored, or in money (S-81)."""
    if t.cashed[seat] or t.goal[seat] < 0:
        return 0.0
    scored = goal_points(t, seat, permits_of(t, seat)) + 0.6 * left
    return max(scored, t.figures.discard_money / t.figures.dollars_per_vp) - GOAL
