"""The pieces of Daybreak, each declared once, and the position that they make up."""

from __future__ import annotations

from typing import ClassVar, Final

from keeling.core.agenda import Position
from keeling.core.pieces import NO_CARD, SEAT, Axis, Piece, Pieces, grid, number, row
from keeling.games.daybreak.model.figures import Figures
from keeling.games.daybreak.model.vocabulary import GAINS
from keeling.games.daybreak.model.words import EACH_MODS, LEVEL_WORDS, MODS, OUT, PLACES, SETUP, SINKS, TAGS

TAG: Final[Axis[object]] = Axis("tag", TAGS)
SINK: Final[Axis[object]] = Axis("sink", SINKS)
LEVEL: Final[Axis[object]] = Axis("level", LEVEL_WORDS)  # what a player's board counts
STACK: Final[Axis[object]] = Axis("stack", size=lambda f: PLACES)
GAIN: Final[Axis[object]] = Axis("gain", GAINS)
LOCAL: Final[Axis[Figures]] = Axis("local", size=lambda f: len(f.local))
USED: Final[Axis[Figures]] = Axis("used", size=lambda f: len(f.local) + len(f.projects))
PLACE: Final[Axis[Figures]] = Axis("place", size=lambda f: f.places)
CRISIS: Final[Axis[Figures]] = Axis("crisis", size=lambda f: len(f.crises))
MOD: Final[Axis[Figures]] = Axis("mod", size=lambda f: EACH_MODS * f.seats + len(MODS) - EACH_MODS)

TABLE: Final[list[Piece[Figures]]] = [
    number("level"),  # which setup (D-11), a place in figures.levels
    # which challenges the table wants, and whether it is asked which tucked card is spent: bits of rules/wants.py
    number("asked_challenges"),
    number("round"),
    number("stage", SETUP),
    row("challenges", least=None),  # pairs: which one, whose (-1: of all)
    number("handed"),  # handed over in this stage (D-35b), as bits
    number("refused"),  # who has refused whom in this stage, as bits asker × 4 + asked (D-35a)
]

PLANET: Final[list[Piece[Figures]]] = [  # D-2
    number("current", sign="current", burden=True),  # CO₂ that lies in current emissions between the stages (D-51)
    number("bands"),
    number("loose"),  # CO₂ in the row that is no band yet
    number("away"),  # bands that come back in growth (D-46)
    number("drawdown"),  # whether the round marker is flipped (D-42)
    number("drawdowns"),  # rounds that showed drawdown
    number("called"),  # crises that the thermometer has asked for in this round (D-45)
    number("rolls"),  # of the planetary die, still to come (D-50)
    number("rolled", -1, least=-1),  # what it shows
    number("softened"),  # how much projects take off the crisis being resolved (D-52b)
    number("ignoring"),  # who ignores it, as bits
    row("dice", least=None),  # this round's planetary rolls: the effect, and EFFECTS × what came of it (D-50)
    grid("sinks", SINK, sign="{}"),
    row("marker", lambda f: f.marker),
]

IN_FORCE: Final[list[Piece[Figures]]] = [  # what cards in play change, found anew by rules/standing.py
    number("bans"),  # words.BANS, as bits
    number("tuck_ban", -1, least=-1),  # the crisis that forbids tucking under the others
    number("no_start"),  # tags of cards that must not be started
    number("hand_over"),  # tags of cards that may be handed over
    number("boosted"),  # whether anything is
    grid("mod", MOD, least=None),  # sums by words.MODS, first those of each seat
    row("coming", least=None),  # mod, seat, n, first round, last round
    grid("boost", GAIN, TAG, start=1, least=None),  # gains × n
]

POWERS: Final[list[Piece[Figures]]] = [
    grid("power", SEAT),
    grid("board", SEAT, LEVEL),
    grid("captured", SEAT),  # CO₂ taken off in the window of this emissions stage (D-40)
    grid("hand", SEAT),  # as bits; open to all (D-4)
    grid("shown", SEAT),  # drawn, and not yet kept or discarded, as bits
    # the tags in a stack, its top card, the height of its lowest card
    grid("tags", SEAT, STACK, TAG),
    grid("top", SEAT, STACK, start=NO_CARD, least=NO_CARD),
    grid("low", SEAT, STACK, least=None),
]

