"""What the decade's end may do to all (S-55, S-60, S-63), and whether this is the last round (S-21)."""

from __future__ import annotations

from keeling.core.forecast import Ahead, Texts
from keeling.core.reason import Values
from keeling.games.co2_family.rules.range import danger, empty_spaces, rise, tiles_left
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.rules.common import is_team
from keeling.games.second_chance.rules.decade import rounds_now
from keeling.games.second_chance.views.decade_forecast import debts, supplied


def ahead(t: SecondChancePosition) -> Ahead:
    """Between what CO₂ will stand after the next fossil plants, if nothing more is built."""
    f, team = t.figures, is_team(t)
    spaces, tiles = _spaces(t), tiles_left(t)
    least, most = rise(tiles, spaces)
    values: Values = {"now": t.co2, "low": t.co2 + least, "high": t.co2 + most, "limit": f.limit, "spaces": spaces}
    told: Texts = [("ahead.supply" if spaces else "ahead.calm", values)]
    ends = rounds_now(t) <= t.round or not t.round  # before that a team has time to earn what it owes
    warning = (debts(t) if ends else []) if team else danger(t, values, tiles, f.limit, True)
    last = t.decade >= f.decades[t.mode] and 0 < rounds_now(t) <= t.round
    return Ahead(t.co2, t.co2 + least, t.co2 + most, f.limit, told, [] if t.ending else warning, last)


def _spaces(t: SecondChancePosition) -> int:
    """The spaces that will be supplied: of this decade for a team, of the next one among rivals unless it has begun."""
    looked = [step[2][0] for step in t.agenda if step[0] == "demand"]
    if is_team(t) or looked:
        return supplied(t, any(step[0] == "next-decade" for step in t.agenda))
    return empty_spaces(t, t.decade + 1) if t.decade < t.figures.decades[t.mode] else 0
