"""The thermometer: rows of CO₂, bands, and the crises they call for (D-43 … D-46)."""

from __future__ import annotations

from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.words import CRISIS, MORE_BANDS, MORE_CRISES, TOO_HOT
from keeling.games.daybreak.rules.crises_in_play import lay_face_down
from keeling.games.daybreak.rules.lasting import common_mod


def losing_bands(t: DaybreakPosition) -> int:
    """The level at which all lose (D-43)."""
    return t.figures.lose_bands + common_mod(t, MORE_BANDS)


def crises_called(t: DaybreakPosition, bands: int) -> int:
    """The number beside the highest band (D-20)."""
    table = t.figures.crises_at
    return max(0, table[min(bands, len(table) - 1)] + common_mod(t, MORE_CRISES))


def degrees(t: DaybreakPosition, bands: int) -> int:
    """The temperature in tenths of a degree."""
    return t.figures.start_degrees + bands


def heat(t: DaybreakPosition, co2: int, rule: str) -> None:
    """CO₂ on the thermometer: full rows become bands, the rest goes on into the next one (D-43)."""
    t.loose += co2
    t.note("heated", rule, -1, {"amount": co2})
    while t.loose >= t.figures.row and not t.ending:
        t.loose -= t.figures.row
        add_bands(t, 1)


def add_bands(t: DaybreakPosition, more: int) -> None:
    """New bands are rolled for in the crisis stage (D-50) and may call for more crises (D-45)."""
    t.bands += more
    if t.facts is not None:
        t.note("band", "D-43", -1, {"amount": more, "degrees": degrees(t, t.bands)})
    if t.stage == CRISIS:
        t.rolls += more
    called = crises_called(t, t.bands)
    if called > t.called:
        lay_face_down(t, called - t.called, "D-45")
        t.called = called
    too_hot(t)


def too_hot(t: DaybreakPosition) -> None:
    """With 2.0 °C all lose at once (D-43)."""
    if t.bands >= losing_bands(t) and not t.ending:
        t.ending = TOO_HOT
        if t.facts is not None:
            t.note("overheated", "D-43", -1, {"degrees": degrees(t, t.bands)})


def cool(t: DaybreakPosition, co2: int, rule: str) -> None:
    """CO₂ off the thermometer for good: bands are broken back (D-44)."""
    row = t.figures.row
    before = t.bands * row + t.loose
    after = max(0, before - co2)
    t.bands, t.loose = after // row, after % row
    if before != after and t.facts is not None:
        t.note("cooled", rule, -1, {"amount": before - after, "degrees": degrees(t, t.bands)})


def shade(t: DaybreakPosition, bands: int, rule: str) -> None:
    """Bands off for this round; loose CO₂ stays (D-46)."""
    gone = min(bands, t.bands)
    t.bands -= gone
    t.away += gone
    if gone and t.facts is not None:
        t.note("shaded", rule, -1, {"amount": gone, "degrees": degrees(t, t.bands)})


def come_back(t: DaybreakPosition) -> None:
    """Bands that were off for the round return; that asks no roll and no crisis (D-46)."""
    if t.away:
        t.bands += t.away
        if t.facts is not None:
            t.note("returned", "D-46", -1, {"amount": t.away, "degrees": degrees(t, t.bands)})
        t.away = 0
        too_hot(t)
