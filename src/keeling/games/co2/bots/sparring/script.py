"""A player by fixed rules: it looks at its own purse and the board, never ahead and never into others' hands."""

from __future__ import annotations

from typing import ClassVar

from keeling.core.agenda import Option
from keeling.games.co2.bots.sparring import wants
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.rules.goals import goal_points
from keeling.games.co2_family.model.words import EACH, REGIONS, TOPICS
from keeling.games.co2_family.rules.goals import CASH, DISCARD, SCORE
from keeling.games.co2_family.rules.market import BUY, SELL
from keeling.games.co2_family.rules.supplies import has_permit
from keeling.kit import script
from keeling.kit.script import first_open


class Script(script.Script[Co2Position]):
    """What all of them do alike; each differs in what it takes for worth its while."""

    tech: ClassVar[float] = 2.0  # what a cube, a scientist and a step towards the own plant are worth in dollars
    scientist: ClassVar[float] = 2.0
    step: ClassVar[float] = 4.0
    staff: ClassVar[int] = 2  # scientists it wants
    stock: ClassVar[int] = 1  # permits it keeps when it sells
    cheap: ClassVar[int] = 0  # it buys permits up to this price
    dear: ClassVar[int] = 4  # and sells them from this price on
    cashes: ClassVar[bool] = False  # whether the company goal goes for a plant that can then be built at once

    def target(self, t: Co2Position, seat: int) -> int:
        """The energy it would build next; -1 for none."""
        return wants.target(t, seat)

    def turn(self, t: Co2Position, seat: int, options: list[Option]) -> Option | None:
        """First the main action, and what makes it possible; then whatever is free and of use."""
        ways = (self.claim, self.lobby_main, self.move, self.market, self.lobby_minor, self.end)
        return first_open(ways if t.acted else (self.build, self.raise_money, self.permit, self.main), t, seat, options)

    def build(self, t: Co2Position, seat: int, options: list[Option]) -> Option | None:
        """The plant that brings most, with the card for it if there is one."""
        builds = [option for option in options if option[0] == "build"]
        return max(builds, key=lambda option: (self.plant(t, seat, option), len(option)), default=None)

    def plant(self, t: Co2Position, seat: int, option: Option) -> float:
        """What a plant brings: its points, and the permits of a region nobody holds."""
        energy, region = t.figures.energy_of[option[1]], REGIONS.index(option[2])
        held = t.control[region] == -1
        return t.figures.plants[energy][t.pile[energy]][2] + (0.5 * t.permits_in[region] if held else 0)

    def raise_money(self, t: Co2Position, seat: int, options: list[Option]) -> Option | None:
        """Sell a permit, or turn in the company goal, if just that lets it build at once."""
        energy = self.target(t, seat)
        if energy < 0 or wants.steps_short(t, energy) or wants.lore_short(t, seat, energy):
            return None
        short = wants.money_short(t, seat, energy)
        if not short or wants.tech_short(t, seat, energy):
            return None
        if short <= t.price and SELL in options:
            return SELL
        return DISCARD if self.cashes and short <= t.figures.discard_money else None

    def permit(self, t: Co2Position, seat: int, options: list[Option]) -> Option | None:
        """A permit to install what it wants to build."""
        energy = self.target(t, seat)
        wanted = energy >= 0 and wants.steps_short(t, energy) == 1 and not has_permit(t, seat)
        return BUY if wanted and t.price <= 4 else None

    def main(self, t: Co2Position, seat: int, options: list[Option]) -> Option | None:
        """The proposal or installation that is worth most."""
        own = self.target(t, seat)
        ways = [option for option in options if option[0] in ("propose", "install")]
        return max(ways, key=lambda option: self.value(t, seat, option, own), default=("pass",))

    def value(self, t: Co2Position, seat: int, option: Option, own: int) -> float:
        """What a main action pays at once, and whether it brings the own plant nearer."""
        f = t.figures
        energy, slot = f.energy_of[option[1]], f.slot_of[option[2:4]]
        if option[0] == "install":
            paid = f.install_money[energy] + self.tech * f.install_tech[energy] + t.price * f.install_permits[energy]
            return paid - t.price + (self.step if energy == own and wants.steps_short(t, own) == 1 else 0)
        grants = (t.permits_in[f.slot_region[slot]], self.tech * f.grant_tech, self.researched(t, seat))
        return grants[f.slot_kind[slot]] + (self.step / 2 if energy == own and wants.steps_short(t, own) == 2 else 0)

    def researched(self, t: Co2Position, seat: int) -> float:
        """What a research grant is worth: a scientist more, or a move."""
        missing = t.figures.scientists - t.pool[seat] < self.staff
        return self.scientist if missing and wants.turns_left(t) > 4 else 0.5

    def lesson(self, t: Co2Position, seat: int, energy: int) -> float:
        """What learning an energy is worth."""
        own = self.target(t, seat)
        return wants.next_step(t, seat, energy) + (3 if energy == own and wants.lore_short(t, seat, own) else 0)

    def learn(self, t: Co2Position, seat: int, options: list[Option]) -> Option:
        """The energy worth most."""
        return max(options, key=lambda option: self.lesson(t, seat, t.figures.energy_of[option[1]]))

    def work(self, t: Co2Position, seat: int, options: list[Option]) -> Option:
        """What a scientist at work teaches."""
        return self.learn(t, seat, options)

    def wild(self, t: Co2Position, seat: int, options: list[Option]) -> Option:
        """What a summit teaches as one likes."""
        return self.learn(t, seat, options)

    def summit_extra(self, t: Co2Position, seat: int, options: list[Option]) -> Option:
        """What whoever calls a summit learns beside."""
        return self.learn(t, seat, options)

    def move(self, t: Co2Position, seat: int, options: list[Option]) -> Option | None:
        """To a summit that is complete with it, else from the hand to the project that teaches most."""
        best, chosen = 0.0, None
        for option in options:
            if option[0] == "move" and option[-1] != "hand":
                worth = self.post(t, seat, option)
                if worth > best:
                    best, chosen = worth, option
        return chosen

    def post(self, t: Co2Position, seat: int, option: Option) -> float:
        """What a scientist's place is worth; who works stays there but for a summit."""
        if option[-1].startswith("summit"):
            energy = t.project[t.figures.slot_of[option[1:3]]] % EACH
            return 2 * self.lesson(t, seat, energy) if self.completes(t, option[-1]) else 0.0
        goal = t.figures.slot_of[option[-2:]]
        return self.lesson(t, seat, t.project[goal] % EACH) if option[1] == "hand" else 0.0

    def completes(self, t: Co2Position, word: str) -> bool:
        """Whether one more speaker completes a summit."""
        place = t.figures.summit_words.index(word)
        first = TOPICS * place
        return t.speaker[first : first + len(t.figures.topics[t.summit[place]])].count(-1) == 1

    def sent_off(self, t: Co2Position, seat: int, options: list[Option]) -> Option:
        """To a summit that is complete with it, else home."""
        return next((option for option in options if option[1] != "hand" and self.completes(t, option[1])), options[0])

    def research(self, t: Co2Position, seat: int, options: list[Option]) -> Option | None:
        """A scientist more if some are missing, else a move."""
        missing = t.figures.scientists - t.pool[seat] < self.staff
        return ("recruit",) if missing and t.pool[seat] else self.extra_move(t, seat, options)

    def extra_move(self, t: Co2Position, seat: int, options: list[Option]) -> Option | None:
        """As a free move."""
        return self.move(t, seat, options) or ("forgo",)

    def claim(self, t: Co2Position, seat: int, options: list[Option]) -> Option | None:
        """The UN goal with most points."""
        claims = [option for option in options if option[0] == "claim"]
        return max(claims, key=lambda option: t.figures.un_vp[t.figures.claim_of[option[1]]], default=None)

    def lobby_main(self, t: Co2Position, seat: int, options: list[Option]) -> Option | None:
        """The main benefit of a card, if there is one to be had."""
        return next((option for option in options if option[0] == "lobby" and option[2] == "main"), None)

    def lobby_minor(self, t: Co2Position, seat: int, options: list[Option]) -> Option | None:
        """The small one once there are hardly more turns than cards."""
        if t.lobby[seat].bit_count() < wants.turns_left(t):
            return None
        return next((option for option in options if option[0] == "lobby"), None)

    def market(self, t: Co2Position, seat: int, options: list[Option]) -> Option | None:
        """Buy cheap, sell dear."""
        if t.price >= self.dear and t.permits[seat] > self.stock:
            return SELL
        return BUY if t.price <= self.cheap and t.money[seat] >= t.price else None

    def end(self, t: Co2Position, seat: int, options: list[Option]) -> Option:
        """Nothing more of use."""
        return ("end",)

    def income(self, t: Co2Position, seat: int, options: list[Option]) -> Option:
        """Money up to what the next plant lacks, the rest in points."""
        own = self.target(t, seat)
        last = wants.last_decade(t) and t.round > 0
        wanted = 0 if own < 0 or last else wants.money_short(t, seat, own)
        return options[max(0, len(options) - 1 - wanted)]

    def pay_permit(self, t: Co2Position, seat: int, options: list[Option]) -> Option:
        """A region's rather than an own one, which can be sold."""
        return options[-1]

    charge = pay_permit

    def bonus_permit(self, t: Co2Position, seat: int, options: list[Option]) -> Option:
        """Into a region of its own."""
        return next((option for option in options if t.control[REGIONS.index(option[1])] == seat), options[0])

    def verdict(self, t: Co2Position, seat: int, options: list[Option]) -> Option:
        """Whatever is worth more."""
        return SCORE if 2 * goal_points(t, seat, t.verdict[seat]) >= t.figures.discard_money else CASH

    def short(self, t: Co2Position, seat: int, options: list[Option]) -> Option:
        """Points rather than the goal."""
        return options[-1]

    def auction(self, t: Co2Position, seat: int, options: list[Option]) -> Option:
        """No bid."""
        return ("pass",)
