"""What a table has asked for, as bits of one number: challenges of a kind (D-70, D-71), and newer questions (D-22a)."""

from __future__ import annotations

from typing import Final

from keeling.games.daybreak.model.position import DaybreakPosition

GROUP, SINGLE = 0, 1  # which cards of a kind of challenge (D-70)
CHOSEN: Final = 8  # the first bit of those that are chosen instead of drawn (D-71)
_WHICH: Final = 16  # who spends a tucked card says which; tables from before do not ask


def challenge_bit(kind: int, single: int, chosen: bool) -> int:
    """The bit of a wish for challenges."""
    return 1 << (kind * 2 + single + (CHOSEN if chosen else 0))


def wants_challenge(t: DaybreakPosition, kind: int, single: int, chosen: bool) -> bool:
    """Whether the table wants challenges of a kind, drawn or chosen."""
    return t.asked_challenges & challenge_bit(kind, single, chosen) != 0


def ask_which(t: DaybreakPosition) -> None:
    """Let this table ask which tucked card is spent."""
    t.asked_challenges |= 1 << _WHICH


def asks_which(t: DaybreakPosition) -> bool:
    """Whether who spends a tucked card says which."""
    return t.asked_challenges >> _WHICH & 1 == 1
