"""Paying with a permit, of one's own or of a region one controls (C-24, C-42, C-60, C-81)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Choice, Option
from keeling.core.reason import Values
from keeling.games.co2.position import Co2Position
from keeling.games.co2.rules.supplies import permit_to_bank
from keeling.games.co2.words import REGIONS

OWN: Final[Option] = ("pay", "own")
FROM: Final[list[Option]] = [("pay", word) for word in REGIONS]
SOURCES: Final[list[Option]] = [OWN, *FROM]


class PayPermit(Choice[Co2Position]):  # C-42 C-60
    """Choose where the permit comes from and pay it to the bank."""

    ids = "C-42 C-60"
    prompt = "pay-permit"
    closed = ("", "own-supply-empty C-42", "not-controlled C-60", "region-empty C-60")

    def moves(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return SOURCES

    def gate(self, t: Co2Position, seat: int, args: Args, move: Option) -> int:
        if move == OWN:
            return 0 if t.permits[seat] else 1
        region = REGIONS.index(move[1])
        if t.control[region] != seat:
            return 2
        return 0 if t.permits_in[region] else 3

    def numbers(self, t: Co2Position, seat: int, args: Args, move: Option, number: int) -> Values:
        return {} if number == 1 else {"region": move[1]}

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        if option == OWN:
            t.permits[seat] -= 1
        else:
            t.permits_in[REGIONS.index(option[1])] -= 1
        if t.facts is not None:
            t.note("permit-paid", self.ids.split(" ")[0], seat, {"source": option[1]})
        permit_to_bank(t)
