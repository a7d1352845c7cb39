"""The agenda: the flow of a game as data, a stack of frozen steps still to be resolved."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from keeling.core.chance import draw
from keeling.core.copying import filler
from keeling.core.pieces import AnyPieces, Pieces
from keeling.core.reason import Reason, Values

CHANCE: Final = -1
NOBODY: Final = -1

Option = tuple[str, ...]
Args = tuple[int, ...]
Step = tuple[str, int, Args]
State = list[Any]  # a position as plain numbers and names: ending, agenda, lanes, pieces by name


class Fact:
    """Something that happened: what, by which rule, to whom, with which numbers and words."""

    __slots__ = ("kind", "rule", "seat", "secret", "values")

    def __init__(self, kind: str, rule: str, seat: int, values: Values, secret: bool = False) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.values = values
        self.secret = secret  # known to that seat alone while the game is on

    def __repr__(self) -> str:
        return f"Fact({self.kind!r}, {self.rule!r}, {self.seat}, {self.values!r})"


class Position:
    """The part of every game's position that the engine itself needs; games add their pieces."""

    __slots__ = ("agenda", "ending", "facts", "lanes", "seats", "shared")
    PIECES: ClassVar[AnyPieces] = Pieces()  # what a game adds: numbers, and lists of numbers

    def __init__(self, seats: int = 0, figures: object = None) -> None:
        self.agenda: list[Step] = []  # while a lane is resolved, that lane's
        self.lanes: list[list[Step]] = []  # by seat, while choices are made all at once
        self.shared: int = 0  # 1: the lanes are a shared stage, else they are private
        self.facts: list[Fact] | None = None
        self.ending: str = ""
        self.seats: int = seats  # the first piece of every game
        if seats:
            self.PIECES.lay_out(self, figures, seats)

    def state(self) -> State:
        """The whole position as plain numbers and names, for saving."""
        pieces: dict[str, object] = {}
        for name in self.PIECES.saved:
            value = getattr(self, name)
            pieces[name] = value[:] if isinstance(value, list) else value
        stage = [1] if self.shared else []
        return [self.ending, [*self.agenda], [[*lane] for lane in self.lanes], pieces, *stage]

    def restore(self, state: State) -> None:
        """Set every piece from a saved state; one that is newer than the state keeps the value that it has."""
        self.ending = state[0]
        self.agenda = [(step[0], step[1], tuple(step[2])) for step in state[1]]
        self.lanes = [[(step[0], step[1], tuple(step[2])) for step in lane] for lane in state[2]]
        pieces = state[3]
        if isinstance(pieces, list):  # before 0.13 they were told in the order of the chain
            pieces = dict(zip(self.PIECES.chain, pieces, strict=True))
        for name, value in pieces.items():
            if name not in self.PIECES.by_name:
                raise ValueError(f"piece {name}")
            setattr(self, name, value[:] if isinstance(value, list) else value)
        self.shared = state[4] if len(state) > 4 else 0

    def copy(self) -> Self:
        """An independent copy, piece by piece; nobody listens to its facts."""
        twin = self.__class__.__new__(self.__class__)
        filler(self)(self, twin)
        return twin

    def then(self, *steps: Step) -> None:
        """Put steps on the agenda so that they are resolved in reading order."""
        self.agenda += steps if len(steps) == 1 else steps[::-1]

    def then_for(self, seat: int, *steps: Step) -> None:
        """In a shared stage, put steps on another seat's lane: they go before whatever that seat does next."""
        self.lanes[seat].extend(reversed(steps))

    def wake(self, seat: int, rest: str) -> None:
        """In a shared stage, take back that a seat rests: its steps of that name are gone."""
        lane = self.lanes[seat]
        lane[:] = [step for step in lane if step[0] != rest]

    def note(self, kind: str, rule: str, seat: int, values: Values, secret: bool = False) -> None:
        """Report a fact to whoever listens."""
        if self.facts is not None:
            self.facts.append(Fact(kind, rule, seat, values, secret))


