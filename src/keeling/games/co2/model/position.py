"""The pieces of CO₂, each declared once, and the position that they make up."""

from __future__ import annotations

from typing import ClassVar, Final

from keeling.core.pieces import OWNER, SEAT, Deck, Piece, Pieces, card, grid, number
from keeling.games.co2.model.figures import Figures
from keeling.games.co2.model.words import FINAL_INCOME
from keeling.games.co2_family.model.position import ENERGY, FAMILY, FamilyPosition

GOALS: Final[Deck[Figures]] = Deck(
    "goal", among=lambda f, seats: [goal for goal, out in enumerate(f.goal_out) if seats not in out]
)

OWN: Final[list[Piece[Figures]]] = [
    number("preset"),  # words.PRESETS
    number("auction"),
    number("readings", FINAL_INCOME),  # as bits, what is read as in the Italian rulebook
    number("hot"),  # CO₂ has once stood at the disaster line (C-70)
    grid("pile", ENERGY),  # plants already taken from the top
    card("goal", SEAT, of=GOALS, seen=OWNER),  # stays secret even once it is discarded (C-5)
]

# The order of records' digests, from when the pieces were listed by name.
CHAIN: Final[list[str]] = [
    "seats", "draft", "preset", "auction", "readings", "decade", "round", "active", "start", "co2", "hot",
    "market", "price", "bank", "tech_bank", "acted", "moved", "traded", "carded", "stop", "done_slot", "done_energy",
    "spoke", "event", "next_event", "event_deck", "summit_deck", "lobby_deck", "un_deck", "tiles_left", "permits_in",
    "tech_in", "control", "tile", "space", "project", "worker", "stock", "pile", "fossils", "fossils_out", "summit",
    "speaker", "complete", "un_goals", "money", "vp", "permits", "tech", "hand", "pool", "goal", "cashed", "verdict",
    "lobby", "packs", "claims", "expertise", "plants",
]  # fmt: skip
PIECES: Final[Pieces[Figures]] = Pieces(*FAMILY, *OWN, chain=CHAIN)


class Co2Position(FamilyPosition[Figures]):
    """Everything that lies on the table, seen by nobody in particular."""

    __slots__ = (*[piece.name for piece in OWN if piece.name != "goal"],)
    PIECES: ClassVar[Pieces[Figures]] = PIECES
    preset: int
    auction: int
    readings: int
    hot: int
    pile: list[int]
