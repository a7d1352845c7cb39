"""Lobbyist: does what its cards pay for."""

from __future__ import annotations

from typing import ClassVar

from keeling.core.agenda import Option
from keeling.games.co2.bots.sparring import wants
from keeling.games.co2.bots.sparring.script import Script
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2_family.model.words import BOUGHT, SOLD
from keeling.games.co2_family.rules.lobby import subsidy_card
from keeling.games.co2_family.rules.market import BUY, SELL


class Lobbyist(Script):
    """Each of its five cards for the main benefit: it proposes, installs, builds and trades as they say."""

    card: ClassVar[float] = 3.0  # what a card's main benefit is worth

    def target(self, t: Co2Position, seat: int) -> int:
        """An energy for which it holds a discount, if anything of it lies about."""
        for energy, pile in enumerate(t.figures.plants):
            card = subsidy_card(t, seat, energy) >= 0 and t.pile[energy] < len(pile)
            if card and wants.steps_short(t, energy) < 2:
                return energy
        return super().target(t, seat)

    def value(self, t: Co2Position, seat: int, option: Option, own: int) -> float:
        f = t.figures
        installs = option[0] == "install"
        waiting = f.after_ready[f.energy_of[option[1]]] if installs else f.after_lay[f.slot_of[option[2:4]]]
        return super().value(t, seat, option, own) + (self.card if t.lobby[seat] & waiting else 0.0)

    def build(self, t: Co2Position, seat: int, options: list[Option]) -> Option | None:
        """With a card for it rather than without."""
        cheap: list[Option] = [option for option in options if option[0] == "build" and len(option) == 5]
        return super().build(t, seat, cheap or options)

    def market(self, t: Co2Position, seat: int, options: list[Option]) -> Option | None:
        """Buying or selling at any price if a card waits for it."""
        f = t.figures
        for trade, waiting in ((SELL, f.after_trade[SOLD]), (BUY, f.after_trade[BOUGHT])):
            if t.lobby[seat] & waiting and not t.carded and trade in options:
                return trade
        return super().market(t, seat, options)
