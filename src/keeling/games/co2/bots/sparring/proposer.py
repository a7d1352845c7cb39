"""Proposer: lives by the grants of what it proposes, and lets others install it."""

from __future__ import annotations

from typing import ClassVar

from keeling.core.agenda import Option
from keeling.games.co2.bots.sparring.script import Script
from keeling.games.co2.model.position import Co2Position


class Proposer(Script):
    """Grants first: it proposes where most is paid, keeps people on the projects, and builds when the purse allows."""

    staff = 3
    alarm: ClassVar[int] = 250  # ppm from which on it does what brings a plant nearer
    eager: ClassVar[float] = 4.0  # what a proposal is worth beyond its grant

    def value(self, t: Co2Position, seat: int, option: Option, own: int) -> float:
        eager = option[0] == "propose" and t.co2 < self.alarm
        return super().value(t, seat, option, own) + (self.eager if eager else 0.0)
