"""A round begins: the global stage, crises before projects (D-20, D-21)."""

from __future__ import annotations

from keeling.core.agenda import Args, Rule, Step
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.words import BAN_FORECAST, GLOBAL, MORE_CHOICE, MORE_FORECAST
from keeling.games.daybreak.rules.crises_in_play import lay_face_down
from keeling.games.daybreak.rules.lasting import common_mod, is_banned, recount
from keeling.games.daybreak.rules.targets import lead
from keeling.games.daybreak.rules.thermometer import crises_called


class Round(Rule[DaybreakPosition]):  # D-20 D-6 D-36
    """The next round: what was used is free again, crises come, then projects."""

    ids = "D-20 D-6 D-36"

    def act(self, t: DaybreakPosition, seat: int, args: Args) -> None:
        t.round += 1
        t.stage = GLOBAL
        t.drawdown = 0
        t.uses = [0] * len(t.uses)
        t.captured = [0] * t.seats
        recount(t)
        t.note("round", "D-20", -1, {"round": t.round})
        first = len(t.row)
        t.called = crises_called(t, t.bands)
        lay_face_down(t, t.called, "D-20")
        known = 0 if is_banned(t, BAN_FORECAST) else max(0, 1 + common_mod(t, MORE_FORECAST))  # D-56a
        forecast: list[Step] = [("reveal", -1, (place,)) for place in range(first, min(first + known, len(t.row)))]
        t.then(
            *forecast,
            ("draw-project", -1, (max(0, t.figures.choice + common_mod(t, MORE_CHOICE)),)),
            ("choose-project", lead(t), ()),
            ("local", -1, ()),
        )
