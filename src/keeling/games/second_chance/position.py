"""The position of a game of Second Chance: all pieces as small lists of numbers, and the agenda."""

from __future__ import annotations

from typing import ClassVar, Final

from keeling.games.co2_family.position import PIECES as FAMILY
from keeling.games.co2_family.position import FamilyPosition
from keeling.games.co2_family.words import EACH, REGIONS
from keeling.games.second_chance.figures import Figures
from keeling.kit.piles import full

# The own pieces behind those of the family, in the order in which a state is written: digests hang on it.
OWN: Final[list[str]] = [
    "mode", "inspectors", "solo_card", "common", "done", "first", "preparing", "aside", "charged", "proposed",
    "environment_deck", "personal_deck", "goal_deck", "turned", "feats", "environment", "inspector", "held_size",
    "held_topic", "closer", "level", "owner", "base", "neutral", "played", "visitor", "tokens", "cubes", "personal",
    "dropped", "choices", "alone", "plants", "backing",
]  # fmt: skip


class SecondChancePosition(FamilyPosition[Figures]):
    """Everything that lies on the table, seen by nobody in particular."""

    __slots__ = (*OWN, "agrees", "book")
    PIECES: ClassVar[list[str]] = [*FAMILY, *OWN]
    SETTLED: ClassVar[list[str]] = ["agrees", "book"]

    def __init__(self, figures: Figures | None = None, seats: int = 0) -> None:
        super().__init__(figures, seats)
        if figures is None:
            return  # a blank for copy() to fill: mypyc runs this even for __new__
        f = figures
        self.book: int = 1  # 0 at a table from before: bonuses and main effects as they were played there (S-36, S-46)
        self.agrees: int = 1  # whether all are asked to agree to a reduction; not at tables from before (S-63)
        self.mode: int = 0  # words.MODES; one seat plays the cooperative rules
        self.inspectors: int = 0  # whether they are in play (S-85)
        self.solo_card: int = 0  # its number, 0 if there is none (S-93)
        self.common: int = 0  # the team's points that are nobody's own: together with all others its score (S-4)
        # this turn
        self.done: int = 0  # the action just taken, for the lobby (S-36): words.PLANNED … SOLD_ONE
        self.first: int = 0  # the first of two main actions (S-92)
        self.preparing: int = -1  # the slot being prepared (S-41a)
        # between the phases
        self.aside: int = 0  # permits of uncontrolled regions set aside (S-62)
        self.charged: int = 0  # controlled regions with a new fossil plant, as bits
        self.proposed: int = -1  # a reduction that the team looks at (S-63)
        # decks as bits
        self.event_deck = full(len(f.event_region))
        self.lobby_deck = full(len(f.lobby))
        self.un_deck = full(len(f.un_tech))
        self.environment_deck: int = full(len(f.achieved))
        self.personal_deck: int = full(len(f.personal))
        self.goal_deck: int = 0
        # environmental goals in layout order, those turned as bits, and where the inspectors stand (S-13, S-85)
        self.environment: list[int] = []
        self.turned: int = 0
        self.inspector: list[int] = [-1, -1]
        self.held_size: list[int] = [0, 0, 0]  # summits completed by size and by topic (S-56)
        self.held_topic: list[int] = [0] * EACH
        self.closer: list[int] = [-1] * f.places  # who placed a summit's last scientist (S-45)
        self.feats: int = 0  # what solo cards remember (S-93), as bits
        # by slot and by demand space: the level of a project, and whose infrastructure lies there (S-5)
        self.level: list[int] = [0] * f.slots
        self.owner: list[int] = [-1] * f.slots
        self.base: list[int] = [-1] * sum(f.spaces)
        self.neutral: list[int] = [0] * (3 * len(REGIONS))  # neutral cubes by region and place on its agenda (S-91)
        # by lobbyist: who played it, whose scientist is on it (S-34)
        self.played: list[int] = [-1] * len(f.lobby)
        self.visitor: list[int] = [-1] * len(f.lobby)
        # by seat
        self.tokens: list[int] = [f.infrastructures] * seats
        self.cubes: list[int] = [f.cubes] * seats
        self.personal: list[int] = [0] * seats
        self.dropped: list[int] = [0] * seats  # personal goals not kept, remembered for solo card 5
        self.choices: list[int] = [0] * seats  # company goals to choose from
        self.alone: list[int] = [0] * seats  # has completed a summit of two topics alone (S-83)
        self.plants: list[int] = [0] * (seats * EACH)
        self.backing: list[int] = [0] * (seats * EACH)  # own infrastructures under built plants (S-5)


def team_points(t: SecondChancePosition) -> int:
    """The team's score: all that anybody has gained or lost (S-4)."""
    return sum(t.vp) + t.common
