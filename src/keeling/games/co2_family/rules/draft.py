"""Drafting the lobby cards: keep some, pass the rest, all at once."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Choice, Option, Rule
from keeling.core.piles import without
from keeling.core.reason import Values
from keeling.games.co2_family.model.position import T

KEEP: Final[list[Option]] = [("keep", str(no + 1)) for no in range(36)]


class Draft(Rule[T]):
    """Everybody chooses from their pack in a lane of their own; then the packs move on."""

    def kept(self, cards: int) -> int:
        """How many are kept of a pack with so many cards."""
        return 1

    def act(self, t: T, seat: int, args: Args) -> None:
        if t.draft:
            kept = self.kept(args[0])
            t.lanes = [[("keep", player, ()) for _ in range(kept)] for player in range(t.seats)]
            t.then(("pass-packs", -1, self.passed(args[0], kept)))

    def passed(self, cards: int, kept: int) -> Args:
        """What passing the packs is told."""
        return (cards - kept,)


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
        t.note("kept", self.ids.split(" ")[0], seat, {"no": card + 1}, True)


class PassPacks(Rule[T]):
    """Pass the packs on; the last card passed is kept."""

    def left(self, args: Args) -> int:
        """How many cards are in each pack now."""
        return args[0]

    def step(self, t: T, left: int) -> int:
        """To the right (-1) or to the left (1)."""
        return -1

    def act(self, t: T, seat: int, args: Args) -> None:
        left, step = self.left(args), self.step(t, self.left(args))
        packs = t.packs[:]
        for player in range(t.seats):
            t.packs[(player + step) % t.seats] = packs[player]
        direction = "right" if step < 0 else "left"
        t.note("packs-passed", self.ids.split(" ")[0], -1, {"direction": direction, "cards": left})
        if left > 1:
            t.then(("draft", -1, (left,)))
            return
        for player in range(t.seats):
            t.lobby[player] |= t.packs[player]
            t.packs[player] = 0
