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
from keeling.core.agenda import CHANCE, Fact
from keeling.core.notation import parse
from keeling.core.reason import Reason
from keeling.games import house_figures
from keeling.games.co2.figures import Figures
from keeling.games.co2.table import Table
from keeling.games.co2.words import ENERGIES, GREEN, REGIONS


class Stage:
    """A match whose chance is chosen by the test and whose supplies are checked after every move."""

    def __init__(self, match: Any) -> None:
        self.match = match

    @property
    def t(self) -> Table:
        """The position, to look at or to set; setting it makes the stage ask anew."""
        self.match._owed = None
        return self.match.position

    def settle(self) -> None:
        """Let the rules run to the next choice."""
        self.match.owed()

    def seats_asked(self) -> list[int]:
        """Who owes a choice now; -1 is chance."""
        self.match._owed = None
        return [ask.seat for ask in self.match.owed()]

    @property
    def prompt(self) -> str:
        """What is asked now."""
        self.match._owed = None
        return self.match.owed()[0].prompt if self.match.owed() else ""

    def options(self, seat: int | None = None) -> list[str]:
        """The options of a seat, or of whoever is asked first."""
        self.match._owed = None
        owed = self.match.owed()
        ask = owed[0] if seat is None else self.match.ask_of(seat)
        return [] if ask is None else [" ".join(option) for option in ask.options]

    def play(self, seat: int, *texts: str) -> Stage:
        """Make moves that must be open; supplies must add up after each."""
        for text in texts:
            self.match._owed = None
            ask = self.match.ask_of(seat)
            if ask is None or parse(text) not in ask.options:
                raise AssertionError(f"{text!r} is closed: {self.match.why(seat, text)}; asked: {self.match.asks}")
            self.match.take(seat, parse(text))
            self.check()
        return self

    def draw(self, *texts: str) -> Stage:
        """Let chance draw these."""
        return self.play(CHANCE, *texts)

    def end_turn(self, seat: int) -> Stage:
        """End a turn, taking the first option of whatever the seat is asked on the way."""
        self.play(seat, "end")
        while self.seats_asked() == [seat] and self.prompt != "turn":
            self.play(seat, self.options(seat)[0])
        return self

    def why(self, seat: int, text: str) -> Reason | None:
        """Why a move is closed now, or None."""
        self.match._owed = None
        return self.match.why(seat, text)

    def check(self) -> None:
        """Everything still adds up (C-2)."""
        faults = self.match.game.faults(self.match.position)
        assert not faults, faults

    def facts(self, kind: str) -> list[Fact]:
        """All facts of a kind so far."""
        entries = [self.match.opening, *(entry.facts for entry in self.match.entries)]
        return [fact for facts in entries for fact in facts if fact.kind == kind]

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

    def refused(self, seat: int, text: str) -> tuple[str, str]:
        """The code and the rule of the reason against a move that must be closed."""
        reason = self.why(seat, text)
        assert reason is not None, f"{text!r} is open"
        return reason.code, reason.rule

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

    def jump(self, step: str, seat: int = -1, *args: int) -> Stage:
        """Leave what is under way and go on from one step of the flow; what it does not lead to does not follow."""
        t = self.t
        t.agenda, t.lanes = [(step, seat, args)], []
        self.settle()
        return self

    def supply(self, decade: int = 2) -> Stage:
        """Go to the supply phase of a decade; the start-player card stays where it is."""
        self.t.decade = decade
        return self.jump("supply")

    def finish(self) -> Stage:
        """Go to the end of the last decade's operations phase."""
        self.t.decade = self.t.figures.decades[self.t.seats - 1]
        return self.jump("end-check")

    def chance(self, *texts: str) -> Stage:
        """Let chance draw these, then the first option each time, until somebody else is asked."""
        self.draw(*texts)
        while self.seats_asked() == [CHANCE]:
            self.draw(self.options()[0])
        return self

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
