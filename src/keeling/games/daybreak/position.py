"""The position of a game of Daybreak: all pieces as small lists of numbers, and the agenda."""

from __future__ import annotations

from typing import ClassVar, Final

from keeling.core.agenda import Position
from keeling.games.daybreak.figures import Figures
from keeling.games.daybreak.vocabulary import GAINS
from keeling.games.daybreak.words import EACH, EACH_MODS, EACH_TAGS, MODS, OUT, PLACES, SETUP

# The pieces in the order in which a state is written: the digest of a position hangs on it.
PIECES: Final[list[str]] = [
    "seats", "level", "asked_challenges", "round", "stage", "current", "bands", "loose", "away", "drawdown",
    "drawdowns", "called", "rolls", "rolled", "softened", "ignoring", "bans", "tuck_ban", "no_start", "hand_over",
    "boosted", "handed", "refused", "sinks", "marker", "power", "board", "captured", "hand", "shown", "deck",
    "discards", "place", "height", "uses", "tags", "top", "low", "project", "active", "lacks", "under", "given",
    "project_deck", "project_discards", "offered", "crisis_deck", "crisis_rest", "crisis_discards", "row", "lasting",
    "helped", "mod", "coming", "boost", "challenges", "dice",
]  # fmt: skip


class DaybreakPosition(Position):
    """Everything that lies on the table; nothing of it is hidden, but for what no one has drawn yet (D-4)."""

    __slots__ = ("figures", *PIECES)
    PIECES: ClassVar[list[str]] = PIECES

    def __init__(self, figures: Figures | None = None, seats: int = 0) -> None:
        super().__init__()
        if figures is None:
            return  # a blank for copy() to fill: mypyc runs this even for __new__
        f = self.figures = figures
        self.seats: int = seats
        self.level: int = 0  # which setup (D-11), a place in figures.levels
        # which challenges the table wants, and whether it is asked which tucked card is spent: bits of rules/wants.py
        self.asked_challenges: int = 0
        self.round: int = 0
        self.stage: int = SETUP
        # the planet (D-2)
        self.current: int = 0  # CO₂ that lies in current emissions between the stages (D-51)
        self.bands: int = 0
        self.loose: int = 0  # CO₂ in the row that is no band yet
        self.away: int = 0  # bands that come back in growth (D-46)
        self.drawdown: int = 0  # whether the round marker is flipped (D-42)
        self.drawdowns: int = 0  # rounds that showed drawdown
        self.called: int = 0  # crises that the thermometer has asked for in this round (D-45)
        self.rolls: int = 0  # of the planetary die, still to come (D-50)
        self.rolled: int = -1  # what it shows
        self.softened: int = 0  # how much projects take off the crisis being resolved (D-52b)
        self.ignoring: int = 0  # who ignores it, as bits
        # what cards in play change, found anew by rules/standing.py whenever one comes or goes
        self.bans: int = 0  # words.BANS, as bits
        self.tuck_ban: int = -1  # the crisis that forbids tucking under the others
        self.no_start: int = 0  # tags of cards that must not be started
        self.hand_over: int = 0  # tags of cards that may be handed over
        self.boosted: int = 0  # whether anything is
        # cards
        self.handed: int = 0  # handed over in this stage (D-35b), as bits
        self.refused: int = 0  # who has refused whom in this stage, as bits asker × 4 + asked (D-35a)
        self.sinks: list[int] = [0, 0, 0]  # trees, oceans, DAC
        self.marker: list[int] = f.marker[:]
        self.power: list[int] = [0] * seats
        self.board: list[int] = [0] * (EACH * seats)
        self.captured: list[int] = [0] * seats  # CO₂ taken off in the window of this emissions stage (D-40)
        self.hand: list[int] = [0] * seats  # as bits
        self.shown: list[int] = [0] * seats  # drawn, and not yet kept or discarded, as bits
        self.deck: list[int] = []
        self.discards: list[int] = []
        # by local project: where it is, how high it lies in its stack, how often it was used in this round
        self.place: list[int] = [OUT] * len(f.local)
        self.height: list[int] = [0] * len(f.local)
        self.uses: list[int] = [0] * (len(f.local) + len(f.projects))
        # by stack, seat × PLACES + stack: the tags in it, its top card, the height of its lowest card
        self.tags: list[int] = [0] * (seats * PLACES * EACH_TAGS)
        self.top: list[int] = [-1] * (seats * PLACES)
        self.low: list[int] = [0] * (seats * PLACES)
        # global projects by place: which one, whether it is active, tags still welcome, cards under it, their tags
        self.project: list[int] = [-1] * f.places
        self.active: list[int] = [0] * f.places
        self.lacks: list[int] = [0] * f.places
        self.under: list[int] = [0] * f.places
        self.given: list[int] = [0] * (f.places * EACH_TAGS)
        self.project_deck: list[int] = f.project_deck[:]
        self.project_discards: list[int] = []
        self.offered: list[int] = []
        # crises: in the row (those face down are HIDDEN or OLDER), those that last, cards tucked under each
        self.crisis_deck: list[int] = f.crisis_deck[:]
        self.crisis_rest: list[int] = []
        self.crisis_discards: list[int] = []
        self.row: list[int] = []
        self.lasting: list[int] = []
        self.helped: list[int] = [0] * len(f.crises)
        # what lasts: sums by words.MODS, first those of each seat; (mod, seat, n, first round, last round); gains × n
        self.mod: list[int] = [0] * (EACH_MODS * seats + len(MODS) - EACH_MODS)
        self.coming: list[int] = []
        self.boost: list[int] = [1] * (len(GAINS) * EACH_TAGS)
        self.challenges: list[int] = []  # pairs: which one, whose (-1: of all)
        self.dice: list[int] = []  # this round's planetary rolls: the effect, and EFFECTS × what came of it (D-50)
