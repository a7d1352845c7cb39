"""Positions that random games hardly ever reach, so that every gate is met open and closed."""

from __future__ import annotations

from typing import Any

from keeling.core.agenda import CHANCE
from tests.base_stage import BaseStage
from tests.factories_stage import stage as commons
from tests.second_chance_stage import stage as chance
from tests.stage import stage


def _here(s: BaseStage) -> tuple[Any, list[Any]]:
    return s.t.copy(), [ask.step for ask in s.match.owed() if ask.seat != CHANCE]


def co2() -> list[tuple[Any, list[Any]]]:
    """Nothing to do but pass, a slot taken while setting up alone, a track at its end, permits and a bid to pay."""
    idle = stage().permits(0, 0)
    for slot, code in enumerate(idle.t.project):
        if code < 0:
            idle.t.project[slot] = slot % 5  # every slot is proposed on, and no permit to install
    alone = stage(seats=1).project("fusion", "europe", "tech").play(0, "begin europe").draw("project solar")
    wise = stage().level(0, "forestation", 9).jump("wild", 0)
    bid = stage(options={"auction": True}).tech(0, 2).permits(0, 1).jump("pay-bid", 0, 3)
    bid.t.money[0] = 2
    due = [stage().region("asia", control=0).jump(step, 0) for step in ("charge-permit", "bid-permit")]
    return [_here(s) for s in (idle, alone, wise, bid, *due)]


def factories() -> list[tuple[Any, list[Any]]]:
    """A technology factory with money and a component, an empty deck, a card to give up, a fine too high."""
    rich = commons().factory(0, "technology").mounted(0, 43, "conventional")
    empty = commons()
    empty.t.deck[0] = 0
    card = commons().hand(0, 3, 25).jump("discard-any", 0, 1)
    poor = commons().jump("fine", 0, 3)  # $5 against $6
    return [_here(s) for s in (rich, empty, card, poor)]


def second_chance() -> list[tuple[Any, list[Any]]]:
    """Nothing to do but pass, bonuses of no use to some, regions without room, tracks at their end, a summit's end."""
    idle = chance().permits(0, 0)
    for slot, code in enumerate(idle.t.project):
        if code < 0:
            idle.t.project[slot] = slot % 5  # every slot is planned on, and no permit to prepare
    wise = chance().level(0, "solar", 9).jump("wild", 0)
    bonus = chance().level(1, "solar", 9).jump("hand-on", 0, 3)
    room = chance().region("asia", permits=2).jump("bonus-permit", 0)
    summit = chance().level(0, "hydro", 9).jump("summit-learn", 0, 0)  # on recycling and hydro
    return [_here(s) for s in (idle, wise, bonus, room, summit)]


RARE = {"co2": co2, "factories": factories, "second-chance": second_chance}
