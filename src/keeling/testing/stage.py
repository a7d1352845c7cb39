"""What the stages of all games share: a match whose chance is chosen by the test, checked after every move."""

from __future__ import annotations

from typing import Any, Self

from keeling.core.agenda import CHANCE, Fact, Position
from keeling.core.match import AnyMatch
from keeling.core.notation import parse
from keeling.core.pieces import NOBODY, NUMBER, PILE, AnyPiece, figures_of
from keeling.core.reason import Reason


class Stage:
    """A match whose chance is chosen by the test and whose supplies are checked after every move."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match

    @property
    def t(self) -> Any:
        """The position, to look at or to set; setting it makes the stage ask anew."""
        self.match._forget()
        return self.match.position

    def _place(self, name: str, places: dict[str, int | str]) -> int:
        """Where a piece has what is named by its axes; -1 if it is a single number."""
        t = self.t
        at = t.PIECES.by_name[name].place(figures_of(t), t.seats, places)
        return at if places else -1

    def get(self, name: str, **places: int | str) -> int:
        """What a piece holds at the place that its axes name: `s.get("wells", seat=0)`."""
        value, at = getattr(self.t, name), self._place(name, places)
        return int(value if at < 0 else value[at])

    def set(self, name: str, value: int, out_of: str = "", **places: int | str) -> Self:
        """Let a piece hold so much at a place; `out_of` gives what is more or takes what is less."""
        t, at = self.t, self._place(name, places)
        if out_of:
            axes = [axis.name for axis in t.PIECES.by_name[out_of].axes]
            there = {axis: places[axis] for axis in axes}
            self.set(out_of, self.get(out_of, **there) + self.get(name, **places) - value, "", **there)
        self._put(name, at, value)
        return self

    def deal(self, name: str, *numbers: int, **places: int | str) -> Self:
        """Let a pile hold exactly these cards; what it held goes back into the deck, and no other pile keeps one."""
        t, at = self.t, self._place(name, places)
        piece = t.PIECES.by_name[name]
        kind = piece.of[at if len(piece.of) > 1 else 0]
        wanted = sum(1 << number - kind.first for number in numbers)
        back = self.get(name, **places)
        for other in t.PIECES.rows:
            for place in _places_of(other, kind, t):
                held = getattr(t, other.name) if place < 0 else getattr(t, other.name)[place]
                held = (held | back if other.seen == NOBODY else held) & ~wanted
                self._put(other.name, place, held)
        self._put(name, at, wanted)
        return self

    def _put(self, name: str, at: int, value: int) -> None:
        if at < 0:
            setattr(self.t, name, value)
        else:
            getattr(self.t, name)[at] = value

    def settle(self) -> None:
        """Let the rules run to the next choice."""
        self.match.owed()

    def seats_asked(self) -> list[int]:
        """Who owes a choice now; -1 is chance."""
        self.match._forget()
        return [ask.seat for ask in self.match.owed()]

    @property
    def prompt(self) -> str:
        """What is asked now."""
        self.match._forget()
        return self.match.owed()[0].prompt if self.match.owed() else ""

    def options(self, seat: int | None = None) -> list[str]:
        """The options of a seat, or of whoever is asked first."""
        self.match._forget()
        owed = self.match.owed()
        ask = owed[0] if seat is None else self.match.ask_of(seat)
        return [] if ask is None else [" ".join(option) for option in ask.options]

    def play(self, seat: int, *texts: str) -> Self:
        """Make moves that must be open; supplies must add up after each."""
        for text in texts:
            self.match._forget()
            ask = self.match.ask_of(seat)
            if ask is None or parse(text) not in ask.options:
                raise AssertionError(f"{text!r} is closed: {self.match.why(seat, text)}; asked: {self.match.asks}")
            self.match.take(seat, parse(text))
            self.check()
        return self

    def draw(self, *texts: str) -> Self:
        """Let chance draw these."""
        return self.play(CHANCE, *texts)

    def end_turn(self, seat: int) -> Self:
        """End a turn, taking the first option of whatever the seat is asked on the way."""
        self.play(seat, "end")
        while self.seats_asked() == [seat] and self.prompt != "turn":
            self.play(seat, self.options(seat)[0])
        return self

    def why(self, seat: int, text: str) -> Reason | None:
        """Why a move is closed now, or None."""
        self.match._forget()
        reason: Reason | None = self.match.why(seat, text)
        return reason

    def check(self) -> None:
        """Everything still adds up."""
        faults = self.match.game.faults(self.match.position)
        assert not faults, faults

    def facts(self, kind: str) -> list[Fact]:
        """All facts of a kind so far."""
        entries = [self.match.opening, *(entry.facts for entry in self.match.entries)]
        return [fact for facts in entries for fact in facts if fact.kind == kind]

    def refused(self, seat: int, text: str) -> tuple[str, str]:
        """The code and the rule of the reason against a move that must be closed."""
        reason = self.why(seat, text)
        assert reason is not None, f"{text!r} is open"
        return reason.code, reason.rule

    def jump(self, step: str, seat: int = -1, *args: int) -> Self:
        """Leave what is under way and go on from one step of the flow; what it does not lead to does not follow."""
        t = self.t
        t.agenda, t.lanes = [(step, seat, args)], []
        self.settle()
        return self

    def chance(self, *texts: str) -> Self:
        """Let chance draw these, then the first option each time, until somebody else is asked."""
        self.draw(*texts)
        while self.seats_asked() == [CHANCE]:
            self.draw(self.options()[0])
        return self


def _places_of(piece: AnyPiece, kind: object, t: Position) -> list[int]:
    """Where a piece has piles of a kind of cards; -1 if it is a single one."""
    if piece.holds != PILE or kind not in piece.of:
        return []
    if piece.shape == NUMBER:
        return [-1]
    many = range(piece.size(figures_of(t), t.seats))
    return [place for place in many if len(piece.of) == 1 or piece.of[place] is kind]
