"""Scholar: scientists, summits and the lead on the tracks; the income goes into points."""

from __future__ import annotations

from keeling.core.agenda import Option
from keeling.games.co2.bots.sparring import wants
from keeling.games.co2.bots.sparring.script import Script
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2_family.model.words import EACH


class Scholar(Script):
    """Four scientists as soon as may be, on whatever teaches most; sent off they speak at summits."""

    staff = 4
    scientist = 5.0

    def post(self, t: Co2Position, seat: int, option: Option) -> float:
        if option[-1].startswith("summit") and wants.turns_left(t) > 2:
            energy = t.project[t.figures.slot_of[option[1:3]]] % EACH
            others = t.worker.count(seat) > 1 or t.hand[seat] > 0
            return (2.0 if self.completes(t, option[-1]) else 0.6 if others else 0.0) * self.lesson(t, seat, energy)
        return super().post(t, seat, option)
