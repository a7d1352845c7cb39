"""What bots offer each other: goods for money where both sides gain, and how an offer is put into words (F-41)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Option
from keeling.games.factories.judgement import judge
from keeling.games.factories.rules.deals import GET, GIVE, MAKER, MONEY, PARTNER, SEND, WITHDRAW, holding, others
from keeling.games.factories.rules.works import buy_price, sell_price
from keeling.games.factories.table import Table
from keeling.games.factories.words import CERTIFICATE, GOODS, SEATS, TRADED

Idea = tuple[int, int, int, int, int]  # partner, good, units, 1 the maker buys or 0 sells, money for all of it
GAIN: Final = 1.003  # a deal must be worth at least so much more to both
AMOUNTS: Final = (1, 2, 3, 5)


def best_idea(t: Table, seat: int, partners: list[int]) -> Idea | None:
    """The deal that brings the seat most among those the partner should like too."""
    before = judge(t)
    best, found = before[seat] * GAIN, None
    for partner in partners:
        for good in range(len(GOODS)):
            for buys in (1, 0):
                buyer, seller = (seat, partner) if buys else (partner, seat)
                for units in AMOUNTS:
                    if holding(t, seller, good) < units or units > t.figures.trade:
                        break
                    money = _price(t, buyer, seller, good, units)
                    if money > t.money[buyer]:
                        break
                    after = judge(_swapped(t, buyer, seller, good, units, money))
                    if after[seat] > best and after[partner] > before[partner] * GAIN:
                        best, found = after[seat], (partner, good, units, buys, money)
    return found


def _price(t: Table, buyer: int, seller: int, good: int, units: int) -> int:
    """Between what the seller would get and the buyer would pay at the bank."""
    if good == CERTIFICATE:
        return 3 * units
    return max(1, (units * (buy_price(t, buyer, good) + sell_price(t, seller, good)) + 1) // 2)


def _swapped(t: Table, buyer: int, seller: int, good: int, units: int, money: int) -> Table:
    """The table after the deal."""
    then = t.copy()
    then.goods[buyer * 6 + good] += units
    then.goods[seller * 6 + good] -= units
    then.money[buyer] -= money
    then.money[seller] += money
    then.actions -= 1
    return then


def wanted_offer(t: Table, seat: int) -> Option | None:
    """The opening of the best idea, while offers may be made."""
    if t.actions <= 0 or t.offers >= t.figures.offers:
        return None
    idea = best_idea(t, seat, others(t, seat))
    return ("offer", SEATS[idea[0]]) if idea else None


def compose(t: Table, seat: int, options: list[Option], first: bool) -> list[Option]:
    """The next words of the idea; without one the offer is withdrawn."""
    partner = t.deal[PARTNER]
    idea = best_idea(t, seat, [partner] if partner >= 0 else others(t, seat))
    if idea is None:
        return [WITHDRAW]
    _, good, units, buys, money = idea
    wanted = [("get" if buys else "give", GOODS[good], units), ("give" if buys else "get", TRADED[MONEY], money)]
    for verb, word, amount in wanted:
        named = t.deal[(GIVE if verb == "give" else GET) + TRADED.index(word)]
        if not named:
            option = (verb, word, str(amount))
            return [option] if option in options else [WITHDRAW]
        if named != amount:
            return [WITHDRAW]
    return [SEND]


def answers(t: Table, seat: int, options: list[Option], first: bool) -> list[Option]:
    """A counter-offer is only thought of if there is one to make."""
    maker = t.deal[MAKER]
    return [option for option in options if option != ("counter",) or best_idea(t, seat, [maker]) is not None]
