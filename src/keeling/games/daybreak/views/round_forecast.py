"""What this round comes to if nobody does anything more: net CO₂, temperature, rolls, crises, communities at risk."""

from __future__ import annotations

from math import comb

from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.vocabulary import BOARD, GROUP
from keeling.games.daybreak.model.words import (
    COLLAPSE,
    COMMUNITY,
    CRISIS,
    EACH,
    EFFECTS,
    EMIT,
    MORE_ROLLS,
    RESILIENCE,
    TOO_HOT,
)
from keeling.games.daybreak.rules.crisis import stopped, times
from keeling.games.daybreak.rules.effects import own_co2
from keeling.games.daybreak.rules.emissions import gap
from keeling.games.daybreak.rules.lasting import common_mod
from keeling.games.daybreak.rules.planet import next_tip
from keeling.games.daybreak.rules.targets import named
from keeling.games.daybreak.rules.thermometer import cool, crises_called, degrees, losing_bands
from keeling.games.daybreak.views.crisis_forecast import World, worlds
from keeling.games.daybreak.views.types import ForecastView, RiskView


def after_emissions(t: DaybreakPosition) -> tuple[DaybreakPosition, int]:
    """The table as the emissions stage would leave it without its windows, and the net CO₂ (D-40 … D-43)."""
    net = net_co2(t)
    coming = t.copy()
    if t.stage >= CRISIS:
        return coming, net
    if t.stage < EMIT:  # demand comes first: who misses energy has these communities when crises look for most (D-40)
        for seat in range(t.seats):
            coming.board[seat * EACH + COMMUNITY] += gap(t, seat)
    if net < 0:
        cool(coming, -net, "")
    else:
        total = coming.loose + net
        coming.loose, coming.bands = total % t.figures.row, coming.bands + total // t.figures.row
    return coming, net


def net_co2(t: DaybreakPosition) -> int:
    """CO₂ left over, or below 0 the sinks that are free."""
    return t.current + sum([own_co2(t, seat) for seat in range(t.seats)]) - sum(t.sinks)


def forecast(t: DaybreakPosition) -> ForecastView:
    """How the round ends, as far as anybody can know; whoever keeps a shield of each kind per band stands (D-62)."""
    return _forecast(t, *after_emissions(t))


def coming(t: DaybreakPosition) -> tuple[ForecastView, dict[int, list[int]]]:
    """The same, and by open crisis how often it will strike each player if nobody does anything more."""
    after, net = after_emissions(t)
    at = after if t.row else t
    return _forecast(t, after, net), {number: strikes(at, number) for number in (*t.row, *t.lasting) if number >= 0}


def _forecast(t: DaybreakPosition, after: DaybreakPosition, net: int) -> ForecastView:
    sinks = sum(t.sinks)
    more, rolls = 0, t.rolls
    if t.stage < CRISIS:
        more = max(0, crises_called(after, after.bands) - t.called)  # D-45
        rolls = max(0, after.bands + common_mod(t, MORE_ROLLS))
    ways = worlds(after, rolls)
    lost = lost_by(t, after, ways)
    return {
        "co2": net + sinks,
        "sinks": sinks,
        "net": net,
        "drawdown": bool(t.drawdown) if t.stage >= CRISIS else net < 0,
        "bands": after.bands,
        "loose": after.loose,
        "degrees": degrees(t, after.bands),
        "rolls": rolls,
        "tipping": round(100 * tipping(t, rolls)),
        "crises": min([len(way.t.row) for way in ways]) + more,
        "known": sum([crisis >= 0 for crisis in t.row]),
        "risks": at_risk(t, ways),
        "lost": lost,
        "threat": lost or next((way.lost for way in ways if way.lost), ""),
    }


def tipping(t: DaybreakPosition, rolls: int) -> float:
    """The chance that so many rolls of the planetary die bring a marker to its next tipping point (D-50)."""
    die = t.figures.die
    calm = [1.0] + [0.0] * rolls  # by number of rolls, the ways to have tipped nothing, over all effects so far
    for effect in range(EFFECTS):
        share, before = die.count(effect) / len(die), next_tip(t, effect)
        ways = [0.0] * (rolls + 1)
        for made, chance in enumerate(calm):
            for more in range(min(before, rolls - made + 1)):
                ways[made + more] += chance * comb(made + more, more) * share**more
        calm = ways
    return 1.0 - calm[rolls]


def risks(t: DaybreakPosition, after: DaybreakPosition) -> list[RiskView]:
    """Communities that missing energy and the crises that are known would cost; those tied for a target all count."""
    return at_risk(t, worlds(after, after.bands))


def at_risk(t: DaybreakPosition, ways: list[World]) -> list[RiskView]:
    """What each cause would cost each player: for sure, or at most if a die falls that way."""
    found: list[RiskView] = []
    if t.stage < EMIT:
        for seat in range(t.seats):
            if gap(t, seat):
                found.append({"seat": seat, "cause": "energy", "amount": gap(t, seat), "sure": True})
    for seat, cause in dict.fromkeys([key for way in ways for key in way.gained]):
        amounts = [way.gained.get((seat, cause), 0) for way in ways]
        most = max(amounts)
        found.append({"seat": seat, "cause": cause, "amount": most, "sure": most == min(amounts)})
    return found


def strikes(after: DaybreakPosition, number: int) -> list[int]:
    """How often a crisis strikes each player once the emissions stage is over; tied ones all count, a stopped one
    strikes nobody."""
    crisis = after.figures.crises[number]
    if stopped(after, number):
        return [0] * after.seats
    targets = range(after.seats) if crisis.whom.who == GROUP else named(after, crisis.whom)
    return [times(after, number, seat) if seat in targets else 0 for seat in range(after.seats)]


def communities(t: DaybreakPosition, number: int, seat: int) -> int:
    """Communities in crisis that a crisis would bring a player, missing resilience included (D-53)."""
    often, lost = times(t, number, seat), 0
    for effect in t.figures.crises[number].effects:
        if effect.do == BOARD and effect.at == COMMUNITY:
            lost += effect.n * often
        elif effect.do == BOARD and RESILIENCE <= effect.at < COMMUNITY:
            lost += max(0, -effect.n * often - t.board[seat * EACH + effect.at])
    return max(0, lost)


def lost_by(t: DaybreakPosition, after: DaybreakPosition, ways: list[World]) -> str:
    """How the game is sure to be lost in this round, in the order of its stages: energy, heat, crises (D-40, D-43)."""
    if max(after.board[COMMUNITY::EACH]) >= t.figures.lose_communities:
        return COLLAPSE
    if after.bands >= losing_bands(t):
        return TOO_HOT
    lost = [way.lost for way in ways]
    return "" if "" in lost else COLLAPSE if COLLAPSE in lost else TOO_HOT
