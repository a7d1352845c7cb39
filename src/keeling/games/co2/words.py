"""The words of the game, in the order of the rulebook (C-3, C-4)."""

from __future__ import annotations

from typing import Final

from keeling.games.co2_family.words import FOSSILS, REGIONS

__all__ = [
    "BUILT", "DRAFTS", "ENDINGS", "ENERGIES", "FOSSILS", "GAINS", "IDS", "INSTALLED", "KINDS", "PASSED", "PRESETS",
    "PROPOSED", "REGIONS", "TRIGGERS",
]  # fmt: skip

ENERGIES: Final[list[str]] = ["forestation", "solar", "fusion", "biomass", "recycling"]
KINDS: Final[list[str]] = ["money", "tech", "research"]
PRESETS: Final[list[str]] = ["random", "eco", "recycler", "industrialist", "lobbyist"]
DRAFTS: Final[list[str]] = ["off", "right", "alternate"]
TRIGGERS: Final[list[str]] = ["propose-region", "propose-slot", "install", "build", "summit", "buy", "sell"]
GAINS: Final[list[str]] = ["money", "tech", "permit", "move", "vp", "expertise", "discount"]

PROPOSED, INSTALLED, BUILT, PASSED = 1, 2, 3, 4  # the main action taken this turn
ENDINGS: Final[list[str]] = ["last-decade", "green-regions", "cooled", "overheated", "defeat"]
# the rules behind what the family of editions does by itself
IDS: Final[dict[str, str]] = {
    "shortage": "C-6", "market": "C-63", "room": "C-4", "track": "C-53", "summit": "C-56", "discard": "C-31",
}  # fmt: skip
