"""Control of a region (C-60, C-61), with the examples C-X16 … C-X18."""

from itertools import permutations

import pytest

from keeling.games.co2.model.words import REGIONS
from tests.stage import Stage, stage

ASIA = REGIONS.index("asia")


def asia(energy: str, holder: int = 1) -> Stage:
    """Asia wants solar, fusion, biomass; seat 0 is about to build there, someone may hold it."""
    s = stage().tile("asia", "solar", "fusion", "biomass").region("asia", control=holder)
    s.project(energy, "asia", "tech", installed=True).level(0, energy, 4).tech(0, 5)
    s.t.money[0] = 30
    return s


def build(s: Stage, energy: str) -> int:
    """Build it and tell who controls Asia."""
    s.play(0, f"build {energy} asia tech")
    return s.t.control[ASIA]


def test_c60_an_uncontrolled_region_goes_to_the_builder():
    s = asia("biomass", holder=-1).plant(1, "solar", "asia").plant(1, "fusion", "asia")
    assert build(s, "biomass") == 0


def test_c60_more_different_energies_win():
    s = asia("biomass").plant(1, "solar", "asia").plant(0, "fusion", "asia")
    assert build(s, "biomass") == 0  # though the holder has the first priority
    s = asia("solar").plant(1, "biomass", "asia").plant(1, "fusion", "asia")
    assert build(s, "solar") == 1


def test_cx16_two_energies_of_orange_beat_more_plants_of_purple():
    orange, purple = 1, 0
    s = asia("solar", holder=orange).plant(orange, "fusion", "asia").plant(orange, "biomass", "asia")
    s.plant(purple, "solar", "asia").plant(purple, "solar", "asia")
    assert build(s, "solar") == orange
    orange, purple = 0, 1
    s = asia("fusion", holder=purple).plant(orange, "biomass", "asia")
    for _ in range(3):
        s.plant(purple, "solar", "asia")
    assert build(s, "fusion") == orange


@pytest.mark.parametrize(
    ("held", "built", "winner"),
    [
        (["solar"], ["fusion"], 1),
        (["fusion"], ["solar"], 0),
        (["fusion"], ["biomass"], 1),
        (["biomass"], ["fusion"], 0),
        (["solar", "fusion"], ["solar", "biomass"], 1),
        (["solar", "biomass"], ["solar", "fusion"], 0),
        (["fusion", "biomass"], ["biomass", "solar"], 0),
        (["solar", "biomass"], ["biomass", "fusion"], 1),
    ],
)
def test_c60_at_a_tie_the_higher_priority_wins_going_down_the_list(held, built, winner):
    s = asia(built[-1])
    for energy in held:
        s.plant(1, energy, "asia")
    for energy in built[:-1]:
        s.plant(0, energy, "asia")
    s.level(1, "solar", 9 if winner == 0 else 0)  # the loser has more expertise: it does not matter yet
    assert build(s, built[-1]) == winner


def test_c60_the_priorities_are_those_of_the_regions_own_tile():
    s = asia("biomass").tile("asia", "biomass", "fusion", "solar").plant(1, "solar", "asia")
    assert build(s, "biomass") == 0


def test_cx17_blue_has_the_second_priority_and_yellow_only_the_third():
    blue, yellow = 0, 1
    s = asia("fusion", holder=yellow).plant(yellow, "solar", "asia").plant(yellow, "biomass", "asia")
    s.plant(blue, "solar", "asia").level(yellow, "solar", 9)
    assert build(s, "fusion") == blue
    blue, yellow = 1, 0
    s = asia("biomass", holder=blue).plant(blue, "solar", "asia").plant(blue, "fusion", "asia")
    s.plant(yellow, "solar", "asia").level(yellow, "solar", 9)
    assert build(s, "biomass") == blue


@pytest.mark.parametrize(
    ("holder", "builder", "winner"),  # expertise in solar, fusion, biomass; the builder's after step 4
    [
        ([3, 0, 0], [2, 5, 9], 1),
        ([2, 0, 0], [3, 5, 0], 0),
        ([2, 6, 0], [2, 5, 9], 1),
        ([2, 4, 9], [2, 5, 0], 0),
        ([2, 5, 7], [2, 5, 6], 1),
        ([2, 5, 6], [2, 5, 7], 0),
        ([2, 5, 6], [2, 5, 6], 0),
    ],
)
def test_c60_with_the_same_energies_expertise_decides_in_priority_order(holder, builder, winner):
    s = asia("fusion").plant(1, "fusion", "asia")
    for energy, theirs, ours in zip(("solar", "fusion", "biomass"), holder, builder, strict=True):
        s.level(1, energy, theirs).level(0, energy, ours - 1 if energy == "fusion" else ours)
    for energy in ("forestation", "recycling"):  # energies the region does not want do not count
        s.level(1, energy, 9)
    assert build(s, "fusion") == winner


def test_cx18_both_only_cold_fusion_more_expertise_decides_and_at_a_tie_the_builder():
    for theirs, winner in ((6, 1), (5, 0), (4, 0)):
        s = asia("fusion").plant(1, "fusion", "asia").level(1, "fusion", theirs)
        assert build(s, "fusion") == winner  # the builder has 4 + 1


def test_c60_only_builder_and_controller_are_compared():
    s = asia("fusion").plant(1, "biomass", "asia")
    for energy in ("solar", "fusion", "biomass"):
        s.plant(2, energy, "asia")
    assert build(s, "fusion") == 0


