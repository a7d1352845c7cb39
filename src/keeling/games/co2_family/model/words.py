"""The words that both editions share, and how their pieces are numbered."""

from __future__ import annotations

from typing import Final

REGIONS: Final[list[str]] = ["north-america", "south-america", "europe", "africa", "asia", "oceania"]
FOSSILS: Final[list[str]] = ["gas", "oil", "coal"]
MINOR: Final[list[str]] = ["money", "tech", "permit", "move"]  # what a lobby card may give on the side
SEATS: Final[list[str]] = ["p1", "p2", "p3", "p4", "p5"]

MONEY, TECH, RESEARCH = 0, 1, 2  # the kinds of project slots, whatever an edition calls them
BOUGHT, SOLD = 1, 2

EACH: Final = 5  # energies; discs and plants of a seat lie at seat * EACH + energy
READY: Final = 5  # a slot: -1 empty, an energy while it is a project, READY + the energy once one can build on it
TOPICS: Final = 4  # places for scientists at each summit
GREEN: Final = 4  # a demand space: 0 empty, 1..3 gas, oil, coal, from GREEN on seat * EACH + energy of a green plant


class Edition:
    """What an edition calls its things, and how many of them are in its box."""

    __slots__ = ("decades", "energies", "goals", "ids", "kinds", "lobby", "per", "seats")

    def __init__(
        self,
        energies: list[str],
        kinds: list[str],
        ids: dict[str, str],
        seats: int,
        decades: int,
        lobby: int,
        goals: tuple[int, int],
        per: list[str],
    ) -> None:
        self.energies = energies
        self.kinds = kinds
        self.ids = ids  # its rule for what the family does by itself
        self.seats = seats  # at most
        self.decades = decades
        self.lobby = lobby  # cards
        self.goals = goals  # the numbers of the first and the last company goal
        self.per = per  # what they pay for
