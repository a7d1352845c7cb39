"""A frame: all that one audience sees of a table at one moment, made from a match and what is known about its table."""

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
from keeling.core.notation import parse_seat
from keeling.core.prices import Figure, figures
from keeling.core.reason import Reason
from keeling.core.sheet import Sheet
from keeling.games import has_rules
from keeling.locale import ask as ask_in_words
from keeling.locale import capital, cause, describe_move, rules_of, say, text
from keeling.locale.ahead import outlook
from keeling.web import boards, since
from keeling.web.labels import labels
from keeling.web.log import Log
from keeling.web.notices import notice
from keeling.web.phases import Card, Phases
from keeling.web.prices import Chip, chips
from keeling.web.render import Kept, print_of
from keeling.web.turns import used
from keeling.web.upcoming import until

Audience = tuple[int | None, frozenset[int], str]  # through whose eyes, which seats are held, which language
MOST_CLOSED = 8  # closed moves in the bar
Frame = dict[str, Any]  # what a page is told, by name
WRITE: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode  # as JSON, as dense as can be
_MOST_SAID: Final = 20_000
_SAID: dict[tuple[object, ...], Said] = {}  # options in words, for all tables


class Said(NamedTuple):
    """An option in words."""

    sentence: str
    parts: list[str]  # what its words are called alone
    whole: bool  # whether only the sentence will do
    head: str  # as JSON: the option and its sentence
    tail: str  # and the rest


class Options(list[list[object]]):
    """The options of a question with what is said of them; their JSON is put together of what was written before."""

    written: str


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

    def kinds(self, mine: frozenset[int]) -> list[str]:
        """How each seat looks to somebody: me, person or bot."""
        seats = range(len(self.names))
        return ["me" if seat in mine else "bot" if seat in self.bots else "person" for seat in seats]


class Memory:
    """What the frames of one table have in common: made once for all audiences, and anew only where it has changed."""

    def __init__(self, kept: Kept | None = None) -> None:
        self.kept = kept or Kept()
        self._log: tuple[tuple[object, ...], Log] | None = None
        self._moment: tuple[str, int, Sequence[str]] = ("", -1, ())
        self._views: dict[int | None, View] = {}
        self._before: dict[int | None, View] = {}
        self._chips: dict[int, list[tuple[list[Chip], str]]] = {}
        self._ahead: dict[str, dict[str, object]] = {}
        self._come: dict[str, list[dict[str, object]]] = {}
        self._ends: dict[str, str] = {}
        self._said: dict[tuple[object, ...], dict[Option, Said]] = {}
        self._stopped: dict[tuple[object, ...], str] = {}
        self._words: dict[tuple[str, int, str], dict[str, str]] = {}
        self._since: dict[tuple[int, str], tuple[tuple[int, int], str]] = {}
        self._phases = Phases()

    def look(self, match: AnyMatch, names: Sequence[str]) -> None:
        """Begin with a position and its players: what was made for others is gone."""
        moment = (match.digest, len(match.entries), names)
        if moment != self._moment:
            self._moment, self._views, self._chips = moment, {}, {}
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
            priced, game = figures(match, ask.seat), match.game.name
            self._chips[ask.seat] = [_chips(game, ask.seat, tuple(priced[option])) for option in ask.options]
        return self._chips[ask.seat]

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

    def since(self, match: AnyMatch, seat: int | None, lang: str, names: Sequence[str]) -> dict[str, object]:
        """What happened since a seat's last turn, for as long as it is asked; the same until another turn begins."""
        if seat is None or match.ask_of(seat) is None:
            return {}
        begun = since.begun(match, seat)
        if begun is None:
            return {}
        if self._since.get((seat, lang), ((-1, -1), ""))[0] != begun:
            words = self.words(match.game.name, match.position.figures.sheet, lang)
            self._since[seat, lang] = (begun, since.since(match, seat, lang, names, words))
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

    def stopped(self, reason: Reason, lang: str, names: Sequence[str], game: str) -> str:
        """What stops an undo; it is often the same for a long time."""
        key = (reason.code, *reason.values.values(), lang)
        if key not in self._stopped:
            self._stopped[key] = say(reason, lang, names, game)
        return self._stopped[key]

    def words(self, game: str, sheet: Sheet, lang: str) -> dict[str, str]:
        """What the words of a game's moves are called."""
        key = (game, id(sheet), lang)
        if key not in self._words:
            self._words[key] = boards.board(game).words(sheet, lang)
        return self._words[key]

    def said(self, lang: str, names: Sequence[str], sheet: Sheet, card: int | None) -> dict[Option, Said]:
        """Options in words; the same few hundred are said again and again."""
        return self._said.setdefault((lang, tuple(names), id(sheet), card), {})


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


