"""Daybreak: four powers act at once to bring emissions below what the planet takes up, before it is too late."""

from __future__ import annotations

from typing import Final

from keeling.core.game import Game, Outcome, Setting, Settings, Stage
from keeling.games.daybreak.figures import Box
from keeling.games.daybreak.position import DaybreakPosition
from keeling.games.daybreak.rules.growth import last_round
from keeling.games.daybreak.rules.setup import GROUP, SINGLE
from keeling.games.daybreak.words import KINDS, LEVELS, STAGES, WON
from keeling.kit.folder import parts

_ASKED: Final = ("none", "group", "each")  # which challenges of a kind (D-70)


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
            basic=True,
        ),
        Setting("harder", _ASKED, "none", "D-70"),
        Setting("easier", _ASKED, "none", "D-70"),
        Setting("different", _ASKED[:2], "none", "D-70"),
    ),
    start=start,
    outcome=outcome,
    stage=stage,
    trust=20,
    beam=(3, 3),
    minutes=90,
    boxed=True,
    **parts(__name__, Box),
)
house_sheet: Final = GAME.sheet