PROJECTS: Final[list[Piece[Figures]]] = [
    row("deck"),
    row("discards"),
    # by local project: where it is, how high it lies in its stack, how often it was used in this round
    grid("place", LOCAL, start=OUT, least=None),
    grid("height", LOCAL, least=None),
    grid("uses", USED),
    # global projects: which one, whether it is active, tags still welcome, cards under it, their tags
    grid("project", PLACE, start=NO_CARD, least=NO_CARD),
    grid("active", PLACE),
    grid("lacks", PLACE),
    grid("under", PLACE),
    grid("given", PLACE, TAG),
    row("project_deck", lambda f: f.project_deck),
    row("project_discards"),
    row("offered"),
]

CRISES: Final[list[Piece[Figures]]] = [
    row("crisis_deck", lambda f: f.crisis_deck),
    row("crisis_rest"),
    row("crisis_discards"),
    row("row", least=None),  # those face down are HIDDEN or OLDER
    row("lasting"),
    grid("helped", CRISIS),  # cards tucked under each
]

# The order of records' digests, from when the pieces were listed by name.
CHAIN: Final[list[str]] = [
    "seats", "level", "asked_challenges", "round", "stage", "current", "bands", "loose", "away", "drawdown",
    "drawdowns", "called", "rolls", "rolled", "softened", "ignoring", "bans", "tuck_ban", "no_start", "hand_over",
    "boosted", "handed", "refused", "sinks", "marker", "power", "board", "captured", "hand", "shown", "deck",
    "discards", "place", "height", "uses", "tags", "top", "low", "project", "active", "lacks", "under", "given",
    "project_deck", "project_discards", "offered", "crisis_deck", "crisis_rest", "crisis_discards", "row", "lasting",
    "helped", "mod", "coming", "boost", "challenges", "dice",
]  # fmt: skip
PIECES: Final[Pieces[Figures]] = Pieces(*TABLE, *PLANET, *IN_FORCE, *POWERS, *PROJECTS, *CRISES, chain=CHAIN)


class DaybreakPosition(Position):
    """Everything that lies on the table; nothing of it is hidden, but for what no one has drawn yet (D-4)."""

    __slots__ = ("figures", *PIECES.own)
    PIECES: ClassVar[Pieces[Figures]] = PIECES
    figures: Figures
    level: int
    asked_challenges: int
    round: int
    stage: int
    current: int
    bands: int
    loose: int
    away: int
    drawdown: int
    drawdowns: int
    called: int
    rolls: int
    rolled: int
    softened: int
    ignoring: int
    bans: int
    tuck_ban: int
    no_start: int
    hand_over: int
    boosted: int
    handed: int
    refused: int
    sinks: list[int]
    marker: list[int]
    power: list[int]
    board: list[int]
    captured: list[int]
    hand: list[int]
    shown: list[int]
    deck: list[int]
    discards: list[int]
    place: list[int]
    height: list[int]
    uses: list[int]
    tags: list[int]
    top: list[int]
    low: list[int]
    project: list[int]
    active: list[int]
    lacks: list[int]
    under: list[int]
    given: list[int]
    project_deck: list[int]
    project_discards: list[int]
    offered: list[int]
    crisis_deck: list[int]
    crisis_rest: list[int]
    crisis_discards: list[int]
    row: list[int]
    lasting: list[int]
    helped: list[int]
    mod: list[int]
    coming: list[int]
    boost: list[int]
    challenges: list[int]
    dice: list[int]

    def __init__(self, figures: Figures | None = None, seats: int = 0) -> None:
        super().__init__(seats, figures)
        if figures is not None:  # else a blank for copy() to fill: mypyc runs this even for __new__
            self.figures = figures
