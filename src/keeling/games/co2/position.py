"""The position of a game of CO₂: all pieces as small lists of numbers, and the agenda."""

from __future__ import annotations

from typing import ClassVar, Final

from keeling.games.co2.figures import Figures
from keeling.games.co2.words import FINAL_INCOME
from keeling.games.co2_family.position import PIECES as FAMILY
from keeling.games.co2_family.position import FamilyPosition
from keeling.games.co2_family.words import EACH
from keeling.kit.piles import full

# The pieces in the order in which a state is written: the digest of a position hangs on it.
PIECES: Final[list[str]] = [
    "seats", "draft", "preset", "auction", "readings", "decade", "round", "active", "start", "co2", "hot",
    "market", "price", "bank", "tech_bank", "acted", "moved", "traded", "carded", "stop", "done_slot", "done_energy",
    "spoke", "event", "next_event", "event_deck", "summit_deck", "lobby_deck", "un_deck", "tiles_left", "permits_in",
    "tech_in", "control", "tile", "space", "project", "worker", "stock", "pile", "fossils", "fossils_out", "summit",
    "speaker", "complete", "un_goals", "money", "vp", "permits", "tech", "hand", "pool", "goal", "cashed", "verdict",
    "lobby", "packs", "claims", "expertise", "plants",
]  # fmt: skip
OWN: Final[list[str]] = [name for name in PIECES if name not in FAMILY]


class Co2Position(FamilyPosition[Figures]):
    """Everything that lies on the table, seen by nobody in particular."""

    __slots__ = (*OWN,)
    PIECES: ClassVar[list[str]] = PIECES

    def __init__(self, figures: Figures | None = None, seats: int = 0) -> None:
        super().__init__(figures, seats)
        if figures is None:
            return  # a blank for copy() to fill: mypyc runs this even for __new__
        f = figures
        self.preset: int = 0  # words.PRESETS
        self.auction: int = 0
        self.readings: int = FINAL_INCOME  # as bits, what is read as in the Italian rulebook
        self.hot: int = 0  # CO₂ has once stood at the disaster line (C-70)
        self.event_deck = full(len(f.event_region))
        self.lobby_deck = full(len(f.lobby))
        self.un_deck = full(len(f.un_vp))
        self.pile: list[int] = [0] * EACH  # by energy, plants already taken from the top
        self.plants: list[int] = [0] * (seats * EACH)
