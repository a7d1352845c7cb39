"""How a table stands: what is asked, what is open and why not, what a move would bring, and what each may see."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Generic

from keeling.core import notation
from keeling.core.action import main_turn
from keeling.core.agenda import Fact, Option, P
from keeling.core.flow import Question, questions
from keeling.core.forecast import Ahead
from keeling.core.game import Game, Outcome, View
from keeling.core.help import Closed, closed, lacking
from keeling.core.perspective import Perspective
from keeling.core.preview import Preview, Wanted, preview
from keeling.core.prices import Figure
from keeling.core.reason import IllegalMove, Reason, Values


class Ask:
    """What a seat is asked: the prompt's key and the options as texts."""

    __slots__ = ("options", "prompt", "seat")

    def __init__(self, seat: int, prompt: str, options: tuple[str, ...]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, prompt={self.prompt!r}, options=<{len(self.options)}>)"


class Standing(Generic[P]):
    """A position of a game, and all that can be asked of it; nobody plays here."""

    def __init__(self, game: Game[P], position: P) -> None:
        self.game = game
        self.position = position
        self._asked: list[Question] | None = None  # found once per position
        self._minds: dict[int, P] = {}  # by seat, the position as that seat may think it is
        self._ahead: Ahead | None = None

    def told(self) -> list[Fact]:
        """Where it is noted what happens by itself until somebody is asked."""
        return []

    def _forget(self) -> None:
        """Forget what was found for the position before."""
        self._asked, self._minds, self._ahead = None, {}, None

    def questions(self) -> list[Question]:
        """All that may be answered now, chance included: what is owed, and what seats at rest may still say."""
        if self._asked is None:
            self.position.facts = self.told()
            self._asked = questions(self.game.rules, self.position)
            self.position.facts = None
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

    def foresee(self, ahead: Ahead) -> None:
        """Take over what the next reckoning may bring, from somebody who has found it for this position."""
        self._ahead = ahead

    def ask_of(self, seat: int) -> Question | None:
        """What this seat may answer now, if anything."""
        return next((ask for ask in self.questions() if ask.seat == seat), None)

    def about(self, seat: int) -> Values:
        """What the question that this seat may answer is about."""
        ask = self.ask_of(seat)
        return {} if ask is None else self.game.rules[ask.step[0]].about(self.position, ask.step[1], ask.step[2])

    def lapsing(self, seat: int) -> list[Option]:
        """Of what a seat may answer, what is gone with the next choice of another kind."""
        ask = self.ask_of(seat)
        return [] if ask is None else self.game.rules[ask.step[0]].lapsing(self.position, ask.step[1], ask.step[2])

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

    def turn_moves(self, seat: int) -> list[Option]:
        """Every well-formed move of a turn, for a seat that is asked something else."""
        turn = main_turn(self.game.rules)
        return [] if turn is None else turn.moves(self._mind(seat), seat, ())

    def lacking_in_turn(self, seat: int, text: str) -> Closed | None:
        """What a move of a turn, or all that begin so, would lack as things stand; None if nothing is lacking."""
        turn, words = main_turn(self.game.rules), notation.parse(text)
        return None if turn is None or words[0] not in turn.actions else lacking(turn, self._mind(seat), seat, words)

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
        found = preview(self.game.rules, mind, ask, option, seat, self.game.prices.whole)
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
        told = self.game.prices.whole if wanted is None else wanted
        return [preview(rules, mind.copy(), ask, option, seat, told) for option in options]

    def promised(self, seat: int, options: Sequence[Option]) -> dict[Option, list[Figure]]:
        """What options that bring nothing at once are good for later, as far as the seat may know."""
        promises = self.game.promises
        return {} if promises is None else dict(promises(self._mind(seat), seat, options))

    def _mind(self, seat: int) -> P:
        """The position dealt anew, once: nothing hidden may shine through the facts of a preview."""
        if seat not in self._minds:
            self._minds[seat] = self.game.redeal(self.position, seat, Random(0))
        return self._minds[seat]

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

    def view(self, seat: int | None) -> View:
        """All that a seat may know, or with None a spectator, as plain data."""
        self.questions()
        seen = {**self.game.view(self.position, seat)}
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
