"""Taking back a choice where all act at once: the game without it, and whether what others did since stays the same."""

from __future__ import annotations

from typing import Final, Generic

from keeling.core import notation
from keeling.core.agenda import CHANCE, Fact, P, Rule
from keeling.core.flow import Question, answer, questions
from keeling.core.log import Entry
from keeling.core.reason import Reason

KEPT: Final = 200  # positions of a shared stage that are kept: whoever acted longer ago is not followed


class Without(Generic[P]):
    """A game as it would stand without one choice and what it alone led to, so far as others' lines were made again."""

    __slots__ = ("asked", "choice", "last", "later", "position", "reason", "upto")

    def __init__(self, position: P, choice: Entry, later: int) -> None:
        self.position = position
        self.choice = choice
        self.later = later  # the first line behind the choice that is not its own
        self.upto = later  # the lines before this one were made again
        self.last = choice  # the last of them
        self.asked: list[Question] = []
        self.reason: Reason | None = None  # the first line that built upon the choice

    def stands(self, entries: list[Entry], line: int) -> bool:
        """Whether it is still about the last choice, and the lines made again are still those of the log."""
        if entries[line] is not self.choice or self.upto > len(entries):
            return False
        return self.upto == self.later or entries[self.upto - 1] is self.last

    def copy(self) -> Without[P]:
        """Another one to go on with: forks of a match share what was found."""
        twin = Without(self.position.copy(), self.choice, self.later)
        twin.upto, twin.last = self.upto, self.last
        return twin


def own_lines(entries: list[Entry], line: int) -> int:
    """Where the lines end that a choice alone led to: what was drawn for it, and what its seat then had to do."""
    seat, after = entries[line].seat, line + 1
    while after < len(entries) and (entries[after].seat == CHANCE or _had_to(entries[after], seat)):
        after += 1
    return after


def _had_to(entry: Entry, seat: int) -> bool:
    return entry.seat == seat and entry.forced


def follow(
    rules: dict[str, Rule[P]], entries: list[Entry], line: int, snapshots: dict[int, P], known: Without[P] | None
) -> Without[P]:
    """The game without a choice up to now; what was found before is gone on from."""
    if known is None or not known.stands(entries, line):
        without = Without(snapshots[line].copy(), entries[line], own_lines(entries, line))
    elif known.reason is not None or known.upto == len(entries):
        return known
    else:
        without = known.copy()
    without.asked = questions(rules, without.position)
    for number in range(without.upto, len(entries)):
        without.upto, without.last = number + 1, entries[number]
        without.reason = _again(rules, without, entries, number, snapshots)
        if without.reason is not None:
            break
    return without


def _again(
    rules: dict[str, Rule[P]], without: Without[P], entries: list[Entry], number: int, snapshots: dict[int, P]
) -> Reason | None:
    """Make a line again; the reason if it is no longer open, or no longer means or brings what it did."""
    entry, p = entries[number], without.position
    ask = _ask_of(without.asked, entry.seat)
    if (
        ask is None
        or entry.option not in ask.options
        or not _same_question(rules, ask, entry, snapshots[number])
        or (entry.seat != CHANCE and _ask_of(without.asked, CHANCE) is not None)
    ):
        return built(entries, without.choice.seat, number)
    facts: list[Fact] = []
    stage = p.lanes
    p.facts = facts
    answer(rules, p, ask, entry.option)
    without.asked = questions(rules, p)
    p.facts = None
    if p.lanes is not stage or p.ending:
        return Reason("undo-ends", "", {"player": notation.seat_word(entry.seat)})
    return None if _same_facts(facts, entry.facts) else built(entries, without.choice.seat, number)


def _ask_of(asked: list[Question], seat: int) -> Question | None:
    for ask in asked:
        if ask.seat == seat:
            return ask
    return None


def _same_question(rules: dict[str, Rule[P]], ask: Question, entry: Entry, before: P) -> bool:
    """Whether a question is the one that was answered; a draw must be out of the same, with the same weights."""
    if entry.seat == CHANCE:
        drawn = _ask_of(questions(rules, before.copy()), CHANCE)
        known = (ask.step, ask.options, ask.weights)
        return drawn is not None and (drawn.step, drawn.options, drawn.weights) == known
    if ask.prompt != entry.prompt or ask.lane >= len(before.lanes) or ask.lane < 0:
        return False
    lane = before.lanes[ask.lane]
    forced = len(ask.options) == 1 and not ask.rests and rules[ask.step[0]].by_itself
    return bool(lane) and lane[-1] == ask.step and forced == entry.forced  # who had no choice has not chosen this


def _same_facts(some: list[Fact], others: list[Fact]) -> bool:
    if len(some) != len(others):
        return False
    for one, other in zip(some, others, strict=True):
        if (one.kind, one.rule, one.seat, one.values) != (other.kind, other.rule, other.seat, other.values):
            return False
    return True


def counted_on(entries: list[Entry], asked: list[Question], line: int, later: int) -> Reason | None:
    """Whoever was given something and is done since may have counted on it, and would not be asked again."""
    choice = entries[line]
    for ask in asked:
        if not ask.rests or ask.seat == choice.seat:
            continue
        word = notation.seat_word(ask.seat)
        touched = word in choice.option
        for entry in entries[line:later]:
            for fact in entry.facts:
                touched = touched or fact.seat == ask.seat or word in fact.values.values()
        if touched:
            for number in range(len(entries) - 1, later - 1, -1):
                if entries[number].seat == ask.seat and not entries[number].forced:
                    return built(entries, choice.seat, number)
    return None


def built(entries: list[Entry], seat: int, line: int) -> Reason:
    """That a line built upon a choice, and whose it is: of a draw, whoever drew."""
    while line > 0 and (entries[line].seat == CHANCE or _had_to(entries[line], seat)):
        line -= 1
    entry = entries[line]
    told = "?" if entry.secret >= 0 else entry.text
    return Reason("undo-built", "", {"line": line + 1, "player": notation.seat_word(entry.seat), "move": told})


def reveals(entry: Entry) -> bool:
    """Whether a line shows something new: a draw, unless there was but one thing to draw and all knew it."""
    return entry.seat == CHANCE and not (entry.forced and entry.secret < 0)
