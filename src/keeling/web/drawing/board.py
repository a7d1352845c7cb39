"""What draws a game in the browser, and what is the same for all of them: the log and what is still to come."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from keeling.core.action import main_turn
from keeling.core.agenda import Option
from keeling.core.game import View
from keeling.core.match import AnyMatch
from keeling.core.sheet import Sheet
from keeling.games import facts_of, find
from keeling.kit.cache import Cache
from keeling.web.drawing.composed import Drawn
from keeling.web.drawing.scene import Scene
from keeling.web.log.glyphs import Signs
from keeling.web.log.log import AnyStory
from keeling.web.log.log_lines import story
from keeling.web.log.plain_log import plain_story
from keeling.web.play.price_chips import Chip
from keeling.web.play.upcoming import to_come


class Board(ABC):
    """What draws a game in the browser: with a package `board` in the game's folder, or as any game can be drawn."""

    ALWAYS: Sequence[str]  # verbs that stand in the bar at a turn even while they are closed
    GROUPS: Mapping[str, Sequence[str]]  # the rows of the bar at a turn
    ICONS: Mapping[str, str]  # the symbol of everything that is counted in a price
    LETTERS: Mapping[str, str] = {}  # by verb, its key
    SHARED: Mapping[str, str] = {}  # by verb, the button of the bar it shares with others
    POINTS: str = ""  # the symbol of points in a price
    MARKS: Sequence[str] = ()  # symbols of prices that stand as ghosts on a piece whose move is sure to bring them
    CLOSED: bool = False  # moves that are closed stand in the bar too: there is no piece to ask why
    REVEALS: Sequence[str]  # questions and verbs after which something new is seen
    DRAWS: Sequence[str] = ()  # verbs of which only some moves show something new

    def __init__(self, game: str, signs: Signs) -> None:
        self.game = game
        self.signs = signs
        self.facts = facts_of(game)
        turn = main_turn(find(game).rules)
        self.END = "" if turn is None else turn.ends  # the verb that ends a turn; empty if none does
        self.STORY: AnyStory = story(game, self.facts, signs) if self.facts and self.facts.kinds else plain_story(game)

    def fragments(
        self,
        view: View,
        sheet: Sheet,
        names: Sequence[str],
        kinds: Sequence[str],
        lang: str,
        public: View | None = None,
    ) -> dict[str, str]:
        """The fragments of the board by id, drawn from nothing; for seats, what all see may be at hand."""
        scene = Scene(self.game, view, public or view, sheet, list(names), tuple(kinds), lang, Cache())
        return {name: str(drawn) for name, drawn in self.draw(scene).items()}

    def gauge(self, view: View, sheet: Sheet, names: Sequence[str], lang: str) -> str:
        """The gauge as a spectator of a view would have it."""
        return self.fragments(view, sheet, names, ["person"] * len(names), lang)["f-gauge"]

    @abstractmethod
    def draw(self, scene: Scene[View]) -> dict[str, Drawn]:
        """The fragments of the board by id, as one audience may see them."""

    @abstractmethod
    def end(self, match: AnyMatch, lang: str, names: Sequence[str]) -> str:
        """The end screen."""

    @abstractmethod
    def words(self, sheet: Sheet, lang: str) -> dict[str, str]:
        """What the words of moves are called."""

    @abstractmethod
    def glyphs(self) -> dict[str, list[str]]:
        """The symbol of a word and the colour class it lies on."""

    def done(self, lang: str) -> str:
        """What a turn asks when it may be ended, if it asks otherwise then."""
        return ""

    def left(self, options: Sequence[Option], chips: Sequence[Sequence[Chip]], view: View, lang: str) -> str:
        """What whoever ends a turn now leaves unused: by options, what stands on them, what all see; or nothing."""
        return ""

    def to_come(
        self, match: AnyMatch, lang: str, names: Sequence[str], seat: int | None = None
    ) -> list[dict[str, object]]:
        """The steps after the one being asked; `mine` are those that ask this seat."""
        return to_come(match, lang, names, seat)
