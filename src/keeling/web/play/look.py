"""One look at a table, through somebody's eyes and in a language, with what was made for looks before it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from keeling.core.agenda import Option
from keeling.core.flow import Question
from keeling.core.forecast import Ahead
from keeling.core.game import View
from keeling.core.match import AnyMatch
from keeling.core.prices import Figure, figures
from keeling.core.sheet import Sheet
from keeling.kit.cache import Cache
from keeling.kit.parts import EVERYTHING, FORESEEN, Parts, compare
from keeling.web.drawing import boards
from keeling.web.drawing.board import Board
from keeling.web.drawing.composed import Drawn
from keeling.web.drawing.scene import BOTS, NAMES, Scene
from keeling.web.log.log_index import Chronicle
from keeling.web.play.price_chips import Chip, chips
from keeling.web.play.table_info import TableInfo

Audience = tuple[int | None, frozenset[int], str]  # through whose eyes, which seats are held, which language
MOMENT: Final = "moment"  # changes with everything: the position, the log, the players


@dataclass
class Look:
    """A match and its table as one audience sees them, and the cache that all its looks share."""

    match: AnyMatch
    table: TableInfo
    audience: Audience
    cache: Cache
    seat: int | None = field(init=False)  # through whose eyes
    lang: str = field(init=False)
    names: list[str] = field(init=False)
    game: str = field(init=False)
    sheet: Sheet = field(init=False)

    def __post_init__(self) -> None:
        self.seat, _, self.lang = self.audience
        self.names, self.game, self.sheet = self.table.names, self.match.game.name, self.match.position.figures.sheet
        self._follow()

    def _follow(self) -> None:
        """Find what has changed since the last look."""
        match, cache, bots = self.match, self.cache, self.table.kinds(frozenset())
        match.questions()
        moment = (match.digest, len(match.entries), self.names, bots)
        if cache.values.get(MOMENT) == moment:
            return
        for source, value in ((MOMENT, moment), (NAMES, self.names), (BOTS, bots)):
            cache.put(source, value)
        compare(match.position, cache)
        if isinstance(match.game.view, Parts):
            match.game.view.follow(match.position, cache)
        if isinstance(foreseen := cache.values.get(FORESEEN), Ahead):
            match.foresee(foreseen)

    @property
    def board(self) -> Board:
        """What draws it."""
        return boards.board(self.game)

    def view(self, seat: int | None) -> View:
        """What a seat sees, or a spectator."""
        return self.cache.make(("view", seat), (EVERYTHING,), self._view, seat)

    def _view(self, seat: int | None) -> View:
        view, match = self.match.game.view, self.match
        return view.seen(match.position, seat, self.cache) if isinstance(view, Parts) else match.view(seat)

    def fragments(self) -> dict[str, Drawn]:
        """The board, as far as it is to be seen; with the end screen once the game is over."""
        kinds = tuple(self.table.kinds(self.audience[1]))
        view, public = self.view(self.seat), self.view(None)
        drawn = self.board.draw(Scene(self.game, view, public, self.sheet, self.names, kinds, self.lang, self.cache))
        if self.match.outcome is not None:
            made: str = self.cache.make(
                ("end", self.lang), (MOMENT,), self.board.end, self.match, self.lang, self.names
            )
            drawn["f-end"] = made
        return drawn

    def figures(self, ask: Question) -> dict[Option, list[Figure]]:
        """What each option of a question would cost and bring."""
        return self.cache.make(("figures", ask.seat), (MOMENT,), figures, self.match, ask.seat)

    def chips(self, ask: Question) -> list[list[Chip]]:
        """What stands on the options of a question."""
        priced = self.figures(ask)
        return [_chips(self.game, ask.seat, tuple(priced[option])) for option in ask.options]

    @property
    def chronicle(self) -> Chronicle:
        """What was read of the log, up to now."""
        found: Chronicle = self.cache.make("chronicle", (), Chronicle, self.game)
        found.follow(self.match.entries)
        return found


@lru_cache(4096)
def _chips(game: str, seat: int, priced: tuple[Figure, ...]) -> list[Chip]:
    return chips(priced, boards.board(game).ICONS, seat)
