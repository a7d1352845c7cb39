"""Every component does what the sheet says, no more and no less (F-52, F-54)."""

import pytest

from tests.rules.factories.deltas import changes, look, next_turn, run_chance, told, works

KINDS = ("conventional", "renewable", "recycling")
RUNS = {"energy": {"conventional": 3, "renewable": 1}, "pollution": {"conventional": 4, "renewable": 2}}
MOUNTED = {
    43: {"kinds.conventional.pollution": -2},
    44: {"kinds.conventional.energy": -1},
    45: {f"kinds.{kind}.energy": -1 for kind in KINDS},
    46: {"kinds.conventional.energy": -1},
    47: {"kinds.conventional.pollution": -1, "limits.dump": 1},
    48: {},
    49: {"limits.storage": 3},
    50: {},
    51: {"kinds.conventional.pollution": -1, "kinds.renewable.pollution": -1},  # recycling makes none
    52: {"limits.places": 1, "limits.mayor": 1},
    53: {"limits.places": 2, "limits.mayor": 2, "kinds.conventional.energy": 1},
    54: {},
    55: {"limits.dump": 1},
    56: {"limits.certificate_money": 1, "limits.certificates": 1},
    57: {"kinds.conventional.energy": -2},
    58: {"limits.trade": 2, "limits.storage": 1},
    59: {"limits.dump": 3},
    60: {"kinds.conventional.pollution": -1, "limits.burn_cpc": -1},
}
YIELDS = {46: {"money": 1}, 48: {"goods.renewable": 1}, 54: {"money": 1}}
GRANTS = {54: {"marketing_cards": 1}, 55: {"csr_cards": 1}}


@pytest.mark.parametrize("no", MOUNTED)
def test_f52_f54_each_component_while_it_is_mounted(no):
    s = works()
    before = look(s)
    s.mounted(0, no, "conventional")
    assert told(changes(before, look(s))) == MOUNTED[no]
    before = look(s)
    s.begin()
    turn = {key: value for key, value in told(changes(before, look(s))).items() if key not in ("sp", "actions")}
    assert turn == YIELDS.get(no, {})


@pytest.mark.parametrize("no", MOUNTED)
def test_f52_f54_mounting_gives_its_grant_once_and_removing_ends_its_effect(no):
    s = works().hand(0, no)
    before = look(s)
    s.play(0, f"mount {no} conventional")
    run_chance(s)
    grant = {key: value for key, value in told(changes(before, look(s))).items() if key.endswith("_cards")}
    assert grant == GRANTS.get(no, {})
    cards = s.held(0)
    next_turn(s)  # the stop is served
    s.play(0, "remove conventional")
    assert s.held(0) == sorted([*cards, no])
    assert s.t.mods == [0] * len(s.t.mods)


def test_f54_own_means_the_kind_of_the_factory_it_is_on():
    s = works().mounted(0, 57, "recycling")
    kinds = s.me(0)["kinds"]
    assert [kinds[kind]["energy"] for kind in KINDS] == [3, 1, 1]


def test_f52_sorting_robot_50_removes_two_more_whenever_recycling_runs():
    s = works().mounted(0, 50, "recycling").plan(0, recycle=1)
    s.t.waste[0] = 8
    s.begin().play(0, "run recycling")
    assert s.t.waste[0] == 8 - 1 - 2


def test_f52_product_passport_56_in_action():
    s = works().mounted(0, 56, "renewable").goods(0, certificate=5).play(0, "use 1sp $3")
    assert (s.t.sp[0], s.t.money[0], s.has(0)) == (7, 10 + 3 * 2, {"certificate": 1})


def test_f52_carbon_capture_60_when_burning():
    s = works().mounted(0, 60, "renewable").play(0, "burn 4")
    assert s.t.cpc == 9 + 4


def test_f52_f33_what_a_component_yields_is_not_made_by_a_factory():
    s = works().only(0, "biotech").mounted(0, 48, "biotech").plan(0, biomaterial=2).goods(0, coal=4)
    before = s.t.sp[0]
    s.begin().play(0, "run biotech")
    assert s.has(0) == {"biomaterial": 2, "renewable": 1} and s.t.sp[0] == before + 1 + 1
