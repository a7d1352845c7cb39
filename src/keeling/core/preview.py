"""Looking at a move before it is made: the facts it is sure to bring, whatever is drawn or chosen after it."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from keeling.core.agenda import Fact, Option, P, Rule, Step
from keeling.core.flow import Question, answer

BREADTH: Final = 24  # ways to go on that are followed
DEPTH: Final = 2  # further choices that are looked through


class Wanted:
    """The kinds of facts that are wanted; and the rules of which two options tell what all bring of these."""

    __slots__ = ("alike", "kinds")

    def __init__(self, kinds: Container[str], alike: Container[str] = ()) -> None:
        self.kinds = kinds
        self.alike = alike


class Preview:
    """What a move brings now: its certain facts, and what the rest depends on."""

    __slots__ = ("ending", "facts", "more", "step", "steps", "winners")

    def __init__(self, facts: list[Fact], more: str, step: Step | None, ending: str, steps: list[Step]) -> None:
        self.facts = facts
        self.more = more  # "" if that is all, else what the rest depends on: "choice" or "chance"
        self.step = step  # the question whose answer it depends on
        self.ending = ending  # how the game would be over with it, or ""
        self.steps = steps  # what would lie on the agenda then, next first
        self.winners: list[int] = []  # who would have won, if it were over


def preview(
    rules: dict[str, Rule[P]], p: P, ask: Question, option: Option, seat: int, wanted: Wanted | None = None,
    depth: int = DEPTH,
) -> Preview:  # fmt: skip
    """What an option would bring, as far as this seat may know; the position is used up.

    It follows the steps that the move itself puts on the agenda, and no others: what comes after a turn or behind a
    barrier is not this move's doing. Where not all facts are wanted, less need be looked through.
    """
    floor = len(_agenda(p, ask.lane)) - 1
    facts: list[Fact] = []
    p.facts = facts
    answer(rules, p, ask, option)
    step = _follow(rules, p, ask.lane, floor, facts, depth, wanted)
    told = [fact for fact in facts if not fact.secret or fact.seat == seat]
    ahead = [] if p.ending or ask.lane >= len(p.lanes) else _agenda(p, ask.lane)[::-1]
    if ahead and ask.lane >= 0 and rules[ahead[0][0]].rests:
        ahead = p.agenda[::-1]  # who rests owes nothing: what comes is what waits for all
    more = "" if step is None else "chance" if rules[step[0]].chance else "choice"
    return Preview(told, more, step, p.ending, ahead)


def _agenda(p: P, lane: int) -> list[Step]:
    return p.agenda if lane < 0 else p.lanes[lane]


def _follow(
    rules: dict[str, Rule[P]], p: P, lane: int, floor: int, facts: list[Fact], depth: int, wanted: Wanted | None
) -> Step | None:
    """Resolve what lies above the floor of the agenda; the question on which the rest depends, if any."""
    common = p.agenda
    if lane >= 0:
        p.agenda = p.lanes[lane]
    try:
        agenda = p.agenda
        while len(agenda) > floor and not p.ending and not (lane < 0 and p.lanes):
            step = agenda[-1]
            rule = rules[step[0]]
            if not rule.asks:
                agenda.pop()
                rule.act(p, step[1], step[2])
                continue
            if rule.turn or rule.rests:
                return None
            options = rule.options(p, step[1], step[2])
            if rule.chance and (len(options) > 1 or rule.secret):
                return step  # also the last card of a deck of which nobody may know what is left
            if len(options) > 1:
                if depth and len(options) <= BREADTH:
                    alike = wanted is not None and step[0] in wanted.alike
                    ways = [options[0], options[-1]] if alike else options
                    facts += _certain(rules, p, lane, floor, ways, depth, wanted)
                return step
            agenda.pop()
            if options:
                rule.play(p, step[1], step[2], options[0])
        return None
    finally:
        p.agenda = common


def _certain(
    rules: dict[str, Rule[P]], p: P, lane: int, floor: int, options: list[Option], depth: int, wanted: Wanted | None
) -> list[Fact]:
    """The facts that come about whichever of these options is chosen."""
    step = p.agenda[-1]
    certain: list[Fact] = []
    for number in range(len(options)):
        option = options[number - 1]  # the last is mostly the way out: where it brings nothing, nothing is sure
        twin = _twin(p, lane)
        facts: list[Fact] = []
        twin.facts = facts
        answer(rules, twin, Question(step[1], "", options, None, step, lane), option)
        _follow(rules, twin, lane, floor, facts, depth - 1, wanted)
        if wanted is not None:
            facts = [fact for fact in facts if fact.kind in wanted.kinds]
        certain = _common(certain, facts) if number else facts
        if not certain:
            break
    return certain


def _twin(p: P, lane: int) -> P:
    """A copy of a position whose agenda may be, for the moment, that of a lane."""
    twin = p.copy()
    if lane >= 0:
        twin.agenda = []  # what waits behind the barrier is not looked at
    return twin


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
