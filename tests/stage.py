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
from keeling.games.co2.model.words import ENERGIES, REGIONS
from keeling.games.co2_family.model.words import GREEN
from tests.family_stage import FamilyStage


class Stage(FamilyStage):
    """A table of CO₂; pieces are set so that the supplies still add up."""

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
    s = Stage(keeling.table("co2", seats, 0, options, sheet))
    return s if bare else s.lay_out({prompt: list(texts) for prompt, texts in (draws or {}).items()})
