"""The words of the game, in the order of the rulebook (C-3, C-4)."""

from __future__ import annotations

from typing import Final

from keeling.games.co2_family.model.words import FOSSILS, MINOR, REGIONS, Edition

__all__ = [
    "AUCTION_ROUNDS", "BUILT", "CONTROL", "CONTROL_OF_ALL", "DRAFTS", "EDITION", "ENDINGS", "ENERGIES", "FINAL_INCOME",
    "FOSSILS", "GAINS", "IDS", "INSTALLED", "KINDS", "MINOR", "PASSED", "PER", "PRESETS", "PROPOSED", "REGIONS",
    "TRIGGERS", "UNTIL_PASS", "WAITS",
]  # fmt: skip

ENERGIES: Final[list[str]] = ["forestation", "solar", "fusion", "biomass", "recycling"]
KINDS: Final[list[str]] = ["money", "tech", "research"]
PRESETS: Final[list[str]] = ["random", "eco", "recycler", "industrialist", "lobbyist"]
DRAFTS: Final[list[str]] = ["off", "right", "alternate"]
CONTROL: Final[list[str]] = ["builder", "all"]
AUCTION_ROUNDS: Final[list[str]] = ["one-round", "until-pass"]
# what a table reads as the Italian rulebook does, as bits (C-71, C-60, C-81)
FINAL_INCOME, CONTROL_OF_ALL, UNTIL_PASS = 1, 2, 4
# what lobby cards wait for, and what that may be of; a trade names nothing
WAITS: Final[dict[str, list[str]]] = {
    "propose-region": REGIONS, "propose-slot": KINDS, "install": ENERGIES, "build": ENERGIES, "summit": ENERGIES,
    "buy": [], "sell": [],
}  # fmt: skip
TRIGGERS: Final[list[str]] = list(WAITS)
GAINS: Final[list[str]] = [*MINOR, "vp", "expertise", "discount"]
PER: Final[list[str]] = [
    "region-controlled", "region-with-plant", "un-goal", "plant-beyond-first", "permit", "track-led", "energy-built",
]  # fmt: skip

PROPOSED, INSTALLED, BUILT, PASSED = 1, 2, 3, 4  # the main action taken this turn
ENDINGS: Final[list[str]] = ["last-decade", "green-regions", "cooled", "overheated", "defeat"]
# the rules behind what the family of editions does by itself
IDS: Final[dict[str, str]] = {
    "shortage": "C-6", "market": "C-63", "room": "C-4", "track": "C-53", "summit": "C-56", "discard": "C-31",
}  # fmt: skip
EDITION: Final = Edition(ENERGIES, KINDS, IDS, seats=5, decades=5, lobby=26, goals=(27, 33), per=PER)
