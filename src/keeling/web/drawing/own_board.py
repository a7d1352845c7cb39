"""The board of a game that has drawn one: its package `board`, and what its declared verbs and facts say."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType, SimpleNamespace
from typing import Final

from keeling.core.agenda import Option
from keeling.core.game import View
from keeling.core.match import AnyMatch
from keeling.core.sheet import Sheet
from keeling.games import part
from keeling.kit.cache import Cache
from keeling.kit.ledger import Ledger
from keeling.kit.parts import EVERYTHING
from keeling.locale import Translator
from keeling.locale.verbs import always, draws, groups, icons, letters, moves_of, reveals, shared
from keeling.web.drawing.board import Board
from keeling.web.drawing.composed import Drawn
from keeling.web.drawing.scene import BOTS, NAMES, Scene
from keeling.web.pages.ending import end
from keeling.web.play.price_chips import Chip

_FILES: Final = ("board", "board.fragments", "board.options", "board.signs", "board.ending")
_TOLD: Final = ("SOURCES", "COMMON", "PERSONAL", "words", "GLYPHS", "ICONS", "SIGNS", "MARKS", "DONE", "left", "ending")


def _drawn(game: str) -> SimpleNamespace:
    """What the files of the package tell, each thing under its name."""
    files = [vars(found) for name in _FILES if (found := part(game, name))]
    told = {name: file[name] for file in files for name in _TOLD if name in file}
    return SimpleNamespace(**{name: one for name, one in told.items() if not isinstance(one, ModuleType)})


class OwnBoard(Board):
    """A package with fragments, `words` and `GLYPHS` of things, `ICONS`, `SIGNS`, perhaps `ending`.

    Of the fragments the COMMON look alike to all, the PERSONAL do not; both may have SOURCES in common.
    """

    def __init__(self, game: str) -> None:
        self.drawn = drawn = _drawn(game)
        super().__init__(game, drawn.SIGNS)
        moves, verbs = moves_of(game), part(game, "telling.verbs")
        self.verbs = icons(moves)
        self.ALWAYS = always(moves)
        self.GROUPS = groups(moves)
        self.ICONS = drawn.ICONS
        self.LETTERS = letters(moves)
        self.SHARED = shared(moves)
        books = self.facts.books if self.facts else ()
        self.POINTS = next((self.ICONS[kind] for book in books[:1] for kind in book.kinds if kind in self.ICONS), "")
        self.MARKS = getattr(drawn, "MARKS", ())
        self.DRAWS = draws(moves)
        self.REVEALS = [*reveals(moves), *getattr(verbs, "REVEALING", ())]

    def gauge(self, view: View, sheet: Sheet, names: Sequence[str], lang: str) -> str:
        """The gauge as a spectator of a view would have it, without what else is on the board."""
        scene = Scene(self.game, view, view, sheet, [*names], ("person",) * len(names), lang, Cache())
        self._follow(scene)
        return str(self.drawn.COMMON["f-gauge"](scene))

    def _follow(self, scene: Scene[View]) -> None:
        """Bring up to date what several fragments are drawn from beside parts of the view."""
        for source in getattr(self.drawn, "SOURCES", ()):
            source(scene)

    def draw(self, scene: Scene[View]) -> dict[str, Drawn]:
        """The fragments of the board by id; what all see alike is looked at once for all of a language."""
        common = scene.cache.make(("common", scene.lang), (EVERYTHING, NAMES, BOTS), self._common, scene)
        return {**common, **{name: draw(scene) for name, draw in self.drawn.PERSONAL.items()}}

    def _common(self, scene: Scene[View]) -> dict[str, Drawn]:
        self._follow(scene)
        return {name: draw(scene) for name, draw in self.drawn.COMMON.items()}

    def end(self, match: AnyMatch, lang: str, names: Sequence[str]) -> str:
        """The end screen, with what the game adds to it."""
        assert self.facts is not None
        ledger = Ledger(match, self.facts)
        own = self.drawn.ending(match, ledger, lang) if hasattr(self.drawn, "ending") else {}
        return end(match, lang, names, ledger, own)

    def words(self, sheet: Sheet, lang: str) -> dict[str, str]:
        """What every word of a move is called; verbs win over things of the same name."""
        voice = Translator(self.game)
        things = self.drawn.words(sheet, lang)  # some verbs are called by what the sheet says they bring
        verbs = {verb: things.get(f"verb {verb}") or voice.text(f"ui.web.verb.{verb}", lang) for verb in self.verbs}
        return {**things, **verbs}

    def glyphs(self) -> dict[str, list[str]]:
        """The symbol of a word and the colour class it lies on, if any."""
        return {**self.drawn.GLYPHS, **{verb: [symbol, ""] for verb, symbol in self.verbs.items()}}

    def done(self, lang: str) -> str:
        """What a turn asks when it may be ended, if the game has a text for it."""
        return Translator(self.game).text(self.drawn.DONE, lang) if hasattr(self.drawn, "DONE") else ""

    def left(self, options: Sequence[Option], chips: Sequence[Sequence[Chip]], view: View, lang: str) -> str:
        """What whoever ends a turn now leaves unused, if the game counts it."""
        return str(self.drawn.left(options, chips, view, lang)) if hasattr(self.drawn, "left") else ""
