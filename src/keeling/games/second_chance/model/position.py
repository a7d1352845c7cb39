"""The pieces of Second Chance, each declared once, and the position that they make up."""

from __future__ import annotations

from typing import ClassVar, Final

from keeling.core.pieces import SEAT, Axis, Piece, Pieces, grid, number, row, secret
from keeling.core.piles import full
from keeling.games.co2_family.model.position import ENERGY, FAMILY, REGION, SLOT, SPACE, SUMMIT, FamilyPosition
from keeling.games.second_chance.model.figures import Figures

AGENDA: Final[Axis[object]] = Axis("place", size=lambda f: 3)  # the places of a region's agenda
LOBBYIST: Final[Axis[Figures]] = Axis("lobbyist", size=lambda f: len(f.lobby))

SETTINGS: Final[list[Piece[Figures]]] = [
    number("book", 1, settled=True),  # 0 at a table from before: bonuses and main effects as there (S-36, S-46)
    number("agrees", 1, settled=True),  # whether all are asked about a reduction; not at tables from before (S-63)
    number("mode"),  # words.MODES; one seat plays the cooperative rules
    number("inspectors"),  # whether they are in play (S-85)
    number("solo_card", least=-1),  # its number, 0 if there is none (S-93)
]

TURN: Final[list[Piece[Figures]]] = [
    number("common", least=None),  # the team's points that are nobody's own: with all others its score (S-4)
    number("done"),  # the action just taken, for the lobby (S-36): words.PLANNED … SOLD_ONE
    number("first"),  # the first of two main actions (S-92)
    number("preparing", -1, least=-1),  # the slot being prepared (S-41a)
    # between the phases
    number("aside"),  # permits of uncontrolled regions set aside (S-62)
    number("charged"),  # controlled regions with a new fossil plant, as bits
    number("proposed", -1, least=-1),  # a reduction that the team looks at (S-63)
]

BOARD: Final[list[Piece[Figures]]] = [
    # decks as bits
    number("environment_deck", lambda f: full(len(f.achieved))),
    number("personal_deck", lambda f: full(len(f.personal))),
    number("goal_deck"),
    # environmental goals in layout order, those turned as bits, and where the inspectors stand (S-13, S-85)
    number("turned"),
    number("feats"),  # what solo cards remember (S-93), as bits
    row("environment"),
    row("inspector", lambda f: [-1, -1], least=None),
    row("held_size", lambda f: [0, 0, 0]),  # summits completed by size and by topic (S-56)
    grid("held_topic", ENERGY),
    grid("closer", SUMMIT, start=-1, least=-1),  # who placed a summit's last scientist (S-45)
    # the level of a project, and whose infrastructure lies there (S-5)
    grid("level", SLOT),
    grid("owner", SLOT, start=-1, least=-1),
    grid("base", SPACE, start=-1, least=-1),
    grid("neutral", REGION, AGENDA),  # neutral cubes (S-91)
    # who played a lobbyist, whose scientist is on it (S-34)
    grid("played", LOBBYIST, start=-1, least=-1),
    grid("visitor", LOBBYIST, start=-1, least=-1),
]

COMPANIES: Final[list[Piece[Figures]]] = [
    grid("tokens", SEAT, start=lambda f: f.infrastructures),
    grid("cubes", SEAT, start=lambda f: f.cubes),
    grid("dropped", SEAT),  # personal goals not kept, remembered for solo card 5
    grid("alone", SEAT),  # has completed a summit of two topics alone (S-83)
    grid("backing", SEAT, ENERGY),  # own infrastructures under built plants (S-5)
    secret("personal"),  # personal goals, as bits
    secret("goal", -1, least=-1),
    secret("choices"),  # company goals to choose from, as bits
]

# The order of records' digests, from when the pieces were listed by name.
CHAIN: Final[list[str]] = [
    "seats", "draft", "decade", "round", "active", "start", "co2", "market", "price", "bank", "tech_bank", "acted",
    "moved", "traded", "carded", "stop", "done_slot", "done_energy", "spoke", "event", "next_event", "event_deck",
    "summit_deck", "lobby_deck", "un_deck", "tiles_left", "permits_in", "tech_in", "control", "tile", "space",
    "project", "worker", "stock", "fossils", "fossils_out", "summit", "speaker", "complete", "un_goals", "money",
    "vp", "permits", "tech", "hand", "pool", "goal", "cashed", "verdict", "lobby", "packs", "claims", "expertise",

    "mode", "inspectors", "solo_card", "common", "done", "first", "preparing", "aside", "charged", "proposed",
    "environment_deck", "personal_deck", "goal_deck", "turned", "feats", "environment", "inspector", "held_size",
    "held_topic", "closer", "level", "owner", "base", "neutral", "played", "visitor", "tokens", "cubes", "personal",
    "dropped", "choices", "alone", "plants", "backing",
]  # fmt: skip
PIECES: Final[Pieces[Figures]] = Pieces(*FAMILY, *SETTINGS, *TURN, *BOARD, *COMPANIES, chain=CHAIN)
OWN: Final[list[str]] = [piece.name for piece in (*SETTINGS, *TURN, *BOARD, *COMPANIES)]


class SecondChancePosition(FamilyPosition[Figures]):
    """Everything that lies on the table, seen by nobody in particular."""

    __slots__ = (*[name for name in OWN if name != "goal"],)
    PIECES: ClassVar[Pieces[Figures]] = PIECES
    book: int
    agrees: int
    mode: int
    inspectors: int
    solo_card: int
    common: int
    done: int
    first: int
    preparing: int
    aside: int
    charged: int
    proposed: int
    environment_deck: int
    personal_deck: int
    goal_deck: int
    turned: int
    feats: int
    environment: list[int]
    inspector: list[int]
    held_size: list[int]
    held_topic: list[int]
    closer: list[int]
    level: list[int]
    owner: list[int]
    base: list[int]
    neutral: list[int]
    played: list[int]
    visitor: list[int]
    tokens: list[int]
    cubes: list[int]
    dropped: list[int]
    alone: list[int]
    backing: list[int]
    personal: list[int]
    choices: list[int]


def team_points(t: SecondChancePosition) -> int:
    """The team's score: all that anybody has gained or lost (S-4)."""
    return sum(t.vp) + t.common
