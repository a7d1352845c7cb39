"""Moves made in passing: the action that brings most for its price, until the hand is empty or nothing is worth it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from keeling.core.agenda import Option
from keeling.games.daybreak.bots.engine import SPARE, drawn, per_use, prices, stacks
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.words import IN_LOCAL, PLACES
from keeling.games.daybreak.rules.local import DONE
from keeling.games.daybreak.rules.piles import bits
from keeling.games.daybreak.rules.use import price, stack_gate

Glance = Callable[[DaybreakPosition, int, Random], Option | None]


def turn(t: DaybreakPosition, seat: int, rng: Random) -> Option | None:
    """Use the best stack, or be done."""
    worth = prices(t, seat, t.bands)
    best, chosen = SPARE, DONE
    for at, action, base in stacks(t, seat):
        if not stack_gate(t, seat, seat * PLACES + at, IN_LOCAL):
            value = per_use(t, seat, action, base, worth) + SPARE * drawn(t, action, base)
            value /= price(t, seat, action.at) or 0.5
            if value > best:
                best, chosen = value, t.figures.use[at]
    return chosen


def pay(t: DaybreakPosition, seat: int, rng: Random) -> Option | None:
    """Any card."""
    cards = bits(t.hand[seat])
    return t.figures.pay[cards[rng.getrandbits(16) % len(cards)]]


ROLLOUT_WEIGHTS: Final = {"done": 0.5}  # how readily it is taken in passing, by its first word
ROLLOUT_POLICY: Final[dict[str, Glance]] = {"turn": turn, "pay": pay}
