"""Looking ahead from one ask to the moment its turn is over."""

from __future__ import annotations

from random import Random

from keeling.bots.rollout import weighted_choice
from keeling.core.agenda import CHANCE, Option, P, Step
from keeling.core.chance import pick
from keeling.core.flow import Question, answer, asks, in_lane, settle
from keeling.core.game import Game


def owed(game: Game[P], position: P, seat: int) -> Question:
    """What the seat is asked in this position."""
    return next(ask for ask in asks(game.rules, position) if ask.seat == seat)


def candidates_of(game: Game[P], position: P, ask: Question, first: bool = False) -> list[Option]:
    """The options a bot looks at: all, unless the game knows which are idle, or too much work but at first sight."""
    if not ask.options:  # a turn that nobody has looked into yet
        ask.options = game.rules[ask.step[0]].options(position, ask.seat, ask.step[2])
    shortlist = game.bots.candidates.get(ask.step[0])
    return ask.options if shortlist is None else shortlist(position, ask.seat, ask.options, first)


def underneath(game: Game[P], position: P, ask: Question) -> list[Step]:
    """The steps that wait below the seat's turn, or below this ask outside of a turn: they stay until it is over."""
    agenda = position.agenda if ask.lane < 0 else position.lanes[ask.lane]
    for depth, step in enumerate(agenda):
        if step[1] == ask.seat and game.rules[step[0]].turn:
            return agenda[:depth]
    return agenda[:-1]


def over(position: P, ask: Question, below: list[Step]) -> bool:
    """Whether what was asked has been dealt with to the end."""
    if ask.lane >= 0:
        return len(position.lanes) <= ask.lane or len(position.lanes[ask.lane]) <= len(below)
    agenda = position.agenda
    return len(agenda) <= len(below) or agenda[: len(below)] != below


def follow(
    game: Game[P], position: P, ask: Question, below: list[Step], option: Option, rng: Random, listed: bool = True
) -> Question | None:
    """Take an option, let others and chance answer in between; the seat's next ask of the same turn, if any."""
    rules = game.rules
    answer(rules, position, ask, option)
    while True:
        if ask.lane >= 0:
            first = settle(rules, position)
            if first is None or over(position, ask, below):
                return None
            mine = first if first.lane == ask.lane else in_lane(rules, position, ask.lane)
            if mine is None or mine.rests:
                return None  # the seat is through, or waits for the others
            if mine.seat != CHANCE:
                return mine
            answer(rules, position, mine, pick(rng, mine))
            continue
        now = settle(rules, position, None, listed)
        if now is None or over(position, ask, below):
            return None
        if now.seat == ask.seat:
            return now
        if now.seat == CHANCE:
            answer(rules, position, now, pick(rng, now))
        else:
            answer(rules, position, now, _best_for(game, position, now, rng))


def carry_out(
    game: Game[P], position: P, ask: Question, line: list[Option], rng: Random
) -> tuple[Question | None, int]:
    """Take the steps of a turn, as far as chance lets them be open: what is asked next, if anything, and how many."""
    then: Question | None = ask
    below = underneath(game, position, ask)
    for taken, option in enumerate(line):
        if then is None or option not in then.options:
            return then, taken
        then = follow(game, position, then, below, option, rng)
    return then, len(line)


def _best_for(game: Game[P], position: P, ask: Question, rng: Random) -> Option:
    """What another seat would answer in passing: the option after which it stands best, if the game can tell."""
    if len(ask.options) == 1:
        return ask.options[0]
    if game.bots.evaluate_all is None:
        return weighted_choice(game, ask.options, rng)
    worth = candidates_of(game, position, ask)
    if len(worth) == 1:
        return worth[0]
    best, chosen = -1.0, ask.options[0]
    for option in worth:
        trial = position.copy()
        answer(game.rules, trial, ask, option)
        value = game.bots.evaluate(trial, ask.seat)
        if value > best:
            best, chosen = value, option
    return chosen
