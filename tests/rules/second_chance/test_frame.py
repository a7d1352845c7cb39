"""The frame: pieces, secrets, shortages, the team's score, and what own and backing mean (S-1 … S-5)."""

from random import Random

import pytest

import keeling
from keeling.games.second_chance import GAME, house_sheet
from keeling.games.second_chance.model.words import ENERGIES, REGIONS
from tests.second_chance_stage import stage

# -- S-1 ------------------------------------------------------------------------------------------------------------


def test_s1_energies_and_regions_in_their_order():
    assert ENERGIES == ["recycling", "hydro", "wind", "solar", "forestation"]
    assert list(stage().match.view(None)["regions"]) == REGIONS


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_s1_one_to_four_players(seats):
    assert len(stage(seats).match.view(None)["players"]) == seats


def test_s1_no_fifth_player():
    with pytest.raises(keeling.BadInput) as caught:
        keeling.new("second-chance", 5)
    assert caught.value.reason.code == "bad-seats"


def test_s1_the_box():
    sheet = house_sheet()
    supplies = {key: value for key, value in sheet["supplies"].items() if key != "origin"}
    assert supplies == {
        "permits": 50, "tech": 30, "projects": 5, "first_level": 2,
        "scientists": 4, "infrastructures": 8, "cubes": 8, "markers": 5,
    }  # fmt: skip
    decks = {
        "summits": 18, "regional": 8, "lobby": 36, "un_goals": 45, "environmental_goals": 47,
        "personal_goals": 16, "company_goals": 10, "events": 7,
    }  # fmt: skip
    assert {deck: len(sheet[deck]) for deck in decks} == decks


@pytest.mark.parametrize(("fossil", "ppm"), [("gas", 20), ("oil", 30), ("coal", 40)])
def test_s1_thirty_fossil_tiles_of_three_kinds(fossil, ppm):
    s = stage(2, mode="competitive", draws={"draw-fossil": [f"fossil {fossil}"] * 6})
    assert s.t.co2 == 50 + 6 * ppm
    assert sum(s.t.fossils) == 30 - 6 and s.t.figures.fossils == [10, 10, 10]


def test_s1_two_projects_of_level_1_lie_on_three_of_level_2():
    s = stage()
    levels = []
    for region in ("north-america", "europe", "africa"):
        s.tile(region, "hydro", "wind", "solar")
    for region, slot in [("north-america", "tech"), ("europe", "tech"), ("africa", "tech")]:
        s.turn_of(0).play(0, f"plan hydro {region} {slot}")
        levels.append(s.t.level[s.slot(region, slot)])
    assert levels == [1, 1, 2]


# -- S-2 ------------------------------------------------------------------------------------------------------------


def test_s2_hands_and_personal_goals_are_secret_and_their_number_is_not():
    s = stage()
    mine, theirs = s.match.view(0)["players"][:2]
    assert (len(mine["lobby"]), len(mine["personal"])) == (5, 2)
    assert "lobby" not in theirs and "personal" not in theirs
    assert (theirs["lobby_cards"], theirs["personal_cards"]) == (5, 2)
    assert {"money", "permits", "tech", "claimed"} <= set(theirs)


def test_s2_company_goals_are_secret_even_once_discarded():
    s = stage(mode="competitive").play(0, "discard goal")
    seen = s.match.view(1)["players"][0]
    assert "goal" not in seen and "choices" not in seen and seen["goal_discarded"]
    goals = {GAME.redeal(s.t, 1, Random(seed)).goal[0] for seed in range(30)}
    assert len(goals) > 3


def test_s2_a_verdict_for_money_does_not_hide_how_many_permits_were_sold():
    s = stage(2, mode="competitive").permits(0, 4).goal(0, 1).finish().play(0, "goal cash")
    dealt = {GAME.redeal(s.t, 1, Random(seed)).verdict[0] for seed in range(20)}
    assert len(dealt) == 2 and 4 in dealt


# -- S-3 ------------------------------------------------------------------------------------------------------------


def test_s3_a_gain_of_tech_takes_what_is_left():
    s = stage().tech(1, 25).play(0, "plan solar north-america tech")  # one cube is left in the supply
    assert (s.t.tech[0], s.t.tech_bank) == (3, 0)
    assert [fact.rule for fact in s.facts("shortage")] == ["S-3"]


