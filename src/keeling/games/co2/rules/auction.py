"""Auction for the start player (C-81)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Option, Rule
from keeling.core.reason import Reason
from keeling.games.co2.rules.goals import DISCARD, discard_goal
from keeling.games.co2.rules.permits import PayPermit
from keeling.games.co2.rules.setup import START
from keeling.games.co2.rules.supplies import gain_money, pay_tech
from keeling.games.co2.table import Table
from keeling.games.co2.words import SEATS

PASS: Final[Option] = ("pass",)
BIDS: Final[list[Option]] = [("bid", str(value)) for value in range(1000)]
TECH_WORTH: Final = 2


def permits_of(t: Table, seat: int) -> int:
    """Permits a player can pay with: their own and those of regions they control."""
    mine = t.permits[seat]
    for region, holder in enumerate(t.control):
        if holder == seat:
            mine += t.permits_in[region]
    return mine


def means(t: Table, seat: int) -> int:
    """The most a player can pay: money, tech at 2, permits at the market price."""
    return t.money[seat] + TECH_WORTH * t.tech[seat] + t.price * permits_of(t, seat)


class Auction(Rule[Table]):  # C-81
    """One round: each in turn bids higher or passes; args are the turn, the best bid and its bidder."""

    ids = "C-81 C-31"
    prompt = "auction"
    asks = True

    def options(self, t: Table, seat: int, args: Args) -> list[Option]:
        out = [PASS]
        if not t.cashed[seat]:
            out.append(DISCARD)
        out += BIDS[args[1] + 1 : means(t, seat) + 1]
        return out

    def why(self, t: Table, seat: int, args: Args, words: Option) -> Reason | None:
        if words == DISCARD:
            return Reason("goal-gone", "C-31")
        if words in BIDS and int(words[1]) <= args[1]:
            return Reason("bid-too-low", "C-81", {"need": args[1] + 1})
        if words in BIDS:
            return Reason("bid-too-high", "C-81", {"have": means(t, seat)})
        return super().why(t, seat, args, words)

    def play(self, t: Table, seat: int, args: Args, option: Option) -> None:
        turn, best, bidder = args
        if option == DISCARD:
            discard_goal(t, seat)
            t.then(("auction", seat, args))
            return
        if option != PASS:
            best, bidder = int(option[1]), seat
        if t.facts is not None:
            if option == PASS:
                t.note("bid-passed", "C-81", seat, {})
            else:
                t.note("bid", "C-81", seat, {"value": best})
        if turn + 1 < t.seats:
            t.then(("auction", (seat + 1) % t.seats, (turn + 1, best, bidder)))
        elif bidder < 0:
            t.then(("pass-start", -1, ()))  # all passed: C-36
        else:
            t.then(("pay-bid", bidder, (best,)), ("name-start", bidder, ()), ("next-decade", -1, ()))


class PayBid(Rule[Table]):  # C-81
    """Pay the bid in any mix, without change, and with no piece it does not need."""

    ids = "C-81"
    prompt = "pay-bid"
    asks = True

    def options(self, t: Table, seat: int, args: Args) -> list[Option]:
        bid = args[0]
        if bid == 0:
            return []
        out: list[Option] = []
        for permits in range(permits_of(t, seat) + 1):
            for tech in range(t.tech[seat] + 1):
                money = max(0, bid - permits * t.price - tech * TECH_WORTH)
                over = money + permits * t.price + tech * TECH_WORTH - bid
                if money > t.money[seat] or (tech and over >= TECH_WORTH) or (permits and over >= t.price):
                    continue
                out.append(("mix", f"${money}", f"{tech}tech", f"{permits}permits"))
        return out

    def play(self, t: Table, seat: int, args: Args, option: Option) -> None:
        gain_money(t, seat, -int(option[1][1:]), "C-81")
        pay_tech(t, seat, int(option[2][:-4]), "C-81")
        for _ in range(int(option[3][:-7])):
            t.agenda.append(("bid-permit", seat, ()))


class BidPermit(PayPermit):  # C-81
    """A permit paid for the bid, one's own or a controlled region's."""

    ids = "C-81"
    prompt = "pay-permit"


class NameStart(Rule[Table]):  # C-81
    """The highest bidder names the start player: anyone."""

    ids = "C-81"
    prompt = "name-start"
    asks = True

    def options(self, t: Table, seat: int, args: Args) -> list[Option]:
        return START[: t.seats]

    def play(self, t: Table, seat: int, args: Args, option: Option) -> None:
        t.start = SEATS.index(option[1])
        if t.facts is not None:
            t.note("start-player", "C-81", t.start, {})
