"""Alone (S-90 … S-93a), every solo card; example S-X33."""

import pytest

from keeling.games.second_chance.model.words import ENERGIES, REGIONS
from keeling.games.second_chance.rules.solo import place_neutral, solo_card_met
from tests.second_chance_stage import stage

# -- S-90 -----------------------------------------------------------------------------------------------------------


def test_s90_20_points_3_dollars_inspectors_four_rounds():
    s = stage(1)
    assert (s.team, s.t.money, s.t.inspectors, s.match.view(0)["rounds"]) == (20, [3], 1, 4)
    assert -1 not in s.t.inspector and s.t.tech_bank == 30 - 2 - 2


def test_s90_two_of_four_personal_goals_are_kept():
    s = stage(
        1, draws={"deal-personal": ["personal 4", "personal 6", "personal 1", "personal 9"]}, until="keep-personal"
    )
    assert s.options(0) == ["keep-goal 1", "keep-goal 4", "keep-goal 6", "keep-goal 9"]
    assert s.refused(0, "keep-goal 2") == ("personal-not-dealt", "S-90")
    s.play(0, "keep-goal 6")
    assert s.refused(0, "keep-goal 6") == ("personal-kept", "S-90")
    s.play(0, "keep-goal 1")
    assert (s.match.view(0)["players"][0]["personal"], s.match.view(0)["players"][0]["dropped"]) == ([1, 6], [4, 9])


def alone(card="none", goals=(4, 6)):
    s = stage(1, solo_card=card).un().personal(0, *goals)
    s.t.dropped[0] = 0
    return s.tech(0, 3)


def test_s90_both_personal_goals_must_be_met():
    s = alone()
    s.t.money[0] = 9
    assert s.finish().t.ending == "goals-missed"
    s = alone()
    s.t.money[0] = 10
    assert s.finish().t.ending == "won"


@pytest.mark.parametrize(("un", "ending"), [((1, 2, 3), "won"), ((1, 2, 3, 4), "goals-missed")])
def test_s90_at_most_three_un_goals_unclaimed(un, ending):
    s = alone().un(*un)
    s.t.money[0] = 10
    assert s.finish().t.ending == ending


def test_s90_a_random_solo_card_is_drawn():
    s = stage(1, solo_card="random", draws={"solo-card": ["solo 9"]})
    assert s.match.view(0)["solo_card"] == 9
    assert stage(1, solo_card="4").t.solo_card == 4 and stage(1).t.solo_card == 0


def test_s90_the_solo_card_must_be_met_too():
    s = alone("9").region("asia", permits=5)
    s.t.money[0] = 10
    assert s.finish().t.ending == "goals-missed"
    s = alone("9").region("asia", permits=6)
    s.t.money[0] = 10
    assert s.finish().t.ending == "won"


# -- S-91 -----------------------------------------------------------------------------------------------------------

# Agendas along the ring: solar hydro recycling, forestation solar wind, recycling wind hydro, hydro recycling
# forestation, wind forestation solar, recycling solar wind.


