"""What bots make of the two editions of CO₂: length, CO₂ at the end, plants, cards, games lost in common.

The figures of docs/editions.md and docs/bots.md come from it: python -m scripts.editions --help. One seed, one table.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from keeling.bots import bot
from keeling.core.agenda import Fact
from keeling.core.game import Settings, check_settings
from keeling.games import find, house_figures
from keeling.games.co2_family.figures import FamilyFigures
from keeling.games.co2_family.position import FamilyPosition
from keeling.games.co2_family.words import EACH, GREEN, REGIONS
from keeling.lab.botplay import botplay
from keeling.lab.statistics import wilson

COMMON = ("defeat", "overheated", "points-lost", "goals-missed")  # endings in which everybody loses


@dataclass
class Sum:
    """What some games have in common."""

    energies: list[str]
    games: int = 0
    lost: int = 0
    won: float = 0.0  # games won by the first bot named
    turns: int = 0
    co2: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    plants: Counter[str] = field(default_factory=Counter)
    regions: Counter[str] = field(default_factory=Counter)
    did: Counter[str] = field(default_factory=Counter)
    cards: set[int] = field(default_factory=set)


def play(name: str, bots: list[str], seats: int, options: Settings, games: int, seed: str) -> Sum:
    """Whole games; the first bot sits on every seat in turn, the second on all others."""
    game, figures = find(name), house_figures(name)
    assert isinstance(figures, FamilyFigures)
    whole = Sum(list(figures.energy_of))
    for number in range(1, games + 1):
        t = game.start(figures, seats, check_settings(game, seats, options))
        t.facts = facts = list[Fact]()
        single = (number - 1) % seats
        table = [bot(bots[0] if seat == single else bots[-1]) for seat in range(seats)]
        botplay(game, t, table, f"{seed}-{number}")
        add(whole, t, facts, game.outcome(t).winners, single)
    return whole


def add(whole: Sum, t: FamilyPosition[Any], facts: list[Fact], winners: tuple[int, ...], single: int) -> None:
    """One more game."""
    whole.games += 1
    whole.endings[t.ending] += 1
    whole.lost += t.ending in COMMON
    whole.won += 1 / len(winners) if single in winners else 0.0
    whole.co2 += t.co2
    for space, code in enumerate(t.space):
        if code >= GREEN:
            whole.plants[whole.energies[(code - GREEN) % EACH]] += 1
            region = max(number for number, first in enumerate(t.figures.first_space[: len(REGIONS)]) if first <= space)
            whole.regions[REGIONS[region]] += 1
    for fact in facts:
        whole.did[fact.kind] += 1
        whole.turns += fact.kind == "turn"
        if fact.kind.startswith("lobby-") and fact.kind != "lobby-dealt":
            whole.cards.add(int(fact.values["no"]))


def tell(whole: Sum) -> None:
    """The sum, in lines."""
    games = whole.games
    low, high = wilson(games - whole.lost, games)
    kept = games - whole.lost
    print(f"games {games}, endings {dict(sorted(whole.endings.items()))}")
    print(f"not lost in common {kept / games:.0%} ({low:.0%} to {high:.0%})")
    low, high = wilson(whole.won, games)
    print(f"won by the first bot {whole.won:g} of {games}: {whole.won / games:.0%} ({low:.0%} to {high:.0%})")
    low, high = wilson(whole.won, kept)
    print(f"  of games not lost in common {whole.won / max(1, kept):.0%} ({low:.0%} to {high:.0%})")
    built = sum(whole.plants.values())
    print(f"turns {whole.turns / games:.1f}, CO₂ at the end {whole.co2 / games:.0f}, plants {built / games:.1f}")
    for title, counted in (("energies", whole.plants), ("regions", whole.regions)):
        print(title, ", ".join(f"{word} {count / max(1, built):.0%}" for word, count in sorted(counted.items())))
    kinds = [kind for kind in sorted(whole.did) if kind.startswith(("lobby-", "claimed", "summit-held"))]
    print("cards", ", ".join(f"{kind} {whole.did[kind] / games:.1f}" for kind in kinds if kind != "lobby-dealt"))
    print(f"different lobby cards played {len(whole.cards)}")


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["co2", "second-chance"])
    parser.add_argument("--bots", default="greedy", help="one bot, or two: the first against a field of the second")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="5")
    parser.add_argument("--option", action="append", default=[], help="such as mode=competitive")
    given = parser.parse_args()
    options: Settings = dict(text.split("=", 1) for text in given.option)
    tell(play(given.game, given.bots.split(","), given.seats, options, given.games, given.seed))


if __name__ == "__main__":
    main()
