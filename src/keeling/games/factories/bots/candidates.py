"""Which of the many options of a turn are worth a bot's thought: trades with a purpose, no idle repairs (F-21)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from keeling.core.agenda import Option
from keeling.games.factories.bots import bargains
from keeling.games.factories.bots.aims import aim, spares
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import COAL, GOODS_EACH, KINDS_EACH, RENEWABLE, RESOURCES, TECHNOLOGY
from keeling.games.factories.rules import deals
from keeling.games.factories.rules.bank import energy_held
from keeling.games.factories.rules.offers import WITHDRAW
from keeling.games.factories.rules.production import energy_for, planned_kinds
from keeling.games.factories.rules.works import energies, storage_limit, stored

CHOSEN: Final = ("buy", "sell", "offer", "use", "mayor", "burn", "remove", "move")  # not without a purpose
_NOBODY: Final = Random(0)  # rules of thumb for deals draw nothing


def turn(t: FactoriesPosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """What serves a purpose, and of certificates and the city's energy as much as there is."""
    kind, short = aim(t, seat)
    offer = bargains.offer_to(t, seat, short, spares(t, seat, kind, energies(t, seat)))
    useful = {*_purchases(t, seat), *_sales(t, seat), *t.figures.sell_part, offer}
    for verb, last in (("use", "$0"), ("mayor", "")):
        amounts = [option for option in options if option[0] == verb and option[-1].startswith(last)]
        useful.update(amounts[-1:])
    return [option for option in options if option in useful or option[0] not in CHOSEN]


def compose(t: FactoriesPosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """The next words of the offer that was meant."""
    meant = bargains.compose(t, seat, _NOBODY)
    return [meant] if meant in options else [WITHDRAW]


def answers(t: FactoriesPosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """Yes or no; who has a better idea makes an offer in the own turn."""
    return [option for option in options if option != deals.COUNTER]


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
    "turn": turn,
    "buy-more": trade,
    "sell-more": trade,
    "compose": compose,
    "deal": answers,
}
