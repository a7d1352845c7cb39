"""Paying with a permit, of one's own or of a region one controls."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Choice, Option
from keeling.core.reason import Values
from keeling.games.co2_family.model.position import T
from keeling.games.co2_family.model.words import REGIONS
from keeling.games.co2_family.rules.supplies import permit_to_bank

OWN: Final[Option] = ("pay", "own")
FROM: Final[list[Option]] = [("pay", word) for word in REGIONS]
SOURCES: Final[list[Option]] = [OWN, *FROM]


class PayPermit(Choice[T]):
    """Choose where the permit comes from and pay it to the bank."""

    prompt = "pay-permit"

    def moves(self, t: T, seat: int, args: Args) -> list[Option]:
        return SOURCES

    def gate(self, t: T, seat: int, args: Args, move: Option) -> int:
        if move == OWN:
            return 0 if t.permits[seat] else 1
        region = REGIONS.index(move[1])
        if t.control[region] != seat:
            return 2
        return 0 if t.permits_in[region] else 3

    def options(self, t: T, seat: int, args: Args) -> list[Option]:
        # as the gate has it, without asking it about every region
        out = [OWN] if t.permits[seat] else []
        if seat in t.control:
            out += [FROM[region] for region, holder in enumerate(t.control) if holder == seat and t.permits_in[region]]
        return out

    def numbers(self, t: T, seat: int, args: Args, move: Option, number: int) -> Values:
        return {} if number == 1 else {"region": move[1]}

    def play(self, t: T, seat: int, args: Args, option: Option) -> None:
        if option == OWN:
            t.permits[seat] -= 1
        else:
            t.permits_in[REGIONS.index(option[1])] -= 1
        if t.facts is not None:
            t.note("permit-paid", self.ids.split(" ")[0], seat, {"source": option[1]})
        permit_to_bank(t)
