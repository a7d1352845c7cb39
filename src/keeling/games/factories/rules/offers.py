"""Offers to other players: opening one, and naming what is given and wanted (F-41)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action
from keeling.core.agenda import Args, Choice, Option
from keeling.core.piles import cards_in
from keeling.core.reason import Values
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import COMPONENT, FIRST, GOODS_EACH, SEATS, TRADED
from keeling.games.factories.rules.deals import (
    GET,
    GIVE,
    LENGTH,
    MONEY,
    PARTNER,
    PARTS,
    can_give,
    holding,
    others,
)
from keeling.kit.counted import every, up_to

ALL: Final[Option] = ("offer", "all")
SEND: Final[Option] = ("send",)
WITHDRAW: Final[Option] = ("withdraw",)


def most_held(t: FactoriesPosition, players: list[int]) -> list[int]:
    """The most that one of these players has of each good, and of money."""
    most = [*t.goods[players[0] * GOODS_EACH : (players[0] + 1) * GOODS_EACH], t.money[players[0]]]
    for player in players[1:]:
        for good in range(len(TRADED)):
            most[good] = max(most[good], holding(t, player, good))
    return most


def all_parts(t: FactoriesPosition, players: list[int]) -> int:
    """The components that these players have in hand, as bits."""
    held = 0
    for player in players:
        held |= t.parts[player]
    return held


def units(t: FactoriesPosition, side: int) -> int:
    """How many units one side names; money is not counted."""
    return sum(t.deal[side : side + MONEY]) + t.deal[side + PARTS].bit_count()


def partner_of(words: Option) -> int:
    """To whom an offer goes; -1 for all."""
    return -1 if words == ALL else SEATS.index(words[1])


class Offer(Action[FactoriesPosition]):  # F-41
    """Open an offer to one player or to all; only an accepted deal costs the action."""

    verb = "offer"
    ids = "F-41"
    closed = ("", "used-offers F-41", "offer-to-self F-41")

    def gate(self, t: FactoriesPosition, seat: int, partner: int) -> int:
        if t.offers >= t.figures.offers:
            return 1
        return 2 if partner == seat else 0

    def moves(self, t: FactoriesPosition) -> list[Option]:
        return [*t.figures.offer[: t.seats], ALL]

    def offer(self, t: FactoriesPosition, seat: int, out: list[Option]) -> None:
        if self.gate(t, seat, -1):
            return
        offer = t.figures.offer
        out.extend(offer[:seat])
        out.extend(offer[seat + 1 : t.seats])
        out.append(ALL)

    def closed_by(self, t: FactoriesPosition, seat: int, words: Option) -> int:
        return self.gate(t, seat, partner_of(words))

    def numbers(self, t: FactoriesPosition, seat: int, words: Option, number: int) -> Values:
        return {"most": t.figures.offers} if number == 1 else {}

    def play(self, t: FactoriesPosition, seat: int, option: Option) -> None:
        t.offers += 1  # also if it is withdrawn: else a turn could go on for ever
        t.deal = [seat, partner_of(option)] + [0] * (LENGTH - 2)
        t.then(("compose", seat, (0,)))


class Compose(Choice[FactoriesPosition]):  # F-41
    """Name what is given and what is wanted for it, each good once, at most so many units each way."""

    ids = "F-41"
    prompt = "compose"
    closed = (
        "", "empty-offer F-41", "already-named F-41", "on-both-sides F-41", "too-many-traded F-41",
        "too-few-to-give F-41", "too-few-to-get F-41", "not-in-hand F-41", "nobody-has-component F-41",
    )  # fmt: skip

    def moves(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        f = t.figures
        most = max(t.money + t.goods)
        if most < len(f.give[0]):
            return [SEND, *f.gives, *f.gets, WITHDRAW]
        return [SEND, *every(f.give, most), *f.give_part, *every(f.get, most), *f.get_part, WITHDRAW]

    def gate(self, t: FactoriesPosition, seat: int, args: Args, move: Option) -> int:
        if move == WITHDRAW:
            return 0
        if move == SEND:
            return 0 if any(t.deal[GIVE:]) else 1
        side, other = (GIVE, GET) if move[0] == "give" else (GET, GIVE)
        able = self.able(t, seat, side)
        room = t.figures.trade - units(t, side)
        if move[1] == "component":
            card = int(move[2]) - FIRST[COMPONENT]
            if t.deal[side + PARTS] >> card & 1:
                return 2
            if room < 1:
                return 4
            return 0 if all_parts(t, able) >> card & 1 else 7 if side == GIVE else 8
        good, count = TRADED.index(move[1]), int(move[2])
        if t.deal[side + good]:
            return 2
        if t.deal[other + good]:
            return 3
        if good != MONEY and count > room:
            return 4
        return 0 if count <= most_held(t, able)[good] else 5 if side == GIVE else 6

    def numbers(self, t: FactoriesPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        if number == 4:
            return {"most": t.figures.trade}
        if number in (5, 6):
            able = self.able(t, seat, GIVE if number == 5 else GET)
            return {"good": move[1], "have": most_held(t, able)[TRADED.index(move[1])]}
        if number in (7, 8):
            return {"no": move[2]}
        return {"good": move[1]} if number > 1 else {}

    def able(self, t: FactoriesPosition, seat: int, side: int) -> list[int]:
        """Who could give what one side names: the maker, or the partner, or of all those who have what is wanted."""
        if side == GIVE:
            return [seat]
        partner = t.deal[PARTNER]
        return [partner] if partner >= 0 else [p for p in others(t, seat) if can_give(t, p, GET)]

    def options(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        f = t.figures
        out: list[Option] = []
        if any(t.deal[GIVE:]):
            out.append(SEND)
        self.side(t, GIVE, GET, self.able(t, seat, GIVE), f.give, f.give_part, out)
        self.side(t, GET, GIVE, self.able(t, seat, GET), f.get, f.get_part, out)
        out.append(WITHDRAW)
        return out

    def side(
        self, t: FactoriesPosition, side: int, other: int, able: list[int], words: list[list[Option]],
        parts: list[Option], out: list[Option],
    ) -> None:  # fmt: skip
        """What may still be named on one side, out of what one of these players can give."""
        deal = t.deal
        room = t.figures.trade - units(t, side)
        for good, most in enumerate(most_held(t, able)):
            if most and not deal[side + good] and not deal[other + good]:
                if good == MONEY:
                    out.extend(up_to(words[good], most))
                elif room > 0:
                    out.extend(words[good][1 : (most if most < room else room) + 1])
        if room > 0 and any(t.parts):
            out.extend([parts[card] for card in cards_in(all_parts(t, able) & ~deal[side + PARTS])])

    def play(self, t: FactoriesPosition, seat: int, args: Args, option: Option) -> None:
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
            t.agenda.append(("compose", seat, args))

    def send(self, t: FactoriesPosition, seat: int, countering: int) -> None:
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


def in_words(t: FactoriesPosition, side: int) -> str:
    """One side of the offer as words with amounts, for whoever tells it: `2 wood, 1 money, component 44`."""
    named = [f"{t.deal[side + good]} {TRADED[good]}" for good in range(len(TRADED)) if t.deal[side + good]]
    named += [f"component {FIRST[COMPONENT] + card}" for card in cards_in(t.deal[side + PARTS])]
    return ", ".join(named)
