"""Deals between players (F-41)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action
from keeling.core.agenda import Args, Option, Rule
from keeling.core.reason import Reason
from keeling.games.factories.figures import bits, up_to
from keeling.games.factories.rules.bank import gain_goods, gain_money
from keeling.games.factories.rules.decks import add_to_hand
from keeling.games.factories.table import Table
from keeling.games.factories.words import COMPONENT, FIRST, GOODS, SEATS, TRADED

ALL: Final[Option] = ("offer", "all")
SEND: Final[Option] = ("send",)
WITHDRAW: Final[Option] = ("withdraw",)
ACCEPT: Final[Option] = ("accept",)
DECLINE: Final[Option] = ("decline",)
COUNTER: Final[Option] = ("counter",)

# The offer on the table: who makes it, to whom (-1 all), then for each side seven amounts and components as bits.
MAKER, PARTNER, GIVE, GET, LENGTH = 0, 1, 2, 10, 18
PARTS: Final = len(TRADED)
MONEY: Final = len(GOODS)


def holding(t: Table, seat: int, good: int) -> int:
    """How much of a good, or how much money, a player has."""
    return t.money[seat] if good == MONEY else t.goods[seat * 6 + good]


def can_give(t: Table, seat: int, side: int) -> bool:
    """Whether a player holds all that one side of the offer names."""
    deal = t.deal
    if deal[side + PARTS] & ~t.parts[seat]:
        return False
    return all(deal[side + good] <= holding(t, seat, good) for good in range(len(TRADED)))


def units(t: Table, side: int) -> int:
    """How many units one side names; money is not counted."""
    return sum(t.deal[side : side + MONEY]) + t.deal[side + PARTS].bit_count()


def others(t: Table, seat: int) -> list[int]:
    """The other players, in turn order after this one."""
    at = t.order.index(seat)
    return [t.order[(at + place) % t.seats] for place in range(1, t.seats)]


class Offer(Action[Table]):  # F-41
    """Open an offer to one player or to all; only an accepted deal costs the action."""

    verb = "offer"
    ids = "F-41"

    def moves(self, t: Table) -> list[Option]:
        return [*t.figures.offer[: t.seats], ALL]

    def offer(self, t: Table, seat: int, out: list[Option]) -> None:
        if t.offers >= t.figures.offers:
            return
        for other in range(t.seats):
            if other != seat:
                out.append(t.figures.offer[other])
        out.append(ALL)

    def why(self, t: Table, seat: int, words: Option) -> Reason | None:
        if t.offers >= t.figures.offers:
            return Reason("used-offers", "F-41", {"most": t.figures.offers})
        if words[1] == SEATS[seat]:
            return Reason("offer-to-self", "F-41")
        return None

    def play(self, t: Table, seat: int, option: Option) -> None:
        t.offers += 1  # also if it is withdrawn: else a turn could go on for ever
        partner = -1 if option == ALL else SEATS.index(option[1])
        t.deal = [seat, partner] + [0] * (LENGTH - 2)
        t.then(("compose", seat, (0,)))


class Compose(Rule[Table]):  # F-41
    """Name what is given and what is wanted for it, each good once, at most so many units each way."""

    ids = "F-41"
    prompt = "compose"
    asks = True

    def options(self, t: Table, seat: int, args: Args) -> list[Option]:
        f, deal = t.figures, t.deal
        out: list[Option] = []
        if any(deal[GIVE:]):
            out.append(SEND)
        self.side(t, GIVE, GET, [seat], f.give, f.give_part, out)
        able = [deal[PARTNER]] if deal[PARTNER] >= 0 else [p for p in others(t, seat) if can_give(t, p, GET)]
        self.side(t, GET, GIVE, able, f.get, f.get_part, out)
        out.append(WITHDRAW)
        return out

    def side(
        self, t: Table, side: int, other: int, able: list[int], words: list[list[Option]], parts: list[Option],
        out: list[Option],
    ) -> None:  # fmt: skip
        """What may still be named on one side, out of what one of these players can give."""
        deal = t.deal
        room = t.figures.trade - units(t, side)
        for good in range(len(TRADED)):
            if deal[side + good] or deal[other + good]:
                continue
            most = holding(t, able[0], good)
            for player in able[1:]:
                most = max(most, holding(t, player, good))
            if good != MONEY and most > room:
                most = room
            if most > 0:
                out.extend(up_to(words[good], most))
        if room > 0:
            held = 0
            for player in able:
                held |= t.parts[player]
            out.extend([parts[card] for card in bits(held & ~deal[side + PARTS])])

    def play(self, t: Table, seat: int, args: Args, option: Option) -> None:
        if option == WITHDRAW:
            if t.facts is not None:
                t.note("offer-withdrawn", "F-41", seat, {})
            t.deal = []
        elif option == SEND:
            self.send(t, seat, args[0])
        else:
            side = GIVE if option[0] == "give" else GET
            if option[1] == "component":
                t.deal[side + PARTS] |= 1 << (int(option[2]) - FIRST[COMPONENT])
            else:
                t.deal[side + TRADED.index(option[1])] = int(option[2])
            t.then(("compose", seat, args))

    def send(self, t: Table, seat: int, countering: int) -> None:
        """The offer goes to its partner, or to all in turn order until one accepts."""
        partner = t.deal[PARTNER]
        if t.facts is not None:
            t.note("offer-made", "F-41", seat, {"give": in_words(t, GIVE), "get": in_words(t, GET)})
        t.then(("no-deal", seat, ()))
        if countering:
            t.then(("counter-deal", partner, ()))
        elif partner >= 0:
            t.then(("deal", partner, (1,)))
        else:
            t.then(*[("deal", player, (0,)) for player in others(t, seat)])


def in_words(t: Table, side: int) -> str:
    """One side of the offer as words with amounts, for whoever tells it: `2 wood, 1 money, component 44`."""
    named = [f"{t.deal[side + good]} {TRADED[good]}" for good in range(len(TRADED)) if t.deal[side + good]]
    named += [f"component {FIRST[COMPONENT] + card}" for card in bits(t.deal[side + PARTS])]
    return ", ".join(named)


class Deal(Rule[Table]):  # F-41
    """Accept, decline, or once answer an offer made to oneself alone with another."""

    ids = "F-41"
    prompt = "deal"
    asks = True

    def options(self, t: Table, seat: int, args: Args) -> list[Option]:
        if not t.deal:
            return []  # another has accepted
        out = [ACCEPT, DECLINE] if can_give(t, seat, GET) else [DECLINE]
        if args[0]:
            out.append(COUNTER)
        return out

    def play(self, t: Table, seat: int, args: Args, option: Option) -> None:
        if option == ACCEPT:
            strike(t, t.deal[MAKER], seat)
        elif option == COUNTER:
            t.deal = [seat, t.deal[MAKER]] + [0] * (LENGTH - 2)
            t.then(("compose", seat, (1,)))
        elif t.facts is not None:
            t.note("offer-declined", "F-41", seat, {})


class CounterDeal(Rule[Table]):  # F-41
    """The active player takes the counter-offer or leaves it."""

    ids = "F-41"
    prompt = "counter-deal"
    asks = True

    def options(self, t: Table, seat: int, args: Args) -> list[Option]:
        return [ACCEPT, DECLINE]

    def play(self, t: Table, seat: int, args: Args, option: Option) -> None:
        if option == ACCEPT:
            strike(t, t.deal[MAKER], seat)
        elif t.facts is not None:
            t.note("offer-declined", "F-41", seat, {})


class NoDeal(Rule[Table]):  # F-41
    """Whatever became of the offer, it is off the table."""

    ids = "F-41"

    def act(self, t: Table, seat: int, args: Args) -> None:
        t.deal = []


def strike(t: Table, maker: int, partner: int) -> None:
    """Both sides change hands; it is one action of the active player."""
    deal = t.deal
    t.deal = []
    t.actions -= 1
    if t.facts is not None:
        t.note("deal-struck", "F-41", partner, {"maker": maker + 1})
    for side, giver, taker in ((GIVE, maker, partner), (GET, partner, maker)):
        for good in range(MONEY):
            gain_goods(t, giver, good, -deal[side + good], "deal", "F-41")
            gain_goods(t, taker, good, deal[side + good], "deal", "F-41")
        gain_money(t, giver, -deal[side + MONEY], "deal", "F-41")
        gain_money(t, taker, deal[side + MONEY], "deal", "F-41")
        t.parts[giver] &= ~deal[side + PARTS]
    for side, taker in ((GIVE, partner), (GET, maker)):
        for card in bits(deal[side + PARTS]):
            if t.facts is not None:
                t.note("component-changed-hands", "F-41", taker, {"no": FIRST[COMPONENT] + card})
            add_to_hand(t, taker, COMPONENT, card)