def test_s3_a_gain_of_permits_takes_what_is_left():
    s = stage().project("forestation", "africa", "tech").market(1)
    s.permits(1, s.t.permits[1] + s.t.bank)
    s.turn_of(0).play(0, "prepare forestation africa tech", "pay own")
    # the paid one is all the bank has: it refills the market that the first permit empties
    assert (s.t.permits[0], s.t.market, s.t.bank) == (3, 0, 0)


def test_s3_without_fossil_tiles_nothing_is_placed_or_paid():
    s = stage()
    s.t.fossils_out = [out + left for out, left in zip(s.t.fossils_out, s.t.fossils, strict=True)]
    s.t.fossils = [0, 0, 0]
    before = s.t.co2, s.t.bank
    s.supply(1)
    assert (s.t.co2, s.t.bank) == before


def test_s3_an_empty_summit_stack_leaves_the_place_empty():
    s = stage().summit(1, 1, recycling=0, hydro=0)
    s.t.summit_deck = 0
    s.t.complete.append(0)
    s.t.closer[0] = 0
    s.jump("summits", 0)
    for energy in ("recycling", "hydro", "hydro", "hydro"):
        s.play(0, f"learn {energy}")
    assert s.t.summit[0] == -1 and s.match.view(None)["summits"][0] is None


def test_s3_projects_run_out_after_five():
    s = stage()
    s.t.stock[0] = 0
    assert s.refused(0, "plan recycling europe tech") == ("no-project-tile", "S-3")
    assert not any(option.startswith("plan recycling") for option in s.options(0))


def test_s3_eight_cubes_are_eight_plants():
    s = stage().project("hydro", "north-america", "tech", prepared_by=1).level(0, "hydro", 1).tech(0, 5)
    s.t.money[0] = 50
    for energy, region in zip(ENERGIES * 2, ["asia"] * 4 + ["europe"] * 4, strict=False):
        s.plant(0, energy, region, base=2 if region == "asia" else 0)
    assert s.t.cubes[0] == 0
    assert s.refused(0, "build hydro north-america tech") == ("no-cube", "S-3")


def test_s3_no_sixth_control_marker():
    s = stage().project("hydro", "north-america", "tech", prepared_by=1).level(0, "hydro", 1).tech(0, 5)
    s.t.money[0] = 50
    for region in REGIONS[1:]:
        s.region(region, control=0)
    s.play(0, "build hydro north-america tech", "pay own")
    assert s.t.control[0] == -1


def test_s3_alone_unused_colours_fill_in():
    t = stage(1).t
    assert (t.tokens, t.cubes) == ([32], [32])
    assert (stage(2).t.tokens, stage(2).t.cubes) == ([8, 8], [8, 8])


# -- S-4 ------------------------------------------------------------------------------------------------------------


def test_s4_what_anybody_gains_is_the_teams():
    s = stage().project("recycling", "europe", "tech", prepared_by=2).level(0, "recycling", 1)
    s.t.money[0] = 10
    s.points(3).play(0, "build recycling europe tech", "pay own")
    assert s.team == 8
    assert s.match.view(1)["team"] == 8


def test_s4_the_start_player_decides_for_the_team():
    s = stage().points(9)
    s.t.start = 2
    s.t.co2 = 430
    s.reduction(1)
    assert (s.seats_asked(), s.prompt) == ([2], "reduce")


def test_s4_points_may_be_negative_and_in_the_competitive_game_that_does_nothing():
    s = stage(2, mode="competitive")
    s.t.vp[0] = -3
    s.jump("environmental-goals")
    assert s.t.ending == "" and s.t.vp[0] == -3


# -- S-5 ------------------------------------------------------------------------------------------------------------


def test_s5_anybody_prepares_and_builds_what_another_began():
    s = stage().project("recycling", "europe", "tech")
    s.t.money[1] = 20
    s.level(1, "recycling", 1)
    s.play(0, "prepare recycling europe tech", "pay own")
    s.turn_of(1).play(1, "build recycling europe tech", "pay own")
    space = s.t.figures.first_space[REGIONS.index("europe")]
    assert s.match.view(None)["regions"]["europe"]["spaces"][0] == {"plant": "recycling", "owner": 1, "base": 0}
    # the plant is the builder's, the backing that of the infrastructure's owner
    assert s.t.base[space] == 0
    assert (s.t.plants[5], s.t.backing[0], s.t.plants[0], s.t.backing[5]) == (1, 1, 0, 0)
