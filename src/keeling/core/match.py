"""A match: one table being played, with its log of choices, undo and digest chain."""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import Any

from keeling.core import notation
from keeling.core.agenda import CHANCE, Ask, Fact, Option, answer, asks
from keeling.core.chance import generator, pick
from keeling.core.game import Game, Outcome, Settings
from keeling.core.reason import CannotUndo, IllegalMove, Reason
from keeling.core.sheet import Sheet
from keeling.core.sight import Sight


class Asked:
    """What a seat is asked: the prompt's key and the options as texts."""

    __slots__ = ("options", "prompt", "seat")

    def __init__(self, seat: int, prompt: str, options: tuple[str, ...]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, prompt={self.prompt!r}, options=<{len(self.options)}>)"


class Entry:
    """One line of the log: who chose what, what followed, and the digest chain up to here."""

    __slots__ = ("chain", "facts", "forced", "lane", "prompt", "seat", "secret", "text")

    def __init__(self, seat: int, text: str, prompt: str, forced: bool, lane: bool, secret: int) -> None:
        self.seat = seat
        self.text = text
        self.prompt = prompt
        self.forced = forced  # there was no other option: nothing new was seen, undo passes over it
        self.lane = lane
        self.secret = secret  # the only seat that may know this line while the game is on, or -1
        self.facts: list[Fact] = []
        self.chain = ""


