"""Factory Commons: factories grow, and one pollution counter can lose the game for all."""

from __future__ import annotations

from typing import Final

from keeling.core.game import Game, Outcome, Setting, Settings, Stage
from keeling.games.factories.model.figures import Figures
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import BY_TABLE, ORDERS, POINTS_BY
from keeling.games.factories.rules.round import winners
from keeling.kit.folder import parts


def start(figures: Figures, seats: int, settings: Settings) -> FactoriesPosition:
    """A table at which nothing has been laid out yet."""
    t = FactoriesPosition(figures, seats)
    by = settings["factory_points"]
    t.factory_points = BY_TABLE if by == "table" else int(by)
    t.certificate_price = int(settings["certificate_price"])
    t.certificate_actions = int(settings["certificate_actions"])
    t.partial = int(settings["partial_production"])
    t.book = int(settings["by_the_book"])
    t.order_by = ORDERS.index(str(settings["turn_order"]))
    t.then(("setup", -1, ()))
    return t


def stage(t: FactoriesPosition) -> Stage:
    """The round, once the setup is done."""
    return [("ui.fac.round", {"round": t.round})] if t.round else [("ui.fac.setup", {})]


def outcome(t: FactoriesPosition) -> Outcome:
    """How it ended."""
    return Outcome(t.ending, tuple(winners(t)), tuple(t.sp))


GAME: Final = Game(
    name="factories",
    least_seats=3,
    most_seats=5,
    settings=(
        Setting("factory_points", tuple(POINTS_BY), "table", "F-60"),
        Setting("certificate_price", (1, 3), 1, "F-60"),
        Setting("certificate_actions", (3, 1), 3, "F-60"),
        Setting("partial_production", (True, False), True, "F-60"),
        Setting("turn_order", tuple(ORDERS), "most", "F-60"),
        Setting("by_the_book", (False, True), True, "F-40", later=True, before=False, offered=False),
    ),
    start=start,
    outcome=outcome,
    stage=stage,
    minutes=90,
    **parts(__name__, Figures),
)
house_sheet: Final = GAME.sheet
