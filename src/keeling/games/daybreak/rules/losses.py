"""Numbers that rise and fall, and what it costs to lose what is not there (D-7, D-53, D-54)."""

from __future__ import annotations

from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.words import (
    BAN_DIRTY,
    CLEAN,
    COLLAPSE,
    COMMUNITY,
    DEMAND,
    DIRTY,
    EACH,
    EMISSION,
    EMISSIONS,
    OCEAN,
    RESILIENCE,
    RESILIENCES,
    TREE,
)


def suffer(t: DaybreakPosition, seat: int, more: int, rule: str) -> None:
    """Communities in crisis; with twelve anybody's all is lost, in any stage (D-54)."""
    at = seat * EACH + COMMUNITY
    t.board[at] += more
    if t.facts is not None:
        t.note("community", rule, seat, {"amount": more})
    if t.board[at] >= t.figures.lose_communities and not t.ending:
        t.ending = COLLAPSE
        t.note("collapsed", "D-54", seat, {})


def is_fixed(t: DaybreakPosition, at: int) -> bool:
    """Whether nothing can be taken off a number of the boards: dirty energy, while a crisis forbids it (D-56a)."""
    return at == DIRTY and bool(t.bans >> BAN_DIRTY & 1)


def change(t: DaybreakPosition, seat: int, at: int, n: int, rule: str) -> None:
    """A number of a player's board; nothing falls below 0 (D-7), and missing resilience is paid for (D-53)."""
    if at == COMMUNITY and n > 0:
        suffer(t, seat, n, rule)
        return
    if n < 0 and is_fixed(t, at):
        return  # an action gives what is left of it
    where = seat * EACH + at
    have = t.board[where]
    done = n if have + n >= 0 else -have
    t.board[where] = have + done
    if done and t.facts is not None:
        _tell(t, seat, at, done, rule)
    if done != n and RESILIENCE <= at < COMMUNITY:
        suffer(t, seat, done - n, "D-53")


def _tell(t: DaybreakPosition, seat: int, at: int, done: int, rule: str) -> None:
    """What has changed on a board."""
    if at == DEMAND:
        t.note("demand", rule, seat, {"amount": done})
    elif at == DIRTY:
        t.note("dirty", rule, seat, {"amount": done})
    elif at == CLEAN:
        t.note("clean", rule, seat, {"amount": done})
    elif at < RESILIENCE:
        t.note("emission", rule, seat, {"amount": done, "kind": EMISSIONS[at - EMISSION]})
    elif at < COMMUNITY:
        t.note("resilience", rule, seat, {"amount": done, "kind": RESILIENCES[at - RESILIENCE]})
    else:
        t.note("community", rule, seat, {"amount": done})


def change_sink(t: DaybreakPosition, at: int, n: int, rule: str) -> None:
    """Trees, oceans or DAC; every player suffers for each one that is missing (D-53)."""
    have = t.sinks[at]
    done = n if have + n >= 0 else -have
    t.sinks[at] = have + done
    if done and t.facts is not None:
        if at == TREE:
            t.note("tree", rule, -1, {"amount": done})
        elif at == OCEAN:
            t.note("ocean", rule, -1, {"amount": done})
        else:
            t.note("dac", rule, -1, {"amount": done})
    if done != n:
        for seat in range(t.seats):
            suffer(t, seat, done - n, "D-53")
