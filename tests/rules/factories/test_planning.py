"""Step 4: planning (F-23, F-31, F-54)."""

import pytest

from tests.factories_stage import stage

MAKES = {
    "conventional": {"wood", "coal", "steel"},
    "renewable": {"renewable"},
    "recycling": {"recycle"},
    "biotech": {"biomaterial"},
    "technology": {"component", "certificate", "csr"},
}


@pytest.mark.parametrize("kind", MAKES)
def test_f23_f30_only_what_the_own_factories_make(kind):
    s = stage().only(0, kind).skip_to_plan(0)
    assert {option.split()[1] for option in s.options() if option != "done"} == MAKES[kind]


def test_f23_up_to_six_units_split_as_one_likes():
    s = stage().skip_to_plan(0)
    assert "plan steel 6" in s.options() and "plan steel 7" not in s.options()
    s.play(0, "plan steel 4", "plan wood 1")
    assert s.options() == ["plan coal 1", "done"]
    s.play(0, "plan coal 1")
    assert s.planned(0) == {"wood": 1, "coal": 1, "steel": 4}
    assert s.seats_asked() == [1]  # full: nothing more to ask


def test_f23_fewer_or_none():
    s = stage().skip_to_plan(0).play(0, "plan coal 2", "done")
    assert s.planned(0) == {"coal": 2} and s.seats_asked() == [1]


def test_f23_f3_nothing_is_planned_in_the_last_round():
    """Nobody has another turn to make it in: there is nothing to choose."""
    s = stage()
    s.t.sp[0] = 24
    s.goods(0, certificate=1).play(0, "use 1sp $0", "end")
    assert s.t.reached == [0] and s.seats_asked() == [1] and s.prompt == "turn"
    s.play(1, "end")
    assert s.seats_asked() == [2] and s.prompt == "turn"


def test_f23_no_limit_for_each_factory():
    s = stage().only(0, "conventional", "renewable", "biotech").skip_to_plan(0)
    assert "plan biomaterial 10" in s.options() and "plan biomaterial 11" not in s.options()


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_f31_every_further_factory_gives_two_places_and_two_of_storage(count):
    s = stage().only(0, *["renewable"] * count)
    limits = s.me(0)["limits"]
    assert limits["places"] == 6 + 2 * (count - 1)
    assert limits["storage"] == 10 + 2 * (count - 1)


def test_f23_certificates_components_csr_and_recycling_are_units():
    s = stage().only(0, "technology", "recycling").skip_to_plan(0)
    s.play(0, "plan recycle 2", "plan component 2", "plan certificate 3")
    assert "plan csr 1" in s.options() and "plan csr 2" not in s.options()


def test_f54_a_stopped_factory_gives_no_places_and_its_kind_is_left_out():
    s = stage().only(0, "conventional", "renewable").hand(0, 44).play(0, "mount 44 renewable")
    assert s.me(0)["limits"]["places"] == 6
    assert s.me(0)["limits"]["storage"] == 12  # storage stays
    s.skip_to_plan(0)
    assert not any("renewable" in option for option in s.options())
    s.play(0, "plan coal 6")
    assert s.seats_asked() == [1]


def test_f54_all_stopped_nothing_is_planned():
    s = stage().hand(0, 44).play(0, "mount 44 conventional")
    assert s.me(0)["limits"]["places"] == 0
    s.play(0, "end")
    assert s.seats_asked() == [1] and s.planned(0) == {}


def test_f54_a_kind_that_stands_still_altogether_is_left_out_of_production():
    s = stage().only(0, "conventional", "renewable").hand(0, 49).play(0, "mount 49 conventional")
    s.plan(0, wood=3, renewable=2).goods(0, coal=9).begin()
    assert s.options() == ["run renewable", "done"]


def test_f54_energy_and_pollution_count_only_those_that_run():
    s = stage().only(0, "conventional", "conventional", "conventional")
    assert s.me(0)["kinds"]["conventional"] == {"factories": 3, "running": 3, "energy": 5, "pollution": 6}
    s.hand(0, 48).play(0, "mount 48 conventional2")
    assert s.me(0)["kinds"]["conventional"] == {"factories": 3, "running": 2, "energy": 4, "pollution": 5}
    s.skip_to_plan(0).play(0, "plan wood 8")
    s.goods(0, coal=4).begin().play(0, "run conventional")
    assert s.has(0) == {"wood": 8, "renewable": 2} and s.t.waste[0] == 5
    assert s.me(0)["kinds"]["conventional"]["running"] == 3  # the stop is over


def test_f54_f20a_a_stopped_factory_still_counts_for_points():
    s = stage(options={"factory_points": 1}).only(0, "conventional", "renewable", "renewable")
    s.hand(0, 44).play(0, "mount 44 renewable")
    before = s.t.sp[0]
    s.begin()
    assert s.t.sp[0] == before + 3
