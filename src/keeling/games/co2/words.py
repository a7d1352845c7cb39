"""The words of the game, in the order of the rulebook (C-3, C-4)."""

from __future__ import annotations

from typing import Final

ENERGIES: Final[list[str]] = ["forestation", "solar", "fusion", "biomass", "recycling"]
REGIONS: Final[list[str]] = ["north-america", "south-america", "europe", "africa", "asia", "oceania"]
FOSSILS: Final[list[str]] = ["gas", "oil", "coal"]
KINDS: Final[list[str]] = ["money", "tech", "research"]
PRESETS: Final[list[str]] = ["random", "eco", "recycler", "industrialist", "lobbyist"]
DRAFTS: Final[list[str]] = ["off", "right", "alternate"]
SEATS: Final[list[str]] = ["p1", "p2", "p3", "p4", "p5"]
TRIGGERS: Final[list[str]] = ["propose-region", "propose-slot", "install", "build", "summit", "buy", "sell"]
GAINS: Final[list[str]] = ["money", "tech", "permit", "move", "vp", "expertise", "discount"]

MONEY, TECH, RESEARCH = 0, 1, 2
GREEN: Final = 4  # a demand space: 0 empty, 1..3 gas, oil, coal, from 4 on a green plant

PROPOSED, INSTALLED, BUILT, PASSED = 1, 2, 3, 4  # the main action taken this turn
BOUGHT, SOLD = 1, 2
ENDINGS: Final[list[str]] = ["last-decade", "green-regions", "cooled", "overheated", "defeat"]
