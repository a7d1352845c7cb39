"""The flow of a game: steps of the agenda act one after another until somebody owes a choice."""

from __future__ import annotations

from random import Random

from keeling.core.agenda import CHANCE, NOBODY, Option, P, Rule, Step
from keeling.core.chance import draw


class Question:
    """Who must choose, about what, and among which options."""

    __slots__ = ("lane", "options", "prompt", "rests", "seat", "step", "weights")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: list[Option],
        weights: list[int] | None,
        step: Step,
        lane: int,
        rests: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.weights = weights
        self.step = step
        self.lane = lane
        self.rests = rests  # nothing is owed: the seat rests in a shared stage


def _resolve(
    rules: dict[str, Rule[P]], p: P, lane: int, rng: Random | None = None, listed: bool = True
) -> Question | None:
    """Let the steps on top act until one asks, nothing is left, or the game is over; a generator draws for chance."""
    agenda = p.agenda
    while agenda:
        step = agenda[-1]
        rule = rules[step[0]]
        if not rule.asks:
            agenda.pop()
            rule.act(p, step[1], step[2])
        elif rule.chance and rng is not None:
            agenda.pop()
            rule.happen(p, step[1], step[2], rng)
        elif rule.turn and not listed:
            return Question(step[1], rule.prompt, [], None, step, lane)
        else:
            options = rule.options(p, step[1], step[2])
            if options:
                if rule.chance:
                    weights = rule.weights(p, step[1], step[2], options)
                    return Question(CHANCE, rule.prompt, options, weights, step, lane)
                return Question(step[1], rule.prompt, options, None, step, lane, rule.rests)
            agenda.pop()  # nothing to choose from: the step is over
            continue
        if p.ending or (lane < 0 and p.lanes):
            return None
    return None


def in_lane(rules: dict[str, Rule[P]], p: P, lane: int) -> Question | None:
    """Resolve one seat's own agenda up to its next question, whatever the others are asked."""
    common = p.agenda
    p.agenda = p.lanes[lane]
    ask = _resolve(rules, p, lane)
    p.agenda = common
    return ask


def _in_lanes(rules: dict[str, Rule[P]], p: P) -> list[Question]:
    """The questions of all lanes; in a shared stage none is older than the last thing that happened in any lane."""
    while True:
        before = [lane[-1] if lane else None for lane in p.lanes]
        found: list[Question] = []
        for lane in range(len(p.lanes)):
            ask = in_lane(rules, p, lane)
            if p.ending:
                return []
            if ask is not None:
                found.append(ask)
        if not p.shared or before == [lane[-1] if lane else None for lane in p.lanes]:
            return found


def _first_owed(rules: dict[str, Rule[P]], p: P) -> Question | None:
    """Of the questions of all lanes the one to answer first: a draw, wherever it is due, else the first one owed.

    Rests owe nothing, and turns always have an answer: which ones need not be listed behind the first that is owed.
    """
    while True:
        first: Question | None = None
        draw: Question | None = None
        moved = 0  # in a shared stage no question may be older than what has happened in any lane: up to which one
        for lane in range(len(p.lanes)):
            steps = p.lanes[lane]
            if not steps:
                continue
            top = steps[-1]
            rule = rules[top[0]]
            if rule.rests or (first is not None and rule.turn):
                continue
            ask = in_lane(rules, p, lane)
            if p.ending:
                return None
            if not steps or steps[-1] != top:
                moved = lane
            if ask is None or ask.rests:
                continue
            if ask.seat != CHANCE:
                first = ask if first is None else first
            elif draw is None:
                draw = ask
        if not moved or not p.shared or not _owes(rules, p, moved):
            return first if draw is None else draw


def _owes(rules: dict[str, Rule[P]], p: P, before: int) -> bool:
    """Whether a lane before this one has something to answer or to do."""
    for lane in range(before):
        steps = p.lanes[lane]
        if steps and not rules[steps[-1][0]].rests:
            return True
    return False


def lane_in_turn(rules: dict[str, Rule[P]], p: P) -> int:
    """Let steps of a shared stage act; the lane that comes first: a draw, wherever it is due, else what is owed."""
    while True:
        found = draws = -1
        for lane, steps in enumerate(p.lanes):
            if not steps:
                continue
            rule = rules[steps[-1][0]]
            if rule.rests:
                continue
            if not rule.asks:
                _act(rules, p, steps)
                break  # whatever has happened may concern any lane
            if rule.chance:
                draws = lane if draws < 0 else draws
            elif found < 0:
                found = lane
        else:
            return found if draws < 0 else draws
        if p.ending:
            return -1


def _act(rules: dict[str, Rule[P]], p: P, steps: list[Step]) -> None:
    """Let the steps on top of a lane act up to the first that asks."""
    common, p.agenda = p.agenda, steps
    while steps and not p.ending and not rules[steps[-1][0]].asks:
        name, seat, args = steps.pop()
        rules[name].act(p, seat, args)
    p.agenda = common


def _over(p: P) -> None:
    """The game has ended, wherever that happened: nothing is left to do."""
    p.agenda.clear()
    p.lanes = []
    p.shared = 0


def settle(rules: dict[str, Rule[P]], p: P, rng: Random | None = None, listed: bool = True) -> Question | None:
    """Resolve steps until someone owes a choice, of several lanes one that does; a generator draws for chance.

    A turn always has an answer: who may not want to know which ones leaves its options unlisted (lanes list them).
    """
    while True:
        if p.lanes:
            ask = _first_owed(rules, p)
            if ask is not None:
                if rng is None or ask.seat != CHANCE:
                    return ask
                answer(rules, p, ask, draw(rng, ask.options, ask.weights))
                continue
            p.lanes = []  # everybody is through or rests: the barrier falls
            p.shared = 0
        if not p.ending:
            ask = _resolve(rules, p, NOBODY, rng, listed)
            if ask is not None:
                return ask
        if p.ending:
            _over(p)
            return None
        if not p.lanes:
            return None


def questions(rules: dict[str, Rule[P]], p: P) -> list[Question]:
    """All that may be answered at this moment: what is owed, and what seats at rest may still say."""
    first = settle(rules, p)
    if first is None:
        return []
    return [first] if first.lane < 0 else _in_lanes(rules, p)


def asks(rules: dict[str, Rule[P]], p: P) -> list[Question]:
    """All choices owed at this moment: one, or one for each lane that is not through."""
    return [ask for ask in questions(rules, p) if not ask.rests]


def answer(rules: dict[str, Rule[P]], p: P, ask: Question, option: Option) -> None:
    """Take a choice out of the ask's own options; the caller is trusted."""
    step = ask.step
    rule = rules[step[0]]
    if ask.lane < 0:
        p.agenda.pop()
        rule.play(p, step[1], step[2], option)
        return
    common = p.agenda
    p.agenda = p.lanes[ask.lane]
    p.agenda.pop()
    rule.play(p, step[1], step[2], option)
    p.agenda = common
