"""Auction for the start player (C-81)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Choice, Option, Rule
from keeling.core.reason import Values
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import UNTIL_PASS
from keeling.games.co2.rules.permits import PayPermit
from keeling.games.co2_family.model.words import SEATS
from keeling.games.co2_family.rules.draws import START
from keeling.games.co2_family.rules.goals import DISCARD, discard_goal
from keeling.games.co2_family.rules.supplies import gain_money, pay_tech, permits_of
from keeling.games.co2_family.rules.turns import PASS

BIDS: Final[list[Option]] = [("bid", str(value)) for value in range(1000)]
BID_OF: Final[dict[Option, int]] = {option: value for value, option in enumerate(BIDS)}
TECH_WORTH: Final = 2


def means(t: Co2Position, seat: int) -> int:
    """The most a player can pay: money, tech at 2, permits at the market price."""
    return t.money[seat] + TECH_WORTH * t.tech[seat] + t.price * permits_of(t, seat)


class Auction(Choice[Co2Position]):  # C-81 C-31
    """Each in turn bids higher or passes; args are who has had a say, the best bid and its bidder."""

    ids = "C-81 C-31"
    prompt = "auction"
    closed = ("", "goal-gone C-31", "bid-too-low C-81", "bid-too-high C-81")

    def about(self, t: Co2Position, seat: int, args: Args) -> Values:
        return {"least": args[1] + 1, "most": means(t, seat)}

    def moves(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return [PASS, DISCARD, *BIDS]

    def gate(self, t: Co2Position, seat: int, args: Args, move: Option) -> int:
        if move == PASS:
            return 0
        if move == DISCARD:
            return 1 if t.cashed[seat] else 0
        bid = BID_OF[move]
        if bid <= args[1]:
            return 2
        return 3 if bid > means(t, seat) else 0

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        out = [PASS]
        if not t.cashed[seat]:
            out.append(DISCARD)
        out += BIDS[args[1] + 1 : means(t, seat) + 1]  # one after the other: not each of a thousand on its own
        return out

    def numbers(self, t: Co2Position, seat: int, args: Args, move: Option, number: int) -> Values:
        if number == 1:
            return {}
        return {"need": args[1] + 1} if number == 2 else {"have": means(t, seat)}

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        turn, best, bidder = args
        if option == DISCARD:
            discard_goal(t, seat)
            t.then(("auction", seat, args))
            return
        if option != PASS:
            best, bidder = BID_OF[option], seat
        if t.facts is not None:
            if option == PASS:
                t.note("bid-passed", "C-81", seat, {})
            else:
                t.note("bid", "C-81", seat, {"value": best})
        turn = self.turned(t, seat, turn, option == PASS)
        following = self.following(t, seat, turn, bidder)
        if following >= 0:
            t.then(("auction", following, (turn, best, bidder)))
        elif bidder < 0:
            t.then(("pass-start", -1, ()))  # all passed: C-36
        else:
            t.then(("pay-bid", bidder, (best,)), ("name-start", bidder, ()), ("next-decade", -1, ()))

    def turned(self, t: Co2Position, seat: int, turn: int, passed: bool) -> int:
        """Who has had a say: so many in one round (PL), or as bits those who have passed (IT)."""
        if t.readings & UNTIL_PASS:
            return turn | 1 << seat if passed else turn
        return turn + 1

    def following(self, t: Co2Position, seat: int, turn: int, bidder: int) -> int:
        """Who is asked next, clockwise; -1 if the auction is over."""
        after = [(seat + step) % t.seats for step in range(1, t.seats + 1)]
        if t.readings & UNTIL_PASS:
            return next((other for other in after if other != bidder and not turn >> other & 1), -1)
        return after[0] if turn < t.seats else -1


def mix(bid: int, price: int, tech: int, permits: int) -> Option:
    """So many tech and permits towards a bid, the rest in money."""
    money = max(0, bid - tech * TECH_WORTH - permits * price)
    return ("mix", f"${money}", f"{tech}tech", f"{permits}permits")


def parts(option: Option) -> tuple[int, int, int]:
    """The money, tech and permits of a mix."""
    _, money, tech, permits = option
    return int(money.removeprefix("$")), int(tech.removesuffix("tech")), int(permits.removesuffix("permits"))


class PayBid(Choice[Co2Position]):  # C-81
    """Pay the bid in any mix, without change, and with no piece it does not need."""

    ids = "C-81"
    prompt = "pay-bid"
    closed = ("", "too-little-money C-81", "tech-not-needed C-81", "permit-not-needed C-81")

    def moves(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        if args[0] == 0:
            return []
        most, tech_most = permits_of(t, seat), t.tech[seat]
        return [mix(args[0], t.price, tech, permits) for permits in range(most + 1) for tech in range(tech_most + 1)]

    def gate(self, t: Co2Position, seat: int, args: Args, move: Option) -> int:
        money, tech, permits = parts(move)
        over = money + tech * TECH_WORTH + permits * t.price - args[0]
        if money > t.money[seat]:
            return 1
        if tech and over >= TECH_WORTH:
            return 2
        return 3 if permits and over >= t.price else 0

    def numbers(self, t: Co2Position, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"have": t.money[seat], "need": parts(move)[0]} if number == 1 else {"need": args[0]}

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        money, tech, permits = parts(option)
        gain_money(t, seat, -money, "C-81")
        pay_tech(t, seat, tech, "C-81")
        for _ in range(permits):
            t.then(("bid-permit", seat, ()))


class BidPermit(PayPermit):  # C-81
    """A permit paid for the bid, one's own or a controlled region's."""

    ids = "C-81"
    prompt = "pay-permit"
    closed = ("", "own-supply-empty C-81", "not-controlled C-81", "region-empty C-81")


class NameStart(Rule[Co2Position]):  # C-81
    """The highest bidder names the start player: anyone."""

    ids = "C-81"
    prompt = "name-start"
    asks = True

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return START[: t.seats]

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        t.start = SEATS.index(option[1])
        t.note("start-player", "C-81", t.start, {})
