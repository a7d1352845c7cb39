"""The factories: what they cost, make and do (F-30, F-31, F-32)."""

import pytest

from tests.factories_stage import stage

#          cost, energy, pollution, points, one unit it makes
FACTORIES = {
    "conventional": ({"coal": 3, "steel": 2, "wood": 1}, 3, 4, 0, "wood"),
    "renewable": ({"coal": 1, "steel": 3, "wood": 2}, 1, 2, 1, "renewable"),
    "recycling": ({"coal": 2, "steel": 3, "wood": 3}, 3, 0, 2, "recycle"),
    "biotech": ({"renewable": 4, "steel": 2, "wood": 3}, 4, 3, 3, "biomaterial"),
    "technology": ({"renewable": 4, "steel": 4, "wood": 4}, 5, 1, 4, "certificate"),
}


@pytest.mark.parametrize("kind", FACTORIES)
def test_f30_f32_each_factory_costs_this_and_gives_these_points(kind):
    cost, _, _, points, _ = FACTORIES[kind]
    s = stage().goods(0, **cost)
    before = s.t.sp[0]
    s.play(0, f"build {kind}")
    assert s.has(0) == {} and s.t.sp[0] == before + points and s.t.actions == 2
    assert [factory["kind"] for factory in s.me(0)["factories"]] == ["conventional", kind]


@pytest.mark.parametrize("kind", FACTORIES)
def test_f30_one_unit_short_of_anything_and_it_is_not_built(kind):
    for name, need in FACTORIES[kind][0].items():
        s = stage().goods(0, **{**FACTORIES[kind][0], name: need - 1})
        assert s.refused(0, f"build {kind}")[1] == "F-30"


@pytest.mark.parametrize("kind", FACTORIES)
def test_f30_f20_each_factory_runs_for_this_energy_and_pollution(kind):
    _, energy, pollution, _, unit = FACTORIES[kind]
    s = stage().only(0, kind).plan(0, **{unit: 1}).goods(0, coal=energy).begin().play(0, f"run {kind}")
    assert s.has(0).get("coal", 0) == 0 and s.t.waste[0] == pollution
    s = stage().only(0, kind).plan(0, **{unit: 1}).goods(0, coal=energy - 1).begin()
    assert s.prompt == "turn"


@pytest.mark.parametrize("kind", FACTORIES)
def test_f31_a_further_one_of_a_kind_adds_one_energy_and_one_pollution(kind):
    _, energy, pollution, _, _ = FACTORIES[kind]
    s = stage().only(0, kind, kind, kind)
    row = s.me(0)["kinds"][kind]
    assert (row["energy"], row["pollution"]) == (energy + 2, pollution + 2)


def test_f31_a_new_kind_has_its_own_figures():
    s = stage().only(0, "conventional", "conventional", "biotech")
    kinds = s.me(0)["kinds"]
    assert (kinds["conventional"]["energy"], kinds["biotech"]["energy"]) == (4, 4)
    assert (kinds["conventional"]["pollution"], kinds["biotech"]["pollution"]) == (5, 3)


def test_f30_recycling_takes_either_energy():
    s = stage().goods(0, coal=1, renewable=2, steel=3, wood=3).play(0, "build recycling")
    assert s.prompt == "energy" and s.options() == ["pay coal 1 renewable 1", "pay coal 0 renewable 2"]
    s.play(0, "pay coal 1 renewable 1")
    assert s.has(0) == {"renewable": 1} and s.prompt == "turn"
    assert stage().goods(0, coal=1, steel=3, wood=3).refused(0, "build recycling") == ("too-little-energy", "F-30")


@pytest.mark.parametrize(("kinds", "dump"), [(["conventional"], 10), (["recycling"], 12), (["recycling"] * 3, 12)])
def test_f30_f31_recycling_lifts_the_dump_by_two_once(kinds, dump):
    assert stage().only(0, *kinds).me(0)["limits"]["dump"] == dump


def test_f32_a_new_factory_counts_at_once_but_for_points_from_the_next_turn():
    s = stage(options={"factory_points": 1}).goods(0, coal=2, steel=3, wood=3)
    before = s.t.sp[0]
    s.play(0, "build recycling")
    limits = s.me(0)["limits"]
    assert (limits["places"], limits["storage"], limits["dump"]) == (8, 12, 12)
    assert s.t.sp[0] == before + 2
    s.begin()
    assert s.t.sp[0] == before + 2 + 2


def test_f32_any_number_also_of_one_kind():
    s = stage().goods(0, coal=9, steel=6, wood=3).play(0, *["build conventional"] * 3)
    assert s.t.built[0] == 4 and s.has(0) == {}
    assert [factory["name"] for factory in s.me(0)["factories"]] == [
        "conventional", "conventional2", "conventional3", "conventional4",
    ]  # fmt: skip


def test_f30_only_the_technology_factory_lets_one_buy_components():
    s = stage()
    assert s.refused(0, "purchase 43") == ("needs-technology", "F-52")
    assert "purchase 43" in s.only(0, "technology").options()


def test_f30_the_factory_that_lacks_least_in_all_is_the_nearest():
    """With one coal and one steel missing a factory once came before those that lack one thing alone."""
    s = stage(3).begin(0).goods(0, wood=3, steel=2, renewable=3)
    found = s.match.closed(0, "build")
    assert found is not None and not found.common
    lacks = {miss.move[1]: miss.reason.lacks for miss in found.misses}
    assert lacks["biotech"] == lacks["recycling"] == 1 and lacks["renewable"] == 2
    assert [miss.reason.lacks for miss in found.misses] == sorted(lacks.values())
