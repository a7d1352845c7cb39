"""CO₂ (2012): energy companies compete, and at 500 ppm everyone loses."""

from __future__ import annotations

from typing import Final

from keeling.core.game import Game, Outcome, Setting, Settings, Stage
from keeling.core.reason import Values
from keeling.games.co2.model.figures import Figures
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import (
    AUCTION_ROUNDS,
    CONTROL,
    CONTROL_OF_ALL,
    DRAFTS,
    FINAL_INCOME,
    PRESETS,
    UNTIL_PASS,
)
from keeling.games.co2.rules.scoring import winners
from keeling.kit.folder import parts


def start(figures: Figures, seats: int, settings: Settings) -> Co2Position:
    """A table at which nothing has been laid out yet."""
    t = Co2Position(figures, seats)
    t.preset = PRESETS.index(str(settings["preset"]))
    t.draft = DRAFTS.index(str(settings["draft_direction"])) if settings["draft"] else 0
    t.auction = int(settings["auction"])
    t.readings = (
        FINAL_INCOME * int(settings["final_income"])
        + CONTROL_OF_ALL * CONTROL.index(str(settings["control"]))
        + UNTIL_PASS * AUCTION_ROUNDS.index(str(settings["auction_rounds"]))
    )
    t.then(("setup", -1, ()))
    return t


def stage(t: Co2Position) -> Stage:
    """The decade, and in it the round or the supply phase."""
    decade: Values = {"decade": t.decade, "decades": t.figures.decades[t.seats - 1]}
    within: Values = {"round": t.round, "rounds": t.figures.rounds[t.seats - 1]}
    return [("ui.top.decade", decade), ("ui.top.round", within) if t.round else ("ui.top.supply", {})]


def outcome(t: Co2Position) -> Outcome:
    """How it ended."""
    return Outcome(t.ending, tuple(winners(t)), tuple(t.vp))


GAME: Final = Game(
    name="co2",
    least_seats=1,
    most_seats=5,
    settings=(
        Setting("preset", tuple(PRESETS), "random", "C-80", basic=True),
        Setting("draft", (False, True), False, "C-82", least_seats=2),
        Setting("draft_direction", tuple(DRAFTS[1:]), "right", "C-19", needs="draft"),
        Setting("auction", (False, True), False, "C-81", least_seats=2),
        Setting(
            "auction_rounds", tuple(AUCTION_ROUNDS), "one-round", "C-81", least_seats=2, later=True, needs="auction"
        ),
        Setting("control", tuple(CONTROL), "builder", "C-60", least_seats=3, later=True),
        Setting("final_income", (False, True), True, "C-71"),
    ),
    start=start,
    outcome=outcome,
    stage=stage,
    minutes=90,
    boxed=True,
    **parts(__name__, Figures),
)
house_sheet: Final = GAME.sheet
