"""The pieces of Factory Commons, each declared once, and the position that they make up."""

from __future__ import annotations

from typing import ClassVar, Final

from keeling.core.agenda import Position
from keeling.core.pieces import NO_CARD, NOBODY, OWNER, SEAT, Axis, Deck, Piece, Pieces, cards, grid, number, row
from keeling.core.piles import full
from keeling.games.factories.model import words
from keeling.games.factories.model.figures import Figures

KIND: Final[Axis[object]] = Axis("kind", words.FACTORIES)
RESOURCE: Final[Axis[object]] = Axis("resource", words.RESOURCES)
GOOD: Final[Axis[object]] = Axis("good", words.GOODS)
UNIT: Final[Axis[object]] = Axis("unit", words.UNITS)
MOD: Final[Axis[object]] = Axis("mod", size=lambda f: words.MODS)
PILES: Final[Axis[object]] = Axis("deck", words.DECKS)

MARKETING: Final[Deck[Figures]] = Deck("marketing", lambda f: len(f.cards[words.MARKETING]), words.FIRST[0])
CSR: Final[Deck[Figures]] = Deck("csr", lambda f: len(f.cards[words.CSR]), words.FIRST[1])
COMPONENT: Final[Deck[Figures]] = Deck("component", lambda f: len(f.cards[words.COMPONENT]), words.FIRST[2])
EVENT: Final[Deck[Figures]] = Deck("event", lambda f: len(f.cards[words.EVENT]), words.FIRST[3])
DECKS: Final = (MARKETING, CSR, COMPONENT, EVENT)  # words.DECKS

SETTINGS: Final[list[Piece[Figures]]] = [
    number("book", 1, settled=True),  # 0 at a table from before: prices and the mayor as there (F-27, F-40, F-53)
    number("factory_points", words.BY_TABLE, least=words.BY_TABLE),  # F-60: or so many for each factory
    number("certificate_price", 1),
    number("certificate_actions", 3),
    number("partial", 1),  # F-60: kinds run one by one
    number("order_by"),  # words.ORDERS
]

TURN: Final[list[Piece[Figures]]] = [
    number("round"),
    number("active", -1, least=-1),
    number("start", -1, least=-1),  # who began the game
    number("cpc", lambda f: f.start_cpc, sign="cpc", burden=True),  # the common pollution counter
    number("actions"),  # left in this turn
    number("offers"),  # opened in this turn (F-41)
    number("cleaned"),  # F-25, F-26, F-27: once a turn each
    number("burned"),
    number("dealt"),
    number("short"),  # nothing ran because energy fell short (F-27)
    number("certified"),  # certificate actions in this turn (F-53)
    row("order"),  # seats in turn order
    row("reached"),  # who has reached the goal, first first (F-3)
]

MARKET: Final[list[Piece[Figures]]] = [
    number("event", NO_CARD, least=NO_CARD),  # the last event's card
    grid("price", RESOURCE, start=lambda f: f.price),  # buying prices
    grid("bought", RESOURCE),  # from the bank in this round (F-40)
    grid("sold", RESOURCE),
    row("row", of=COMPONENT),  # components face up (F-52)
    cards("deck", PILES, of=DECKS, start=lambda f: [full(len(deck)) for deck in f.cards], seen=NOBODY),
    cards("discards", PILES, of=DECKS),
]

COMPANIES: Final[list[Piece[Figures]]] = [
    grid("money", SEAT, start=lambda f: f.start_money, sign="money"),
    grid("sp", SEAT, start=lambda f: f.start_sp, sign="sp"),
    grid("waste", SEAT, sign="waste", burden=True),
    grid("debt", SEAT, sign="debt", burden=True),  # energy owed to the city (F-27)
    grid("skip", SEAT),  # F-22: the next turn is skipped
    cards("marketing", SEAT, of=MARKETING, seen=OWNER),
    cards("csr", SEAT, of=CSR, seen=OWNER),
    cards("parts", SEAT, of=COMPONENT),  # components in hand
    grid("goods", SEAT, GOOD, sign="{}"),
    grid("plan", SEAT, UNIT),
    grid("built", SEAT, KIND),
    grid("halted", SEAT, KIND),  # how many of them stand still (F-54)
    grid("mods", SEAT, MOD, least=None),  # lasting effects, added up (F-24)
]

FACTORIES: Final[list[Piece[Figures]]] = [  # in the order of building
    row("site_owner"),
    row("site_kind"),
    row("site_part", of=COMPONENT),  # the component mounted there, or -1
    row("site_halt"),  # 1: it stands still in the next production (F-52)
    row("lasting", least=None),  # seat, deck, card, half, effect and turns left of each
    row("deal", least=None),  # the offer being made (deals.py)
]

# The order of records' digests, from when the pieces were listed by name.
CHAIN: Final[list[str]] = [
    "seats", "factory_points", "certificate_price", "certificate_actions", "partial", "order_by", "round", "active",
    "start", "cpc", "actions", "offers", "cleaned", "burned", "dealt", "short", "certified", "event", "order",
    "reached", "price", "bought", "sold", "row", "deck", "discards", "money", "sp", "waste", "debt", "skip",
    "marketing", "csr", "parts", "goods", "plan", "built", "halted", "mods", "site_owner", "site_kind", "site_part",
    "site_halt", "lasting", "deal",
]  # fmt: skip
PIECES: Final[Pieces[Figures]] = Pieces(*SETTINGS, *TURN, *MARKET, *COMPANIES, *FACTORIES, chain=CHAIN)


class FactoriesPosition(Position):
    """Everything that lies on the table, seen by nobody in particular."""

    __slots__ = ("figures", *PIECES.own)
    PIECES: ClassVar[Pieces[Figures]] = PIECES
    figures: Figures
    book: int
    factory_points: int
    certificate_price: int
    certificate_actions: int
    partial: int
    order_by: int
    round: int
    active: int
    start: int
    cpc: int
    actions: int
    offers: int
    cleaned: int
    burned: int
    dealt: int
    short: int
    certified: int
    order: list[int]
    reached: list[int]
    event: int
    price: list[int]
    bought: list[int]
    sold: list[int]
    row: list[int]
    deck: list[int]
    discards: list[int]
    money: list[int]
    sp: list[int]
    waste: list[int]
    debt: list[int]
    skip: list[int]
    marketing: list[int]
    csr: list[int]
    parts: list[int]
    goods: list[int]
    plan: list[int]
    built: list[int]
    halted: list[int]
    mods: list[int]
    site_owner: list[int]
    site_kind: list[int]
    site_part: list[int]
    site_halt: list[int]
    lasting: list[int]
    deal: list[int]

    def __init__(self, figures: Figures | None = None, seats: int = 0) -> None:
        super().__init__(seats, figures)
        if figures is not None:  # else a blank for copy() to fill: mypyc runs this even for __new__
            self.figures = figures
