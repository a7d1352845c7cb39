"""The position of a game of Factory Commons: all pieces as small lists of numbers, and the agenda."""

from __future__ import annotations

from typing import ClassVar, Final

from keeling.core.agenda import Position
from keeling.games.factories.figures import Figures
from keeling.games.factories.words import BY_TABLE, GOODS_EACH, KINDS_EACH, MODS, RESOURCES, UNITS_EACH
from keeling.kit.piles import full

# The pieces in the order in which a state is written: the digest of a position hangs on it.
PIECES: Final[list[str]] = [
    "seats", "factory_points", "certificate_price", "certificate_actions", "partial", "order_by", "round", "active",
    "start", "cpc", "actions", "offers", "cleaned", "burned", "dealt", "short", "certified", "event", "order",
    "reached", "price", "bought", "sold", "row", "deck", "discards", "money", "sp", "waste", "debt", "skip",
    "marketing", "csr", "parts", "goods", "plan", "built", "halted", "mods", "site_owner", "site_kind", "site_part",
    "site_halt", "lasting", "deal",
]  # fmt: skip


class FactoriesPosition(Position):
    """Everything that lies on the table, seen by nobody in particular."""

    __slots__ = ("book", "figures", *PIECES)
    PIECES: ClassVar[list[str]] = PIECES
    SETTLED: ClassVar[list[str]] = ["book"]

    def __init__(self, figures: Figures | None = None, seats: int = 0) -> None:
        super().__init__()
        if figures is None:
            return  # a blank for copy() to fill: mypyc runs this even for __new__
        f = figures
        self.figures: Figures = f
        self.seats: int = seats
        self.book: int = 1  # 0 at a table from before: prices and the mayor as they were there (F-27, F-40, F-53)
        self.factory_points: int = BY_TABLE  # F-60: or so many for each factory
        self.certificate_price: int = 1
        self.certificate_actions: int = 3
        self.partial: int = 1  # F-60: kinds run one by one
        self.order_by: int = 0  # words.ORDERS
        self.round: int = 0
        self.active: int = -1
        self.start: int = -1  # who began the game
        self.cpc: int = f.start_cpc  # the common pollution counter
        self.actions: int = 0  # left in this turn
        self.offers: int = 0  # opened in this turn (F-41)
        self.cleaned: int = 0  # F-25, F-26, F-27: once a turn each
        self.burned: int = 0
        self.dealt: int = 0
        self.short: int = 0  # nothing ran because energy fell short (F-27)
        self.certified: int = 0  # certificate actions in this turn (F-53)
        self.event: int = -1  # the last event's card
        self.order: list[int] = []  # seats in turn order
        self.reached: list[int] = []  # who has reached the goal, first first (F-3)
        self.price: list[int] = f.price[:]  # buying prices by resource
        self.bought: list[int] = [0] * len(RESOURCES)  # from the bank in this round (F-40)
        self.sold: list[int] = [0] * len(RESOURCES)
        self.row: list[int] = []  # components face up (F-52)
        self.deck: list[int] = [full(len(cards)) for cards in f.cards]  # what is left of each deck, as bits
        self.discards: list[int] = [0] * len(f.cards)
        # by seat
        self.money: list[int] = [f.start_money] * seats
        self.sp: list[int] = [f.start_sp] * seats
        self.waste: list[int] = [0] * seats
        self.debt: list[int] = [0] * seats  # energy owed to the city (F-27)
        self.skip: list[int] = [0] * seats  # F-22: the next turn is skipped
        self.marketing: list[int] = [0] * seats
        self.csr: list[int] = [0] * seats
        self.parts: list[int] = [0] * seats  # components in hand
        self.goods: list[int] = [0] * (seats * GOODS_EACH)
        self.plan: list[int] = [0] * (seats * UNITS_EACH)
        self.built: list[int] = [0] * (seats * KINDS_EACH)
        self.halted: list[int] = [0] * (seats * KINDS_EACH)  # how many of them stand still (F-54)
        self.mods: list[int] = [0] * (seats * MODS)  # lasting effects, added up (F-24)
        # by factory, in the order of building
        self.site_owner: list[int] = []
        self.site_kind: list[int] = []
        self.site_part: list[int] = []  # the component mounted there, or -1
        self.site_halt: list[int] = []  # 1: it stands still in the next production (F-52)
        self.lasting: list[int] = []  # seat, deck, card, half, effect and turns left of each
        self.deal: list[int] = []  # the offer being made (deals.py)
