"""Setting up the table (F-10, F-11)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Option, Rule, Step
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import SEATS
from keeling.games.factories.rules.build import add_factory

START: Final[list[Option]] = [("start", word) for word in SEATS]


class Setup(Rule[FactoriesPosition]):  # F-10
    """Cards and components are laid out, then everybody opens a first factory."""

    ids = "F-10"

    def act(self, t: FactoriesPosition, seat: int, args: Args) -> None:
        deals: list[Step] = [("draw-marketing", player, (t.figures.start_cards,)) for player in range(t.seats)]
        t.then(("start-player", -1, ()), *deals, ("open-row", -1, ()), ("open-factories", -1, ()))


class StartPlayer(Rule[FactoriesPosition]):  # F-10
    """Draw the start player; the others follow clockwise."""

    ids = "F-10"
    prompt = "start-player"
    asks = True
    chance = True

    def options(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        return START[: t.seats]

    def play(self, t: FactoriesPosition, seat: int, args: Args, option: Option) -> None:
        t.start = SEATS.index(option[1])
        t.order = [(t.start + place) % t.seats for place in range(t.seats)]
        t.note("start-player", "F-10", t.start, {})


class OpenFactories(Rule[FactoriesPosition]):  # F-11
    """First factories and first plans are chosen openly, in turn order."""

    ids = "F-11"

    def act(self, t: FactoriesPosition, seat: int, args: Args) -> None:
        t.then(("round", -1, (1,)))
        for player in reversed(t.order):
            t.then(("open", player, ()), ("plan", player, ()))


class Open(Rule[FactoriesPosition]):  # F-10 F-11
    """Conventional or renewable; no points for building it, but it counts from the first turn on."""

    ids = "F-10 F-11"
    prompt = "open"
    asks = True

    def options(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        return t.figures.open

    def play(self, t: FactoriesPosition, seat: int, args: Args, option: Option) -> None:
        kind = t.figures.open.index(option)
        add_factory(t, seat, kind)
        t.note("factory-opened", "F-10", seat, {"factory": option[1]})
