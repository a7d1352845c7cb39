"""The outlook: what a decade's end will ask, as it is told beforehand, is what it then asks."""

from random import Random

import pytest

import keeling
from tests.games.second_chance import SHEET
from tests.second_chance_stage import stage


def facts_of(match, first):
    return [fact for entry in match.entries[first:] for fact in entry.facts]


def ends_of_decades(seed, options):
    """Random games: the match whenever all rounds of a decade are over and income begins, and after that decade."""
    match, rng = (
        keeling.new("second-chance", 3, seed=seed, options=options, sheet=SHEET),
        Random(seed),
    )
    begun = None
    while match.asks:
        ask = rng.choice(match.asks)
        if ask.prompt == "income" and begun is None:
            begun = (len(match.entries), match.view(None))
        match.play(ask.seat, rng.choice(ask.options))
        if begun and (match.view(None)["round"] or match.view(None)["ending"]):
            yield *begun, match
            begun = None


@pytest.mark.parametrize("seed", range(3))
def test_what_is_foretold_is_what_comes(seed):
    told = 0
    for first, view, match in ends_of_decades(seed, {"inspectors": True}):
        ahead, facts = view["outlook"], facts_of(match, first)
        split = [move.text.split()[1:] for move in match.entries[first:] if move.text.startswith("income")]
        assert ahead["income"] == sum(int(money[1:]) + int(vp[:-2]) for money, vp in split)
        assert ahead["goals"] == next(fact.values["vp"] for fact in facts if fact.kind == "environment-due")
        fossils = [fact for fact in facts if fact.kind == "fossil"]
        drawn = fossils if not match.view(None)["ending"] else fossils[: ahead["spaces"]]
        assert ahead["spaces"] == len(drawn)
        assert view["co2"] + sum(fact.values["ppm"] for fact in drawn) <= ahead["worst"]
        told += 1
    assert told


@pytest.mark.parametrize("seed", range(2))
def test_s20_rivals_see_the_supply_of_the_next_decade(seed):
    match = keeling.new("second-chance", 3, seed=seed, options={"mode": "competitive"}, sheet=SHEET)
    rng, told = Random(seed), 0
    while match.asks:
        ask, ahead, first = rng.choice(match.asks), match.view(None)["outlook"], len(match.entries)
        match.play(ask.seat, rng.choice(ask.options))
        fossils = [fact for fact in facts_of(match, first) if fact.kind == "fossil"]
        if fossils:
            assert ahead["spaces"] == len(fossils) and match.view(None)["co2"] <= ahead["worst"]
            told += 1
    assert told > 1 and match.view(None)["outlook"]["spaces"] == 0


def test_s63_what_must_be_paid_down_is_what_lies_above_the_line():
    s = stage()
    s.t.decade, s.t.co2 = 3, 500
    s.t.fossils = [0, 0, 10]  # coal only: 40 ppm each
    ahead = s.match.view(None)["outlook"]
    assert ahead["spaces"] and ahead["expected"] == ahead["worst"] == 500 + 40 * ahead["spaces"]
    assert ahead["cut"] == ahead["most"] == 4 * ahead["spaces"] * 3  # steps of 10 ppm at 3 points


def test_s60_a_region_with_a_plant_on_the_decades_space_needs_no_other():
    s = stage()
    before = s.match.view(None)["outlook"]["spaces"]
    s.plant(0, "hydro", "asia", space=s.t.decade)
    assert s.match.view(None)["outlook"]["spaces"] == before - 1


def test_s44_contenders_stand_in_the_order_that_decides():
    s = stage(seats=3).tile("asia", "solar", "hydro", "recycling")
    s.plant(1, "hydro", "asia").plant(2, "solar", "asia").plant(0, "recycling", "asia").plant(0, "hydro", "asia")
    assert s.match.view(None)["regions"]["asia"]["contenders"] == [[0, 2], [2, 1], [1, 1]]
    assert s.match.view(None)["regions"]["africa"]["contenders"] == []


def test_s70_an_event_threatens_whoever_has_nothing_there():
    s = stage(seats=3, mode="competitive")
    struck = s.match.view(None)["threats"][0]
    assert struck["players"] == [0, 1, 2]
    s.plant(0, "hydro", struck["region"], base=1)
    assert s.match.view(None)["threats"][0]["players"] == [2]  # a plant, and the infrastructure under it


def test_s70_the_next_event_strikes_from_the_second_line_on():
    s = stage(seats=3, mode="competitive")
    for co2 in (s.t.figures.second_event - 10, s.t.figures.second_event):
        s.t.co2 = co2
        strikes = [threat["strikes"] for threat in s.match.view(None)["threats"]]
        twin = s.t.copy()
        twin.agenda = []
        s.match.game.rules["events"].act(twin, -1, ())
        assert strikes == [True, sum(step[0] == "strike" for step in twin.agenda) == 2]


def test_s83_progress_in_personal_goals_is_told_to_their_owner_alone():
    s = stage(seats=3).personal(0, 6, 16)
    s.t.money[0] = 7
    told = s.match.view(0)["players"][0]["progress"]
    assert told[0] == {"no": 6, "reached": 7, "least": 10, "met": False}
    s.t.money[0] = 10
    assert s.match.view(0)["players"][0]["progress"][0]["met"]
    assert "progress" not in s.match.view(1)["players"][0]


def test_s82_what_a_company_goal_is_worth_now():
    s = stage(seats=3, mode="competitive").goal(0, 5)
    assert s.match.view(0)["players"][0]["worth"] == 0
    s.plant(0, "hydro", "asia").plant(0, "wind", "africa")
    assert s.match.view(0)["players"][0]["worth"] == 6


def test_s34_lobbyists_with_one_side_effect_fill_in_order():
    s = stage().played(2, 1).played(6, 1)  # both: 1 tech
    moves = [move for move in s.options(0) if move.startswith("move board card")]
    assert moves == ["move board card2"]
    assert s.refused(0, "move board card6") == ("like-card-free", "S-34")
    s.play(0, "move board card2").turn_of(1)
    assert "move board card6" in s.options(1)


def test_s42_what_one_knows_enough_for_is_what_the_gate_asks():
    s = stage(seats=2)
    marks = s.t.figures.marks[0]
    for level in range(max(marks) + 1):
        s.t.expertise[0] = level
        assert s.match.view(None)["players"][0]["knows"]["recycling"] == [level >= mark for mark in marks]
