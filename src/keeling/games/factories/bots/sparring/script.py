"""A player by fixed rules: it looks at its own goods and the prices, never ahead and never at others' hands."""

from __future__ import annotations

from typing import ClassVar

from keeling.core.agenda import Option
from keeling.games.factories.bots.aims import full_energy
from keeling.games.factories.bots.sparring.wants import energy_wanted, lacking, needs, spare
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import (
    BIOMATERIAL,
    BIOTECH,
    CERTIFICATE,
    COAL,
    CONVENTIONAL,
    GOODS_EACH,
    MAKE_CERTIFICATE,
    MAKER,
    RECYCLE,
    RECYCLING,
    RENEWABLE,
    RESOURCES,
    STEEL,
    TECHNOLOGY,
    UNITS,
    UNITS_EACH,
    WIND,
    WOOD,
)
from keeling.games.factories.rules.bank import energy_held
from keeling.games.factories.rules.works import (
    buy_price,
    dump_limit,
    energies,
    planning_places,
    pollution_of,
    storage_limit,
    stored,
)
from keeling.kit import script
from keeling.kit.script import first_open


class Script(script.Script[FactoriesPosition]):
    """What all of them do alike; each differs in what it opens with, builds, keeps clean and trades."""

    opening: ClassVar[str] = "conventional"
    cards: ClassVar[bool] = True  # whether it plays and draws marketing cards
    full: ClassVar[int] = 2  # it cleans up once so few places are left on the dump
    alarm: ClassVar[int] = 17  # and the common counter from here on
    slack: ClassVar[int] = 0  # waste beyond the dump that it hopes to clean up in time
    order: ClassVar[tuple[int, ...]] = (TECHNOLOGY, WIND, CONVENTIONAL, RECYCLING, BIOTECH)  # what runs first

    def target(self, t: FactoriesPosition, seat: int) -> int:
        """The kind of factory it works for; -1 for none."""
        return -1

    def open(self, t: FactoriesPosition, seat: int, options: list[Option]) -> Option:
        """The first factory."""
        return ("open", self.opening)

    def produce(self, t: FactoriesPosition, seat: int, options: list[Option]) -> Option:
        """The dearest kind that there is energy for, then the next."""
        return options[-2] if len(options) > 1 else options[0]

    def deal(self, t: FactoriesPosition, seat: int, options: list[Option]) -> Option:
        """No deals."""
        return ("decline",)

    counter_deal = deal

    def fine(self, t: FactoriesPosition, seat: int, options: list[Option]) -> Option:
        """Pay rather than skip."""
        return ("pay",)

    def buy_more(self, t: FactoriesPosition, seat: int, options: list[Option]) -> Option:
        """The rest of what is lacking."""
        return self.purchase(t, seat, options) or ("enough",)

    def sell_more(self, t: FactoriesPosition, seat: int, options: list[Option]) -> Option:
        """Enough."""
        return ("enough",)

    def storage(self, t: FactoriesPosition, seat: int, options: list[Option]) -> Option:
        """What is worth least goes first."""
        return min(options, key=lambda option: (buy_price(t, seat, RESOURCES.index(option[1])), option))

    def turn(self, t: FactoriesPosition, seat: int, options: list[Option]) -> Option:
        """Points, factories, the mayor, cleanliness, trade, cards: the first that is open."""
        ways = (self.points, self.build, self.mayor_deal, self.clean, self.trade, self.card)
        return first_open(ways, t, seat, options) or ("end",)

    def points(self, t: FactoriesPosition, seat: int, options: list[Option]) -> Option | None:
        """As many certificates as go, each for a point."""
        uses = [option for option in options if option[0] == "use" and option[2] == "$0"]
        return max(uses, key=lambda option: int(option[1][:-2])) if uses else None

    def build(self, t: FactoriesPosition, seat: int, options: list[Option]) -> Option | None:
        """What it works for."""
        kind = self.target(t, seat)
        return t.figures.build[kind] if kind >= 0 else None

    def mayor_deal(self, t: FactoriesPosition, seat: int, options: list[Option]) -> Option | None:
        """As much energy as the city gives."""
        deals = [option for option in options if option[0] == "mayor"]
        return deals[-1] if deals else None

    def clean(self, t: FactoriesPosition, seat: int, options: list[Option]) -> Option | None:
        """The own dump before it runs over, the common counter before it is too late."""
        if t.waste[seat] > dump_limit(t, seat) - self.full:
            return ("clean", "dump")
        return ("clean", "counter") if t.cpc >= self.alarm else None

    def trade(self, t: FactoriesPosition, seat: int, options: list[Option]) -> Option | None:
        """Buy what is lacking if all of it can be paid for, else sell what is too much."""
        bought = self.purchase(t, seat, options)
        if bought is not None:
            return bought
        kind = self.target(t, seat)
        sells = [option for option in options if option[0] == "sell" and option[1] != "component"]
        best = max(sells, key=lambda option: spare(t, seat, kind, option), default=None)
        if best is None or not spare(t, seat, kind, best):
            return None
        full = stored(t, seat) > storage_limit(t, seat) - 2
        return best if full or (needs(t, seat, kind) and spare(t, seat, kind, best) > 3) else None

    def purchase(self, t: FactoriesPosition, seat: int, options: list[Option]) -> Option | None:
        """What the factory it works for lacks, or the energy to run what it has."""
        short = lacking(t, seat, self.target(t, seat))
        price = sum([buy_price(t, seat, good) * count for good, count in short])
        if not short or price > t.money[seat]:
            short = energy_wanted(t, seat)
        wanted = [("buy", UNITS[good], str(count)) for good, count in short]
        return next((option for option in reversed(options) if option in wanted), None) or self._some(short, options)

    def _some(self, short: list[tuple[int, int]], options: list[Option]) -> Option | None:
        for good, count in short:
            fits = [option for option in options if option[:2] == ("buy", UNITS[good]) and int(option[2]) <= count]
            if fits:
                return max(fits, key=lambda option: int(option[2]))
        return None

    def card(self, t: FactoriesPosition, seat: int, options: list[Option]) -> Option | None:
        """Play a card, or draw one if there is none to play."""
        if not self.cards:
            return None
        plays = [option for option in options if option[0] == "play"]
        return plays[0] if plays else ("draw",)

    def plan(self, t: FactoriesPosition, seat: int, options: list[Option]) -> Option:
        """The first of its wishes that can still be planned."""
        made = {option[1] for option in options if len(option) == 3}
        left = max([int(option[2]) for option in options if len(option) == 3], default=0)
        room = self.room(t, seat)
        for unit, count in self.wishes(t, seat):
            count = min(count, left, room if unit < len(RESOURCES) else left)
            if UNITS[unit] in made and count > 0:
                return ("plan", UNITS[unit], str(count))
        return ("done",)

    def room(self, t: FactoriesPosition, seat: int) -> int:
        """How many more goods the store can take, if as much as one trade moves is sold in time."""
        planned = sum(t.plan[seat * UNITS_EACH : seat * UNITS_EACH + len(RESOURCES)])
        return storage_limit(t, seat) + t.figures.trade - stored(t, seat) - planned

    def kinds(self, t: FactoriesPosition, seat: int) -> list[int]:
        """The kinds that the energy at hand can run and the dump can bear together, the most wanted first."""
        energy, room = energy_held(t, seat) - t.debt[seat], dump_limit(t, seat) - t.waste[seat] + self.slack
        need, chosen = energies(t, seat), []
        able = [kind for kind in self.order if need[kind] >= 0]
        if not t.round:  # the first production is free (F-10)
            return able
        for kind in able:
            soil = pollution_of(t, seat, kind)
            if need[kind] <= energy and soil <= room:
                energy, room = energy - need[kind], room - soil
                chosen.append(kind)
        return chosen

    def wishes(self, t: FactoriesPosition, seat: int) -> list[tuple[int, int]]:
        """What it would plan, in this order: energy for the turn after, certificates, the next factory, the rest."""
        kinds, places, need = self.kinds(t, seat), planning_places(t, seat), energies(t, seat)
        spent = sum([need[kind] for kind in kinds])
        energy = min(full_energy(need), 8) - max(0, energy_held(t, seat) - t.debt[seat] - spent)
        wish = [(RENEWABLE if WIND in kinds else COAL, energy)]
        wish.append((MAKE_CERTIFICATE, 9 - t.goods[seat * GOODS_EACH + CERTIFICATE]))
        wish.append((RECYCLE, t.waste[seat] - 3))
        wish += needs(t, seat, self.target(t, seat))
        wish += [(STEEL, places // 2), (WOOD, places), (BIOMATERIAL, places), (RENEWABLE, places)]
        return [(unit, count) for unit, count in wish if MAKER[unit] in kinds]
