"""Whether the planet of rivals survives (S-64), and what a secret company goal adds to its owner's points (S-81)."""

from __future__ import annotations

from math import exp
from typing import Final

from keeling.games.co2_family.rules.supplies import permits_of
from keeling.games.second_chance.bots.horizon import Horizon
from keeling.games.second_chance.bots.points import GOAL
from keeling.games.second_chance.bots.works import Works, plants_ahead
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.rules.goals import goal_points

EFFECTIVE: Final = 0.68  # of the main actions, the part that goes into plants
SPREAD: Final = 9.0  # ppm, and more the further off a supply phase is


def survival(t: SecondChancePosition, horizon: Horizon) -> float:
    """The chance that CO₂ never exceeds the limit."""
    f = t.figures
    works = Works(t, horizon, False)
    ahead = horizon.actions
    tiles = sum(t.fossils)
    mean = sum([t.fossils[kind] * f.ppm[kind + 1] for kind in range(3)]) / tiles if tiles else 0.0
    level = float(t.co2)
    chance = 1.0
    coming = any(step[0] in ("demand", "next-decade") for step in t.agenda)
    first = t.decade if coming else t.decade + 1
    for decade in range(first, f.decades[t.mode] + 1):
        for region, spaces in enumerate(f.spaces):
            if decade <= spaces and t.space[f.first_space[region] + decade - 1] == 0:
                level += mean
        actions = ahead[decade - t.decade - 1] if decade > t.decade else 0.0
        if decade == t.decade + 1:  # what can still be built before the next supply
            ready, begun, new = plants_ahead(works.prepared_now, works.planned_now, actions)
            plants = min(0.8 * ready + 0.35 * begun + 0.05 * new, works.paid_now)
        else:
            plants = sum(plants_ahead(works.prepared, works.planned, EFFECTIVE * actions))
        margin = f.limit - 5 - level + plants * mean
        one = 1.0 / (1.0 + exp(max(-40.0, min(40.0, -margin / (SPREAD + 0.35 * actions)))))
        chance *= one
    return chance


def goal_surplus(t: SecondChancePosition, seat: int, left: int) -> float:
    """By how much the company goal, as its owner sees it, is worth more than usual: scored, or in money (S-81)."""
    if t.cashed[seat] or t.goal[seat] < 0:
        return 0.0
    scored = goal_points(t, seat, permits_of(t, seat)) + 0.6 * left
    return max(scored, t.figures.discard_money / t.figures.dollars_per_vp) - GOAL
