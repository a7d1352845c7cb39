"""The outlook of a round: what it says is sure comes about if nobody does anything more (D-40 … D-45, D-52)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import keeling
from keeling.core.flow import answer, asks, settle
from keeling.games import GAMES
from keeling.games.daybreak.model.words import COLLAPSE, COMMUNITY, EACH, TOO_HOT
from keeling.games.daybreak.views.forecast import ahead
from keeling.games.daybreak.views.round_forecast import forecast
from keeling.games.daybreak.views.view import view
from tests.daybreak_stage import DaybreakStage, stage
from tests.games.daybreak import EASY

IDLE = ("done", "pass", "decline")  # what somebody answers who does nothing more
QUIET = {"turn", "window", "shield", "choose-project", "lose", "drop-project", "roll", "crisis", "tie"}


def idle(t: Any, chance: Random) -> list[Any]:
    """Play the rest of the round as if everybody did as little as they may; the facts of it."""
    rules, start = GAMES["daybreak"].rules, t.round
    t.facts = []
    while (ask := settle(rules, t, chance)) is not None and t.round == start:
        doing = [option for option in ask.options if option[0] in IDLE]
        answer(rules, t, ask, doing[0] if doing else chance.choice(ask.options))
    return list(t.facts)


def hold(t: Any, chance: Random) -> str:
    """Hold the outlook of a position against one way in which its round ends; how it said that the game is lost."""
    said, before, bands, stage_now = forecast(t), t.board[COMMUNITY::EACH], t.bands, t.stage
    shown = view(t, None)["crises"]
    then = t.copy()
    facts = idle(then, chance)
    kinds = [fact.kind for fact in facts]
    after = then.board[COMMUNITY::EACH]
    if said["lost"]:
        assert then.ending in (COLLAPSE, TOO_HOT)
        if not {"rolled", "struck"} & set(kinds):
            assert then.ending == said["lost"]  # in the order of the stages: energy before heat
        return said["lost"]
    if "balance" in kinds:
        heat = facts[kinds.index("balance") : [*kinds, "rolled"].index("rolled")]
        assert heat[0].values["net"] == said["net"] and ("drawdown" in kinds) == said["drawdown"]
        if not said["drawdown"]:
            assert bands + sum(fact.values["amount"] for fact in heat if fact.kind == "band") == said["bands"]
    if then.ending in (COLLAPSE, TOO_HOT):
        return ""  # a die or an unknown crisis lost it, and the rest of the round was not played
    for seat in range(then.seats):
        sure = sum(risk["amount"] for risk in said["risks"] if risk["seat"] == seat and risk["sure"])
        assert after[seat] - before[seat] >= sure, said["risks"]
    if shown and shown[0]["key"] and stage_now < 4:  # the forecast: nothing but dice of the planet comes before it
        hit = {fact.seat for fact in facts if fact.values.get("crisis") == shown[0]["key"] and fact.kind == "struck"}
        assert hit <= {seat for seat, n in enumerate(shown[0]["strikes"]) if n} or "rolled" in kinds
    assert kinds.count("crisis-revealed") + said["known"] >= said["crises"] or not t.crisis_deck
    return ""


def walk(seats: int, seed: int, every: float, sheet: Any = None) -> list[str]:
    """Hold the outlook at some positions of a random game, of each kind of move as many as of another."""
    rules, chance, found = GAMES["daybreak"].rules, Random(seed), []
    t: Any = keeling.table("daybreak", seats, seed, {}, sheet).position
    while (ask := settle(rules, t, chance)) is not None:
        if ask.prompt in QUIET and chance.random() < every and {one.prompt for one in asks(rules, t)} <= QUIET:
            found.append(hold(t, chance))
        verb = chance.choice(list(dict.fromkeys(option[0] for option in ask.options)))
        answer(rules, t, ask, chance.choice([option for option in ask.options if option[0] == verb]))
    return found


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_d40_d43_d52_what_is_sure_in_the_outlook_is_what_happens(seats: int) -> None:
    """Random games: those on the house sheet end early and badly, one on an easy sheet lasts."""
    lost = [one for seed in range(12) for one in walk(seats, seed, 0.3 / seats)] + walk(seats, 1, 0.2 / seats, EASY)
    assert len(lost) > 30 and {"", COLLAPSE} <= set(lost), (len(lost), set(lost))


def calm(seats: int = 2) -> DaybreakStage:
    """A table without CO₂ and with energy enough, everybody's communities at 0 and nothing to shield them."""
    s = stage(seats).planet(bands=2, tree=0, ocean=0).forecast()
    for seat in range(seats):
        s.no_emissions(seat).board(seat, clean=0, social=0, ecological=0, infrastructure=0, community=0)
    return s