def frame(match: AnyMatch, table: TableInfo, audience: Audience, memory: Memory | None = None) -> Frame:
    """All that an audience sees."""
    seat, mine, lang = audience
    memory = memory or Memory()
    names, board = table.names, boards.board(match.game.name)
    memory.look(match, names)
    view, public = memory.view(match, seat), memory.view(match, None)
    sheet = match.position.figures.sheet
    asked = [] if table.frozen else [ask.seat for ask in match.owed()]
    told: Frame = {
        "rev": table.rev,
        "stamp": table.stamp,
        "seat": seat,
        "fragments": board.fragments(view, sheet, names, table.kinds(mine), lang, memory.kept, public),
        "log": memory.log(match, names, sheet).lines(match.entries, lang, seat),
        "since": memory.since(match, seat, lang, names),
        "phases": memory.phases(match, seat, lang, names),
        "notice": notice(match, seat, lang, names),
        "ahead": memory.ahead(match, lang, names),
        "come": [],
        "asked": asked,
        "cause": _cause(match, seat, asked, lang, names),
        "names": names,
        "turns": until(match, seat) if seat is not None and asked and seat not in asked else [],
        "thinking": [other for other in table.thinking if other in asked and other in table.bots],
        "alerts": [
            {"at": at, "text": text("ui.web.bot-failed", lang, player=names[other])} for at, other in table.alerts
        ],
        "over": view["ending"],
        **_undo(match, None if table.frozen else seat, lang, names, memory),
        "ask": None if table.frozen else _ask(match, table, seat, lang, memory),
    }
    if not view["ending"]:
        come = memory.come(match, lang, names)
        named = seat is not None and any(step["seat"] == seat for step in come)
        told["come"] = [{**step, "mine": step["seat"] == seat} for step in come] if named else come
    if match.outcome is not None:
        told["fragments"]["f-end"] = memory.end(match, lang, names)
    return told


def _cause(match: AnyMatch, seat: int | None, asked: Sequence[int], lang: str, names: Sequence[str]) -> str:
    """What the one who is waited for was asked after: what is proposed, or what has struck."""
    if len(asked) != 1 or seat in asked:
        return ""
    ask = match.ask_of(asked[0])
    return "" if ask is None or match.game.rules[ask.step[0]].turn else cause(match, ask, None, lang, names)


def _undo(match: AnyMatch, seat: int | None, lang: str, names: Sequence[str], memory: Memory) -> dict[str, object]:
    """Whether a seat may take back its last choice; if it has made one, what stops it."""
    if seat is None:
        return {"undo": False, "undo_why": None}
    reason = match.why_no_undo(seat)
    if reason is None or reason.code in ("nothing-to-undo", "undo-over"):
        return {"undo": reason is None, "undo_why": None}
    return {"undo": False, "undo_why": memory.stopped(reason, lang, names, match.game.name)}


