"""The board of a game that has drawn one: its package `board`, and what its declared verbs and facts say."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

from keeling.core.game import View
from keeling.core.match import AnyMatch
from keeling.core.sheet import Sheet
from keeling.games import part
from keeling.kit.ledger import Ledger
from keeling.locale import Translator
from keeling.locale.verbs import always, groups, icons, moves_of, reveals
from keeling.web.board import Board
from keeling.web.ending import end
from keeling.web.render import KEPT, Kept


class OwnBoard(Board):
    """A package with `NAMES` and `fragments`, `words` and `glyphs` of things, `ICONS`, `SIGNS`, and `ending`."""

    def __init__(self, game: str, drawn: ModuleType) -> None:
        super().__init__(game, drawn.SIGNS)
        moves, verbs = moves_of(game), part(game, "verbs")
        self.drawn = drawn
        self.verbs = icons(moves)
        self.ALWAYS = always(moves)
        self.END = str(getattr(verbs, "END", ""))
        self.GROUPS = groups(moves)
        self.ICONS = drawn.ICONS
        self.MARKS = getattr(drawn, "MARKS", ())
        self.NAMES = drawn.NAMES
        self.REVEALS = [*reveals(moves), *getattr(verbs, "REVEALING", ())]

    def fragments(
        self,
        view: View,
        sheet: Sheet,
        names: Sequence[str],
        kinds: Sequence[str],
        lang: str,
        kept: Kept = KEPT,
        public: View | None = None,
    ) -> dict[str, str]:
        """The fragments of the board by id, as one audience may see them."""
        found: dict[str, str] = self.drawn.fragments(view, sheet, names, kinds, lang, kept, public)
        return found

    def end(self, match: AnyMatch, lang: str, names: Sequence[str]) -> str:
        """The end screen, with what the game adds to it."""
        assert self.facts is not None
        ledger = Ledger(match, self.facts)
        return end(match, lang, names, ledger, self.drawn.ending(match, ledger, lang))

    def words(self, sheet: Sheet, lang: str) -> dict[str, str]:
        """What every word of a move is called; verbs win over things of the same name."""
        voice = Translator(self.game)
        verbs = {verb: voice.text(f"ui.web.verb.{verb}", lang) for verb in self.verbs}
        return {**self.drawn.words(sheet, lang), **verbs}

    def glyphs(self) -> dict[str, list[str]]:
        """The symbol of a word and the colour class it lies on, if any."""
        return {**self.drawn.glyphs(), **{verb: [symbol, ""] for verb, symbol in self.verbs.items()}}

    def done(self, lang: str) -> str:
        """What a turn asks when it may be ended, if the game has a text for it."""
        return str(self.drawn.done(lang)) if hasattr(self.drawn, "done") else ""