def digest_of(position: Any) -> str:
    """The fingerprint of a position, the same in every process."""
    text = json.dumps(position.state(), separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Match:
    """A game with its seats, options and log; the only way for people and programs to play one."""

    def __init__(
        self, game: Game, seats: int, seed: int, settings: Settings, sheet: Sheet | None, position: Any
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.settings = settings
        self.sheet = sheet  # figures laid over the house sheet, or None
        self.position: Any = position
        self.entries: list[Entry] = []
        self.snapshots: dict[int, Any] = {}  # by number of entries; only back to what was last seen anew
        self._owed: list[Ask] | None = None
        self.opening: list[Fact] = []

    def fork(self) -> Match:
        """A match that goes its own way from here; the log so far is shared."""
        twin = Match(self.game, self.seats, self.seed, self.settings, self.sheet, self.position.copy())
        twin.entries = self.entries[:]
        twin.snapshots = dict(self.snapshots)
        twin.opening = self.opening
        return twin

    # -- asking -------------------------------------------------------------------------------------------------

    def owed(self) -> list[Ask]:
        """The asks as the engine sees them, chance included; found once per position."""
        if self._owed is None:
            found: list[Fact] = []
            self.position.facts = found
            self._owed = asks(self.game.rules, self.position)
            self.position.facts = None
            (self.entries[-1].facts if self.entries else self.opening).extend(found)
        return self._owed

    @property
    def asks(self) -> tuple[Asked, ...]:
        """Who must choose now, and among what; empty when the game is over."""
        return tuple(
            Asked(ask.seat, ask.prompt, tuple(notation.write(option) for option in ask.options)) for ask in self.owed()
        )

    def ask_of(self, seat: int) -> Ask | None:
        """What this seat is asked now, if anything."""
        return next((ask for ask in self.owed() if ask.seat == seat), None)

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
        begins = any(option[: len(words)] == words for option in ask.options)
        if words in ask.options or (begins and words not in self.game.moves(self.position)):
            return None
        rule = self.game.rules[ask.step[0]]
        reason = rule.why(self.position, ask.step[1], ask.step[2], words)
        if reason.code == "not-offered":
            reason.values["allowed"] = "; ".join(notation.write(option) for option in ask.options[:12])
        return reason

    # -- playing ------------------------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> None:
        """Make a choice and let chance run up to the next one; refused with a reason if it is closed."""
        ask = self.ask_of(seat)
        option = notation.parse(text)
        if seat == CHANCE or ask is None or option not in ask.options:
            reason = self.why(seat, text)
            raise IllegalMove(
                reason or Reason("incomplete", "", {"move": text, "allowed": self._completions(ask, option)})
            )
        self._take(ask, option)
        self.run_chance()

    def _completions(self, ask: Ask | None, words: Option) -> str:
        options = [] if ask is None else [option for option in ask.options if option[: len(words)] == words]
        return "; ".join(notation.write(option) for option in options[:12])

    def run_chance(self) -> None:
        """Draw every chance choice that is due; each draw depends on the seed and its number alone."""
        while self.owed() and self.owed()[0].seat == CHANCE:
            ask = self.owed()[0]
            self._take(ask, pick(generator(self.seed, len(self.entries)), ask))

    def take(self, seat: int, option: Option) -> None:
        """Make a choice that is known to be open, chance's too, and stop there: how records are replayed."""
        ask = self.ask_of(seat)
        assert ask is not None
        self._take(ask, option)

    def _take(self, ask: Ask, option: Option) -> None:
        rule = self.game.rules[ask.step[0]]
        entry = Entry(
            ask.seat,
            notation.write(option),
            ask.prompt,
            len(ask.options) == 1,
            ask.lane >= 0,
            ask.step[1] if rule.secret else -1,
        )
        if ask.seat == CHANCE and not entry.forced:
            self.snapshots.clear()  # something new is seen: no undo beyond this
        else:
            self.snapshots[len(self.entries)] = self.position.copy()
        barrier = self.position.lanes
        self.position.facts = entry.facts
        answer(self.game.rules, self.position, ask, option)
        self.position.facts = None
        self.entries.append(entry)
        self._owed = None
        self.owed()
        if entry.lane and self.position.lanes is not barrier:
            self.snapshots.clear()  # the barrier has fallen: what was chosen behind it has taken effect for all
        entry.chain = self._link(len(self.entries), self.position)

    def _link(self, number: int, position: Any) -> str:
        """A link of the chain: the one before, the line of this number, and the position it led to."""
        entry = self.entries[number - 1]
        before = self.entries[number - 2].chain if number > 1 else self._header()
        text = f"{before}|{notation.seat_word(entry.seat)} {entry.text}|{digest_of(position)}"
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def is_after(self, number: int, position: Any) -> bool:
        """Whether this is the position after so many choices, by the chain; before the first there is none."""
        return number == 0 or self._link(number, position) == self.entries[number - 1].chain

    def _header(self) -> str:
        """Where the chain begins: everything that was settled before the first choice."""
        return json.dumps([self.game.name, self.seats, self.seed, self.settings, self.sheet], sort_keys=True)

    # -- undo ---------------------------------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice, if nothing new was seen since and nobody else chose."""
        back = len(self.entries) - 1
        while back >= 0 and self._passes_over(self.entries[back], seat):
            back -= 1
        if back < 0 or all(entry.seat != seat or entry.forced for entry in self.entries):
            raise CannotUndo(Reason("nothing-to-undo", ""))
        entry = self.entries[back]
        if entry.seat != seat:
            told: dict[str, int | str] = {"line": back + 1, "player": notation.seat_word(entry.seat)}
            if entry.seat == CHANCE:
                raise CannotUndo(Reason("undo-drawn", "", told))
            raise CannotUndo(Reason("undo-others", "", told))
        if back not in self.snapshots:
            seen = min(self.snapshots, default=len(self.entries))
            raise CannotUndo(Reason("undo-drawn", "", {"line": seen, "player": notation.seat_word(CHANCE)}))
        others = [later for later in self.entries[back + 1 :] if later.lane and later.seat != seat]
        self._back_to(back)
        for later in others:  # what others chose in lanes of their own stands
            ask = self.ask_of(later.seat)
            assert ask is not None
            self._take(ask, notation.parse(later.text))

    def _passes_over(self, entry: Entry, seat: int) -> bool:
        """Forced choices hide nothing; in an open barrier other seats' lanes are beside the point."""
        return entry.forced or (entry.lane and entry.seat != seat and bool(self.position.lanes))

    def _back_to(self, length: int) -> None:
        self.position = self.snapshots[length]
        del self.entries[length:]
        self.snapshots = {number: old for number, old in self.snapshots.items() if number < length}
        self._owed = None

    # -- looking ------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know, or with None a spectator, as plain data."""
        self.owed()
        return self.game.view(self.position, seat)

    def sight(self, seat: int, rng: Random) -> Sight:
        """What a seat knows, to think about: what it cannot see is dealt anew here, before anybody gets it."""
        self.owed()
        return Sight(self.game, seat, self.game.redeal(self.position, seat, rng))

    def to_come(self) -> list[tuple[str, int, str]]:
        """What still lies on the agenda, next first: the rule's name, the seat and the rule ids."""
        steps = reversed(self.position.agenda)
        return [(step[0], step[1], self.game.rules[step[0]].ids) for step in steps]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it is on."""
        self.owed()
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

    def to_json(self) -> dict[str, Any]:
        """The match as plain data, to go on with later."""
        from keeling.core.saved import save

        return save(self)
