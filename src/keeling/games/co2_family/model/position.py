"""The pieces that both editions have on the table."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from keeling.core.agenda import Position
from keeling.core.pieces import NO_CARD, NOBODY, OWNER, SEAT, Axis, Deck, Piece, cards, grid, number, row, secret
from keeling.core.piles import full
from keeling.games.co2_family.model.figures import FamilyFigures
from keeling.games.co2_family.model.words import FOSSILS, REGIONS, TOPICS

F_co = TypeVar("F_co", bound=FamilyFigures, covariant=True)

REGION: Final[Axis[object]] = Axis("region", REGIONS)
ENERGY: Final[Axis[FamilyFigures]] = Axis("energy", lambda f: f.energies)
SLOT: Final[Axis[FamilyFigures]] = Axis("slot", lambda f: [" ".join(where) for where in f.where])
SPACE: Final[Axis[FamilyFigures]] = Axis("space", size=lambda f: sum(f.spaces))
FOSSIL: Final[Axis[object]] = Axis("fossil", FOSSILS)
SUMMIT: Final[Axis[FamilyFigures]] = Axis("summit", lambda f: f.summit_words)
SPEAKER: Final[Axis[object]] = Axis("speaker", size=lambda f: TOPICS)

LOBBY: Final[Deck[object]] = Deck("lobby", first=1)

TURN: Final[list[Piece[FamilyFigures]]] = [
    number("draft"),
    number("decade", 1),
    number("round", 1),
    number("active", -1, least=-1),
    number("start", -1, least=-1),  # holder of the start-player card
    number("acted"),  # the main action of this turn, by the edition's numbers
    number("moved"),
    number("traded"),  # 1 bought, 2 sold
    number("carded"),
    number("stop"),  # the market was emptied
    number("done_slot", -1, least=-1),
    number("done_energy", -1, least=-1),
    number("spoke"),  # energies (bits) on which a scientist went to a summit
]

PLANET: Final[list[Piece[FamilyFigures]]] = [
    number("co2", sign="co2", burden=True),
    number("market", lambda f: f.market_stock),
    number("price", lambda f: f.market_price),
    number("bank", lambda f: f.permits),
    number("tech_bank", lambda f: f.tech),
    # what is left of each deck, as bits
    number("event", NO_CARD, least=NO_CARD),
    number("next_event", NO_CARD, least=NO_CARD),
    number("event_deck", lambda f: full(len(f.sheet["events"]))),
    number("summit_deck", lambda f: full(len(f.topics))),
    cards("lobby_deck", of=LOBBY, start=lambda f: full(len(f.sheet["lobby"])), seen=NOBODY),
    number("un_deck", lambda f: full(len(f.sheet["un_goals"]))),
    number("tiles_left", lambda f: full(len(f.tiles))),
    grid("permits_in", REGION),
    grid("tech_in", REGION),
    grid("control", REGION, start=-1, least=-1),
    grid("tile", REGION, start=-1, least=-1),
    grid("space", SPACE),  # words.GREEN
    grid("project", SLOT, start=-1, least=-1),  # words.READY
    grid("worker", SLOT, start=-1, least=-1),
    grid("stock", ENERGY, start=lambda f: f.projects),
    grid("fossils", FOSSIL, start=lambda f: f.fossils),
    grid("fossils_out", FOSSIL),
    grid("summit", SUMMIT, start=-1, least=-1),  # the tile on each place
    grid("speaker", SUMMIT, SPEAKER, start=-1, least=-1),
    row("complete"),
    row("un_goals"),
]

COMPANIES: Final[list[Piece[FamilyFigures]]] = [
    grid("money", SEAT, sign="money"),
    grid("vp", SEAT, least=None, sign="vp"),
    grid("permits", SEAT, sign="permit"),
    grid("tech", SEAT, sign="tech"),
    grid("hand", SEAT, sign="scientist", shown="scientists"),
    grid("pool", SEAT, start=lambda f: f.scientists),
    grid("cashed", SEAT),
    cards("lobby", SEAT, of=LOBBY, seen=OWNER),
    cards("packs", SEAT, of=LOBBY, seen=OWNER),
    secret("verdict", least=None),  # chosen at the end, not yet shown
    grid("claims", SEAT),
    grid("expertise", SEAT, ENERGY),
    grid("plants", SEAT, ENERGY),
]

FAMILY: Final[list[Piece[FamilyFigures]]] = [*TURN, *PLANET, *COMPANIES]


class FamilyPosition(Position, Generic[F_co]):
    """What lies on the table of either edition; each adds its own."""

    __slots__ = ("figures", "goal", *[piece.name for piece in FAMILY])
    figures: F_co
    draft: int
    decade: int
    round: int
    active: int
    start: int
    acted: int
    moved: int
    traded: int
    carded: int
    stop: int
    done_slot: int
    done_energy: int
    spoke: int
    co2: int
    market: int
    price: int
    bank: int
    tech_bank: int
    event: int
    next_event: int
    event_deck: int
    summit_deck: int
    lobby_deck: int
    un_deck: int
    tiles_left: int
    permits_in: list[int]
    tech_in: list[int]
    control: list[int]
    tile: list[int]
    space: list[int]
    project: list[int]
    worker: list[int]
    stock: list[int]
    fossils: list[int]
    fossils_out: list[int]
    summit: list[int]
    speaker: list[int]
    complete: list[int]
    un_goals: list[int]
    money: list[int]
    vp: list[int]
    permits: list[int]
    tech: list[int]
    hand: list[int]
    pool: list[int]
    cashed: list[int]
    goal: list[int]  # which cards the others may have differs by edition
    verdict: list[int]
    lobby: list[int]
    packs: list[int]
    claims: list[int]
    expertise: list[int]
    plants: list[int]

    def __init__(self, figures: F_co | None = None, seats: int = 0) -> None:
        super().__init__(seats, figures)
        if figures is not None:  # else a blank for copy() to fill: mypyc runs this even for __new__
            self.figures = figures


Table = FamilyPosition[FamilyFigures]  # of either edition
T = TypeVar("T", bound=Table)