P = TypeVar("P", bound=Position)


class Rule(Generic[P]):
    """One heading of a rulebook; a kind below says whether it acts or asks."""

    ids: str = ""
    prompt: str = ""
    asks: bool = False
    chance: bool = False
    secret: bool = False  # only the seat that chooses may know what it chose
    turn: bool = False  # the question is a turn: the seat is asked again and again until it ends it
    by_itself: bool = True  # a single option may be taken without asking
    rests: bool = False  # in a shared stage: the seat owes no answer, but may give one

    def act(self, p: P, seat: int, args: Args) -> None:
        raise TypeError(f"{type(self).__name__} does not act")

    def options(self, p: P, seat: int, args: Args) -> list[Option]:
        raise TypeError(f"{type(self).__name__} does not ask")

    def weights(self, p: P, seat: int, args: Args, options: list[Option]) -> list[int] | None:
        """Chance only: how many pieces stand behind each option; None if all are alike."""
        return None

    def drawn(self, p: P, seat: int, args: Args, rng: Random) -> Option | None:
        """Chance only: one option by weight, None if there is none; a rule may find it without listing all."""
        options = self.options(p, seat, args)
        return draw(rng, options, self.weights(p, seat, args, options)) if options else None

    def happen(self, p: P, seat: int, args: Args, rng: Random) -> None:
        """Chance only, its step gone from the agenda: draw and take it at once; a rule may do what follows as well."""
        option = self.drawn(p, seat, args, rng)
        if option is not None:
            self.play(p, seat, args, option)

    def play(self, p: P, seat: int, args: Args, option: Option) -> None:
        raise TypeError(f"{type(self).__name__} takes no choice")

    def moves(self, p: P, seat: int, args: Args) -> list[Option]:
        """Every well-formed answer, open or not; a rule that closes none of them need not list them."""
        return self.options(p, seat, args)

    def why(self, p: P, seat: int, args: Args, words: Option) -> Reason | None:
        """What closes this answer here, or None if it is open."""
        return None if words in self.options(p, seat, args) else self.not_offered(words)

    def about(self, p: P, seat: int, args: Args) -> Values:
        """What the question is about, for its text: a piece, a place, a figure to beat."""
        return {}

    def lapsing(self, p: P, seat: int, args: Args) -> list[Option]:
        """Open options that are gone with the next choice of another kind: people are asked before they lapse."""
        return []

    def not_offered(self, words: Option) -> Reason:
        """The reason against words that are no answer to this question at all."""
        return Reason("not-offered", self.ids.split(" ")[0], {"prompt": self.prompt, "move": " ".join(words)})


class Choice(Rule[P]):
    """A question whose answers are closed one by one: its gate is the rule, and what is offered comes from it."""

    asks = True
    closed: ClassVar[tuple[str, ...]] = ("",)  # what the numbers of the gate mean: "code rule-id"

    def gate(self, p: P, seat: int, args: Args, move: Option) -> int:
        """0 if this answer is open, else the number of what closes it."""
        raise TypeError(f"{type(self).__name__} closes nothing")

    def options(self, p: P, seat: int, args: Args) -> list[Option]:
        return [move for move in self.moves(p, seat, args) if not self.gate(p, seat, args, move)]

    def why(self, p: P, seat: int, args: Args, words: Option) -> Reason | None:
        if words not in self.moves(p, seat, args):
            return self.not_offered(words)
        number = self.gate(p, seat, args, words)
        return refusal(self.closed[number], self.numbers(p, seat, args, words, number)) if number else None

    def numbers(self, p: P, seat: int, args: Args, move: Option, number: int) -> Values:
        """What the reason of this number tells beside its code."""
        return {}


def refusal(closed: str, values: Values) -> Reason:
    """A reason out of what a gate's number stands for, `code rule-id`, and its numbers."""
    code, _, rule = closed.partition(" ")
    return Reason(code, rule, values)
