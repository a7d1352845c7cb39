"""Which moves of a turn are worth a thought: scientists' many ways that come to the same are looked at once (C-51)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from keeling.core.agenda import Option
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2_family.model.words import EACH, READY
from keeling.games.co2_family.rules.goals import DISCARD


def moves(t: Co2Position, seat: int, options: list[Option], first: bool) -> list[Option]:
    """A scientist stays or learns something else: one way from and to each energy, proposed or installed."""
    f = t.figures
    hand = f.slots
    seen = 0
    out: list[Option] = []
    for option in options:
        if option[0] != "move":
            out.append(option)
            continue
        source, goal = f.move_of[option]
        if goal == hand:
            continue
        known = EACH if source == hand else t.project[source] % EACH
        code = t.project[goal] if goal < hand else goal - hand - 1 + 2 * READY
        if goal < hand and code % EACH == known:
            continue
        bit = 1 << (code * (EACH + 1) + known)
        if not seen & bit:
            seen |= bit
            out.append(option)
    return out


def turn(t: Co2Position, seat: int, options: list[Option], first: bool) -> list[Option]:
    """Scientists move after the main action, which nothing they do makes possible; a goal is given a decade's time."""
    if t.decade == 1 and DISCARD in options:  # too early to know what it will score (C-31)
        options = [option for option in options if option != DISCARD]
    if t.acted:
        return moves(t, seat, options, first)
    return [option for option in options if option[0] != "move"]


def auction(t: Co2Position, seat: int, options: list[Option], first: bool) -> list[Option]:
    """The least bid speaks for all: what one costs is only seen once it has won, so a higher one looks as good."""
    bids = [option for option in options if option[0] == "bid"]
    return [option for option in options if option[0] != "bid"] + bids[:1]


CANDIDATES: Final[dict[str, Callable[[Co2Position, int, list[Option], bool], list[Option]]]] = {
    "turn": turn,
    "research": moves,
    "extra-move": moves,
    "auction": auction,
}
