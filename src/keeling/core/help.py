"""What would help against what closes a move: the open moves of the same turn, tried one by one on a copy."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from keeling.core.action import TurnRule
from keeling.core.agenda import Option, P, Rule
from keeling.core.flow import Question
from keeling.core.nearness import Refused, by_nearness, in_common, near
from keeling.core.preview import Wanted, preview
from keeling.core.reason import Reason

MOST: Final = 3  # misses that are named
_TRIED: Final = 120  # open moves that are tried at most
_WAYS: Final = 3
_FIGURES: Final = re.compile(r"\d+")


class Help(NamedTuple):
    """An open move that brings a closed one nearer."""

    move: Option
    opens: bool  # whether the closed move is open after it
    later: bool  # whether the closed one must wait for another turn then


class Miss(NamedTuple):
    """A closed move, what closes it, and what would help most."""

    move: Option
    reason: Reason
    help: Help | None


class Closed(NamedTuple):
    """Why what somebody means is closed: what all its moves have in common, or else the nearest misses."""

    cause: Reason
    common: bool  # whether the cause closes all that is meant; else each miss has one of its own
    misses: list[Miss]


def closed(rules: dict[str, Rule[P]], p: P, ask: Question, words: Option, cause: Reason) -> Closed:
    """Why all moves that begin with these words are closed; the position is that of somebody who thinks."""
    rule = rules[ask.step[0]]
    action = rule.actions.get(words[0]) if words and isinstance(rule, TurnRule) else None
    if action is None or not isinstance(rule, TurnRule) or rule.spent(p, ask.seat, action) is not None:
        return Closed(cause, True, [])
    meant = [words] if action.knows(p, words) else [move for move in action.moves(p) if move[: len(words)] == words]
    refused = by_nearness(rule.refusals(p, ask.seat, meant))
    if not refused:
        return Closed(cause, True, [])
    named = _apart(near(refused) or refused[: int(len(refused) == 1)])
    common = in_common(refused) is not None and (len(meant) == 1 or len(named) != 1)
    named = named[: 1 if common else MOST]
    found = helps(rules, p, ask, named)
    return Closed(cause, common, [Miss(one.move, one.reason, help) for one, help in zip(named, found, strict=True)])


def lacking(turn: TurnRule[P], p: P, seat: int, words: Option) -> Closed | None:
    """What moves of a turn that begin so lack, as things stand, while the seat is asked something else."""
    action = turn.actions[words[0]]
    meant = [words] if action.knows(p, words) else [move for move in action.moves(p) if move[: len(words)] == words]
    refused = by_nearness(turn.refusals(p, seat, meant))
    short = [one for one in refused if one.reason.lacks]  # what else closes it, such as a limit, may be of a turn past
    if len(refused) < len(meant) or not short:
        return None
    named = _apart(short)[:MOST]
    return Closed(named[0].reason, len(named) == 1, [Miss(one.move, one.reason, None) for one in named])


def _apart(closed: list[Refused]) -> list[Refused]:
    """Of moves that differ in their numbers alone, or of which one only goes on where another ends, the nearest."""
    found: list[Refused] = []
    for one in closed:
        shape = _shape(one.move)
        if not any(_shape(other.move)[: len(shape)] == shape[: len(other.move)] for other in found):
            found.append(one)
    return found


def _shape(move: Option) -> Option:
    return tuple([_FIGURES.sub("", word) for word in move])


def helps(rules: dict[str, Rule[P]], p: P, ask: Question, closed: list[Refused]) -> list[Help | None]:
    """For each closed move the open one that helps most: now rather than later, opening it or leaving least missing."""
    rule = rules[ask.step[0]]
    best: list[tuple[tuple[int, ...], Help] | None] = [None for _ in closed]
    ways = [0 for _ in closed]  # where many moves help alike, the reason itself says what to do
    if not isinstance(rule, TurnRule):
        return [None for _ in closed]
    for option in ask.options[:_TRIED]:
        twin = p.copy()
        preview(rules, twin, ask, option, ask.seat, Wanted(()), 0)
        if twin.ending:
            continue
        for at, one in enumerate(closed):
            found = _judged(rule, twin, ask.seat, option, one)
            if found is None:
                continue
            ways[at] += 1
            known = best[at]
            if known is None or found[0] < known[0]:
                best[at] = found
    told: list[Help | None] = []
    for at, judged in enumerate(best):
        told.append(judged[1] if judged and (closed[at].reason.lacks or ways[at] <= _WAYS) else None)
    return told


def _judged(rule: TurnRule[P], p: P, seat: int, option: Option, closed: Refused) -> tuple[tuple[int, ...], Help] | None:
    """How much a move that has been made helps a closed one, less being better; None if it does not."""
    action = rule.actions[closed.move[0]]
    later = rule.spent(p, seat, action) is not None
    number = action.closed_by(p, seat, closed.move)
    if number and number != closed.number:
        return None
    if not number:
        return (int(later), 0, 0), Help(option, True, later)
    still = rule.refusals(p, seat, [closed.move])[0].reason
    if not still.lacks or still.lacks >= closed.reason.lacks or _about(still) != _about(closed.reason):
        return None
    return (int(later), 1, still.lacks), Help(option, False, later)


def _about(reason: Reason) -> list[tuple[str, int | str]]:
    """What a reason speaks of beside its numbers."""
    return [one for one in reason.values.items() if one[0] not in ("have", "need", "least")]
