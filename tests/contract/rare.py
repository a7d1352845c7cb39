"""Positions that random games hardly ever reach, so that every gate is met open and closed."""

from __future__ import annotations

from typing import Any

from keeling.core.agenda import CHANCE
from tests.base_stage import BaseStage
from tests.daybreak_stage import stage as dawn
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


def daybreak() -> list[tuple[Any, list[Any]]]:
    """What few cards ask: keep, hand over, spend, leave out, give, send, consent, shields, and losses among some."""
    keep = dawn(2).stack(0, 1, "solution-prize", "open-science").hand(0, "heat-pumps", "bike-lanes")
    keep.play(0, "use s1", "pay heat-pumps").draw(
        *[f"draw {key}" for key in ("seed-banks", "warm-walls", "green-bonds")]
    )
    keep.draw("draw clean-steel")
    moon = dawn(2).project("moonshot", "no-new-coal").hand(0, "open-science", "bike-lanes").hand(1, "clean-steel")
    spend = dawn(2).project("sunshade-pact", "sulfur-veil").planet(bands=2).play(0, "use sunshade-pact")
    may = [dawn(1).stack(0, 1, "solar-fields", "buses-for-all").hand(0, "heat-pumps") for _ in range(2)]
    for s in may:
        s.play(0, "use s1", "pay heat-pumps")
    may[1].board(0, dirty=0)  # gone, though nothing in the game can take it meanwhile
    give = dawn(2).stack(0, 1, "sharing-fund").hand(0, "heat-pumps").hand(1, "bike-lanes").play(0, "use s1")
    ask = [dawn(3).stack(0, 1, "open-door").board(1, community=2).play(0, "use s1") for _ in range(3)]
    for s in ask[1:]:
        s.play(0, "take 1 p2")
    ask[2].board(1, community=0)
    storm = dawn(3).planet(bands=2).project("nature-guard", "no-new-coal").project("damage-fund", "heat-pumps")
    storm.project("moonshot").board(1, ecological=9).forecast("barren-land").resolve()
    spare = dawn(3).planet(bands=2).project("nature-guard", "no-new-coal").board(1, ecological=9)
    spare.forecast("barren-land").resolve().play(0, "use nature-guard")
    lose = dawn(2).stack(0, 1, "deep-heat", "heat-pumps").forecast("investors-sue").resolve()
    drop = dawn(2).project("moonshot").forecast("broken-promises").resolve()
    found = (keep, moon, spend, *may, give, *ask, storm, spare, lose, drop)
    return [_here(s) for s in found]


RARE = {"co2": co2, "daybreak": daybreak, "factories": factories, "second-chance": second_chance}
