"""Step 1: production and points (F-20, F-20a, F-20b, F-33)."""

from random import Random

import pytest

import keeling
from tests.factories_stage import stage
from tests.games.factories import EASY


def two_kinds(**options):
    return stage(options=options).only(0, "conventional", "renewable").plan(0, wood=2, renewable=3)


def test_f20_the_plan_arrives_for_a_fixed_energy_and_pollution():
    for amount in (1, 6):
        s = stage().plan(0, steel=amount).goods(0, coal=5).begin()
        s.play(0, "run conventional")
        assert s.has(0) == {"coal": 2, "steel": amount}
        assert s.t.waste[0] == 4
        assert s.planned(0) == {}


def test_f20_the_player_chooses_which_kinds_run_and_the_rest_is_lost():
    s = two_kinds().goods(0, coal=4).begin()
    assert s.prompt == "produce" and s.options() == ["run conventional", "run renewable", "done"]
    s.play(0, "run renewable", "done")
    assert s.has(0) == {"coal": 3, "renewable": 3}
    assert s.t.waste[0] == 2
    assert s.planned(0) == {}
    assert [fact.values["unit"] for fact in s.facts("not-produced")] == ["wood"]


def test_f20_several_kinds_cost_their_sum():
    s = two_kinds().goods(0, coal=4).begin().play(0, "run renewable", "run conventional")
    assert s.has(0) == {"wood": 2, "renewable": 3}
    assert s.t.waste[0] == 4 + 2


def test_f20_energy_that_is_missing_closes_a_kind():
    s = two_kinds().goods(0, coal=3).begin()
    s.play(0, "run conventional")  # nothing is left for the other kind, and nothing more is asked
    assert s.prompt == "turn"
    assert s.has(0) == {"wood": 2} and s.t.waste[0] == 4


def test_f20_energy_made_this_turn_cannot_power_it():
    s = two_kinds().goods(0, renewable=1).begin()
    assert s.options() == ["run renewable", "done"]
    s.play(0, "run renewable")
    assert s.prompt == "turn" and s.has(0) == {"renewable": 3}


def test_f20_without_energy_nothing_runs_and_nobody_is_asked():
    s = stage().plan(0, coal=6).goods(0, coal=2).begin()
    assert s.prompt == "turn"
    assert s.has(0) == {"coal": 2} and s.t.waste[0] == 0 and s.planned(0) == {}


def test_f20_coal_and_renewable_energy_in_any_mix():
    s = stage().plan(0, wood=1).goods(0, coal=2, renewable=3).begin().play(0, "run conventional")
    assert s.prompt == "energy"
    assert s.options() == ["pay coal 2 renewable 1", "pay coal 1 renewable 2", "pay coal 0 renewable 3"]
    s.play(0, "pay coal 1 renewable 2")
    assert s.has(0) == {"coal": 1, "renewable": 1, "wood": 1}


def test_f20_recycling_units_each_remove_one_waste_after_this_turns_pollution():
    s = stage().only(0, "conventional", "recycling").plan(0, wood=1, recycle=5).goods(0, coal=6)
    s.t.waste[0] = 1
    s.begin().play(0, "run conventional", "run recycling")
    assert s.t.waste[0] == 0  # 1 + 4 − 5
    assert [fact.values["amount"] for fact in s.facts("waste")] == [4, -5]


def test_f20_f6_recycling_removes_no_more_than_there_is():
    s = stage().only(0, "recycling").plan(0, recycle=6).goods(0, coal=3)
    s.t.waste[0] = 2
    s.begin().play(0, "run recycling")
    assert s.t.waste[0] == 0


def test_f20_components_and_csr_cards_are_drawn_from_their_decks_and_certificates_taken():
    s = stage().only(0, "technology").hand(0).plan(0, component=1, certificate=3, csr=1).goods(0, renewable=5)
    s.begin().play(0, "run technology")
    assert s.prompt == "draw-component"
    s.draw("component 50")
    assert s.prompt == "draw-csr"
    s.draw("csr 30")
    assert s.match.entries[-1].secret == 0  # F-5: only the owner sees it
    assert s.held(0) == [30, 50]
    assert s.has(0) == {"certificate": 3}
    assert s.t.waste[0] == 1
    assert s.view(1)["players"][0]["components"] == [50] and "csr" not in s.view(1)["players"][0]


