"""What the global projects in play are worth to the team."""

from __future__ import annotations

from typing import Final

from keeling.games.daybreak.bots.engine import CARD_WORTH
from keeling.games.daybreak.model.cards import ONCE, Project
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.vocabulary import (
    ALL,
    ALLOW,
    ANY_RESILIENCE,
    BOARD,
    BOOST,
    CANCEL,
    DRAW,
    IGNORE,
    MOD,
    MOVE,
    ROLL,
    SOFTEN,
    Effect,
)
from keeling.games.daybreak.model.words import COMMUNITY, DIRTY, EACH, EACH_TAGS, IN_LOCAL, MORE_DRAW, PLACES

_PROSPECT: Final = 0.12  # of its worth, before the first card lies there
_PROGRESS: Final = 0.5
_BANK: Final = 0.25  # what a bank is worth in a round before anything lies there


def treaties(t: DaybreakPosition, left: int, bands: int) -> float:
    """The worth of all projects in play as CO₂ that is gone for good; those not active yet by how near they are."""
    total = 0.0
    for place, number in enumerate(t.project):
        if number < 0:
            continue
        project = t.figures.projects[number]
        if project.collects:
            total += _collected(t, project, place, left, bands)
            continue
        used = project.limit == ONCE and t.uses[t.figures.first_project + number] > 0
        rounds = left + (0 if used or t.stage > 2 else 1 if project.when == IN_LOCAL else 0)
        worth = sum([_each_round(t, effect, bands) for effect in project.effects]) * rounds
        if not t.active[place]:
            asked = sum([least for _, least in project.need])
            have = sum([min(least, t.given[place * EACH_TAGS + tag]) for tag, least in project.need])
            worth *= _PROSPECT + _PROGRESS * have / asked
        total += worth
    return total


def _each_round(t: DaybreakPosition, effect: Effect, bands: int) -> float:
    """What an active project brings in a round."""
    do = effect.do
    if do == MOD:
        return abs(effect.n) * t.seats * (CARD_WORTH if effect.of == MORE_DRAW else 0.5)
    if do == BOOST:
        have = 0
        for stack in range(t.seats * PLACES):
            top = t.top[stack]
            have += top >= 0 and t.figures.mask[top] >> effect.tag & 1
        return 0.15 + 0.1 * have  # what it doubles is seen in the stacks
    if do == CANCEL:
        return 0.12 * bands * effect.results.bit_count() * t.seats / 2
    if do in (IGNORE, SOFTEN):
        return 0.25 * bands * (t.seats if do == SOFTEN else 1)
    if do == BOARD:
        return (0.5 if effect.at == DIRTY else 0.9) * (t.seats if effect.who == ALL else 1)
    if do == ANY_RESILIENCE:
        return 0.35 * t.seats
    if do == DRAW:
        return CARD_WORTH * effect.n
    if do in (MOVE, ALLOW):
        return 0.4
    return 0.3 if do == ROLL else 0.0


def _collected(t: DaybreakPosition, project: Project, place: int, left: int, bands: int) -> float:
    """A bank of cards: each is worth most of what it will buy, as far as that will be wanted."""
    effect = project.effects[0]
    each, wanted = 0.3, 2
    if effect.do == DRAW:
        each, wanted = 0.55 * effect.keep, 1 + left
    elif effect.do == SOFTEN:
        each, wanted = 0.12 * bands * t.seats, 3
    elif effect.do == BOARD and effect.at == DIRTY:
        each, wanted = 0.4 * abs(effect.n), 2 * t.seats
    elif effect.do == BOARD:
        suffering = sum([t.board[seat * EACH + COMMUNITY] for seat in range(t.seats)])
        each, wanted = 0.6 if suffering > 4 * t.seats else 0.35, suffering
    return _BANK * left + each * min(t.under[place], wanted)
