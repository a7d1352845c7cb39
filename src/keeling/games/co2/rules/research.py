"""Scientist moves beyond the free one: by a lobby card, and the research grant (C-40, C-66)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Choice, Option
from keeling.core.reason import Values
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.rules.scientists import CLOSED, list_moves, move_gate, move_numbers, move_scientist

FORGO: Final[Option] = ("forgo",)
RECRUIT: Final[Option] = ("recruit",)


class ExtraMove(Choice[Co2Position]):  # C-66 C-51
    """A scientist move beyond the free one, given by a lobby card; it may be forgone."""

    ids = "C-66 C-51"
    prompt = "extra-move"
    closed = CLOSED

    def moves(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return [*t.figures.move_of, FORGO]

    def gate(self, t: Co2Position, seat: int, args: Args, move: Option) -> int:
        if move == FORGO:
            return 0
        source, goal = t.figures.move_of[move]
        return move_gate(t, seat, source, goal)

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        out: list[Option] = []
        list_moves(t, seat, out)
        out.append(FORGO)
        return out

    def numbers(self, t: Co2Position, seat: int, args: Args, move: Option, number: int) -> Values:
        return move_numbers(t, move, number)

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        rule = self.ids.split(" ")[0]
        if option != FORGO:
            move_scientist(t, seat, option, rule)
        elif t.facts is not None:
            t.note("forgone", rule, seat, {})


class Research(ExtraMove):  # C-40 C-51
    """The research grant: move a scientist or recruit one; it may be forgone (ruling)."""

    ids = "C-40 C-51"
    prompt = "research"
    closed = (*CLOSED, "pool-empty C-40")

    def moves(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return [RECRUIT, *super().moves(t, seat, args)]

    def gate(self, t: Co2Position, seat: int, args: Args, move: Option) -> int:
        if move == RECRUIT:
            return 0 if t.pool[seat] else len(CLOSED)
        return super().gate(t, seat, args, move)

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        out: list[Option] = []
        if t.pool[seat]:
            out.append(RECRUIT)
        list_moves(t, seat, out)
        out.append(FORGO)
        return out

    def numbers(self, t: Co2Position, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"scientists": t.figures.scientists} if move == RECRUIT else super().numbers(t, seat, args, move, number)

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        if option != RECRUIT:
            super().play(t, seat, args, option)
            return
        t.pool[seat] -= 1
        t.hand[seat] += 1
        if t.facts is not None:
            t.note("recruited", "C-40", seat, {"scientists": t.figures.scientists - t.pool[seat]})