def cubes(s):
    """Neutral cubes by region and energy."""
    wanted = [s.t.figures.tiles[tile] for tile in s.t.tile]
    return {
        (REGIONS[at // 3], ENERGIES[wanted[at // 3][at % 3]]): count for at, count in enumerate(s.t.neutral) if count
    }


def neutral(start, *goals):
    s = stage(1).environment(*goals)
    s.t.neutral = [0] * 18
    place_neutral(s.t, s.t.figures.ring.index(REGIONS.index(start)))
    return s


def test_s91_the_player_chooses_a_region_once():
    s = stage(1, until="solo-region")
    assert s.options(0) == [f"begin {region}" for region in REGIONS]
    s.play(0, "begin asia")
    assert sum(s.t.neutral) == 8 and s.prompt == "inspect"


def test_s91_counter_clockwise_to_the_next_region_that_wants_the_energy():
    s = stage(1, until="solo-region")
    s.environment(15).play(0, "begin africa")  # hydro is wanted by Europe, North America and Africa, which comes last
    placed = [fact.values["region"] for fact in s.facts("neutral-cube")]
    assert placed == ["europe", "north-america", "africa"] * 2


def test_s91_from_the_region_last_filled_on_and_that_region_last():
    # hydro from Africa: Europe; solar from Europe: South America; wind from there: Oceania (round the ring)
    s = stage(1, until="solo-region")
    s.environment(15, 19, 17)
    s.play(0, "begin africa")
    placed = [(fact.values["region"], fact.values["energy"]) for fact in s.facts("neutral-cube")]
    assert placed[:3] == [("europe", "hydro"), ("south-america", "solar"), ("oceania", "wind")]


def test_s91_goals_without_an_energy_are_skipped():
    s = stage(1, until="solo-region")
    s.environment(1, 33, 25, 40).play(0, "begin africa")  # a region, a size, the end of wind, a topic hydro
    energies = [fact.values["energy"] for fact in s.facts("neutral-cube")]
    assert energies[:4] == ["wind", "hydro", "wind", "hydro"]


def test_s91_two_cubes_in_a_region_at_most_and_a_pass_without_a_cube_ends_it():
    s = neutral("africa", 21)  # forestation: wanted by South America, Africa and Asia
    assert cubes(s) == {(region, "forestation"): 2 for region in ("south-america", "africa", "asia")}


# -- S-92 -----------------------------------------------------------------------------------------------------------


def test_s92_10_ppm_for_a_second_different_main_action():
    s = stage(1)
    assert s.refused(0, "second") == ("main-action-due", "S-22")
    s.play(0, "plan solar north-america tech", "second")
    assert s.t.co2 == 410
    assert s.refused(0, "plan hydro north-america money") == ("same-action", "S-92")
    s.play(0, "prepare solar north-america tech", "pay own")
    assert s.refused(0, "second") == ("second-taken", "S-92")
    assert "end" in s.options(0)


def test_s92_not_at_500():
    s = stage(1)
    s.t.co2 = 500
    s.play(0, "plan solar north-america tech")
    assert s.refused(0, "second") == ("at-the-limit", "S-92")
    s.t.co2 = 490
    s.play(0, "second")
    assert s.t.co2 == 500


def test_s92_a_passed_main_action_gives_no_second_one():
    s = stage(1).permits(0, 0)
    for slot in range(len(s.t.project)):
        s.t.project[slot], s.t.level[slot] = 0, 1
    s.t.stock = [5 - 18, 5, 5, 5, 5]
    s.match.take(0, ("pass",))
    assert s.refused(0, "second") == ("passed-main", "S-92")


def test_s92_where_no_other_main_action_is_open():
    s = stage(1).permits(0, 0).play(0, "plan solar north-america tech")
    assert s.refused(0, "second") == ("no-second", "S-92")


def test_s92_only_alone():
    s = stage(2).play(0, "plan solar north-america tech")
    assert "second" not in s.options(0) and s.why(0, "second") is not None


def test_s92_sx33_built_moved_a_scientist_and_470_becomes_480():
    s = stage(1).project("recycling", "europe", "tech", prepared_by=0).level(0, "recycling", 1).hire(0).hand(0, 3)
    s.project("hydro", "europe", "money").project("wind", "europe", "scientist", prepared_by=0).level(0, "wind", 5)
    s.t.money[0] = 30
    s.t.co2 = 470
    s.tech(0, 9).permits(0, 5)
    s.play(0, "build recycling europe tech", "pay own", "move board europe money", "second")
    assert s.t.co2 == 480
    assert s.refused(0, "build wind europe scientist") == ("same-action", "S-92")
    s.play(0, "plan recycling europe tech")
    assert s.refused(0, "move board europe tech") == ("used-scientist", "S-22")
    assert {"buy", "lobby 3 side"} <= set(s.options(0))


# -- S-93 -----------------------------------------------------------------------------------------------------------


def plants(s, count, regions=("asia", "europe", "north-america", "oceania", "south-america", "africa")):
    for number in range(count):
        s.plant(0, ENERGIES[number % 5], regions[number % len(regions)])
    return s


def met(s):
    return solo_card_met(s.t, 0)


def test_s93_card_1_the_last_space_of_all_tracks():
    s = stage(1, solo_card="1")
    for energy in ENERGIES:
        assert not met(s)
        s.level(0, energy, 9)
    assert met(s)


def test_s93_card_2_ten_plants():
    assert not met(plants(stage(1, solo_card="2"), 9))
    assert met(plants(stage(1, solo_card="2"), 10))


@pytest.mark.parametrize(("count", "decade", "is_met"), [(5, 2, True), (4, 2, False), (5, 3, False)])
def test_s93_card_3_five_plants_by_the_end_of_decade_2(count, decade, is_met):
    s = plants(stage(1, solo_card="3"), count)
    s.t.decade = decade
    s.jump("end-decade").chance()
    assert met(s) == is_met


def test_s93_card_4_a_plant_in_every_region():
    assert not met(plants(stage(1, solo_card="4"), 5))
    assert met(plants(stage(1, solo_card="4"), 6))


def test_s93_card_5_all_four_personal_goals():
    s = alone("5")
    s.t.money[0] = 10
    s.t.dropped[0] = 1 | 1 << 4
    s.t.personal_deck &= ~s.t.dropped[0]
    assert s.finish().t.ending == "goals-missed"
    s = alone("5").permits(0, 6).hire(0, 3)
    s.t.money[0] = 10
    s.t.dropped[0] = 1 | 1 << 4
    assert s.finish().t.ending == "won"


def test_s93_card_6_starts_with_10_points():
    assert stage(1, solo_card="6").team == 10


def test_s93_card_7_no_gas_plants_not_for_the_inspectors_either():
    s = stage(1, solo_card="7", until="inspect")
    assert s.options() == ["fossil oil", "fossil coal"]
    assert s.t.fossils == [0, *s.t.figures.fossils[1:]]


@pytest.mark.parametrize(("turned", "decade", "is_met"), [(0xFF, 2, True), (0x7F, 2, False), (0xFF, 3, False)])
def test_s93_card_8_all_plant_goals_by_the_end_of_decade_2(turned, decade, is_met):
    s = stage(1, solo_card="8")
    s.t.turned = turned
    s.t.decade = decade
    s.jump("end-decade").chance()
    assert met(s) == is_met


def test_s93_card_9_six_permits_in_asia_at_the_end():
    s = stage(1, solo_card="9")
    assert met(s) and not met(s.region("asia", permits=5))


def test_s93_card_10_a_summit_of_each_size():
    s = stage(1, solo_card="10")
    s.t.held_size = [3, 1, 0]
    assert not met(s)
    s.t.held_size = [1, 1, 1]
    assert met(s)


def test_s93_card_11_a_fossil_plant_replaced():
    s = stage(1, solo_card="11").tile("africa", "hydro", "wind", "solar")
    for space in (1, 2, 3):
        s.fossil("gas", "africa", space)
    s.project("hydro", "africa", "tech", prepared_by=0).level(0, "hydro", 1)
    s.t.money[0] = 20
    assert not met(s)
    s.play(0, "build hydro africa tech", "pay own")
    assert met(s)


@pytest.mark.parametrize(("decade", "is_met"), [(1, False), (2, True)])
def test_s93_s93a_card_12_no_lobbyists_in_decade_1_but_they_may_be_played(decade, is_met):
    s = stage(1, solo_card="12").hand(0, 3)
    s.t.decade = decade
    s.play(0, "lobby 3 side")
    assert met(s) == is_met and s.t.ending == ""


def test_s93a_a_card_missed_early_loses_at_the_end_only():
    s = alone("3")
    s.t.money[0] = 10
    s.t.decade = 2
    s.points(90).jump("end-decade").chance()
    assert s.t.ending == ""
    assert s.finish().t.ending == "goals-missed"
    assert [fact.values["solo"] for fact in s.facts("solo-card-missed")] == [3]
