"""The words of the game, in the order of the rulebook (S-1)."""

from __future__ import annotations

from typing import Final

from keeling.games.co2_family.model.words import FOSSILS, MINOR, REGIONS, Edition

__all__ = [
    "BUILT", "COMPETITIVE", "COOPERATIVE", "EDITION", "ENDINGS", "ENERGIES", "ENVIRONMENT", "EVENTS", "FOSSILS",
    "GAINS", "IDS", "KINDS", "MINOR", "MODES", "PASSED", "PER", "PERSONAL", "PLANNED", "PREPARED", "REGIONS", "SIZES",
    "SOLD_ONE", "SOLO_CARDS", "TRIGGERS", "WAITS",
]  # fmt: skip

ENERGIES: Final[list[str]] = ["recycling", "hydro", "wind", "solar", "forestation"]
KINDS: Final[list[str]] = ["money", "tech", "scientist"]
MODES: Final[list[str]] = ["cooperative", "competitive"]
COOPERATIVE, COMPETITIVE = 0, 1
EVENTS: Final[list[str]] = [*REGIONS, "dirtiest"]  # the last strikes the region with the most fossil plants
# what lobbyists wait for, and what that may be of; a sale names nothing
WAITS: Final[dict[str, list[str]]] = {
    "plan-region": REGIONS, "plan-slot": KINDS, "prepare": ENERGIES, "build": ENERGIES, "summit": ENERGIES, "sell": [],
}  # fmt: skip
TRIGGERS: Final[list[str]] = list(WAITS)
GAINS: Final[list[str]] = [*MINOR, "vp", "knowledge"]
SIZES: Final[list[int]] = [2, 3, 4]  # topics of a summit
# what environmental goals ask for, group by group: plants, knowledge, summits (S-55)
ENVIRONMENT: Final[list[str]] = [
    "plant-in-region", "plant-of-energy", "track-end", "track-middle", "summit-size", "summit-topic",
]  # fmt: skip
PERSONAL: Final[list[str]] = [
    "permits", "region-permits", "summit-alone", "tech", "scientists", "money", "tracks-ended", "regions-controlled",
    "infrastructure-one-energy", "infrastructure-energies", "infrastructure-one-region", "infrastructure-regions",
    "plants-one-energy", "plant-energies", "plants-one-region", "plant-regions",
]  # fmt: skip
PER: Final[list[str]] = [
    "permit", "track-led", "un-goal", "region-controlled", "region-with-plant", "energy-built", "plant-beyond-first",
    "region-with-infrastructure", "infrastructure-energy", "infrastructure-beyond-first",
]  # fmt: skip
SOLO_CARDS: Final[list[str]] = ["none", "random", *[str(no) for no in range(1, 13)]]
ENDINGS: Final[list[str]] = ["won", "goals-missed", "points-lost", "overheated", "last-decade"]

PLANNED, PREPARED, BUILT, PASSED = 1, 2, 3, 4  # the main action taken this turn
SOLD_ONE: Final = 5  # and what else a lobbyist may wait for
# the rules behind what the family of editions does by itself
IDS: Final[dict[str, str]] = {
    "shortage": "S-3", "market": "S-33", "room": "S-46", "track": "S-46", "summit": "S-45", "discard": "S-81a",
}  # fmt: skip
EDITION: Final = Edition(ENERGIES, KINDS, IDS, seats=4, decades=4, lobby=36, goals=(1, 10), per=PER)
