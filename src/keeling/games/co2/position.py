"""The position of a game of CO₂: all pieces as small lists of numbers, and the agenda."""

from __future__ import annotations

from typing import ClassVar

from keeling.core.agenda import Position
from keeling.games.co2.figures import Figures
from keeling.games.co2.pieces import PIECES, copy_pieces
from keeling.games.co2.words import ENERGIES, REGIONS
from keeling.kit.piles import full


class Co2Position(Position):
    """Everything that lies on the table, seen by nobody in particular."""

    __slots__ = ("figures", *PIECES)
    PIECES: ClassVar[list[str]] = PIECES

    def __init__(self, figures: Figures | None = None, seats: int = 0) -> None:
        super().__init__()
        if figures is None:
            return  # a blank for copy() to fill: mypyc runs this even for __new__
        f = figures
        self.figures: Figures = f
        self.seats: int = seats
        self.draft: int = 0  # words.DRAFTS
        self.preset: int = 0  # words.PRESETS
        self.auction: int = 0
        self.final_income: int = 1
        self.decade: int = 1
        self.round: int = 1
        self.active: int = -1
        self.start: int = -1  # holder of the start-player card
        self.co2: int = 0
        self.hot: int = 0  # CO₂ has once stood at the disaster line (C-70)
        self.market: int = f.market_stock
        self.price: int = f.market_price
        self.bank: int = f.permits
        self.tech_bank: int = f.tech
        # this turn: what has been used up (C-30) and what was done, for the lobby (C-66)
        self.acted: int = 0  # 0, or 1 + words.ACTIONS
        self.moved: int = 0
        self.traded: int = 0  # 1 bought, 2 sold
        self.carded: int = 0
        self.stop: int = 0  # the market was emptied: no selling (C-63)
        self.done_slot: int = -1
        self.done_energy: int = -1
        self.spoke: int = 0  # energies (bits) on which a scientist went to a summit
        # what is left of each deck, as bits
        self.event: int = -1
        self.next_event: int = -1
        self.event_deck: int = full(len(f.event_region))
        self.summit_deck: int = full(len(f.topics))
        self.lobby_deck: int = full(len(f.lobby))
        self.un_deck: int = full(len(f.un_vp))
        self.tiles_left: int = full(len(f.tiles))
        # by region
        regions = len(REGIONS)
        self.permits_in: list[int] = [0] * regions
        self.tech_in: list[int] = [0] * regions
        self.control: list[int] = [-1] * regions
        self.tile: list[int] = [-1] * regions
        self.space: list[int] = [0] * sum(f.spaces)
        # by slot: -1 none, an energy once proposed, 5 + the energy once installed
        self.project: list[int] = [-1] * f.slots
        self.worker: list[int] = [-1] * f.slots
        # by energy or kind
        self.stock: list[int] = [f.projects] * len(ENERGIES)
        self.pile: list[int] = [0] * len(ENERGIES)  # plants already taken from the top
        self.fossils: list[int] = f.fossils[:]
        self.fossils_out: list[int] = [0] * len(f.fossils)
        # summits: the tile on each place, and four speakers for each
        self.summit: list[int] = [-1] * f.places
        self.speaker: list[int] = [-1] * (4 * f.places)
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
        self.verdict: list[int] = [0] * seats  # C-72: chosen at the end, not yet shown
        self.lobby: list[int] = [0] * seats
        self.packs: list[int] = [0] * seats
        self.claims: list[int] = [0] * seats
        self.expertise: list[int] = [0] * (seats * len(ENERGIES))
        self.plants: list[int] = [0] * (seats * len(ENERGIES))

    def copy(self) -> Co2Position:
        """An independent copy; nobody listens to its facts."""
        t = Co2Position.__new__(Co2Position)
        copy_pieces(self, t)
        return t