def test_d40_missing_energy_loses_before_the_heat_does() -> None:
    s = calm().planet(bands=7, loose=0).board(0, dirty=30, demand=42)
    assert forecast(s.t)["bands"] >= s.t.figures.lose_bands
    assert forecast(s.t)["lost"] == COLLAPSE and [key for key, _ in ahead(s.t).warning] == ["ahead.collapse"]
    assert s.all_done().match.outcome.ending == COLLAPSE
    s = calm().planet(bands=7, loose=0).board(0, dirty=30)
    assert forecast(s.t)["lost"] == TOO_HOT and s.all_done().match.outcome.ending == TOO_HOT


def test_d52_communities_of_missing_energy_count_when_a_crisis_looks_for_most() -> None:
    s = calm().forecast("nowhere-to-go").board(0, community=3).board(1, community=2, demand=2)
    assert {(risk["seat"], risk["cause"]) for risk in forecast(s.t)["risks"]} == {(1, "energy"), (1, "nowhere-to-go")}
    assert view(s.t, None)["crises"][0]["strikes"] == [0, 2]
    s.board(0, community=9).board(1, community=9, demand=1)  # with two more the twelfth
    assert forecast(s.t)["lost"] == COLLAPSE
    s.all_done()
    s.until("", "planet weather", "planet weather")
    assert s.match.outcome.ending == COLLAPSE and s.at(1, "community") == 12


def test_d52_a_tie_is_a_tie() -> None:
    s = calm().forecast("nowhere-to-go").board(0, community=10).board(1, community=9, demand=1)
    said = forecast(s.t)
    assert [(r["seat"], r["amount"], r["sure"]) for r in said["risks"] if r["cause"] != "energy"] == [
        (0, 2, False),
        (1, 2, False),
    ]
    assert view(s.t, None)["crises"][0]["strikes"] == [2, 2]
    assert said["lost"] == COLLAPSE  # whomever the die names
    s.board(0, community=4).board(1, community=3)
    assert forecast(s.t)["lost"] == forecast(s.t)["threat"] == ""
    s = calm(3).forecast("hunger").board(0, community=11).board(2, social=2)
    said = forecast(s.t)
    assert (said["lost"], said["threat"]) == ("", COLLAPSE)  # only if the die names the first of the two
    assert [key for key, _ in ahead(s.t).warning] == ["ahead.tie", "ahead.may-collapse"]


def test_d57_a_crisis_that_brings_others_strikes_nobody_alone_and_is_counted() -> None:
    s = calm(3).forecast("one-after-another", hidden=2)
    crisis = view(s.t, None)["crises"][0]
    assert crisis["common"] and crisis["targets"] == [0, 1, 2] and crisis["strikes"] == [2, 2, 2]
    assert (forecast(s.t)["crises"], forecast(s.t)["known"]) == (5, 1)
    s.under_crisis("one-after-another", "seed-banks")
    assert forecast(s.t)["crises"] == 4


def test_d52_once_the_die_has_named_somebody_nobody_else_is_at_risk() -> None:
    s = calm(3).project("nature-guard", "no-new-coal").forecast("empty-nets").resolve()
    assert {risk["seat"] for risk in forecast(s.t)["risks"]} == {0, 1, 2}
    s.draw("die 3", "die 1", "die 4")
    assert s.prompt == "shield"
    assert forecast(s.t)["risks"] == [{"seat": 1, "cause": "empty-nets", "amount": 2, "sure": True}]
