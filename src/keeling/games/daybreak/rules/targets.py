"""Whom a card names: the one who has most or least of something, ties by the geoengineering die (D-52)."""

from __future__ import annotations

from keeling.core.agenda import Args, Option, Rule
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.vocabulary import ALL, GROUP, PER_BAND, PER_COMMUNITY, PER_RESILIENCE
from keeling.games.daybreak.model.words import COMMUNITY, EACH, RESILIENCE
from keeling.games.daybreak.rules.piles import all_tags
from keeling.kit.effects import Whom


def lead(t: DaybreakPosition) -> int:
    """Who answers for the group: seat 1 in round 1, the next one each round (D-6)."""
    return max(0, t.round - 1) % t.seats


def named(t: DaybreakPosition, whom: Whom) -> list[int]:
    """All who meet the criterion as things are now (D-52a); several are tied. It always finds somebody (D-55)."""
    if whom.who == ALL:
        return list(range(t.seats))
    if whom.who == GROUP:
        return [lead(t)]
    if whom.rank < PER_BAND:
        have = [all_tags(t, seat, whom.rank) for seat in range(t.seats)]
    else:
        at = COMMUNITY if whom.rank == PER_COMMUNITY else RESILIENCE + whom.rank - PER_RESILIENCE
        have = [t.board[seat * EACH + at] for seat in range(t.seats)]
    wanted = max(have) if whom.top else min(have)
    return [seat for seat in range(t.seats) if have[seat] == wanted]


class Tie(Rule[DaybreakPosition]):  # D-52
    """Those tied roll one after the other; the single lowest is named, those tied for lowest roll again.

    Args: 0 for a crisis or 1 + the seat whose card it is, three numbers that go on with it, then the tied seats, and
    behind them what they have rolled so far.
    """

    ids = "D-52"
    prompt = "tie"
    asks = True
    chance = True

    def options(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        return t.figures.geo_die

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        tied = [one for one in args[4:] if one < t.seats]
        rolled = [one - t.seats for one in args[4:] if one >= t.seats] + [int(option[1])]
        t.note("tie-rolled", "D-52", tied[len(rolled) - 1], {"die": rolled[-1]})
        if len(rolled) < len(tied):
            t.then(("tie", -1, (*args, t.seats + rolled[-1])))
            return
        lowest = [tied[at] for at in range(len(tied)) if rolled[at] == min(rolled)]
        if len(lowest) > 1:
            t.then(("tie", -1, (*args[:4], *lowest)))
        elif args[0]:
            t.then(("named", args[0] - 1, (*args[1:4], lowest[0])))
        else:
            t.then(("aim", -1, (args[1], 1 << lowest[0])))
