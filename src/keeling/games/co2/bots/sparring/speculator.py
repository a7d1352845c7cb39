"""Speculator: permits bought cheap and held, regions controlled for the permits in them."""

from __future__ import annotations

from keeling.core.agenda import Option
from keeling.games.co2.bots.sparring import wants
from keeling.games.co2.bots.sparring.script import Script
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.rules.goals import goal_points
from keeling.games.co2_family.model.words import REGIONS
from keeling.games.co2_family.rules.market import BUY, SELL


class Speculator(Script):
    """Buys up to four dollars, sells from seven, and builds where most permits lie."""

    cheap = 4
    dear = 7
    stock = 2

    def plant(self, t: Co2Position, seat: int, option: Option) -> float:
        return super().plant(t, seat, option) + 1.5 * t.permits_in[REGIONS.index(option[2])]

    def value(self, t: Co2Position, seat: int, option: Option, own: int) -> float:
        paid = super().value(t, seat, option, own)
        return paid + t.figures.install_permits[t.figures.energy_of[option[1]]] if option[0] == "install" else paid

    def market(self, t: Co2Position, seat: int, options: list[Option]) -> Option | None:
        """In its last turn it holds what it has: permits pay their price at the end, and a goal may count them."""
        if wants.turns_left(t) == 1:
            counts = goal_points(t, seat, 9) > goal_points(t, seat, 0) and not t.cashed[seat]
            return BUY if counts and t.price <= 4 else None
        if t.money[seat] < 6 and t.permits[seat] > self.stock:
            return SELL
        return super().market(t, seat, options)
