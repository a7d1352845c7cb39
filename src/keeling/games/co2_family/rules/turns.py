"""Rounds and turns."""

from __future__ import annotations

from typing import Final, TypeVar

from keeling.core.action import Action
from keeling.core.agenda import Args, Option, Rule
from keeling.core.reason import Values
from keeling.games.co2_family.model.position import Table

T = TypeVar("T", bound=Table)
PASS: Final[Option] = ("pass",)
END: Final[Option] = ("end",)


class BeginTurn(Rule[T]):
    """A fresh turn: one main action and each free move once."""

    def act(self, t: T, seat: int, args: Args) -> None:
        t.active = seat
        t.acted = t.moved = t.traded = t.carded = t.stop = t.spoke = 0
        t.done_slot = t.done_energy = -1
        if t.facts is not None:
            t.note("turn", self.ids.split(" ")[0], seat, {"decade": t.decade, "round": t.round})
        t.then(("turn", seat, ()))


class PassAction(Action[T]):
    """Only a player with no legal main action may pass it (ruling)."""

    verb = "pass"

    def main_actions(self, t: T, seat: int) -> list[Option]:
        """The main actions open to a player."""
        raise TypeError(self.verb)

    def passed(self) -> int:
        """The edition's number for it."""
        raise TypeError(self.verb)

    def moves(self, t: T) -> list[Option]:
        return [PASS]

    def gate(self, t: T, seat: int) -> int:
        return 1 if self.main_actions(t, seat) else 0

    def closed_by(self, t: T, seat: int, words: Option) -> int:
        return self.gate(t, seat)

    def numbers(self, t: T, seat: int, words: Option, number: int) -> Values:
        return {"example": " ".join(self.main_actions(t, seat)[0])}

    def play(self, t: T, seat: int, option: Option) -> None:
        t.acted = self.passed()
        if t.facts is not None:
            t.note("passed", self.ids.split(" ")[0], seat, {})


class EndTurn(Action[T]):
    """The turn ends once the main action is taken."""

    verb = "end"

    def moves(self, t: T) -> list[Option]:
        return [END]

    def gate(self, t: T) -> int:
        return 0 if t.acted else 1

    def closed_by(self, t: T, seat: int, words: Option) -> int:
        return self.gate(t)
