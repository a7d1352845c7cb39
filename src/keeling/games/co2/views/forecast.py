"""What the next supply phase may do to the climate (C-23, C-26), and whether this is the last round (C-70)."""

from __future__ import annotations

from keeling.core.forecast import Ahead, Texts
from keeling.core.reason import Values
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2_family.rules.range import danger, empty_spaces, rise, tiles_left


def ahead(t: Co2Position) -> Ahead:
    """Between what CO₂ will stand after the next supply phase if nothing more is built; as it is if there is none."""
    f = t.figures
    spaces, tiles = _spaces(t), tiles_left(t)
    least, most = rise(tiles, spaces)
    low, high, limit = t.co2 + least, t.co2 + most, f.defeat - 1
    last = t.decade >= f.decades[t.seats - 1]
    values: Values = {"now": t.co2, "low": low, "high": high, "defeat": f.defeat, "spaces": spaces}
    told: Texts = [("ahead.supply" if spaces else "ahead.calm", values)]
    # in the supply phase itself nothing can be built; a company alone is scored all the same (C-94)
    warning = danger(t, values, tiles, limit, t.round > 0) if spaces and not t.ending else []
    return Ahead(t.co2, low, high, limit, told, warning, last and t.round >= f.rounds[t.seats - 1])


def _spaces(t: Co2Position) -> int:
    """The demand spaces that will be looked at: what is left of this supply phase, else those of the next decade."""
    for step in t.agenda:
        if step[0] == "demand":
            return empty_spaces(t, t.decade, step[2][0])
        if step[0] == "supply":
            return empty_spaces(t, t.decade)
        if step[0] == "over":  # nothing but the reckoning is to come
            return 0
    return empty_spaces(t, t.decade + 1) if t.round and t.decade < t.figures.decades[t.seats - 1] else 0