@pytest.mark.parametrize(("holder", "builder"), list(permutations(range(3), 2)))
def test_c60_whoever_holds_it_keeps_it_against_fewer_energies(holder, builder):
    s = stage().tile("asia", "solar", "fusion", "biomass").region("asia", control=holder)
    s.plant(holder, "solar", "asia").plant(holder, "fusion", "asia")
    s.project("biomass", "asia", "tech", installed=True).level(builder, "biomass", 4).tech(builder, 5)
    s.t.money[builder] = 30
    s.jump("begin-turn", builder).play(builder, "build biomass asia tech")
    assert s.t.control[ASIA] == holder


def test_c60_the_controller_keeps_control_when_building():
    s = asia("fusion", holder=0).plant(0, "biomass", "asia")
    for energy in ("solar", "fusion", "biomass"):
        s.plant(1, energy, "asia")
    assert build(s, "fusion") == 0
    assert s.facts("control") == []  # nothing has changed hands


def test_c60_plants_in_other_regions_do_not_count():
    s = asia("biomass").plant(1, "fusion", "asia").plant(0, "solar", "europe")
    assert build(s, "biomass") == 1
    assert s.t.control[REGIONS.index("europe")] == -1  # nothing was built there


def test_c60_control_is_checked_only_when_a_plant_is_built():
    s = asia("solar").plant(0, "fusion", "asia").plant(0, "biomass", "asia").plant(1, "solar", "asia")
    s.play(0, "propose fusion asia money").end_turn(0)
    assert s.t.control[ASIA] == 1


def test_c61_later_gains_of_expertise_never_move_control():
    s = asia("fusion").plant(1, "fusion", "asia").plant(0, "fusion", "asia").level(1, "fusion", 4)
    s.t.worker[s.slot("asia", "tech")] = 0
    s.t.pool[0] -= 1
    s.play(0, "propose fusion asia money", "end", "learn fusion")
    assert s.expertise(0, "fusion") == 5
    assert s.t.control[ASIA] == 1


def test_c61_expertise_is_compared_after_the_builders_gain():
    s = asia("fusion").plant(1, "fusion", "asia").level(1, "fusion", 5)
    assert build(s, "fusion") == 0  # 4 + 1 against 5: a tie, the builder's


def test_c61_expertise_is_compared_before_the_scientist_is_sent_off():
    s = asia("fusion").plant(1, "fusion", "asia").level(1, "fusion", 5)
    s.t.worker[s.slot("asia", "tech")] = 1
    s.t.pool[1] -= 1
    s.play(0, "build fusion asia tech").play(1, "send hand")
    assert s.expertise(1, "fusion") == 6
    assert s.t.control[ASIA] == 0


def test_c61_a_bonus_of_the_builders_gain_counts():
    s = asia("solar").tile("asia", "solar", "forestation", "biomass").plant(1, "solar", "asia")
    s.level(1, "solar", 6).level(1, "forestation", 1).level(0, "solar", 5)
    assert build(s, "solar") == 0  # solar 6 brings forestation 1: a tie, the builder's


def test_c61_no_disc_counts_zero():
    s = asia("fusion").plant(1, "fusion", "asia").level(1, "solar", 1)
    assert build(s, "fusion") == 1
    s = asia("fusion").plant(1, "fusion", "asia").level(0, "solar", 1)
    assert build(s, "fusion") == 0


def test_c60_the_controller_cannot_sell_the_regions_permits():
    s = stage().permits(0, 0).region("asia", permits=5, control=0)
    assert s.refused(0, "sell") == ("no-own-permit", "C-62")


def test_c24_c60_the_controller_answers_for_the_region():
    s = stage().region("asia", permits=5, control=0)
    s.jump("charge", 0, ASIA)
    assert (s.seats_asked(), s.options()) == ([0], ["pay own", "pay asia"])
    s.play(0, "pay own")
    assert s.t.permits[0] == 1


def test_c60_c71_the_controller_gets_the_regions_permits_at_the_end():
    s = stage().region("asia", permits=5, control=0).region("africa", permits=2)
    s.jump("close-books")
    assert s.t.money[0] == 3 + 3 * (2 + 5)
    assert s.t.permits_in[ASIA] == 0
    assert s.t.permits_in[REGIONS.index("africa")] == 2


# -- among all companies, as the Italian rulebook reads (option control) --


def among_all(energy: str, holder: int = 1, control: str = "all") -> Stage:
    """The same in Asia at a table where all are compared."""
    s = stage(options={"control": control}).tile("asia", "solar", "fusion", "biomass").region("asia", control=holder)
    s.project(energy, "asia", "tech", installed=True).level(0, energy, 4).tech(0, 5)
    s.t.money[0] = 30
    return s


@pytest.mark.parametrize(("control", "winner"), [("builder", 0), ("all", 2)])
def test_c60_among_all_a_third_company_may_be_the_strongest(control, winner):
    s = among_all("fusion", control=control).plant(1, "biomass", "asia")
    for energy in ("solar", "fusion"):
        s.plant(2, energy, "asia")
    assert build(s, "fusion") == winner
    assert [fact.seat for fact in s.facts("control")] == [winner]


def test_c60_among_all_the_builder_wins_a_tie():
    s = among_all("fusion", holder=2).plant(2, "fusion", "asia").level(2, "fusion", 5)
    assert build(s, "fusion") == 0


def test_c60_among_all_a_tie_of_others_leaves_the_region_as_it_is():
    s = among_all("biomass", holder=1)
    for other in (1, 2):
        s.plant(other, "solar", "asia")
    assert build(s, "biomass") == 1
    assert s.facts("control") == []


def test_c60_among_all_the_controller_may_lose_the_region_by_building():
    s = among_all("fusion", holder=0)
    for energy in ("solar", "fusion"):
        s.plant(2, energy, "asia")
    assert build(s, "fusion") == 2
