"""A match: one table being played, with its log of choices, undo and digest chain."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from keeling.core import notation
from keeling.core.agenda import CHANCE, Fact, Option, P
from keeling.core.chance import generator, pick
from keeling.core.flow import Question, answer
from keeling.core.game import Game, Settings
from keeling.core.log import Entry, Written, link
from keeling.core.notation import Move
from keeling.core.reason import IllegalMove, Reason
from keeling.core.sheet import Sheet
from keeling.core.standing import Ask, Standing
from keeling.core.takeback import KEPT, Without, reveals
from keeling.core.undo import undo, undo_point

if TYPE_CHECKING:
    from keeling.core.saved import Saved

__all__ = ["AnyMatch", "Ask", "Match"]


class Match(Standing[P]):
    """A game with its seats, options and log; the only way for people and programs to play one."""

    def __init__(
        self, game: Game[P], seats: int, seed: int, settings: Settings, sheet: Sheet | None, position: P
    ) -> None:
        super().__init__(game, position)
        self.seats = seats
        self.seed = seed
        self.settings = settings
        self.sheet = sheet  # figures laid over the house sheet, or None
        self.entries: list[Entry] = []
        self.shared_entries = 0  # how many of them a fork still has in common with what it was forked from
        self.snapshots: dict[int, P] = {}  # by number of entries; back to what was last seen anew, or a stage's begin
        self.without: dict[int, Without[P]] = {}  # by seat, the game without its last choice in a shared stage
        self.spent = 0  # numbers of draws that choices taken back had before them: they are not used again
        self._written: Written = {}  # what the last digest was made of
        self.opening: list[Fact] = []  # what happened before the first choice

    def fork(self) -> Match[P]:
        """A match that goes its own way from here; the log so far is shared."""
        twin = Match(self.game, self.seats, self.seed, self.settings, self.sheet, self.position.copy())
        twin.entries = self.entries[:]
        twin.shared_entries = len(self.entries)
        twin.snapshots = dict(self.snapshots)
        twin.without = dict(self.without)
        twin.spent = self.spent
        twin.opening = self.opening
        twin._asked = self._asked  # the same position: the same questions
        twin._written = self._written
        return twin

    def adopt(self, trial: Match[P]) -> None:
        """Go on as a fork has gone."""
        self.position, self.entries, self.snapshots = trial.position, trial.entries, trial.snapshots
        self.without, self.spent = trial.without, trial.spent
        self._asked, self._minds, self._ahead = trial._asked, trial._minds, trial._ahead
        self.shared_entries = min(self.shared_entries, trial.shared_entries)

    def told(self) -> list[Fact]:
        """What happens by itself is noted with the choice before it."""
        return self.entries[-1].facts if self.entries else self.opening

    # -- playing ------------------------------------------------------------------------------------------------

    def play(self, seat: int, *moves: Move) -> None:
        """Make one choice after another, chance running in between: all of them, or none if one is closed."""
        options = [notation.words_of(move) for move in moves]
        if len(options) == 1:
            self._play(seat, options[0])
            return
        trial = self.fork()
        for number, option in enumerate(options, 1):
            try:
                before = len(trial.entries)
                trial._play(seat, option)
                if number < len(options) and trial.seen_since(before):  # else one could look at a draw and take it back
                    raise IllegalMove(Reason("seen-between", "", {"move": notation.write(option)}))
            except IllegalMove as error:
                error.number = number
                raise
        if options:
            self.adopt(trial)

    def seen_since(self, number: int) -> bool:
        """Whether something new was seen after so many choices: a draw, or what all chose behind a barrier."""
        return not self.snapshots or any(reveals(entry) for entry in self.entries[number:])

    def _play(self, seat: int, option: Option) -> None:
        if seat == CHANCE:
            raise IllegalMove(self.why(seat, option) or Reason("not-asked", "", {"player": "-", "asked": ""}))
        self.take(seat, option)
        self.run_chance()

    def run_chance(self) -> None:
        """Draw every chance choice that is due, in whichever lane; each depends on the seed and its number alone."""
        while (ask := self.ask_of(CHANCE)) is not None:
            self._take(ask, pick(generator(self.seed, len(self.entries) + self.spent), ask))

    def take(self, seat: int, option: Option) -> None:
        """Make a choice, chance's too, and stop there: how records are replayed; refused if it is closed."""
        self._take(self._answered(seat, option), option)

    def _take(self, ask: Question, option: Option) -> None:
        rule = self.game.rules[ask.step[0]]
        entry = Entry(
            ask.seat,
            option,
            ask.prompt,
            self._takes_itself(ask),
            ask.lane >= 0 and not self.position.shared,
            ask.step[1] if rule.secret else -1,
        )
        if reveals(entry) and not self.position.shared:
            self.snapshots.clear()  # something new is seen: no undo beyond this
        else:
            self.snapshots[len(self.entries)] = self.position.copy()
            if self.position.shared and len(self.snapshots) > KEPT:
                del self.snapshots[next(iter(self.snapshots))]
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
        unsaid = {option.name: option.earlier for option in self.game.settings if option.later}
        settings = {name: value for name, value in self.settings.items() if unsaid.get(name) != value}
        return json.dumps([self.game.name, self.seats, self.seed, settings, self.sheet], sort_keys=True)

    # -- undo ---------------------------------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice, if nothing new came of it and nobody has built upon it."""
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