@pytest.mark.parametrize(("count", "points"), [(1, 0), (3, 0), (4, 1), (5, 1), (6, 2), (7, 2), (8, 3), (11, 3)])
def test_f20a_f60_points_by_the_table_every_turn_producing_or_not(count, points):
    s = stage().only(0, *["conventional"] * count)
    s.t.sp[0] = 4
    s.begin()
    assert s.t.sp[0] == 4 + points


def test_f20a_f60_one_point_for_each_factory_if_the_table_says_so():
    s = stage(options={"factory_points": 1}).only(0, "conventional", "conventional", "biotech")
    s.t.sp[0] = 4
    s.begin()
    assert s.t.sp[0] == 7
    assert s.facts("sp")[-1].values["source"] == "factories"


def test_f20a_f60_factory_points_off():
    s = stage(options={"factory_points": 0}).only(0, "conventional", "biotech")
    s.t.sp[0] = 4
    s.begin()
    assert s.t.sp[0] == 4


def test_f20b_the_city_comes_before_production():
    s = stage().plan(0, wood=3).goods(0, coal=4)
    s.t.debt[0] = 2
    s.begin()
    assert s.prompt == "turn"  # 2 of 4 went to the city: too little is left to run
    assert s.has(0) == {"coal": 2} and s.t.debt[0] == 0


def test_f20b_limits_are_not_looked_at_in_step_1():
    s = stage().plan(0, wood=6).goods(0, coal=3, steel=9)
    s.t.waste[0] = 9
    s.begin().play(0, "run conventional")
    assert s.prompt == "turn"
    assert sum(s.has(0).values()) == 15 and s.t.waste[0] == 13


@pytest.mark.parametrize(
    ("kinds", "plan", "runs", "points"),
    [
        (["biotech"], {"biomaterial": 1}, ["run biotech"], 1),
        (["biotech"], {"biomaterial": 6}, ["run biotech"], 1),
        (["biotech", "biotech"], {"biomaterial": 6}, ["run biotech"], 1),
        (["biotech", "conventional"], {"biomaterial": 3, "wood": 1}, ["run biotech", "run conventional"], 0),
        (["biotech", "conventional"], {"biomaterial": 3, "wood": 1}, ["run biotech", "done"], 1),
        (["biotech", "recycling"], {"biomaterial": 3, "recycle": 1}, ["run biotech", "run recycling"], 1),
        (["biotech"], {"biomaterial": 3}, ["done"], 0),
    ],
)
def test_f33_a_point_if_only_biomaterial_is_made(kinds, plan, runs, points):
    s = stage(options={"factory_points": 0}).only(0, *kinds).plan(0, **plan).goods(0, coal=9)
    s.begin().play(0, *runs)
    assert s.t.sp[0] == 1 + points  # 1 at the start, none for factories


def test_f60_partial_production_off_all_planned_kinds_or_nothing():
    s = two_kinds(partial_production=False).goods(0, coal=4).begin()
    assert s.options() == ["run all", "done"]
    s.play(0, "run all")
    assert s.has(0) == {"wood": 2, "renewable": 3} and s.t.waste[0] == 6
    s = two_kinds(partial_production=False).goods(0, coal=3).begin()
    assert s.prompt == "turn" and s.has(0) == {"coal": 3}


SOON = {**EASY, "goal": {"cpc": 60, "sp": 4}}


def test_f3_in_the_last_round_only_what_is_planned_is_still_made():
    still = ended = 0
    for seed in range(12):
        match, rng = keeling.new("factories", seats=3, seed=seed, sheet=SOON), Random(seed)
        over, due = set[int](), set[int]()
        while match.asks:
            first = len(match.entries)
            ask = rng.choice(match.asks)
            match.play(ask.seat, rng.choice(ask.options))
            facts = [fact for entry in match.entries[first:] for fact in entry.facts]
            made = {fact.seat for fact in facts if fact.kind in ("produced", "not-produced")}
            assert not made & over
            due -= made
            if not match.position.reached:
                continue
            for seat, player in enumerate(match.view(None)["players"]):
                (due if player["produces"] else over).add(seat)
        assert match.position.ending == "defeat" or not due
        still += bool(match.position.reached)
        ended += len(over) == 3
    assert still > 3 and ended > 3
