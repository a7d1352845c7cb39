"""Which of the many options of a turn are worth a bot's thought: trades with a purpose, no idle repairs (F-21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from keeling.core.agenda import Option
from keeling.games.factories.bots.trading import answers, compose, wanted_offer
from keeling.games.factories.position import FactoriesPosition
from keeling.games.factories.rules.bank import energy_held
from keeling.games.factories.rules.production import energy_for, planned_kinds
from keeling.games.factories.rules.works import storage_limit, stored
from keeling.games.factories.words import COAL, FACTORIES, GOODS_EACH, KINDS_EACH, RENEWABLE, RESOURCES, TECHNOLOGY

CHOSEN: Final = ("buy", "sell", "offer", "use", "burn", "remove", "move")  # not without a purpose


def opening(t: FactoriesPosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """The kind that fewer have opened with: who makes what the others make has nobody to sell it to."""
    counts = [sum(t.built[FACTORIES.index(option[1]) :: KINDS_EACH]) for option in options]
    return [option for option, count in zip(options, counts, strict=True) if count == min(counts)]


def turn(t: FactoriesPosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """What serves a purpose, and the one offer that may be taken: a long thought, so only at first perspective."""
    offer = wanted_offer(t, seat) if first and len(options) > 1 else None
    useful = {*_purchases(t, seat), *_sales(t, seat), *t.figures.sell_part, offer}
    return [option for option in options if option in useful or option[0] not in CHOSEN or option[-1] == "$0"]


def trade(t: FactoriesPosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """The rest of what a factory takes, more of what is not needed, or enough."""
    useful = {*_purchases(t, seat), *_sales(t, seat)}
    return [option for option in options if option in useful or option[0] not in CHOSEN]


def _purchases(t: FactoriesPosition, seat: int) -> list[Option]:
    """So many of a good as some factory still takes, if it could be paid for, and the energy the plan lacks."""
    buy, prices, money = t.figures.buy, t.price, t.money[seat]
    goods = t.goods[seat * GOODS_EACH : seat * GOODS_EACH + len(RESOURCES)]
    out: list[Option] = []
    for kind, cost in enumerate(t.figures.cost):
        price = 0
        lacking: list[Option] = []
        for good in range(len(RESOURCES)):
            missing = cost[good] - goods[good]
            if missing > 0:
                price += missing * prices[good]
                lacking.append(buy[good][missing if missing < 5 else 5])
        if price <= money or kind == TECHNOLOGY:
            out += lacking
    short = energy_for(t, seat, planned_kinds(t, seat)) - energy_held(t, seat)
    if short > 0:
        out += [buy[good][min(5, short)] for good in (COAL, RENEWABLE)]
    else:
        out.append(buy[COAL][3])  # energy for a plan still to be made
    return out


def _sales(t: FactoriesPosition, seat: int) -> list[Option]:
    """What no technology factory takes, what the store cannot hold, or as much as goes."""
    need = t.figures.cost[TECHNOLOGY]
    built = t.built[seat * KINDS_EACH + TECHNOLOGY]
    over = stored(t, seat) - storage_limit(t, seat)
    sell = t.figures.sell
    most = len(sell[0]) - 1
    out: list[Option] = []
    for good in range(len(RESOURCES)):
        held = t.goods[seat * GOODS_EACH + good]
        if held:
            spare = held if built else held - need[good]
            for units in (min(5, held), min(5, spare), min(held, over, most)):
                if units > 0:
                    out.append(sell[good][units])
    return out


CANDIDATES: Final[dict[str, Callable[[FactoriesPosition, int, list[Option], bool], list[Option]]]] = {
    "open": opening,
    "turn": turn,
    "buy-more": trade,
    "sell-more": trade,
    "compose": compose,
    "deal": answers,
}
