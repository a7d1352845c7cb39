"""What crises will cost: those that are known, and what the others are like on the average."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from keeling.games.daybreak.bots.engine import CARD_WORTH, ONCE_WORTH
from keeling.games.daybreak.model.figures import Figures
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.vocabulary import (
    ALL,
    BAN,
    BOARD,
    CO2,
    GROUP,
    LOSE,
    MOD,
    MORE_CRISES,
    PER_BAND,
    PER_PLAYER,
    PROJECT_GOES,
    SINK,
    Effect,
)
from keeling.games.daybreak.model.words import CLEAN, COMMUNITY, DEMAND, EACH, MORE_GROWTH, RESILIENCE
from keeling.games.daybreak.rules.crisis import times
from keeling.games.daybreak.rules.targets import named

_BANNED: Final = [0.6, 0.6, 2.5, 0.7]  # of each player, by words.BANS
_BLOW: Final = 0.25  # what a crisis that no shield helps against costs a player, in communities


@lru_cache(maxsize=16)
def rates(f: Figures) -> list[float]:
    """Communities that an unknown crisis costs a player per band without a shield, by kind of resilience."""
    found = [0.0, 0.0, 0.0]
    for crisis in f.crises:
        if crisis.resist >= 0 and crisis.times_per == PER_BAND:
            hits = 1.0 if crisis.whom.who == ALL else 1.0 / f.seats
            unit = 1.0 if crisis.effects[0].at == COMMUNITY and crisis.effects[0].do == BOARD else 0.5
            found[crisis.resist] += hits * unit / crisis.each
    return [rate / len(f.crises) for rate in found]


def unknown(t: DaybreakPosition, seat: int, bands: float) -> float:
    """Communities that one unknown crisis costs a player, on the average."""
    at = seat * EACH + RESILIENCE
    total = _BLOW
    for kind, rate in enumerate(rates(t.figures)):
        total += rate * max(0.0, bands - t.board[at + kind])
    return total


def known(t: DaybreakPosition, number: int, bands: int, struck: list[float]) -> float:
    """A crisis that is open: the communities it costs are added seat by seat; the rest comes back as CO₂."""
    crisis = t.figures.crises[number]
    if crisis.cancels and t.helped[number] >= crisis.cancels:
        return 0.0
    if crisis.lasting:
        return 0.6 * lasting(t, number)
    targets = named(t, crisis.whom)
    share = 1.0 if crisis.whom.who == ALL else 1.0 / len(targets)
    cost = 0.0
    for seat in targets:
        often = times(t, number, seat, bands)
        if often:
            for effect in crisis.effects:
                cost += share * _strike(t, seat, effect, often, share, struck)
            if crisis.whom.who == GROUP:
                break
    if crisis.cancels and crisis.helps:
        cost *= 1.0 - 0.3 * t.helped[number] / crisis.helps
    return cost


def _strike(t: DaybreakPosition, seat: int, effect: Effect, often: int, share: float, struck: list[float]) -> float:
    n = effect.n * often * (t.seats if effect.per == PER_PLAYER else 1)
    do = effect.do
    if do == BOARD:
        at = effect.at
        if at == COMMUNITY:
            struck[seat] += n * share
            return 0.0
        if at >= RESILIENCE:
            missing = max(0, -n - t.board[seat * EACH + at])
            struck[seat] += missing * share
            return 0.35 * (-n - missing)
        return 0.5 * abs(n) if at in (DEMAND, CLEAN) else float(n)
    if do == SINK:
        return -float(n)
    if do == CO2:
        return n * ONCE_WORTH
    if do == LOSE:
        return abs(n) * CARD_WORTH
    if do == MORE_CRISES:
        for other in range(t.seats):
            struck[other] += n * _BLOW
        return 0.0
    return 1.5 * t.seats if do == PROJECT_GOES else abs(n) * 0.8 if do == MOD else 0.0


def lasting(t: DaybreakPosition, number: int) -> float:
    """What a lasting crisis costs from now on, as CO₂; less if it is half removed."""
    crisis = t.figures.crises[number]
    cost = 0.0
    for effect in crisis.effects:
        if effect.do == BAN:
            cost += _BANNED[effect.of] * t.seats
        elif effect.do == MOD:
            rounds = t.figures.rounds - t.round
            cost += (0.5 if effect.of == MORE_GROWTH else 0.8) * rounds * t.seats
    return cost * (1.0 - 0.45 * t.helped[number] / max(1, crisis.cancels))
