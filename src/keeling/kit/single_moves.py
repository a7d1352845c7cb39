"""Verbs of a turn that are one move."""

from __future__ import annotations

from keeling.core.action import Action
from keeling.core.agenda import Option, P


class SingleMove(Action[P]):
    """A verb of one move: its gate closes it, or nothing does."""

    move: Option = ()

    def moves(self, p: P) -> list[Option]:
        return [self.move]

    def gate(self, p: P, seat: int) -> int:
        """0 if the move is open, else the number of what closes it."""
        return 0

    def offer(self, p: P, seat: int, out: list[Option]) -> None:
        if not self.gate(p, seat):
            out.append(self.move)

    def closed_by(self, p: P, seat: int, words: Option) -> int:
        return self.gate(p, seat)
