"""Paying with a permit, of one's own or of a region one controls (C-24, C-42, C-60, C-81)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Option, Rule
from keeling.games.co2.rules.supplies import permit_to_bank
from keeling.games.co2.table import Table
from keeling.games.co2.words import REGIONS

OWN: Final[Option] = ("pay", "own")
FROM: Final[list[Option]] = [("pay", word) for word in REGIONS]


class PayPermit(Rule[Table]):  # C-42 C-60
    """Choose where the permit comes from and pay it to the bank."""

    ids = "C-42 C-60"
    prompt = "pay-permit"
    asks = True

    def options(self, t: Table, seat: int, args: Args) -> list[Option]:
        out: list[Option] = []
        if t.permits[seat]:
            out.append(OWN)
        control = t.control
        if seat in control:
            for region in range(len(control)):
                if control[region] == seat and t.permits_in[region]:
                    out.append(FROM[region])
        return out

    def play(self, t: Table, seat: int, args: Args, option: Option) -> None:
        if option == OWN:
            t.permits[seat] -= 1
        else:
            t.permits_in[REGIONS.index(option[1])] -= 1
        if t.facts is not None:
            t.note("permit-paid", self.ids.split(" ")[0], seat, {"source": option[1]})
        permit_to_bank(t)
