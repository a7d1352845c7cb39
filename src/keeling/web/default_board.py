"""The board of a game that has none of its own: its view as panels, its facts as a log, its moves in the bar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from markupsafe import Markup, escape

from keeling import locale
from keeling.core.action import TurnRule
from keeling.core.agenda import CHANCE
from keeling.core.game import AnyGame, View
from keeling.core.match import AnyMatch, Entry
from keeling.core.sheet import Sheet
from keeling.web import default_view
from keeling.web.log import Line, Story
from keeling.web.log_writer import Scribe
from keeling.web.ranking import ranking
from keeling.web.render import KEPT, Kept, page
from keeling.web.speech import capital

_ENDS: Final = ("end", "pass", "stop", "done")  # verbs that end a turn, as games usually call them
_MOST: Final = 6  # steps told of what is to come
_DRAWN: Final = ("clock", "gauge", "seats", "board", "mine", "hand")  # what the page of a table asks for


class _Icons(dict[str, str]):
    """The symbol of everything that is counted in a price: one for all, as nobody has drawn any."""

    def __missing__(self, word: str) -> str:
        return {"money": "money", "points": "vp", "vp": "vp", "ending": "event"}.get(word, "disc")


class DefaultBoard:
    """Draws any game from what it tells the engine."""

    NAMES: Sequence[str] = tuple(f"f-{name}" for name in _DRAWN)
    REVEALS: Sequence[str] = ()
    CLOSED = True  # moves that are closed stand in the bar too: there is no piece to ask why

    def __init__(self, game: AnyGame) -> None:
        turns = [rule for rule in game.rules.values() if isinstance(rule, TurnRule)]
        verbs = list(dict.fromkeys(verb for rule in turns for verb in rule.actions))
        self.game = game.name
        self.END = next((verb for verb in _ENDS if verb in verbs), "")
        self.ALWAYS: Sequence[str] = tuple(verb for verb in verbs if verb != self.END)
        self.GROUPS: Mapping[str, Sequence[str]] = {"": self.ALWAYS} if verbs else {}
        self.ICONS: Mapping[str, str] = _Icons()
        self.STORY = Story(_begins, _write, None, _after)

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
        given, which = (view, list(names)), tuple(kinds)
        told = kept.make("default", lang, which, given, lambda: default_view.board(view, names, kinds, lang))
        return {
            f"f-{name}": kept.draw(f"default/{name}", lang, (which, view["seat"]), given, lambda: {**told})
            for name in _DRAWN
        }

    def end(self, match: AnyMatch, lang: str, names: Sequence[str]) -> str:
        """The end screen: who has won, everybody's score, and what all held at the end."""
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
        ending = locale.Translator(self.game).text(f"ui.ending.{match.position.ending}", lang)
        return page(
            "default/end.html",
            lang,
            **ranking(match, names),
            rows=rows,
            ending=ending,
            time=told["time"],
            figures=told["figures"],
        )

    def to_come(
        self, match: AnyMatch, lang: str, names: Sequence[str], seat: int | None = None
    ) -> list[dict[str, object]]:
        """The next steps of the agenda: whose they are, or what nobody does."""
        told: list[dict[str, object]] = []
        for name, who, _ in match.to_come()[1 if match.owed() else 0 :][:_MOST]:
            asks = match.game.rules[name].asks and not match.game.rules[name].chance
            said = names[who] if who >= 0 else locale.Translator(self.game).text(f"step.{name}", lang)
            icon = f"p{who + 1}" if who >= 0 else "dice" if match.game.rules[name].chance else "next"
            if not told or told[-1]["text"] != said:
                asked = who if asks else -1
                told.append({"icon": icon, "text": said, "seat": asked, "mine": seat is not None and asked == seat})
        return told

    def words(self, sheet: Sheet, lang: str) -> dict[str, str]:
        """What the verbs of a turn are called; all other words of moves are said as they are."""
        verbs = [verb for row in self.GROUPS.values() for verb in row]
        return {verb: capital(locale.heading(verb, lang, self.game)) for verb in [*verbs, self.END] if verb} | {"": ""}

    def glyphs(self) -> dict[str, list[str]]:
        """No word has a symbol."""
        return {}


class _Scribe(Scribe):
    """Writes what followed from one choice and its draws, or the choice itself if it is not among that."""

    def write(self, group: Sequence[Entry], seat: int | None) -> None:
        """A line for each fact that this seat may know."""
        told = [fact.seat for entry in group for fact in entry.facts]
        for entry in group:
            if not entry.facts and entry.secret < 0 and entry.seat not in told:
                self._move(entry)
            for fact in entry.facts:
                if not fact.secret or fact.seat == seat:
                    self.lines.append((fact.seat, "dice" if entry.seat < 0 else "event", self.tell(fact), "", []))

    def _move(self, entry: Entry) -> None:
        move = escape(locale.describe_move(entry.text, self.lang, self.names, self.sheet, brief=True))
        said = Markup("{}: {}").format(self.bold(entry.seat), move) if entry.seat >= 0 else Markup(capital(move))
        self.lines.append((entry.seat, "dice", said, "", []))


def _begins(entries: Sequence[Entry], number: int) -> bool:
    """A line begins with every choice; draws go with it."""
    return entries[number].seat != CHANCE


def _write(
    group: Sequence[Entry], start: int, known: None, lang: str, names: Sequence[str], seat: int | None, sheet: Sheet
) -> list[Line]:
    scribe = _Scribe(lang, names, start, sheet)
    scribe.write(group, seat)
    return scribe.told()


def _after(known: None, group: Sequence[Entry]) -> None:
    """A line needs to know nothing of those before it."""
