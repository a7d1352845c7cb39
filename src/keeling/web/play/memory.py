"""What the frames of one table have in common, kept so that nothing is made twice."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, NamedTuple

from keeling.core.agenda import Option
from keeling.core.flow import Question
from keeling.core.game import View
from keeling.core.match import AnyMatch
from keeling.core.prices import Figure, figures
from keeling.core.reason import Reason
from keeling.core.sheet import Sheet
from keeling.locale import Now
from keeling.locale.forecast import outlook
from keeling.locale.moves import say_closed
from keeling.web.drawing import boards
from keeling.web.drawing.render import Kept
from keeling.web.log import last_turn
from keeling.web.log.log import Log
from keeling.web.log.log_index import Chronicle
from keeling.web.log.phase_cards import Card, Phases
from keeling.web.play.price_chips import Chip, chips

WRITE: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode  # as JSON, as dense as can be


class Said(NamedTuple):
    """An option in words."""

    sentence: str
    parts: list[str]  # what its words are called alone
    whole: bool  # whether only the sentence will do
    head: str  # as JSON: the option and its sentence
    tail: str  # and the rest


class TakenBack(NamedTuple):
    """A choice that was taken back: when, whose, what, and the only seat that may know it, or -1."""

    rev: int
    seat: int
    move: Option
    secret: int


@dataclass(frozen=True)
class TableInfo:
    """What a page is told of a table beside its match."""

    names: list[str]
    bots: frozenset[int]  # the seats that bots sit on
    rev: int = 0
    stamp: str = ""
    since: Mapping[int, int] = field(default_factory=dict)  # by seat, the revision from which it is asked what it is
    thinking: Sequence[int] = ()
    alerts: Sequence[tuple[int, int]] = ()  # when, and whose bot has failed
    frozen: bool = False  # to look at only: nothing is asked
    levels: Mapping[int, str] = field(default_factory=dict)  # by seat of a bot, at which level it plays
    back: TakenBack | None = None  # what was last taken back
    wait: bool = False  # whether bots let people go first
    held: Sequence[int] = ()  # the seats of bots that wait for people

    def kinds(self, mine: frozenset[int]) -> list[str]:
        """How each seat looks to somebody: me, person or bot, perhaps of a level; also where one plays for me."""
        bots = {seat: f"bot:{self.levels[seat]}" if self.levels.get(seat) else "bot" for seat in self.bots}
        return [bots.get(seat, "me" if seat in mine else "person") for seat in range(len(self.names))]


class Memory:
    """What the frames of one table have in common: made once for all audiences, and anew only where it has changed."""

    def __init__(self, kept: Kept | None = None) -> None:
        self.kept = kept or Kept()
        self._log: tuple[tuple[object, ...], Log] | None = None
        self._moment: tuple[str, int, Sequence[str]] = ("", -1, ())
        self._views: dict[int | None, View] = {}
        self._before: dict[int | None, View] = {}
        self._chips: dict[int, list[tuple[list[Chip], str]]] = {}
        self._figures: dict[int, dict[Option, list[Figure]]] = {}
        self._ahead: dict[str, dict[str, object]] = {}
        self._come: dict[str, list[dict[str, object]]] = {}
        self._ends: dict[str, str] = {}
        self._said: dict[tuple[object, ...], dict[Option, Said]] = {}
        self._stopped: dict[tuple[object, ...], str] = {}
        self._words: dict[tuple[str, int, str], dict[str, str]] = {}
        self._since: dict[tuple[int, str], tuple[tuple[int, int], str]] = {}
        self._phases = Phases()
        self._chronicle: Chronicle | None = None

    def look(self, match: AnyMatch, names: Sequence[str]) -> None:
        """Begin with a position and its players: what was made for others is gone."""
        moment = (match.digest, len(match.entries), names)
        if moment != self._moment:
            self._moment, self._views, self._chips, self._figures = moment, {}, {}, {}
            self._come, self._ends, self._stopped, self._ahead = {}, {}, {}, {}

    def view(self, match: AnyMatch, seat: int | None) -> View:
        """A seat's view; all share what a spectator sees."""
        if seat not in self._views:
            public = {} if seat is None else self.view(match, None)
            view = match.view(seat, public or None)
            own = {key: value for key, value in view.items() if value is not public.get(key)}
            settle(own, self._before.get(seat), 2)
            view |= own
            self._views[seat] = self._before[seat] = view
        return self._views[seat]

    def chips(self, match: AnyMatch, ask: Question) -> list[tuple[list[Chip], str]]:
        """What stands on the options of a question, and the same as JSON."""
        if ask.seat not in self._chips:
            priced, game = self.figures(match, ask), match.game.name
            self._chips[ask.seat] = [_chips(game, ask.seat, tuple(priced[option])) for option in ask.options]
        return self._chips[ask.seat]

    def figures(self, match: AnyMatch, ask: Question) -> dict[Option, list[Figure]]:
        """What each option of a question would cost and bring."""
        if ask.seat not in self._figures:
            self._figures[ask.seat] = figures(match, ask.seat)
        return self._figures[ask.seat]

    def come(self, match: AnyMatch, lang: str, names: Sequence[str]) -> list[dict[str, object]]:
        """What is still to come."""
        if lang not in self._come:
            self._come[lang] = boards.board(match.game.name).to_come(match, lang, names)
        return self._come[lang]

    def end(self, match: AnyMatch, lang: str, names: Sequence[str]) -> str:
        """The end screen, which all see alike."""
        if lang not in self._ends:
            self._ends[lang] = boards.board(match.game.name).end(match, lang, names)
        return self._ends[lang]

    def log(self, match: AnyMatch, names: Sequence[str], sheet: Sheet) -> Log:
        """The log, begun anew if somebody has another name."""
        if self._log is None or self._log[0] != (tuple(names), id(sheet)):
            self._log = ((tuple(names), id(sheet)), Log(boards.board(match.game.name).STORY, names, sheet))
        return self._log[1]

    def chronicle(self, match: AnyMatch) -> Chronicle:
        """What was read of the log, up to now."""
        if self._chronicle is None:
            self._chronicle = Chronicle(match.game.name)
        self._chronicle.follow(match.entries)
        return self._chronicle

    def since(self, match: AnyMatch, seat: int | None, lang: str, names: Sequence[str]) -> dict[str, object]:
        """What happened since a seat's last turn, for as long as it is asked; the same until another turn begins."""
        if seat is None or match.ask_of(seat) is None:
            return {}
        chronicle = self.chronicle(match)
        begun = last_turn.begun(match, chronicle, seat)
        if begun is None:
            return {}
        if self._since.get((seat, lang), ((-1, -1), ""))[0] != begun:
            words = self.words(match.game.name, match.position.figures.sheet, lang)
            self._since[seat, lang] = (begun, last_turn.since(match, chronicle, seat, lang, names, words))
        fresh = all(entry.seat != seat for entry in match.entries[begun[1] :])  # they have not chosen yet
        return {"key": begun[0], "fresh": fresh, "html": self._since[seat, lang][1]}

    def phases(self, match: AnyMatch, seat: int | None, lang: str, names: Sequence[str]) -> list[Card]:
        """The cards of the phases that ended last."""
        return [] if match.outcome is not None else self._phases.cards(match, seat, lang, names)

    def ahead(self, match: AnyMatch, lang: str, names: Sequence[str]) -> dict[str, object]:
        """What the next reckoning may bring to all, and whether this is the last round."""
        if lang not in self._ahead:
            found = outlook(match, lang, names)
            self._ahead[lang] = {} if found is None else found._asdict()
        return self._ahead[lang]

    def stopped(self, reason: Reason, lang: str, names: Sequence[str], sheet: Sheet) -> str:
        """What stops an undo; it is often the same for a long time."""
        key = (reason.code, *reason.values.values(), lang)
        if key not in self._stopped:
            self._stopped[key] = say_closed(reason, lang, names, sheet)
        return self._stopped[key]

    def words(self, game: str, sheet: Sheet, lang: str) -> dict[str, str]:
        """What the words of a game's moves are called."""
        key = (game, id(sheet), lang)
        if key not in self._words:
            self._words[key] = boards.board(game).words(sheet, lang)
        return self._words[key]

    def said(self, lang: str, names: Sequence[str], sheet: Sheet, moment: Now) -> dict[Option, Said]:
        """Options in words; the same few hundred are said again and again."""
        return self._said.setdefault((lang, tuple(names), id(sheet), moment), {})


def settle(new: Any, old: Any, depth: int) -> None:
    """Make what is equal in an older view the very same, some levels down: then drawers see at once what changed."""
    if type(new) is not type(old):
        return
    if type(new) is dict:
        pairs: Iterable[tuple[object, object]] = ((key, old[key]) for key in new if key in old)
    elif type(new) is list:
        pairs = enumerate(old[: len(new)])
    else:
        return
    for key, before in pairs:
        value = new[key]
        if value is before:
            continue
        if value == before:
            new[key] = before
        elif depth > 1:
            settle(value, before, depth - 1)


@lru_cache(4096)
def _chips(game: str, seat: int, priced: tuple[Figure, ...]) -> tuple[list[Chip], str]:
    made = chips(priced, boards.board(game).ICONS, seat)
    return made, WRITE(made)
