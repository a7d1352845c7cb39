"""What the team needs most, and which stack can bring it: for whoever asks for advice."""

from __future__ import annotations

from typing import Final

from keeling.core.game import Stage
from keeling.core.reason import Values
from keeling.games.daybreak.bots.engine import drawn, is_open, per_use, prices, stacks, uses_left
from keeling.games.daybreak.model.cards import ONCE
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.words import (
    COMMUNITY,
    CRISIS,
    EACH,
    IN_LOCAL,
    LOCAL,
    PLACES,
    RESILIENCE,
    RESILIENCES,
    STACK_WORDS,
)
from keeling.games.daybreak.rules.emissions import gap
from keeling.games.daybreak.rules.growth import last_round
from keeling.games.daybreak.views.round_forecast import after_emissions, net_co2, risks

DANGER: Final = 3  # communities below the limit
NAMED: Final = 3  # purposes that are told


def advice(before: DaybreakPosition, after: DaybreakPosition, seat: int) -> tuple[Stage, Stage]:
    """What the team needs, and what a turn between two positions does for it."""
    return [*_planet(before), *_power(before, seat), *_stack(before, seat)][:3], _brings(before, after, seat)


def _planet(t: DaybreakPosition) -> Stage:
    """How far drawdown is, and how many rounds are left for it (D-42, D-60)."""
    net = net_co2(t)
    if t.stage >= CRISIS or net < 0:
        return [("hint.survive", {})] if t.drawdown or (t.stage < CRISIS and net < 0) else []
    return [("hint.net", {"co2": net + 1, "rounds": last_round(t) - t.round + 1})]


def _power(t: DaybreakPosition, seat: int) -> Stage:
    """What one's own power lacks: energy, room for communities, shields for the day to come (D-40, D-54, D-62)."""
    found: Stage = []
    missing = gap(t, seat)
    after, _ = after_emissions(t)
    if t.stage <= LOCAL and missing:
        found.append(("hint.energy", {"missing": missing}))
    at_risk = sum([risk["amount"] for risk in risks(t, after) if risk["seat"] == seat and risk["cause"] != "energy"])
    if t.board[seat * EACH + COMMUNITY] + at_risk + missing >= t.figures.lose_communities - DANGER:
        found.append(("hint.danger", {"have": t.board[seat * EACH + COMMUNITY], "limit": t.figures.lose_communities}))
    shields = t.board[seat * EACH + RESILIENCE : seat * EACH + COMMUNITY]
    if min(shields) < after.bands:
        kind = RESILIENCES[shields.index(min(shields))]
        found.append(("hint.shields", {"kind": kind, "have": min(shields), "bands": after.bands}))
    return found[:2]


def _stack(t: DaybreakPosition, seat: int) -> Stage:
    """The stack whose action brings most for its price now."""
    if t.stage != LOCAL:
        return []
    worth = prices(t, seat, t.bands)
    best, found = 0.0, ""
    for at, action, base in stacks(t, seat):
        if action.when == IN_LOCAL and is_open(t, action, base) and uses_left(t, action, base, True):
            value = (per_use(t, seat, action, base, worth) + 0.5 * drawn(t, action, base)) / max(0.7, action.pay)
            if value > best:
                best, found = value, STACK_WORDS[at]
    return [("hint.stack", {"stack": found})] if found else []


def _brings(before: DaybreakPosition, after: DaybreakPosition, seat: int) -> Stage:
    """What a turn changes in the numbers that decide, and what it opens."""
    if before.round != after.round or before.stage != after.stage:
        return []
    return [*_numbers(before, after, seat), *_common(before, after), *_stacks(before, after, seat)][:NAMED]


def _numbers(before: DaybreakPosition, after: DaybreakPosition, seat: int) -> Stage:
    """The balance of all, and one's own energy, communities and shields (D-40, D-42, D-54, D-62)."""
    less = net_co2(before) - net_co2(after)
    told: Stage = [("hint.less", {"co2": less})] if less > 0 else []
    was, missing = gap(before, seat), gap(after, seat)
    if missing < was:
        told.append(("hint.closer", {"missing": missing}) if missing else ("hint.powered", {}))
    own = seat * EACH
    saved = before.board[own + COMMUNITY] - after.board[own + COMMUNITY]
    if saved > 0:
        told.append(("hint.saved", {"amount": saved}))
    for at, kind in enumerate(RESILIENCES):
        have = after.board[own + RESILIENCE + at]
        if have > before.board[own + RESILIENCE + at]:
            told.append(("hint.shielded", {"kind": kind, "have": have}))
    return told


def _common(before: DaybreakPosition, after: DaybreakPosition) -> Stage:
    """What becomes of projects and crises that belong to all (D-22, D-38, D-56)."""
    told: Stage = []
    for at, project in enumerate(after.project):
        if project < 0 or project != before.project[at]:
            continue
        key = after.figures.projects[project].key
        if after.active[at] > before.active[at]:
            told.append(("hint.active", {"card": key}))
        elif after.under[at] > before.under[at]:
            collects = after.figures.projects[project].collects
            told.append(("hint.stocked" if collects else "hint.tucked", {"card": key}))
    for number, helped in enumerate(after.helped):
        if helped > before.helped[number]:
            crisis = after.figures.crises[number]
            over = "hint.averted" if helped >= crisis.cancels else "hint.nearer"
            told.append(("hint.eased" if crisis.softens else over, {"card": crisis.key}))
        elif number in before.lasting and number not in after.lasting:
            told.append(("hint.averted", {"card": after.figures.crises[number].key}))
    return told


def _stacks(before: DaybreakPosition, after: DaybreakPosition, seat: int) -> Stage:
    """Actions that are new on top of a stack, that have their tags now, or that serve more often (D-32)."""
    told: Stage = []
    for at, action, base in stacks(after, seat):
        said: Values = {"card": action.key, "stack": STACK_WORDS[at]}
        if before.top[seat * PLACES + at] != action.at:
            told.append(("hint.started", said))
        elif not is_open(before, action, base) and is_open(after, action, base):
            told.append(("hint.opened", said))
        elif 0 <= action.limit < ONCE and after.tags[base + action.limit] > before.tags[base + action.limit]:
            told.append(("hint.oftener", said))
    return told
