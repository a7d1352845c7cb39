"""What the common counter needs, and what a turn is for: for whoever asks for advice."""

from __future__ import annotations

from typing import Final

from keeling.core.game import Stage
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import (
    COAL,
    CONVENTIONAL,
    FACTORIES,
    GOODS_EACH,
    KINDS_EACH,
    RENEWABLE,
    RESOURCES,
    UNITS_EACH,
)
from keeling.games.factories.rules.bank import energy_held
from keeling.games.factories.rules.build import Build
from keeling.games.factories.rules.production import energy_for, planned_kinds
from keeling.games.factories.rules.works import dump_limit, factories, factory_sp, sell_price

NAMED: Final = 3  # purposes that are told
NEAR: Final = 4  # steps below its limit at which the counter is a danger
TIGHT: Final = 2  # free places on a dump that are few
_BUILD: Final = Build()


def advice(before: FactoriesPosition, after: FactoriesPosition, seat: int) -> tuple[Stage, Stage]:
    """Whether all are in danger, and what a turn between two positions is good for."""
    purposes = [
        *_counter(before, after),
        *_energy(before, after, seat),
        *_points(before, after, seat),
        *_opened(before, after, seat),
        *_dump(before, after, seat),
        *_plan(before, after, seat),
        *_first(before, after, seat),
        *_hand(before, after, seat),
    ]
    return _danger(before), purposes[:NAMED]


def _danger(t: FactoriesPosition) -> Stage:
    """The common defeat, if it is near (F-3)."""
    if t.cpc < t.figures.most_cpc - NEAR:
        return []
    return [("hint.danger", {"level": t.cpc, "limit": t.figures.most_cpc})]


def _counter(before: FactoriesPosition, after: FactoriesPosition) -> Stage:
    """A counter that is lower than it was (F-25)."""
    return [("hint.counter", {"level": after.cpc})] if after.cpc < before.cpc else []


def _energy(before: FactoriesPosition, after: FactoriesPosition, seat: int) -> Stage:
    """Energy in the store for what is planned: it must be there before production (F-20, F-23)."""
    was, need = [energy_for(t, seat, planned_kinds(t, seat)) for t in (before, after)]
    held = energy_held(after, seat) - after.debt[seat]
    if not need or held < need or (was == need and energy_held(before, seat) >= need):
        return []
    return [("hint.energy", {"need": need})]


def _points(before: FactoriesPosition, after: FactoriesPosition, seat: int) -> Stage:
    """New factories pay in every turn (F-20a), other points once."""
    more = factory_sp(after, factories(after, seat)) - factory_sp(before, factories(before, seat))
    if more > 0:
        return [("hint.factory", {"amount": more})]
    gain = after.sp[seat] - before.sp[seat]
    return [("hint.points", {"amount": gain})] if gain > 0 else []


def _opened(before: FactoriesPosition, after: FactoriesPosition, seat: int) -> Stage:
    """Factories that could be built now and could not before (F-30)."""
    return [
        ("hint.build", {"factory": name})
        for kind, name in enumerate(FACTORIES)
        if _BUILD.gate(before, seat, kind) and not _BUILD.gate(after, seat, kind)
    ]


def _dump(before: FactoriesPosition, after: FactoriesPosition, seat: int) -> Stage:
    """A dump that was nearly full and has room again (F-22)."""
    room = dump_limit(after, seat) - after.waste[seat]
    was = dump_limit(before, seat) - before.waste[seat]
    return [("hint.dump", {"room": room})] if was <= TIGHT < room else []


def _plan(before: FactoriesPosition, after: FactoriesPosition, seat: int) -> Stage:
    """What the plan is for (F-23): a factory that could be built with what it brings, else what the bank would pay."""
    was, then = _produced(before, seat), _produced(after, seat)
    if was.goods == then.goods or before.plan == after.plan:
        return []
    built: Stage = [
        ("hint.planned", {"factory": name})
        for kind, name in enumerate(FACTORIES)
        if _BUILD.gate(was, seat, kind) and not _BUILD.gate(then, seat, kind)
    ]
    planned = after.plan[seat * UNITS_EACH : seat * UNITS_EACH + len(RESOURCES)]
    worth = sum([amount * sell_price(after, seat, resource) for resource, amount in enumerate(planned)])
    return built[-1:] or [("hint.worth", {"money": worth})]  # the later kind brings more points


def _first(before: FactoriesPosition, after: FactoriesPosition, seat: int) -> Stage:
    """What a conventional factory is begun with for (F-10, F-30)."""
    place = seat * KINDS_EACH + CONVENTIONAL
    return [("hint.stuff", {})] if after.built[place] > before.built[place] and not before.round else []


def _produced(t: FactoriesPosition, seat: int) -> FactoriesPosition:
    """As it would be once all that is planned was produced, its energy paid with renewable energy first (F-20)."""
    then = t.copy()
    own, due = seat * GOODS_EACH, energy_for(t, seat, planned_kinds(t, seat))
    for good in (RENEWABLE, COAL):
        paid = min(due, then.goods[own + good])
        then.goods[own + good] -= paid
        due -= paid
    for resource in range(len(RESOURCES)):
        then.goods[own + resource] += then.plan[seat * UNITS_EACH + resource]
    return then


def _hand(before: FactoriesPosition, after: FactoriesPosition, seat: int) -> Stage:
    """Cards to play in later actions (F-50)."""
    have = after.marketing[seat].bit_count()
    return [("hint.hand", {"have": have})] if have > before.marketing[seat].bit_count() else []
