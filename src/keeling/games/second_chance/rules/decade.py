"""The phases of a decade, and its end (S-20, S-21, S-75)."""

from __future__ import annotations

from keeling.core.agenda import NOBODY, Args, Rule
from keeling.games.co2_family.rules import turns
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.rules.common import is_team
from keeling.games.second_chance.rules.inspectors import PLANTS, SUMMITS
from keeling.games.second_chance.rules.solo import remember


def rounds_now(t: SecondChancePosition) -> int:
    """Action rounds of this decade (S-21)."""
    f = t.figures
    last = is_team(t) and t.decade == f.decades[t.mode]
    return (f.last_rounds if last else f.rounds)[t.seats - 1]


class NextDecade(Rule[SecondChancePosition]):  # S-20
    """The phases in the order of the mode."""

    ids = "S-20"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        t.note("decade", "S-20", t.start, {"decade": t.decade})
        if is_team(t):
            t.then(
                ("round", -1, (1,)),
                ("income", -1, ()),
                ("environmental-goals", -1, ()),
                ("demand", -1, (0,)),
                ("charges", -1, ()),
                ("reduce", t.start, ()),
                ("team-check", -1, ()),
                ("end-decade", -1, (t.decade,)),  # named, so that no two decades look alike on the agenda
            )
        else:
            t.then(
                ("demand", -1, (0,)),
                ("charges", -1, ()),
                ("round", -1, (1,)),
                ("income", -1, ()),
                ("region-tech", -1, ()),
                ("events", -1, ()),
                ("end-decade", -1, (t.decade,)),
            )


class Round(turns.Round[SecondChancePosition]):  # S-21 S-22
    ids = "S-21 S-22"

    def rounds(self, t: SecondChancePosition) -> int:
        return rounds_now(t)

    def last(self, t: SecondChancePosition) -> None:
        t.then(("rounds-over", -1, ()))


class RoundsOver(Rule[SecondChancePosition]):  # S-21
    """Nobody has a turn now."""

    ids = "S-21"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        t.note("rounds-over", "S-21", NOBODY, {"decade": t.decade})
        t.active = -1
        t.round = 0
        t.stop = 0


class EndDecade(Rule[SecondChancePosition]):  # S-75 S-85
    """The marker advances, the start player passes to the right, the end is checked, inspectors move."""

    ids = "S-75 S-85"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        remember(t)
        if t.decade >= t.figures.decades[t.mode]:
            if is_team(t):
                t.then(("team-verdict", -1, ()))
            else:
                t.then(("close-books", -1, ()), ("company-goals", -1, ()), ("last-points", -1, ()))
            return
        t.decade += 1
        t.start = (t.start - 1) % t.seats
        t.then(("inspect", -1, (PLANTS,)), ("inspect", -1, (SUMMITS,)), ("next-decade", -1, ()))
