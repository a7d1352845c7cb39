"""Rounds and turns."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action, TurnRule
from keeling.core.agenda import Args, Option, Rule
from keeling.core.reason import Values
from keeling.games.co2_family.model.position import T
from keeling.kit.single_moves import SingleMove

PASS: Final[Option] = ("pass",)
END: Final[Option] = ("end",)


class Round(Rule[T]):
    """Every player takes one turn, clockwise from the start player; args are which round it is."""

    def rounds(self, t: T) -> int:
        """How many rounds this decade has."""
        raise TypeError("rounds")

    def act(self, t: T, seat: int, args: Args) -> None:
        t.round = args[0]
        if args[0] < self.rounds(t):
            t.then(("round", -1, (args[0] + 1,)))
        else:
            self.last(t)
        t.then(*[("begin-turn", (t.start + place) % t.seats, ()) for place in range(t.seats)])

    def last(self, t: T) -> None:
        """What comes after the turns of the last round."""


class BeginTurn(Rule[T]):
    """A fresh turn: one main action and each free move once."""

    def act(self, t: T, seat: int, args: Args) -> None:
        t.active = seat
        t.acted = t.moved = t.traded = t.carded = t.stop = t.spoke = 0
        t.done_slot = t.done_energy = -1
        if t.facts is not None:
            t.note("turn", self.ids.split(" ")[0], seat, {"decade": t.decade, "round": t.round})
        t.then(("turn", seat, ()))


class PassAction(SingleMove[T]):
    """Only a player with no legal main action may pass it (ruling)."""

    verb = "pass"
    move = PASS
    done: int  # the edition's number for it

    def main_actions(self, t: T, seat: int) -> list[Option]:
        """The main actions open to a player."""
        raise TypeError(self.verb)

    def gate(self, t: T, seat: int) -> int:
        return 1 if self.main_actions(t, seat) else 0

    def numbers(self, t: T, seat: int, words: Option, number: int) -> Values:
        return {"example": " ".join(self.main_actions(t, seat)[0])}

    def play(self, t: T, seat: int, option: Option) -> None:
        t.acted = self.done
        t.note("passed", self.ids.split(" ")[0], seat, {})


class EndTurn(SingleMove[T]):
    """The turn ends once the main action is taken."""

    verb = "end"
    move = END

    def gate(self, t: T, seat: int) -> int:
        return 0 if t.acted else 1


class Turn(TurnRule[T]):
    """One main action and each of the free moves once, in any order, none inside another."""

    prompt = "turn"
    ends = "end"

    def about(self, t: T, seat: int, args: Args) -> Values:
        return {"what": "free"} if t.acted else {}  # no main action is promised once it is taken

    def play(self, t: T, seat: int, args: Args, option: Option) -> None:
        if option != END:
            t.then(("turn", seat, ()))
        self.actions[option[0]].play(t, seat, option)


def by_verb(*actions: Action[T]) -> dict[str, Action[T]]:
    """The actions of a turn by their verbs."""
    return {action.verb: action for action in actions}
