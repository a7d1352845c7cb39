"""A stage for rule tests: set the table, make the moves in notation, look at the result.

s = stage(seats=3)                       # laid out with the first option of every draw, seat 0 to move
s.t.money[0] = 10                        # pieces are set directly on the position (s.t)
s.project("solar", "europe", "tech", installed=True, scientist=1)
s.play(0, "build solar europe tech")     # must be open, else the test fails with the reason
s.draw("fossil coal")                    # chance, when a draw is due
s.why(0, "buy").code == "too-little-money"
"""

from __future__ import annotations

from typing import Any

import keeling
from keeling.core.agenda import CHANCE
from keeling.games import house_figures
from keeling.games.co2.figures import Figures
from keeling.games.co2.words import ENERGIES, REGIONS
from keeling.games.co2_family.words import GREEN
from tests.base_stage import BaseStage


class Stage(BaseStage):
    """A table of CO₂; pieces are set so that the supplies still add up."""

    # -- setting pieces, so that the supplies still add up ------------------------------------------------------

    def tile(self, region: str, *energies: str) -> Stage:
        """Give a region priorities by changing the figures of the tile that lies there (this stage only)."""
        t = self.t
        if t.figures is house_figures("co2"):
            t.figures = Figures(t.figures.sheet)  # a copy of our own: the house's is everybody's
        f = t.figures
        number = t.tile[REGIONS.index(region)]
        f.tiles[number] = [ENERGIES.index(energy) for energy in energies]
        f._options()
        return self

    def slot(self, region: str, word: str) -> int:
        """The number of a project slot."""
        return self.t.figures.slot_of[(region, word)]

    def project(self, energy: str, region: str, slot: str, installed: bool = False, scientist: int = -1) -> Stage:
        """Lay a project into a slot, with a scientist out of its owner's pool on it if one is named."""
        t = self.t
        number = self.slot(region, slot)
        assert t.project[number] < 0
        t.project[number] = ENERGIES.index(energy) + (5 if installed else 0)
        t.stock[ENERGIES.index(energy)] -= 1
        if scientist >= 0:
            source = t.pool if t.pool[scientist] else t.hand
            source[scientist] -= 1
            t.worker[number] = scientist
        return self

    def plant(self, seat: int, energy: str, region: str, space: int | None = None) -> Stage:
        """Put a green plant of a player's on a space (1-based; else the first empty one), without its effects."""
        t = self.t
        first = t.figures.first_space[REGIONS.index(region)]
        count = t.figures.spaces[REGIONS.index(region)]
        spot = first + space - 1 if space else next(s for s in range(first, first + count) if t.space[s] == 0)
        old = t.space[spot]
        if old:
            t.fossils_out[old - 1] += 1
            t.co2 -= t.figures.ppm[old]
        t.space[spot] = GREEN + seat * 5 + ENERGIES.index(energy)
        t.pile[ENERGIES.index(energy)] += 1
        t.plants[seat * 5 + ENERGIES.index(energy)] += 1
        return self

    def fossil(self, kind: str, region: str, space: int) -> Stage:
        """Put a fossil plant from the pile on an empty space (1-based)."""
        t = self.t
        code = ["gas", "oil", "coal"].index(kind) + 1
        spot = t.figures.first_space[REGIONS.index(region)] + space - 1
        assert t.space[spot] == 0
        t.fossils[code - 1] -= 1
        t.space[spot] = code
        t.co2 += t.figures.ppm[code]
        return self

    def level(self, seat: int, energy: str, value: int) -> Stage:
        """Set a player's expertise."""
        self.t.expertise[seat * 5 + ENERGIES.index(energy)] = value
        return self

    def expertise(self, seat: int, energy: str) -> int:
        """A player's expertise."""
        return self.match.position.expertise[seat * 5 + ENERGIES.index(energy)]

    def tech(self, seat: int, value: int) -> Stage:
        """Set a player's tech, out of the supply."""
        t = self.t
        t.tech_bank += t.tech[seat] - value
        t.tech[seat] = value
        return self

    def permits(self, seat: int, value: int) -> Stage:
        """Set a player's permits, out of the bank."""
        t = self.t
        t.bank += t.permits[seat] - value
        t.permits[seat] = value
        return self

    def region(
        self, name: str, permits: int | None = None, control: int | None = None, tech: int | None = None
    ) -> Stage:
        """Set what a region holds, out of the bank and the supply, and who controls it."""
        t = self.t
        number = REGIONS.index(name)
        if permits is not None:
            t.bank += t.permits_in[number] - permits
            t.permits_in[number] = permits
        if tech is not None:
            t.tech_bank += t.tech_in[number] - tech
            t.tech_in[number] = tech
        if control is not None:
            t.control[number] = control
        return self

    def market(self, stock: int, price: int | None = None) -> Stage:
        """Set the market's stock, out of the bank, and its price."""
        t = self.t
        t.bank += t.market - stock
        t.market = stock
        if price is not None:
            t.price = price
        return self

    def hand(self, seat: int, *cards: int) -> Stage:
        """Give a player exactly these lobby cards; whoever held one of them loses it."""
        t = self.t
        wanted = sum(1 << card - 1 for card in cards)
        for other in range(t.seats):
            t.lobby[other] &= ~wanted
        t.lobby_deck |= t.lobby[seat]
        t.lobby_deck &= ~wanted
        t.lobby[seat] = wanted
        return self

    def hire(self, seat: int, count: int = 1) -> Stage:
        """Take scientists of a player's out of the pool into the hand."""
        t = self.t
        t.pool[seat] -= count
        t.hand[seat] += count
        return self

    def summit(self, place: int, no: int, **speakers: int) -> Stage:
        """Lay a summit tile on a place (1-based), with speakers by topic, out of their owners' pool or hand."""
        t = self.t
        old, tile = t.summit[place - 1], no - 1
        if tile in t.summit:
            t.summit[t.summit.index(tile)] = old
        elif old >= 0:
            t.summit_deck |= 1 << old
        t.summit_deck &= ~(1 << tile)
        t.summit[place - 1] = tile
        for energy, seat in speakers.items():
            topic = t.figures.topics[tile].index(ENERGIES.index(energy))
            source = t.pool if t.pool[seat] else t.hand
            source[seat] -= 1
            t.speaker[4 * (place - 1) + topic] = seat
        return self

    def un(self, *numbers: int) -> Stage:
        """Lay open exactly these UN goals."""
        self.t.un_goals[:] = [number - 34 for number in numbers]
        return self

    # -- going to a point of the game ---------------------------------------------------------------------------

    def supply(self, decade: int = 2) -> Stage:
        """Go to the supply phase of a decade; the start-player card stays where it is."""
        self.t.decade = decade
        return self.jump("supply")

    def finish(self) -> Stage:
        """Go to the end of the last decade's operations phase."""
        self.t.decade = self.t.figures.decades[self.t.seats - 1]
        return self.jump("end-check")

    def turn(self) -> Stage:
        """Let whoever is to move take the first open action, forgo what may be forgone, and end the turn."""
        seat = self.seats_asked()[0]
        assert self.prompt == "turn"
        self.play(seat, self.options(seat)[0])
        while self.prompt != "turn":
            self.play(self.seats_asked()[0], self.options()[-1])
        return self.end_turn(seat)


def stage(
    seats: int = 3,
    options: dict[str, Any] | None = None,
    sheet: dict[str, Any] | None = None,
    draws: dict[str, list[str]] | None = None,
    bare: bool = False,
) -> Stage:
    """A table laid out by the first option of every draw, or by those listed for a prompt; `bare` stops before any."""
    match = keeling.table("co2", seats, 0, options, sheet)
    s = Stage(match)
    if bare:
        return s
    left = {prompt: list(texts) for prompt, texts in (draws or {}).items()}
    while s.seats_asked() == [CHANCE]:
        queue = left.get(s.prompt)
        s.draw(queue.pop(0) if queue else s.options()[0])
    return s
