"""The chance that the team wins: drawdown in time, not too hot before, nobody's communities at the limit."""

from __future__ import annotations

from typing import Final

from keeling.games.daybreak.bots.engine import credit, potential, prices
from keeling.games.daybreak.bots.harm import known, lasting, unknown
from keeling.games.daybreak.bots.treaties import treaties
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.words import COMMUNITY, CRISIS, DIRTY, EACH, EMISSION, EMIT, RESILIENCE, WON
from keeling.games.daybreak.rules.emissions import gap
from keeling.games.daybreak.rules.growth import last_round
from keeling.games.daybreak.rules.thermometer import crises_called, losing_bands
from keeling.games.daybreak.views.round_forecast import net_co2
from keeling.kit.motives import likely

NOW: Final = 0.92  # what can still be done in this round counts a little less than what is done
LATER: Final = 0.8
_SURE: Final = 0.97
_SPREAD: Final = 0.9  # of the communities to come
_HEAT_SPREAD: Final = 0.7  # of the bands to come
_SHIELDS: Final = 0.35  # of each kind that a player adds in a round, on the average of the rounds to come
_REPAIR: Final = 0.6  # of the harm to come, what will not be repaired or warded off
_WEAR: Final = 0.6  # CO₂ that crises and the planet add for a player in a round
_TIPS: Final = 0.25  # bands in a round that come from tipping points


def evaluate_all(t: DaybreakPosition) -> list[float]:
    """The same for every seat: they win or lose together."""
    if t.ending:
        return [1.0 if t.ending == WON else 0.0] * t.seats
    return [chance(t)] * t.seats


def forecast(t: DaybreakPosition, seat: int) -> tuple[float, float]:
    """No points, for there are none, and the chance to win."""
    return 0.0, evaluate_all(t)[seat]


def chance(t: DaybreakPosition) -> float:
    """The chance to win: of three things that must all go well."""
    seats, row = t.seats, t.figures.row
    left = last_round(t) - t.round
    net = net_co2(t)
    total = t.bands * row + t.loose + (net if t.stage < CRISIS else 0)
    bands = max(0, total // row)  # as the emissions stage will leave it
    need, brought = 1.0 - sum(t.sinks) + t.current - treaties(t, left, bands), 0.0
    for seat in range(seats):
        worth = prices(t, seat, bands)
        at = seat * EACH
        need += t.board[at + DIRTY] + sum(t.board[at + EMISSION : at + RESILIENCE]) - credit(t, seat, worth)
        brought += potential(t, seat, worth, NOW if t.stage < EMIT else LATER if left else 0.0, LATER)
    struck = [0.0] * seats
    for number in t.row:
        if number >= 0:
            need += known(t, number, bands, struck)
    for number in t.lasting:
        need += lasting(t, number)
    shown = t.drawdown == 1 if t.stage >= CRISIS else net < 0
    slack = brought - need - _WEAR * left * seats
    in_time = _SURE if shown else 0.9 * likely(slack / ((0.6 + 0.7 * left) * seats))
    pace = brought / (left + 1) + 0.1  # what a round brings
    to_go = 0.0 if shown else min(float(left), max(0.5, need / pace))
    heat = bands + (0.0 if shown else max(0.0, float(net)) * to_go / 3 / row + _TIPS * to_go)
    cool = likely((losing_bands(t) - 0.4 - heat) / (_HEAT_SPREAD * (0.6 + 0.4 * to_go)))
    return min(0.995, max(1e-9, in_time * cool * _standing(t, bands, heat, to_go, struck)))


def _standing(t: DaybreakPosition, bands: int, heat: float, to_go: float, struck: list[float]) -> float:
    """The chance that nobody's communities reach the limit, in this round and until drawdown."""
    hidden = sum([number < 0 for number in t.row])
    if t.stage < CRISIS:
        hidden += max(0, crises_called(t, bands) - t.called)
    later = crises_called(t, min(7, int(heat)))
    stands = 1.0
    for seat in range(t.seats):
        at = seat * EACH
        lost = t.board[at + COMMUNITY] + struck[seat] + (gap(t, seat) if t.stage < EMIT else 0)
        unseen = hidden * unknown(t, seat, bands)
        lost += unseen
        stands *= likely((t.figures.lose_communities - 0.8 - lost) / (_SPREAD * (0.7 + 0.4 * unseen)))
        if to_go:
            lost += _REPAIR * to_go * later * unknown(t, seat, 0.5 * (bands + heat) - _SHIELDS * to_go)
            stands *= likely((t.figures.lose_communities + 2 - lost) / ((1.8 + 0.8 * to_go) * _SPREAD))
    return stands
