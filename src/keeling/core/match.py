"""A match: one table being played, with its log of choices, undo and digest chain."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Generic

from keeling.core import notation
from keeling.core.agenda import CHANCE, Fact, Option, P
from keeling.core.ahead import Ahead
from keeling.core.chance import generator, pick
from keeling.core.flow import Question, answer, questions
from keeling.core.game import Game, Outcome, Settings, View
from keeling.core.help import Closed, closed
from keeling.core.log import Entry, Written, link
from keeling.core.perspective import Perspective
from keeling.core.preview import Preview, Wanted, preview
from keeling.core.reason import IllegalMove, Reason, Values
from keeling.core.sheet import Sheet
from keeling.core.undo import undo, undo_point

if TYPE_CHECKING:
    from keeling.core.saved import Saved


class Ask:
    """What a seat is asked: the prompt's key and the options as texts."""

    __slots__ = ("options", "prompt", "seat")

    def __init__(self, seat: int, prompt: str, options: tuple[str, ...]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, prompt={self.prompt!r}, options=<{len(self.options)}>)"


class Match(Generic[P]):
    """A game with its seats, options and log; the only way for people and programs to play one."""

    def __init__(
        self, game: Game[P], seats: int, seed: int, settings: Settings, sheet: Sheet | None, position: P
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.settings = settings
        self.sheet = sheet  # figures laid over the house sheet, or None
        self.position = position
        self.entries: list[Entry] = []
        self.shared_entries = 0  # how many of them a fork still has in common with what it was forked from
        self.snapshots: dict[int, P] = {}  # by number of entries; only back to what was last seen anew
        self._asked: list[Question] | None = None  # found once per position
        self._minds: dict[int, P] = {}  # by seat, the position as that seat may think it is
        self._ahead: Ahead | None = None
        self._written: Written = {}  # what the last digest was made of
        self.opening: list[Fact] = []

    def fork(self) -> Match[P]:
        """A match that goes its own way from here; the log so far is shared."""
        twin = Match(self.game, self.seats, self.seed, self.settings, self.sheet, self.position.copy())
        twin.entries = self.entries[:]
        twin.shared_entries = len(self.entries)
        twin.snapshots = dict(self.snapshots)
        twin.opening = self.opening
        twin._asked = self._asked  # the same position: the same questions
        twin._written = self._written
        return twin

    def adopt(self, trial: Match[P]) -> None:
        """Go on as a fork has gone."""
        self.position, self.entries, self.snapshots = trial.position, trial.entries, trial.snapshots
        self._asked, self._minds, self._ahead = trial._asked, trial._minds, trial._ahead
        self.shared_entries = min(self.shared_entries, trial.shared_entries)

    def _forget(self) -> None:
        """Forget what was found for the position before."""
        self._asked, self._minds, self._ahead = None, {}, None

    # -- asking -------------------------------------------------------------------------------------------------

    def questions(self) -> list[Question]:
        """All that may be answered now, chance included: what is owed, and what seats at rest may still say."""
        if self._asked is None:
            found: list[Fact] = []
            self.position.facts = found
            self._asked = questions(self.game.rules, self.position)
            self.position.facts = None
            (self.entries[-1].facts if self.entries else self.opening).extend(found)
        return self._asked

    def owed(self) -> list[Question]:
        """The choices that are owed, as the engine sees them, chance included."""
        return [ask for ask in self.questions() if not ask.rests]

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Who must choose now, and among what; empty when the game is over."""
        return tuple(
            Ask(ask.seat, ask.prompt, tuple(notation.write(option) for option in ask.options)) for ask in self.owed()
        )

    def ahead(self) -> Ahead | None:
        """What the next reckoning may bring to all, if the game can tell."""
        if self._ahead is None and self.game.ahead is not None:
            self._ahead = self.game.ahead(self.position)
        return self._ahead

    def ask_of(self, seat: int) -> Question | None:
        """What this seat may answer now, if anything."""
        return next((ask for ask in self.questions() if ask.seat == seat), None)

    def about(self, seat: int) -> Values:
        """What the question that this seat may answer is about."""
        ask = self.ask_of(seat)
        return {} if ask is None else self.game.rules[ask.step[0]].about(self.position, ask.step[1], ask.step[2])

    def is_forced(self, seat: int) -> bool:
        """Whether a seat owes a choice with one option that may be taken by itself."""
        ask = self.ask_of(seat)
        return ask is not None and self._takes_itself(ask)

    def _takes_itself(self, ask: Question) -> bool:
        return len(ask.options) == 1 and not ask.rests and self.game.rules[ask.step[0]].by_itself

    def moves(self, seat: int) -> list[Option]:
        """Every well-formed answer to what this seat is asked, open or not."""
        ask = self.ask_of(seat)
        return [] if ask is None else self.game.rules[ask.step[0]].moves(self.position, ask.step[1], ask.step[2])

    def why(self, seat: int, text: str) -> Reason | None:
        """Why a move, or the beginning of one, is closed; None if it is open."""
        ask = self.ask_of(seat)
        if ask is None:
            if self.position.ending:
                return Reason("game-over", "", {"ending": self.position.ending, "game": self.game.name})
            asked = ", ".join(notation.seat_word(owed.seat) for owed in self.owed())
            return Reason("not-asked", "", {"player": notation.seat_word(seat), "asked": asked})
        words = notation.parse(text)
        if not words:
            return Reason("empty-move", "", {"example": notation.write(ask.options[0])})
        if words not in ask.options and any(option[: len(words)] == words for option in ask.options):
            if words not in self.moves(seat):
                return None
        reason = self.game.rules[ask.step[0]].why(self.position, ask.step[1], ask.step[2], words)
        if reason is not None and reason.code == "not-offered":
            reason.values["allowed"] = "; ".join([notation.write(option) for option in notation.some(ask.options)])
        return reason

    def closed(self, seat: int, text: str) -> Closed | None:
        """Why a move, or all that begin so, are closed: the nearest misses and what would help; None if it is open."""
        reason, ask = self.why(seat, text), self.ask_of(seat)
        if reason is None or ask is None:
            return None if reason is None else Closed(reason, True, [])
        return closed(self.game.rules, self._mind(seat).copy(), ask, notation.parse(text), reason)

    def preview(self, seat: int, text: str) -> Preview:
        """What an open move would bring now, as far as the seat may know; what is drawn stays unknown."""
        ask, option = self._open(seat, text)
        mind = self._mind(seat).copy()
        found = preview(self.game.rules, mind, ask, option, seat)
        if found.ending:
            found.winners = list(self.game.outcome(mind).winners)
        return found

    def previews(self, seat: int, wanted: Wanted | None = None, only: Sequence[Option] | None = None) -> list[Preview]:
        """What each option of a seat would bring, in their order; quicker if not all facts are wanted."""
        ask = self.ask_of(seat)
        if ask is None:
            return []
        rules, mind = self.game.rules, self._mind(seat)
        options = ask.options if only is None else only
        return [preview(rules, mind.copy(), ask, option, seat, wanted) for option in options]

    def _mind(self, seat: int) -> P:
        """The position dealt anew, once: nothing hidden may shine through the facts of a preview."""
        if seat not in self._minds:
            self._minds[seat] = self.game.redeal(self.position, seat, Random(0))
        return self._minds[seat]

    # -- playing ------------------------------------------------------------------------------------------------

    def play(self, seat: int, *texts: str) -> None:
        """Make one choice after another, chance running in between: all of them, or none if one is closed."""
        if len(texts) == 1:
            self._play(seat, texts[0])
            return
        trial = self.fork()
        for number, text in enumerate(texts, 1):
            try:
                trial._play(seat, text)
                if number < len(texts) and not trial.snapshots:  # else one could look at a draw and take it back
                    raise IllegalMove(Reason("seen-between", "", {"move": text}))
            except IllegalMove as error:
                error.number = number
                raise
        if texts:
            self.adopt(trial)

    def _play(self, seat: int, text: str) -> None:
        if seat == CHANCE:
            raise IllegalMove(self.why(seat, text) or Reason("not-asked", "", {"player": "-", "asked": ""}))
        self._take(*self._open(seat, text))
        self.run_chance()

    def _open(self, seat: int, text: str) -> tuple[Question, Option]:
        """The question and the option that a text means to it; refused with the reason if it is closed."""
        ask = self.ask_of(seat)
        option = notation.parse(text)
        if ask is None or option not in ask.options:
            allowed = [] if ask is None else [other for other in ask.options if other[: len(option)] == option]
            told: dict[str, int | str] = {
                "move": text,
                "allowed": "; ".join([notation.write(option) for option in notation.some(allowed)]),
            }
            raise IllegalMove(self.why(seat, text) or Reason("incomplete", "", told), self.game.name)
        return ask, option

    def run_chance(self) -> None:
        """Draw every chance choice that is due, in whichever lane; each depends on the seed and its number alone."""
        while (ask := self.ask_of(CHANCE)) is not None:
            self._take(ask, pick(generator(self.seed, len(self.entries)), ask))

    def take(self, seat: int, option: Option) -> None:
        """Make a choice, chance's too, and stop there: how records are replayed; refused if it is closed."""
        self._take(*self._open(seat, notation.write(option)))

    def _take(self, ask: Question, option: Option) -> None:
        rule = self.game.rules[ask.step[0]]
        entry = Entry(
            ask.seat,
            notation.write(option),
            ask.prompt,
            self._takes_itself(ask),
            ask.lane >= 0 and not self.position.shared,
            ask.step[1] if rule.secret else -1,
        )
        if ask.seat == CHANCE and not (entry.forced and entry.secret < 0):
            self.snapshots.clear()  # something new is seen: no undo beyond this
        else:
            self.snapshots[len(self.entries)] = self.position.copy()
        barrier = self.position.lanes
        self.position.facts = entry.facts
        answer(self.game.rules, self.position, ask, option)
        self.position.facts = None
        self.entries.append(entry)
        self._forget()
        self.questions()
        if (ask.lane >= 0 and self.position.lanes is not barrier) or self.position.ending:
            self.snapshots.clear()  # the barrier has fallen, or all is over: what was chosen has taken effect for all
        entry.chain = link(self._before(len(self.entries)), entry, self.position, self._written)

    def is_after(self, number: int, position: P) -> bool:
        """Whether this is the position after so many choices, by the chain; before the first there is none."""
        return (
            number == 0
            or link(self._before(number), self.entries[number - 1], position) == self.entries[number - 1].chain
        )

    def _before(self, number: int) -> str:
        """What a link of the chain goes on from: the one before, or the header."""
        return self.entries[number - 2].chain if number > 1 else self._header()

    def _header(self) -> str:
        """Where the chain begins: everything that was settled before the first choice."""
        unsaid = {option.name: option.default for option in self.game.settings if option.later}
        settings = {name: value for name, value in self.settings.items() if unsaid.get(name) != value}
        return json.dumps([self.game.name, self.seats, self.seed, settings, self.sheet], sort_keys=True)

    # -- undo ---------------------------------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice, if nothing new was seen since and nobody else chose."""
        undo(self, seat)

    def why_no_undo(self, seat: int) -> Reason | None:
        """What stops this seat from taking back its last choice; None if nothing does."""
        return undo_point(self, seat)[1]

    def back_to(self, length: int) -> None:
        """Be again as after so many choices, of which a snapshot is kept."""
        self.position = self.snapshots[length].copy()  # a fork shares the snapshots: none may ever change
        del self.entries[length:]
        self.shared_entries = min(self.shared_entries, length)
        self.snapshots = {number: old for number, old in self.snapshots.items() if number < length}
        self._forget()

    # -- looking ------------------------------------------------------------------------------------------------

    def view(self, seat: int | None, public: View | None = None) -> View:
        """All that a seat may know, or with None a spectator, as plain data; quick if a spectator's is at hand."""
        self.questions()
        known = () if public is None or not self.game.view_from_public else (public,)
        seen = {**self.game.view(self.position, seat, *known)}
        for key, value in (("game", self.game.name), ("seat", seat), ("ending", self.position.ending)):
            seen.setdefault(key, value)
        return seen

    def perspective(self, seat: int, rng: Random) -> Perspective[P]:
        """What a seat knows, to think about: what it cannot see is dealt anew here, before anybody gets it."""
        self.questions()
        return Perspective(self.game, seat, self.game.redeal(self.position, seat, rng))

    def to_come(self) -> list[tuple[str, int, str]]:
        """What still lies on the agenda, next first: the rule's name, the seat and the rule ids."""
        steps = reversed(self.position.agenda)
        return [(step[0], step[1], self.game.rules[step[0]].ids) for step in steps]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it is on."""
        self.questions()
        return self.game.outcome(self.position) if self.position.ending else None

    @property
    def digest(self) -> str:
        """The end of the digest chain: it stands for every choice and the position they led to."""
        return self.entries[-1].chain if self.entries else ""

    # -- writing down -------------------------------------------------------------------------------------------
    # (these modules know matches, so they are fetched only when somebody writes)

    def record(self) -> str:
        """The game as a readable text; of a running game it holds secrets."""
        from keeling.core.record import write

        return write(self)

    def record_for(self, seat: int | None) -> str:
        """The record as far as one seat, or a spectator, may know it."""
        from keeling.core.record import write_for

        return write_for(self, seat)

    def to_json(self) -> Saved:
        """The match as plain data, to go on with later."""
        from keeling.core.saved import save

        return save(self)


AnyMatch = Match[Any]  # of whichever game
