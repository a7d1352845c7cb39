"""The words of the game, in the order of the rulebook (S-1)."""

from __future__ import annotations

from typing import Final

from keeling.games.co2_family.model.words import FOSSILS, REGIONS

__all__ = [
    "BUILT", "COMPETITIVE", "COOPERATIVE", "ENDINGS", "ENERGIES", "ENVIRONMENT", "EVENTS", "FOSSILS", "GAINS", "IDS",
    "KINDS", "MODES", "PASSED", "PER", "PERSONAL", "PLANNED", "PREPARED", "REGIONS", "SIZES", "SOLD_ONE", "SOLO_CARDS",
    "TRIGGERS",
]  # fmt: skip

ENERGIES: Final[list[str]] = ["recycling", "hydro", "wind", "solar", "forestation"]
KINDS: Final[list[str]] = ["money", "tech", "scientist"]
MODES: Final[list[str]] = ["cooperative", "competitive"]
COOPERATIVE, COMPETITIVE = 0, 1
EVENTS: Final[list[str]] = [*REGIONS, "dirtiest"]  # the last strikes the region with the most fossil plants
TRIGGERS: Final[list[str]] = ["plan-region", "plan-slot", "prepare", "build", "summit", "sell"]
GAINS: Final[list[str]] = ["money", "tech", "permit", "move", "vp", "knowledge"]
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
