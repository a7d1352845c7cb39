"""Free rider: takes what others have prepared, and points before plants while the planet can bear it."""

from __future__ import annotations

from typing import ClassVar

from keeling.core.agenda import Option
from keeling.games.co2.bots.sparring.script import Script
from keeling.games.co2.model.position import Co2Position


class FreeRider(Script):
    """Installs and builds on others' proposals; its income goes into points until the planet is in danger."""

    alarm: ClassVar[int] = 330  # ppm from which on it puts money aside for plants
    lazy: ClassVar[float] = 2.0  # what it costs it to prepare something for others

    def value(self, t: Co2Position, seat: int, option: Option, own: int) -> float:
        return super().value(t, seat, option, own) - (self.lazy if option[0] == "propose" else 0.0)

    def income(self, t: Co2Position, seat: int, options: list[Option]) -> Option:
        return super().income(t, seat, options) if t.co2 >= self.alarm else options[-1]
