"""Factory Commons: factories grow, and one pollution counter can lose the game for all."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from keeling.core import sheet as sheets
from keeling.core.game import Game, Outcome, Setting, Settings, Stage
from keeling.games.factories.bots.candidates import CANDIDATES
from keeling.games.factories.bots.evaluation import evaluate_all, forecast
from keeling.games.factories.bots.rollout import ROLLOUT_POLICY, ROLLOUT_WEIGHTS
from keeling.games.factories.conservation import faults
from keeling.games.factories.consistency import check_consistency
from keeling.games.factories.facts import FACTS
from keeling.games.factories.figures import Figures
from keeling.games.factories.position import FactoriesPosition
from keeling.games.factories.redeal import redeal
from keeling.games.factories.rules.index import RULES
from keeling.games.factories.rules.round import winners
from keeling.games.factories.schema import SCHEMA
from keeling.games.factories.view import view
from keeling.games.factories.words import BY_TABLE, ENDINGS, ORDERS, POINTS_BY

# The component sheet that comes with the game, and a sheet checked as a whole and laid out for the rules.
house_sheet: Final = partial(sheets.read, Path(__file__).with_name("sheet.toml"))
figures: Final = sheets.laid_out(SCHEMA, check_consistency, Figures)


def start(figures: Figures, seats: int, settings: Settings) -> FactoriesPosition:
    """A table at which nothing has been laid out yet."""
    t = FactoriesPosition(figures, seats)
    by = settings["factory_points"]
    t.factory_points = BY_TABLE if by == "table" else int(by)
    t.certificate_price = int(settings["certificate_price"])
    t.certificate_actions = int(settings["certificate_actions"])
    t.partial = int(settings["partial_production"])
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
    ),
    rules=RULES,
    endings=tuple(ENDINGS),
    house_sheet=house_sheet,
    figures=figures,
    start=start,
    view=view,
    view_from_public=True,
    redeal=redeal,
    outcome=outcome,
    stage=stage,
    faults=faults,
    evaluate_all=evaluate_all,
    forecast=forecast,
    rollout_weights=ROLLOUT_WEIGHTS,
    rollout_policy=ROLLOUT_POLICY,
    candidates=CANDIDATES,
    prices=FACTS.prices,
    minutes=90,
)
