"""The board of a game that has none of its own: its view as panels, its facts as a log, its moves in the bar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from keeling import locale
from keeling.core.action import TurnRule
from keeling.core.game import AnyGame, View
from keeling.core.match import AnyMatch
from keeling.core.sheet import Sheet
from keeling.kit.ledger import Ledger
from keeling.kit.parts import EVERYTHING
from keeling.locale import capital
from keeling.web.drawing import default_view
from keeling.web.drawing.board import Board
from keeling.web.drawing.composed import Drawn
from keeling.web.drawing.render import page
from keeling.web.drawing.scene import NAMES, Scene
from keeling.web.pages.ending import end
from keeling.web.pages.ranking import ranking

_DRAWN: Final = ("clock", "gauge", "seats", "board", "mine", "hand")  # what the page of a table asks for


class _Icons(dict[str, str]):
    """The symbol of everything that is counted in a price: one for all, as nobody has drawn any."""

    def __missing__(self, word: str) -> str:
        return {"money": "money", "points": "vp", "vp": "vp", "ending": "event"}.get(word, "disc")


class DefaultBoard(Board):
    """Draws any game from what it tells the engine."""

    REVEALS: Sequence[str] = ()
    CLOSED = True

    def __init__(self, game: AnyGame) -> None:
        turns = [rule for rule in game.rules.values() if isinstance(rule, TurnRule)]
        verbs = list(dict.fromkeys(verb for rule in turns for verb in rule.actions))
        super().__init__(game.name, {})
        self.ALWAYS: Sequence[str] = tuple(verb for verb in verbs if verb != self.END)
        self.GROUPS: Mapping[str, Sequence[str]] = {"": self.ALWAYS} if verbs else {}
        self.ICONS: Mapping[str, str] = _Icons()

    def draw(self, scene: Scene[View]) -> dict[str, Drawn]:
        """The fragments of the board by id, each from all that is seen: nothing is known of its parts."""
        key = ("default", scene.lang, scene.kinds, scene.me)
        return dict(scene.cache.make(key, (EVERYTHING, NAMES), self._drawn, scene))

    def _drawn(self, scene: Scene[View]) -> dict[str, Drawn]:
        told = default_view.board(scene.view, scene.names, scene.kinds, scene.lang)
        return {f"f-{name}": page(f"default/{name}.html", scene.lang, **told) for name in _DRAWN}

    def end(self, match: AnyMatch, lang: str, names: Sequence[str]) -> str:
        """The end screen: who has won, everybody's score with its sources or else what all held at the end."""
        ending = locale.Translator(self.game).text(f"ui.ending.{match.position.ending}", lang)
        if self.facts is not None and self.facts.books:
            return end(match, lang, names, Ledger(match, self.facts), {"ending": ending}, "books")
        told = default_view.board(match.view(None), names, ["person"] * len(names), lang)
        held = [{one["key"]: one for one in player["figures"]} for player in told["players"]]
        drawer = default_view.Drawer(self.game, names, lang)
        scores = [drawer.value(score) for score in ranking(match, names)["outcome"].scores]  # told below the line
        labels = {key: one["label"] for player in held for key, one in player.items()}
        rows = [
            (label, cells)
            for key, label in labels.items()
            if (cells := [player[key]["value"] if key in player else "" for player in held]) != scores
        ]
        return page(
            "default/end.html",
            lang,
            **ranking(match, names),
            rows=rows,
            ending=ending,
            time=told["time"],
            figures=told["figures"],
        )

    def words(self, sheet: Sheet, lang: str) -> dict[str, str]:
        """What the verbs of a turn are called; all other words of moves are said as they are."""
        verbs = [verb for row in self.GROUPS.values() for verb in row]
        return {verb: capital(locale.heading(verb, lang, self.game)) for verb in [*verbs, self.END] if verb} | {"": ""}

    def glyphs(self) -> dict[str, list[str]]:
        """No word has a symbol."""
        return {}
