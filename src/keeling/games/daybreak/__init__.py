"""Daybreak: four powers act at once to bring emissions below what the planet takes up, before it is too late."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from keeling.core import sheet as sheets
from keeling.core.game import Game, Outcome, Setting, Settings, Stage
from keeling.core.sheet import Sheet
from keeling.games.daybreak.bots.candidates import CANDIDATES
from keeling.games.daybreak.bots.evaluation import evaluate_all, forecast
from keeling.games.daybreak.bots.rollout import ROLLOUT_POLICY
from keeling.games.daybreak.conservation import faults
from keeling.games.daybreak.consistency import check_consistency
from keeling.games.daybreak.facts import FACTS
from keeling.games.daybreak.figures import Box
from keeling.games.daybreak.needs import advice
from keeling.games.daybreak.position import DaybreakPosition
from keeling.games.daybreak.rules.growth import last_round
from keeling.games.daybreak.rules.index import RULES
from keeling.games.daybreak.rules.setup import GROUP, SINGLE
from keeling.games.daybreak.schema import SCHEMA
from keeling.games.daybreak.view import view
from keeling.games.daybreak.words import ENDINGS, KINDS, LEVELS, STAGES, WON

_ASKED: Final = ("none", "group", "each")  # which challenges of a kind (D-70)


def house_sheet() -> Sheet:
    """The component sheet that comes with the game."""
    return sheets.read(Path(__file__).with_name("sheet.toml"))


def figures(sheet: Sheet) -> Box:
    """The sheet, checked as a whole and laid out for the rules."""
    sheets.check(sheet, SCHEMA)
    check_consistency(sheet)
    return Box(sheet)


def start(box: Box, seats: int, settings: Settings) -> DaybreakPosition:
    """A table at which nothing has been laid out yet."""
    t = DaybreakPosition(box.at(seats), seats)
    t.level = t.figures.levels.index(str(settings["level"]))
    for kind, name in enumerate(KINDS):
        asked = _ASKED.index(str(settings[name]))
        if asked:
            t.asked_challenges |= 1 << (kind * 2 + (GROUP if asked == 1 else SINGLE))
    t.then(("setup", -1, ()))
    return t


def stage(t: DaybreakPosition) -> Stage:
    """The round, and the stage in it."""
    told: Stage = [("ui.db.round", {"round": t.round, "rounds": last_round(t)})] if t.round else []
    return [*told, (f"ui.db.stage.{STAGES[t.stage]}", {})]


def outcome(t: DaybreakPosition) -> Outcome:
    """All win or lose together."""
    won = t.ending == WON
    return Outcome(t.ending, tuple(range(t.seats)) if won else (), (int(won),) * t.seats)


GAME: Final = Game(
    name="daybreak",
    least_seats=1,
    most_seats=4,
    settings=(
        Setting(
            "level",
            tuple(LEVELS),
            "standard",
            "D-11",
            only={"easy": (2, 3), "hard": (2, 3), "extreme": (2,), "standard-europe": (2,), "hard-europe": (2, 3)},
        ),
        Setting("harder", _ASKED, "none", "D-70"),
        Setting("easier", _ASKED, "none", "D-70"),
        Setting("different", _ASKED[:2], "none", "D-70"),
    ),
    rules=RULES,
    endings=tuple(ENDINGS),
    house_sheet=house_sheet,
    figures=figures,
    start=start,
    view=view,
    view_from_public=True,
    outcome=outcome,
    stage=stage,
    faults=faults,
    prices=FACTS.prices,
    evaluate_all=evaluate_all,
    forecast=forecast,
    advice=advice,
    rollout_weights={"done": 0.5},
    rollout_policy=ROLLOUT_POLICY,
    candidates=CANDIDATES,
    beam=(3, 3),
    minutes=90,
    boxed=True,
)
