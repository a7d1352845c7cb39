"""Counting a player's own infrastructures, with or without a plant on them (S-5)."""

from __future__ import annotations

from keeling.games.co2_family.model.words import EACH, GREEN, READY
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import REGIONS


def of_energies(t: SecondChancePosition, seat: int) -> list[int]:
    """By energy, how many infrastructures a player has."""
    counts = t.backing[seat * EACH : (seat + 1) * EACH]
    for slot, owner in enumerate(t.owner):
        if owner == seat:
            counts[t.project[slot] - READY] += 1
    return counts


def in_regions(t: SecondChancePosition, seat: int) -> list[int]:
    """By region, how many infrastructures a player has."""
    f = t.figures
    counts = [t.owner[f.first_slot[region] : f.first_slot[region + 1]].count(seat) for region in range(len(REGIONS))]
    for region, first in enumerate(f.first_space):
        counts[region] += t.base[first : first + f.spaces[region]].count(seat)
    return counts


def plants_in_regions(t: SecondChancePosition, seat: int) -> list[int]:
    """By region, how many plants a player has built."""
    f = t.figures
    low = GREEN + seat * EACH
    return [
        sum([1 for code in t.space[first : first + f.spaces[region]] if low <= code < low + EACH])
        for region, first in enumerate(f.first_space)
    ]
