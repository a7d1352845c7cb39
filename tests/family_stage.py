"""What the stages of both editions of CO₂ share: setting pieces so that the supplies still add up."""

from __future__ import annotations

from typing import Any, Self

from keeling.core.agenda import CHANCE
from keeling.games import house_figures
from keeling.games.co2_family.model.words import FOSSILS, REGIONS, TOPICS
from keeling.testing.stage import Stage


class FamilyStage(Stage):
    """A table of either edition."""

    def own_figures(self) -> Any:
        """Figures that this stage may change: the house's are everybody's."""
        t = self.t
        if t.figures is self.side(house_figures(self.match.game.name)):
            t.figures = self.side(self.match.game.figures(t.figures.sheet))
        return t.figures

    def side(self, figures: Any) -> Any:
        """The figures of the side of the board that is played on."""
        return figures

    def number(self, energy: str) -> int:
        """The number of an energy."""
        return self.match.position.figures.energy_of[energy]

    def tile(self, region: str, *energies: str) -> Self:
        """Give a region priorities by changing the figures of the tile that lies there (this stage only)."""
        f = self.own_figures()
        f.tiles[self.t.tile[REGIONS.index(region)]] = [self.number(energy) for energy in energies]
        f._options()
        return self

    def slot(self, region: str, word: str) -> int:
        """The number of a project slot."""
        return self.t.figures.slot_of[(region, word)]

    def fossil(self, kind: str, region: str, space: int) -> Self:
        """Put a fossil plant from the pile on an empty space (1-based)."""
        t = self.t
        code = FOSSILS.index(kind) + 1
        spot = t.figures.first_space[REGIONS.index(region)] + space - 1
        assert t.space[spot] == 0
        t.fossils[code - 1] -= 1
        t.space[spot] = code
        t.co2 += t.figures.ppm[code]
        return self

    def level(self, seat: int, energy: str, value: int) -> Self:
        """Set a player's expertise."""
        return self.set("expertise", value, seat=seat, energy=energy)

    def expertise(self, seat: int, energy: str) -> int:
        """A player's expertise."""
        return self.get("expertise", seat=seat, energy=energy)

    def tech(self, seat: int, value: int) -> Self:
        """Set a player's tech, out of the supply."""
        return self.set("tech", value, "tech_bank", seat=seat)

    def permits(self, seat: int, value: int) -> Self:
        """Set a player's permits, out of the bank."""
        return self.set("permits", value, "bank", seat=seat)

    def region(
        self, name: str, permits: int | None = None, control: int | None = None, tech: int | None = None
    ) -> Self:
        """Set what a region holds, out of the bank and the supply, and who controls it."""
        if permits is not None:
            self.set("permits_in", permits, "bank", region=name)
        if tech is not None:
            self.set("tech_in", tech, "tech_bank", region=name)
        return self if control is None else self.set("control", control, region=name)

    def market(self, stock: int, price: int | None = None) -> Self:
        """Set the market's stock, out of the bank, and its price."""
        if price is not None:
            self.set("price", price)
        return self.set("market", stock, "bank")

    def hand(self, seat: int, *cards: int) -> Self:
        """Give a player exactly these lobby cards; whoever held one of them loses it."""
        return self.deal("lobby", *cards, seat=seat)

    def hire(self, seat: int, count: int = 1) -> Self:
        """Take scientists of a player's out of the pool into the hand."""
        return self.set("hand", self.get("hand", seat=seat) + count, "pool", seat=seat)

    def summit(self, place: int, no: int, **speakers: int) -> Self:
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
            topic = t.figures.topics[tile].index(self.number(energy))
            source = t.pool if t.pool[seat] else t.hand
            source[seat] -= 1
            t.speaker[TOPICS * (place - 1) + topic] = seat
        return self

    def lay_out(self, draws: dict[str, list[str]]) -> Self:
        """Draw what is listed for a prompt, else the first option, until a player is asked."""
        while self.seats_asked() == [CHANCE]:
            queue = draws.get(self.prompt)
            self.draw(queue.pop(0) if queue else self.options()[0])
        return self
