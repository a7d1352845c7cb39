"""How a turn of Factory Commons is played in passing: fast, sensible, and far from the best (F-20 … F-23)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from keeling.core.agenda import Option
from keeling.games.factories import words
from keeling.games.factories.position import FactoriesPosition
from keeling.games.factories.rules import works
from keeling.games.factories.rules.bank import energy_held
from keeling.games.factories.rules.certificates import most_uses
from keeling.games.factories.rules.decks import left_in
from keeling.games.factories.rules.energy import mix
from keeling.games.factories.rules.planning import DONE
from keeling.games.factories.rules.production import ALL, may_run, planned_kinds
from keeling.games.factories.rules.trade import trade_limit
from keeling.games.factories.rules.turn import ACTIONS, END
from keeling.games.factories.rules.waste import COUNTER, DUMP, clean_cost
from keeling.kit.piles import any_card

# how readily other choices are taken in passing, by their first word
ROLLOUT_WEIGHTS: Final[dict[str, float]] = {
    "run": 30.0, "plan": 3.0, "done": 0.2, "enough": 30.0, "withdraw": 50.0, "decline": 20.0, "counter": 0.01,
    "send": 0.1, "offer": 0.01, "build": 40.0, "use": 10.0, "play": 3.0, "clean": 1.0, "sell": 0.7, "buy": 0.5,
    "burn": 0.02, "end": 0.5, "remove": 0.02, "move": 0.02, "draw": 0.5, "mayor": 3.0,
}  # fmt: skip


def turn(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """Points first, then factories, then what leads to them; clean up in time."""
    f = t.figures
    if t.actions <= 0:
        return END
    if t.goods[seat * words.GOODS_EACH + words.CERTIFICATE] and t.certified < t.certificate_actions:
        usable = min(t.goods[seat * words.GOODS_EACH + words.CERTIFICATE], most_uses(t, seat))
        if usable:
            return f.use[usable][0]
    out: list[Option] = []
    ACTIONS["build"].offer(t, seat, out)
    if out:
        return out[-1]
    if t.short and not t.dealt:
        ACTIONS["mayor"].offer(t, seat, out)
        if out:
            return out[-1]
    if not t.cleaned:
        full = t.waste[seat] > works.dump_limit(t, seat) - 3
        if (full or t.cpc > f.most_cpc - 4) and t.money[seat] >= clean_cost(t, seat):
            return DUMP if full else COUNTER
    trade = _trade(t, seat)
    if trade is not None:
        return trade
    dice = rng.random()
    if dice < 0.6:
        ACTIONS["play"].offer(t, seat, out)
    elif dice < 0.8:
        ACTIONS["draw"].offer(t, seat, out)
    return out[(rng.getrandbits(32) * len(out)) >> 32] if out else END


def _trade(t: FactoriesPosition, seat: int) -> Option | None:
    """Buy what a technology factory still takes if it can be had now, or sell what is too much."""
    f = t.figures
    most = min(5, trade_limit(t, seat))
    if most < 1:
        return None
    cost = f.cost[words.TECHNOLOGY]
    goods = t.goods[seat * words.GOODS_EACH : seat * words.GOODS_EACH + len(words.RESOURCES)]
    if not t.built[seat * words.KINDS_EACH + words.TECHNOLOGY]:
        money = t.money[seat]
        first = -1
        for good in range(4):
            missing = cost[good] - goods[good]
            if missing > 0:
                money -= missing * works.buy_price(t, seat, good)
                if money < 0:
                    break
                if first < 0:
                    first = good
        if first >= 0 and money >= 0:
            return f.buy[first][min(most, cost[first] - goods[first])]
    if sum(goods) > works.storage_limit(t, seat) - 3:
        for good in (4, words.RENEWABLE, words.STEEL, words.COAL, words.WOOD):
            spare = min(most, goods[good] - (cost[good] if good < 4 else 0))
            if spare > 1:
                return f.sell[good][spare]
    return None


def plan(t: FactoriesPosition, seat: int, rng: Random) -> Option | None:
    """Certificates if there is energy for them, else energy and what is to be built of."""
    first = seat * words.UNITS_EACH
    planned = t.plan[first : first + words.UNITS_EACH]
    left = works.planning_places(t, seat) - sum(planned)
    if left <= 0:
        return ()
    units = t.figures.plan
    if works.running(t, seat, words.TECHNOLOGY) > 0 and not planned[words.MAKE_CERTIFICATE]:
        if energy_held(t, seat) >= works.energy_of(t, seat, words.TECHNOLOGY):
            return units[words.MAKE_CERTIFICATE][min(left, 6)]
    if works.running(t, seat, words.WIND) > 0 and not planned[words.RENEWABLE]:
        others = t.built[seat * words.KINDS_EACH + words.CONVENTIONAL]
        return units[words.RENEWABLE][max(1, left // 2) if others else left]
    if works.running(t, seat, words.CONVENTIONAL) > 0:
        for unit, share in ((words.COAL, 3), (words.STEEL, 3), (words.WOOD, left)):
            if not planned[unit]:
                return units[unit][min(left, share)]
    return DONE if _any_unit(t, seat, planned) else ()


def _any_unit(t: FactoriesPosition, seat: int, planned: list[int]) -> bool:
    """Whether a unit could still be named: else the step is over without a choice."""
    return any(not planned[unit] and works.running(t, seat, words.MAKER[unit]) > 0 for unit in range(len(words.UNITS)))


def produce(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """Any kind that there is energy for, or all at once; seldom none."""
    able = [ALL]
    if t.partial:
        able = [t.figures.run[kind] for kind in may_run(t, seat, t.agenda[-1][2][0], planned_kinds(t, seat))]
    run = ROLLOUT_WEIGHTS["run"]
    spot = rng.random() * (run * len(able) + ROLLOUT_WEIGHTS["done"])
    return able[int(spot / run)] if spot < run * len(able) else DONE


def energy(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """Any mix that can be paid."""
    amount, low, high, _ = t.agenda[-1][2]
    coal = low + ((rng.getrandbits(32) * (high - low + 1)) >> 32)
    return mix("pay", coal, amount - coal)


def mayor_mix(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """Any mix."""
    amount = t.agenda[-1][2][0]
    coal = (rng.getrandbits(32) * (amount + 1)) >> 32
    return mix("take", coal, amount - coal)


def draw_marketing(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """One of the cards that are left."""
    return _drawn(t, words.MARKETING, rng) if t.agenda[-1][2][0] else ()


def event(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """One of the events that are left."""
    return _drawn(t, words.EVENT, rng)


def _drawn(t: FactoriesPosition, deck: int, rng: Random) -> Option:
    left = left_in(t, deck)
    return t.figures.draw[deck][any_card(left, rng)] if left else ()


ROLLOUT_POLICY: Final[dict[str, Callable[[FactoriesPosition, int, Random], Option | None]]] = {
    "turn": turn,
    "plan": plan,
    "produce": produce,
    "energy": energy,
    "mayor-mix": mayor_mix,
    "draw-marketing": draw_marketing,
    "event": event,
}
