"""How this round ends for all if nobody does anything more (D-43, D-54), and whether it is the last (D-60)."""

from __future__ import annotations

from keeling.core.forecast import Ahead, Texts
from keeling.core.reason import Values
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.words import COMMUNITY, EACH, SEATS, TOO_HOT
from keeling.games.daybreak.rules.growth import last_round
from keeling.games.daybreak.rules.thermometer import degrees, losing_bands
from keeling.games.daybreak.views.round_forecast import forecast
from keeling.games.daybreak.views.types import ForecastView


def ahead(t: DaybreakPosition, found: ForecastView | None = None) -> Ahead:
    """The temperature now and after this round, in tenths of a degree; nothing of it hangs on chance."""
    coming = found or forecast(t)
    now, after, limit = degrees(t, t.bands), coming["degrees"], degrees(t, losing_bands(t)) - 1
    told: Texts = [
        ("ahead.now", {"degrees": now}),
        ("ahead.round", {"degrees": after}),
        ("ahead.end", {"degrees": limit + 1}),
    ]
    warning = [] if t.ending else _warning(t, coming)
    return Ahead(now, after, after, limit, told, warning, t.round >= last_round(t), coming["loose"])


def _warning(t: DaybreakPosition, coming: ForecastView) -> Texts:
    """That this round loses the game, or that a die may, and how much must be done against it."""
    if not coming["threat"]:
        return []
    told: Texts = [] if coming["lost"] else [("ahead.tie", {})]
    if coming["threat"] == TOO_HOT:
        row, bands = t.figures.row, losing_bands(t)
        over = (coming["bands"] - bands) * row + coming["loose"] + 1  # CO₂ that must not be left over
        less: Texts = [("ahead.less", {"co2": over})] if over > 0 else []
        return [*told, ("ahead.too-hot", {}), *less]
    for seat in range(t.seats):
        more = sum([risk["amount"] for risk in coming["risks"] if risk["seat"] == seat])
        over = t.board[seat * EACH + COMMUNITY] + more - t.figures.lose_communities + 1
        if over > 0:
            values: Values = {"to": SEATS[seat], "amount": over}
            told.append(("ahead.collapse" if coming["lost"] else "ahead.may-collapse", values))
    return told
