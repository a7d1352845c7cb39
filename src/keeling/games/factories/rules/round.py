"""Rounds: their turns, and what happens at their end (F-24, F-40)."""

from __future__ import annotations

from keeling.core.agenda import Args, Option, Rule, Step
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import EVENT, RESOURCES
from keeling.games.factories.rules.bank import change_cpc
from keeling.games.factories.rules.decks import left_in, take_card
from keeling.games.factories.rules.effects import EFFECTS, move_price
from keeling.kit.draws import PileDraw


class Round(Rule[FactoriesPosition]):  # F-21 F-24
    """Everybody has a turn, then the round ends."""

    ids = "F-21 F-24"

    def act(self, t: FactoriesPosition, seat: int, args: Args) -> None:
        t.round = args[0]
        if t.facts is not None:
            t.note("round", "F-24", -1, {"round": t.round})
        t.then(*[("begin-turn", player, ()) for player in t.order], ("end-round", -1, ()))


class EndRound(Rule[FactoriesPosition]):  # F-24 F-3
    """Once somebody has reached the goal the game is over; else order, prices, pollution, an event."""

    ids = "F-24 F-3"

    def act(self, t: FactoriesPosition, seat: int, args: Args) -> None:
        t.active = -1
        if t.reached:
            t.then(("over", -1, ()))
            return
        sign = -1 if t.order_by else 1
        t.order = sorted(t.order, key=lambda player: -sign * t.sp[player])  # ties keep their order
        if t.facts is not None:
            t.note("turn-order", "F-24", -1, {"order": ", ".join([f"p{player + 1}" for player in t.order])})
        for resource in range(len(RESOURCES)):
            way = trend(t, resource)
            if way:
                move_price(t, resource, way, "F-40")
        t.bought = [0] * len(RESOURCES)
        t.sold = [0] * len(RESOURCES)
        if not change_cpc(t, -1, t.figures.round_cpc, "round", "F-24"):
            t.then(("event", -1, ()), ("next-round", -1, ()))


def trend(t: FactoriesPosition, resource: int) -> int:
    """Where this round's trade moves a price: up, down or nowhere (F-40)."""
    more = t.bought[resource] - t.sold[resource]
    return 1 if more >= t.figures.margin else -1 if -more >= t.figures.margin else 0


class Event(PileDraw[FactoriesPosition]):  # F-24 F-55
    """One event card, for all or for those it names."""

    ids = "F-24 F-55"
    prompt = "event"

    def pile(self, t: FactoriesPosition, seat: int, args: Args) -> int:
        return left_in(t, EVENT)

    def words(self, t: FactoriesPosition) -> list[Option]:
        return t.figures.draw[EVENT]

    def play(self, t: FactoriesPosition, seat: int, args: Args, option: Option) -> None:
        card = int(option[1]) - t.figures.first[EVENT]
        take_card(t, EVENT, card)
        t.discards[EVENT] |= 1 << card
        t.event = card
        if t.facts is not None:
            t.note("event", "F-24", -1, {"no": int(option[1])})
        known = t.figures.cards[EVENT][card]
        if len(known.halves) == 1:
            EFFECTS.unfold(t, -1, EVENT, card, 0)
            return
        steps: list[Step] = []
        for player in t.order:
            first, second = [EFFECTS.concerns(t, -1, known, half, player) for half in (0, 1)]
            if first or second:
                steps.append(("event-choice", player, (card, first, second)))
        t.then(*steps)


class NextRound(Rule[FactoriesPosition]):  # F-24 F-3
    """The next round, unless the event took somebody to the goal."""

    ids = "F-24 F-3"

    def act(self, t: FactoriesPosition, seat: int, args: Args) -> None:
        if t.reached:
            t.then(("over", -1, ()))
        else:
            t.then(("round", -1, (t.round + 1,)))


class Over(Rule[FactoriesPosition]):  # F-1 F-3
    """Somebody has reached the goal and all have had their turn."""

    ids = "F-1 F-3"

    def act(self, t: FactoriesPosition, seat: int, args: Args) -> None:
        t.ending = "points"
        t.note("game-over", "F-1", -1, {"round": t.round})


def winners(t: FactoriesPosition) -> list[int]:
    """Most points; ties by who reached the goal first, less waste, more money (F-1, F-4)."""
    if t.ending != "points":
        return []
    ranks = [standing(t, seat) for seat in range(t.seats)]
    return [seat for seat in range(t.seats) if ranks[seat] == max(ranks)]


def standing(t: FactoriesPosition, seat: int) -> list[int]:
    """What a player's place is decided by, in order (F-4)."""
    early = t.seats - t.reached.index(seat) if seat in t.reached else 0
    return [t.sp[seat], early, -t.waste[seat], t.money[seat]]
