"""Daybreak: four powers act at once to bring emissions below what the planet takes up, before it is too late."""

from __future__ import annotations

from typing import Final

from keeling.core.game import Game, Outcome, Setting, Settings, Stage
from keeling.games.daybreak.model.figures import Box
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.words import KINDS, LEVELS, POWERS, STAGES, WON
from keeling.games.daybreak.rules.growth import last_round
from keeling.games.daybreak.rules.powers import check_wishes
from keeling.games.daybreak.rules.wants import GROUP, SINGLE, ask_which, challenge_bit
from keeling.kit.folder import parts

# Which challenges of a kind, drawn or chosen (D-70, D-71), and what each of them asks for.
_ASKED: Final = ("none", "group", "each", "group-chosen", "each-chosen")
_FOR: Final = {
    "group": (GROUP, False),
    "each": (SINGLE, False),
    "group-chosen": (GROUP, True),
    "each-chosen": (SINGLE, True),
}
_WISHES: Final = ("left", "easiest", "random", *POWERS[:4])  # for a power, in the order of words.LEFT …
# a form offers what is drawn at random last
_POWERS: Final = ("left", "easiest", *POWERS[:4], "random")


def start(box: Box, seats: int, settings: Settings) -> DaybreakPosition:
    """A table at which nothing has been laid out yet."""
    t = DaybreakPosition(box.at(seats), seats)
    t.level = t.figures.levels.index(str(settings["level"]))
    for kind, name in enumerate(KINDS):
        asked = str(settings[name])
        if asked in _FOR:
            single, chosen = _FOR[asked]
            t.asked_challenges |= challenge_bit(kind, single, chosen)
    if settings["tucked"] == "asked":
        ask_which(t)
    wishes = [_WISHES.index(str(settings[f"power{seat}"])) for seat in range(1, seats + 1)]
    if seats > 1 and any(wishes):
        check_wishes(t, wishes)
        t.then(("share", -1, tuple(wishes)))
    else:
        t.then(("setup", -1, ()))
    return t


def _power(seat: int) -> Setting:
    """Which power a seat has (D-10); alone it is only a name (D-14)."""
    least = max(2, seat)
    return Setting(f"power{seat}", _POWERS, "left", "D-10", least, later=True, seat=seat, person="easiest")


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
        Setting("different", ("none", "group", "group-chosen"), "none", "D-70"),
        _power(1),
        _power(2),
        _power(3),
        _power(4),
        Setting("tucked", ("asked", "lowest"), "asked", "D-22a", later=True, before="lowest", offered=False),
    ),
    start=start,
    outcome=outcome,
    stage=stage,
    minutes=90,
    boxed=True,
    **parts(__name__, Box),
)
house_sheet: Final = GAME.sheet
