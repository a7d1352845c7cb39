"""Looking at a move before it is made: the facts it is sure to bring, whatever is drawn or chosen after it."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple

from keeling.core.agenda import NOBODY, Args, Fact, Option, P, Rule, Step
from keeling.core.flow import Question, answer

WIDTH: Final = 480  # ways to go on that are followed at most, all questions on the way taken together
_WHOLE: Final = 8  # questions that have all their answers tried take no more than this part of them
_SETTLED: Final = "-settled-"  # the kind of what stands among the facts for a question whose amount is settled


class Figure(NamedTuple):
    """So much of something for somebody; what is paid and what is gained are two figures."""

    word: str  # what is counted
    amount: int  # 0: the word alone says it
    seat: int  # whose it is, or -1 for a counter of all


# What a question settles before it is answered, by the position, the seat that is asked and the arguments of its step.
Settled = Callable[[Any, int, Args], Sequence[Figure]]


class Wanted:
    """What a preview need tell: facts of these kinds, or all; and the rules of questions that can be seen through."""

    __slots__ = ("alike", "kinds", "settled")

    def __init__(
        self,
        kinds: Container[str] | None = None,
        settled: Mapping[str, Settled] | None = None,
        alike: Container[str] = (),
    ) -> None:
        self.kinds = kinds
        self.settled: Mapping[str, Settled] = (
            settled or {}
        )  # it is asked what or where from: how much is settled already
        self.alike = alike  # the answers differ only in what they name: one of them stands for all


class Preview:
    """What a move brings now: its certain facts, and what the rest depends on."""

    __slots__ = ("ending", "facts", "more", "settled", "step", "steps", "winners")

    def __init__(
        self, facts: list[Fact], settled: list[Figure], step: Step | None, more: str, ending: str, steps: list[Step]
    ) -> None:
        self.facts = facts
        self.settled = settled  # what questions on the way have settled: it is not among the facts
        self.step = step  # the first question whose answer the rest depends on
        self.more = more  # "" if that is all, else what the rest depends on: "choice" or "chance"
        self.ending = ending  # how the game would be over with it, or ""
        self.steps = steps  # what would lie on the agenda then, next first
        self.winners: list[int] = []  # who would have won, if it were over


_ALL: Final = Wanted()


def preview(
    rules: dict[str, Rule[P]], p: P, ask: Question, option: Option, seat: int, wanted: Wanted = _ALL, width: int = WIDTH
) -> Preview:
    """What an option would bring, as far as this seat may know; the position is used up.

    It follows the steps that the move itself puts on the agenda, and no others: what comes after a turn or behind a
    barrier is not this move's doing. Where not all facts are wanted, less need be looked through.
    """
    walk = _Walk(rules, ask, len(_agenda(p, ask.lane)) - 1, wanted)
    facts: list[Fact] = []
    p.facts = facts
    answer(rules, p, ask, option)
    step = walk.follow(p, facts, width)
    told = [fact for fact in facts if fact.kind != _SETTLED and (not fact.secret or fact.seat == seat)]
    settled = [Figure(one.rule, int(one.values["amount"]), one.seat) for one in facts if one.kind == _SETTLED]
    ahead = walk.ahead if walk.ahead or p.ending or ask.lane >= len(p.lanes) else _agenda(p, ask.lane)[::-1]
    if ahead and ask.lane >= 0 and rules[ahead[0][0]].rests:
        ahead = p.agenda[::-1]  # who rests owes nothing: what comes is what waits for all
    more = "" if step is None else "chance" if rules[step[0]].chance else "choice"
    return Preview(told, settled, step, more, p.ending, [] if p.ending else ahead)


def _agenda(p: P, lane: int) -> list[Step]:
    return p.agenda if lane < 0 else p.lanes[lane]


class _Walk(Generic[P]):
    """What follows from a move: through every question whose answers can be tried, up to a draw or the next turn."""

    __slots__ = ("ahead", "asked", "floor", "lane", "rules", "seen", "wanted")

    def __init__(self, rules: dict[str, Rule[P]], ask: Question, floor: int, wanted: Wanted) -> None:
        self.rules = rules
        self.asked = ask.step
        self.lane = ask.lane
        self.floor = floor  # what lies below on the agenda is not the move's doing
        self.wanted = wanted
        self.seen: tuple[str, ...] = ()  # rules that had something to ask, and whose amounts are settled
        self.ahead: list[Step] = []  # what lay on the agenda at the first question

    def follow(self, p: P, facts: list[Fact], width: int) -> Step | None:
        """Resolve what lies above the floor of the agenda; the first question on which the rest depends, if any."""
        common = p.agenda
        if self.lane >= 0:
            p.agenda = p.lanes[self.lane]
        try:
            return self._follow(p, facts, width)
        finally:
            p.agenda = common

    def _follow(self, p: P, facts: list[Fact], width: int) -> Step | None:
        agenda = p.agenda
        first: Step | None = None
        deaf = NOBODY  # down to this height of the agenda what happens depends on an answer, and is not told
        while len(agenda) > self.floor and not p.ending and not (self.lane < 0 and p.lanes):
            if len(agenda) <= deaf:
                deaf, p.facts = NOBODY, facts
            step = agenda[-1]
            rule = self.rules[step[0]]
            if not rule.asks:
                agenda.pop()
                rule.act(p, step[1], step[2])
                continue
            if rule.turn or rule.rests:
                return first
            if step[0] == self.asked[0] and step[1] != self.asked[1]:
                return first or step  # the same question to another player: it is their turn, as in an auction
            options = rule.options(p, step[1], step[2])
            if rule.chance and (len(options) > 1 or rule.secret):
                return first or step  # also the last card of a deck of which nobody may know what is left
            several = len(options) > 1 and deaf < 0
            settled = (several or step[0] in self.seen) and deaf < 0 and step[0] in self.wanted.settled
            if settled:
                self._settle(p, step, facts)
            if several:
                if first is None:
                    first = step
                    self.ahead = self.ahead or agenda[::-1]
                if step[0] in self.wanted.alike:
                    facts += self._either(p, step, options[0], options[-1])
                elif width != 1:
                    facts += self._certain(p, step, options, width, settled)
                    return first
                else:
                    deaf = len(agenda) - 1  # no more ways are followed; what lies below comes in any case
            agenda.pop()
            if options:
                p.facts = None if several or settled or deaf >= 0 else facts
                rule.play(p, step[1], step[2], options[0])
                p.facts = None if deaf >= 0 else facts
        return first

    def _settle(self, p: P, step: Step, facts: list[Fact]) -> None:
        """Note how much is settled instead of what the answer will bring; also where one answer is left later on."""
        if step[0] not in self.seen:
            self.seen = (*self.seen, step[0])
        for word, amount, seat in self.wanted.settled[step[0]](p, step[1], step[2]):
            facts.append(Fact(_SETTLED, word, seat, {"amount": amount}))

    def _either(self, p: P, step: Step, one: Option, other: Option) -> list[Fact]:
        """What both of two answers bring at once."""
        told: list[list[Fact]] = []
        for option in (one, other):
            twin = p.copy()
            twin.agenda.pop()
            facts: list[Fact] = []
            twin.facts = facts
            self.rules[step[0]].play(twin, step[1], step[2], option)
            told.append(facts)
        return _common(told[0], told[1])

    def _certain(self, p: P, step: Step, options: list[Option], width: int, settled: bool) -> list[Fact]:
        """The facts that come about whichever of these options is chosen; of very many the first and the last tell."""
        ways = options if len(options) * _WHOLE <= width else [options[0], options[-1]] if width else []
        seen, kinds = self.seen, self.wanted.kinds
        certain: list[Fact] = []
        for number in range(len(ways)):
            option = ways[number - 1]  # the last is mostly the way out: where it brings nothing, nothing is sure
            twin = p.copy()
            if self.lane >= 0:
                twin.agenda = []  # while a lane is resolved it stands there; what waits behind it is not looked at
            facts: list[Fact] = []
            twin.facts = None if settled else facts
            self.seen = seen
            answer(self.rules, twin, Question(step[1], "", options, None, step, self.lane), option)
            twin.facts = facts
            self.follow(twin, facts, max(1, width // len(ways)))
            if kinds is not None:
                facts = [fact for fact in facts if fact.kind in kinds or fact.kind == _SETTLED]
            certain = _common(certain, facts) if number else facts
            if not certain:
                break
        return certain


def _common(some: list[Fact], others: list[Fact]) -> list[Fact]:
    """Those of some facts that are among others too, each as often as it is among both."""
    keys = [_key(fact) for fact in others]
    found: list[Fact] = []
    for fact in some:
        key = _key(fact)
        if key in keys:
            keys.remove(key)
            found.append(fact)
    return found


def _key(fact: Fact) -> tuple[object, ...]:
    return (fact.kind, fact.rule, fact.seat, tuple(fact.values.items()))
