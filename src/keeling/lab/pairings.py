"""Who plays whom on a ladder: one of a kind against a field of another, from every seat in turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from keeling.bots import LEVELS


@dataclass(frozen=True)
class Pairing:
    """A single bot, and the bot on all other seats."""

    single: str
    field: str

    def seat(self, number: int, seats: int) -> int:
        """Where the single one sits in a game of this number."""
        return (number - 1) % seats

    def table(self, number: int, seats: int) -> list[str]:
        """The bots by seat."""
        names = [self.field] * seats
        names[self.seat(number, seats)] = self.single
        return names


def round_robin(bots: Sequence[str], seats: int, singles: Sequence[str] = ()) -> list[Pairing]:
    """Every bot against every field, its own kind included; alone at the table there is no field."""
    return [
        Pairing(single, field)
        for single in bots
        for field in bots
        if (seats > 1 or single == field) and (not singles or single in singles)
    ]


def named(pairings: Sequence[Pairing]) -> list[str]:
    """The bots of some pairings, in order of appearance."""
    return list(dict.fromkeys(name for pairing in pairings for name in (pairing.single, pairing.field)))


def clocked(name: str) -> bool:
    """Whether a bot thinks by the clock, so that no two of its games need be the same."""
    budget = LEVELS.get(name, name).partition("@")[2]
    return budget.endswith("s")
