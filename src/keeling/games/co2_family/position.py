"""The pieces that both editions have on the table."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from keeling.core.agenda import Position
from keeling.games.co2_family.figures import FamilyFigures
from keeling.games.co2_family.words import EACH, REGIONS, TOPICS
from keeling.kit.piles import full

F_co = TypeVar("F_co", bound=FamilyFigures, covariant=True)
PIECES: Final[list[str]] = [
    "seats", "draft", "decade", "round", "active", "start", "co2", "market", "price", "bank", "tech_bank", "acted",
    "moved", "traded", "carded", "stop", "done_slot", "done_energy", "spoke", "event", "next_event", "event_deck",
    "summit_deck", "lobby_deck", "un_deck", "tiles_left", "permits_in", "tech_in", "control", "tile", "space",
    "project", "worker", "stock", "fossils", "fossils_out", "summit", "speaker", "complete", "un_goals", "money",
    "vp", "permits", "tech", "hand", "pool", "goal", "cashed", "verdict", "lobby", "packs", "claims", "expertise",
]  # fmt: skip


class FamilyPosition(Position, Generic[F_co]):
    """What lies on the table of either edition; each adds its own."""

    __slots__ = ("figures", *PIECES)

    def __init__(self, figures: F_co | None = None, seats: int = 0) -> None:
        super().__init__()
        if figures is None:
            return  # a blank for copy() to fill: mypyc runs this even for __new__
        f = figures
        self.figures: F_co = figures
        self.seats: int = seats
        self.draft: int = 0
        self.decade: int = 1
        self.round: int = 1
        self.active: int = -1
        self.start: int = -1  # holder of the start-player card
        self.co2: int = 0
        self.market: int = f.market_stock
        self.price: int = f.market_price
        self.bank: int = f.permits
        self.tech_bank: int = f.tech
        # this turn: what has been used up and what was done, for the lobby
        self.acted: int = 0  # the main action, by the edition's numbers
        self.moved: int = 0
        self.traded: int = 0  # 1 bought, 2 sold
        self.carded: int = 0
        self.stop: int = 0  # the market was emptied
        self.done_slot: int = -1
        self.done_energy: int = -1
        self.spoke: int = 0  # energies (bits) on which a scientist went to a summit
        # what is left of each deck, as bits
        self.event: int = -1
        self.next_event: int = -1
        self.event_deck: int = 0
        self.summit_deck: int = full(len(f.topics))
        self.lobby_deck: int = 0
        self.un_deck: int = 0
        self.tiles_left: int = full(len(f.tiles))
        # by region
        regions = len(REGIONS)
        self.permits_in: list[int] = [0] * regions
        self.tech_in: list[int] = [0] * regions
        self.control: list[int] = [-1] * regions
        self.tile: list[int] = [-1] * regions
        self.space: list[int] = [0] * sum(f.spaces)  # words.GREEN
        # by slot: words.READY
        self.project: list[int] = [-1] * f.slots
        self.worker: list[int] = [-1] * f.slots
        # by energy or kind
        self.stock: list[int] = [f.projects] * EACH
        self.fossils: list[int] = f.fossils[:]
        self.fossils_out: list[int] = [0] * len(f.fossils)
        # summits: the tile on each place, and four speakers for each
        self.summit: list[int] = [-1] * f.places
        self.speaker: list[int] = [-1] * (TOPICS * f.places)
        self.complete: list[int] = []
        self.un_goals: list[int] = []
        # by seat
        self.money: list[int] = [0] * seats
        self.vp: list[int] = [0] * seats
        self.permits: list[int] = [0] * seats
        self.tech: list[int] = [0] * seats
        self.hand: list[int] = [0] * seats
        self.pool: list[int] = [f.scientists] * seats
        self.goal: list[int] = [-1] * seats
        self.cashed: list[int] = [0] * seats
        self.verdict: list[int] = [0] * seats  # chosen at the end, not yet shown
        self.lobby: list[int] = [0] * seats
        self.packs: list[int] = [0] * seats
        self.claims: list[int] = [0] * seats
        self.expertise: list[int] = [0] * (seats * EACH)


Table = FamilyPosition[FamilyFigures]  # of either edition
