"""Drafting the lobby cards: keep some, pass the rest, all at once."""

from __future__ import annotations

from typing import Final, TypeVar

from keeling.core.agenda import Args, Choice, Option
from keeling.core.piles import without
from keeling.core.reason import Values
from keeling.games.co2_family.model.position import Table

T = TypeVar("T", bound=Table)
KEEP: Final[list[Option]] = [("keep", str(no + 1)) for no in range(36)]


class Keep(Choice[T]):
    """Keep one card of the pack in hand."""

    prompt = "keep"
    secret = True

    def moves(self, t: T, seat: int, args: Args) -> list[Option]:
        return KEEP[: t.figures.lobby_count]

    def gate(self, t: T, seat: int, args: Args, move: Option) -> int:
        return 0 if t.packs[seat] >> KEEP.index(move) & 1 else 1

    def numbers(self, t: T, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"no": move[1]}

    def play(self, t: T, seat: int, args: Args, option: Option) -> None:
        card = KEEP.index(option)
        t.packs[seat] = without(t.packs[seat], card)
        t.lobby[seat] |= 1 << card
        if t.facts is not None:
            t.note("kept", self.ids.split(" ")[0], seat, {"no": card + 1}, True)


def pass_packs(t: Table, step: int, cards: int, rule: str) -> None:
    """Everybody's pack goes to the right (-1) or to the left (1)."""
    packs = t.packs[:]
    for player in range(t.seats):
        t.packs[(player + step) % t.seats] = packs[player]
    if t.facts is not None:
        t.note("packs-passed", rule, -1, {"direction": "right" if step < 0 else "left", "cards": cards})


def keep_packs(t: Table) -> None:
    """What was passed last is kept."""
    for player in range(t.seats):
        t.lobby[player] |= t.packs[player]
        t.packs[player] = 0