def _ask(match: AnyMatch, table: TableInfo, seat: int | None, lang: str, memory: Memory) -> dict[str, object] | None:
    """What a seat may answer, with its options in words and in figures; a seat that rests may, and owes nothing."""
    ask = None if seat is None else match.ask_of(seat)
    if ask is None:
        return None
    rule = match.game.rules[ask.step[0]]
    asked: dict[str, object] = {
        "seat": ask.seat,
        "rev": table.since.get(ask.seat, table.rev),
        "prompt": ask.prompt,
        "turn": rule.turn,
        "by_itself": rule.by_itself,
        "rests": ask.rests,
        "text": ask_in_words(ask.prompt, lang, match.game.name, match.about(ask.seat), table.names),
        "cause": "" if rule.turn else cause(match, ask, seat, lang, table.names),
        "help": help_for(match.game.name, rule.ids, lang),
        "options": _options(match, table, ask, lang, memory),
    }
    if rule.turn:
        on = [drawn for drawn, _ in memory.chips(match, ask)]
        asked["used"] = used(match, ask, boards.board(match.game.name).END)
        asked["left"] = boards.board(match.game.name).left(ask.options, on, lang)
    if not rule.turn and hasattr(boards.board(match.game.name), "CLOSED"):  # at a turn its closed verbs stand there
        asked["closed"] = _closed(match, table, ask, lang)
    return asked


def _closed(match: AnyMatch, table: TableInfo, ask: Question, lang: str) -> list[list[str]]:
    """The moves that are closed now, with their words, for boards without pieces to ask why; not if they are many."""
    closed = [move for move in match.moves(ask.seat) if move not in ask.options]
    game = match.game.name
    told = [[" ".join(move), capital(describe_move(move, lang, table.names, game=game, brief=True))] for move in closed]
    return told if len(told) <= MOST_CLOSED else []


def _options(match: AnyMatch, table: TableInfo, ask: Question, lang: str, memory: Memory) -> Options:
    """Each option with its words, what it is called, and what stands on it."""
    card = memory.view(match, None).get("choice")
    said = memory.said(lang, table.names, match.position.figures.sheet, card)
    for option in ask.options:
        if option not in said:
            said[option] = _said(match, option, lang, table.names, card, memory)
    rows, written = Options(), []
    for option, (on, priced) in zip(ask.options, memory.chips(match, ask), strict=True):
        one = said[option]
        rows.append([list(option), one.sentence, on, one.parts, one.whole])
        written.append(f"{one.head}{priced}{one.tail}")
    rows.written = f"[{','.join(written)}]"
    return rows


@lru_cache(4096)
def _chips(game: str, seat: int, priced: tuple[Figure, ...]) -> tuple[list[Chip], str]:
    made = chips(priced, boards.board(game).ICONS, seat)
    return made, WRITE(made)


def _said(match: AnyMatch, option: Option, lang: str, names: Sequence[str], card: int | None, memory: Memory) -> Said:
    """An option in words; what names nobody is said once for all tables."""
    game, sheet = match.game.name, match.position.figures.sheet
    named = names if any(parse_seat(word) is not None for word in option) else ()
    key = (game, print_of(sheet), lang, option, card, *named)
    if key not in _SAID:
        sentence = describe_move(option, lang, names, sheet, game, brief=True, card=card)
        parts, whole = labels(option, memory.words(game, sheet, lang), lang, names, game)
        whole = whole or hasattr(boards.board(game), "CLOSED")  # without pieces only the sentence says enough
        head, tail = f"[{WRITE(list(option))},{WRITE(sentence)},", f",{WRITE(parts)},{WRITE(whole)}]"
        if len(_SAID) >= _MOST_SAID:
            _SAID.clear()
        _SAID[key] = Said(sentence, parts, whole, head, tail)
    return _SAID[key]


@lru_cache(512)
def help_for(game: str, ids: str, lang: str) -> list[dict[str, str]]:
    """The rules behind a question, in our own words."""
    told = rules_of(game, lang)["rules"] if has_rules(game) else {}
    found = [(rule, told[rule]) for rule in ids.split() if rule in told]
    return [{"rule": rule, "title": text["title"], "text": text["text"]} for rule, text in found]
