"""What the next supply and the end of the decade will ask, and what the events would cost, as things stand."""

from __future__ import annotations

from keeling.core.game import Stage
from keeling.games.co2_family.model.words import EACH
from keeling.games.co2_family.rules.income import income_on
from keeling.games.co2_family.rules.range import empty_spaces, rise, tiles_left
from keeling.games.second_chance.model.position import SecondChancePosition, team_points
from keeling.games.second_chance.model.words import COOPERATIVE, REGIONS
from keeling.games.second_chance.rules.control import neutral_strength, strength
from keeling.games.second_chance.rules.environment import due, each_costs
from keeling.games.second_chance.rules.events import protected, strikes_twice, struck_region
from keeling.games.second_chance.rules.supply import cut_cost
from keeling.games.second_chance.views.types import OutlookView, ThreatView

NEUTRAL = -1  # the colour of neutral cubes


def outlook(t: SecondChancePosition) -> OutlookView:
    """What is still to come in this decade, read off the agenda: income, goals, the supply and what it costs (S-20)."""
    to_come = {step[0] for step in t.agenda}
    whole = "next-decade" in to_come  # it has not begun
    spaces = supplied(t, whole)
    tiles = tiles_left(t)
    mean = sum(tiles) * spaces // max(1, len(tiles))
    expected = t.co2 + (mean + 5) // 10 * 10
    worst = t.co2 + rise(tiles, spaces)[1]
    return {
        "income": sum([income_of(t, seat) for seat in payees(t, whole or "income" in to_come)]),
        "goals": due(t) if whole or "environmental-goals" in to_come else 0,
        "each": each_costs(t),
        "spaces": spaces,
        "expected": expected,
        "worst": worst,
        "cut": to_pay(t, expected),
        "most": to_pay(t, worst),
    }


def supplied(t: SecondChancePosition, whole: bool) -> int:
    """How many regions the next supply gives a fossil plant if nothing is built there (S-60).

    A team has it at the end of the decade, rivals at the beginning of the next one (S-20).
    """
    looked, decade = len(t.figures.ring), t.decade
    begins = [step[2][0] for step in t.agenda if step[0] == "demand"]
    if begins:
        looked = begins[0]
    elif whole:
        looked = 0
    elif t.mode != COOPERATIVE and t.decade < t.figures.decades[t.mode]:
        looked, decade = 0, t.decade + 1
    return empty_spaces(t, decade, looked)


def payees(t: SecondChancePosition, everybody: bool) -> list[int]:
    """Whose income of this decade is still to come."""
    return list(range(t.seats)) if everybody else [step[1] for step in t.agenda if step[0] == "split-income"]


def income_of(t: SecondChancePosition, seat: int) -> int:
    """A player's income as the discs stand (S-50)."""
    return sum([income_on(t, seat, energy) for energy in range(EACH)])


def to_pay(t: SecondChancePosition, co2: int) -> int:
    """The points that bring CO₂ down to the line (S-63)."""
    steps = -(-max(0, co2 - t.figures.limit) // t.figures.cut_ppm)
    return steps * cut_cost(t) if t.decade <= len(t.figures.cut_cost) and t.mode == COOPERATIVE else 0


def contenders(t: SecondChancePosition, region: int) -> list[list[int]]:
    """The colours with cubes in a region, the strongest first, each with its number of energies (S-44)."""
    if t.tile[region] < 0:
        return []
    ranked = [(strength(t, seat, region, 0)[:4], seat) for seat in range(t.seats)]
    ranked.append((neutral_strength(t, region)[:4], NEUTRAL))
    ranked.sort(key=lambda one: (one[0], -one[1]), reverse=True)
    return [[seat, force[0]] for force, seat in ranked if force[0]]


def threatened(t: SecondChancePosition, event: int) -> ThreatView | None:
    """Where an event would strike now, and whom (S-70)."""
    if event < 0:
        return None
    region = struck_region(t, event)
    players = [(t.start + place) % t.seats for place in range(t.seats)]
    safe = protected(t, region)
    strikes = event == t.event or strikes_twice(t)
    return {
        "region": REGIONS[region],
        "players": [seat for seat in players if not safe >> seat & 1],
        "strikes": strikes,
    }


def debts(t: SecondChancePosition) -> Stage:
    """What the decade's end will cost, if the team does not have it yet (S-55, S-63)."""
    ahead, have = outlook(t), team_points(t)
    if ahead["goals"] + ahead["cut"] <= have:
        return []
    key = "hint.due" if ahead["cut"] else "hint.due-goals"
    return [(key, {"goals": ahead["goals"], "cut": ahead["cut"], "have": have, "income": ahead["income"]})]
