"""The agenda: the flow of a game as data, a stack of frozen steps still to be resolved."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from keeling.core.reason import Reason, Values

CHANCE: Final = -1
NOBODY: Final = -1

Option = tuple[str, ...]
Args = tuple[int, ...]
Step = tuple[str, int, Args]


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

    __slots__ = ("agenda", "ending", "facts", "lanes")
    PIECES: ClassVar[list[str]] = []  # the names of what a game adds: numbers, and lists of numbers

    def __init__(self) -> None:
        self.agenda: list[Step] = []
        self.lanes: list[list[Step]] = []
        self.facts: list[Fact] | None = None
        self.ending: str = ""

    def state(self) -> list[Any]:
        """The whole position as plain numbers and names, for saving and for the digest."""
        pieces = [getattr(self, name) for name in self.PIECES]
        lanes = [[*lane] for lane in self.lanes]
        return [self.ending, [*self.agenda], lanes, [one[:] if isinstance(one, list) else one for one in pieces]]

    def restore(self, state: list[Any]) -> None:
        """Set every piece from a saved state."""
        self.ending = state[0]
        self.agenda = [(step[0], step[1], tuple(step[2])) for step in state[1]]
        self.lanes = [[(step[0], step[1], tuple(step[2])) for step in lane] for lane in state[2]]
        for name, value in zip(self.PIECES, state[3], strict=True):
            setattr(self, name, value[:] if isinstance(value, list) else value)

    def then(self, *steps: Step) -> None:
        """Put steps on the agenda so that they are resolved in reading order."""
        self.agenda.extend(reversed(steps))

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
    secret: bool = False

    def act(self, p: P, seat: int, args: Args) -> None:
        raise TypeError(f"{type(self).__name__} does not act")

    def options(self, p: P, seat: int, args: Args) -> list[Option]:
        raise TypeError(f"{type(self).__name__} does not ask")

    def weights(self, p: P, seat: int, args: Args, options: list[Option]) -> list[int] | None:
        """Chance only: how many pieces stand behind each option; None if all are alike."""
        return None

    def play(self, p: P, seat: int, args: Args, option: Option) -> None:
        raise TypeError(f"{type(self).__name__} takes no choice")

    def why(self, p: P, seat: int, args: Args, words: Option) -> Reason:
        """Why these words are closed here; a rule with more to say says it."""
        return Reason("not-offered", self.ids.split(" ")[0], {"prompt": self.prompt, "move": " ".join(words)})


class Ask:
    """Who must choose, about what, and among which options."""

    __slots__ = ("lane", "options", "prompt", "seat", "step", "weights")

    def __init__(
        self, seat: int, prompt: str, options: list[Option], weights: list[int] | None, step: Step, lane: int
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.weights = weights
        self.step = step
        self.lane = lane


def _resolve(rules: dict[str, Rule[P]], p: P, lane: int) -> Ask | None:
    """Let the steps on top act until one asks or nothing is left."""
    agenda = p.agenda
    while agenda:
        step = agenda[-1]
        rule = rules[step[0]]
        if rule.asks:
            options = rule.options(p, step[1], step[2])
            if options:
                if rule.chance:
                    weights = rule.weights(p, step[1], step[2], options)
                    return Ask(CHANCE, rule.prompt, options, weights, step, lane)
                return Ask(step[1], rule.prompt, options, None, step, lane)
            agenda.pop()  # nothing to choose from: the step is over
        else:
            agenda.pop()
            rule.act(p, step[1], step[2])
            if p.lanes:
                return None
    return None


def _in_lane(rules: dict[str, Rule[P]], p: P, lane: int) -> Ask | None:
    """Resolve one seat's private agenda up to its next ask."""
    common, lanes = p.agenda, p.lanes
    p.agenda, p.lanes = lanes[lane], []
    ask = _resolve(rules, p, lane)
    p.agenda, p.lanes = common, lanes
    return ask


def settle(rules: dict[str, Rule[P]], p: P) -> Ask | None:
    """Resolve steps until someone owes a choice; of several lanes, the first that does."""
    while True:
        if p.lanes:
            for lane in range(len(p.lanes)):
                ask = _in_lane(rules, p, lane)
                if ask is not None:
                    return ask
            p.lanes = []  # everybody is through: the barrier falls
        ask = _resolve(rules, p, NOBODY)
        if ask is not None or not p.lanes:
            return ask


def asks(rules: dict[str, Rule[P]], p: P) -> list[Ask]:
    """All choices owed at this moment: one, or one for each lane that is not through."""
    first = settle(rules, p)
    if first is None:
        return []
    owed = [first]
    if first.lane >= 0:
        for lane in range(first.lane + 1, len(p.lanes)):
            ask = _in_lane(rules, p, lane)
            if ask is not None:
                owed.append(ask)
    return owed


def answer(rules: dict[str, Rule[P]], p: P, ask: Ask, option: Option) -> None:
    """Take a choice out of the ask's own options; the caller is trusted."""
    step = ask.step
    rule = rules[step[0]]
    if ask.lane < 0:
        p.agenda.pop()
        rule.play(p, step[1], step[2], option)
        return
    common, lanes = p.agenda, p.lanes
    p.agenda, p.lanes = lanes[ask.lane], []
    p.agenda.pop()
    rule.play(p, step[1], step[2], option)
    p.agenda, p.lanes = common, lanes
