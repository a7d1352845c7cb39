"""Every component does what the sheet says, no more and no less (F-52, F-54)."""

import pytest

from tests.factories_stage import stage
from tests.rules.factories.deltas import changes, look, next_turn, run_chance, told, works

KINDS = ("conventional", "renewable", "recycling")
RUNS = {"energy": {"conventional": 3, "renewable": 1}, "pollution": {"conventional": 4, "renewable": 2}}
EVERY_ENERGY = {f"kinds.{kind}.energy": -1 for kind in KINDS}
COSTS = ("conventional", "renewable", "recycling", "biotech", "technology")
MOUNTED = {
    43: {"kinds.conventional.pollution": -3},
    44: {"kinds.conventional.energy": -2, "limits.dump": 2},
    45: EVERY_ENERGY | {"limits.places": 1, "limits.mayor": 1},
    46: {"kinds.conventional.energy": -1},
    47: {"kinds.conventional.pollution": -2},
    48: {},
    49: {"limits.storage": 4},
    50: {},
    51: {"kinds.conventional.pollution": -2, "kinds.renewable.pollution": -2},  # recycling makes none
    52: {"limits.places": 3, "limits.mayor": 3},
    53: {"limits.places": 5, "limits.mayor": 5} | {f"kinds.{kind}.energy": 1 for kind in KINDS},
    54: {},
    55: {},
    56: {"limits.certificates": 2},
    57: {"kinds.conventional.energy": -3},
    58: {"limits.trade": 3, "limits.storage": 4},
    59: {"limits.dump": 6},
    60: {"kinds.conventional.pollution": -1, "kinds.renewable.pollution": -1, "limits.clean": 2},
    61: {},
    62: {},
    63: {f"costs.{kind}.wood": -1 for kind in COSTS},
    64: {f"costs.{kind}.steel": -1 for kind in COSTS},
    65: {},
    66: {},
}
YIELDS = {
    46: {"money": 2},
    47: {"goods.biomaterial": 1},
    48: {"goods.renewable": 2},
    49: {"goods.renewable": 1},
    50: {"goods.steel": 1},
    54: {"marketing_cards": 1},
    56: {"money": 1},
    61: {"money": 3},
    62: {"goods.biomaterial": 1, "goods.wood": 1},
    63: {"goods.wood": 1},
    64: {"goods.steel": 1},
    65: {"certificates": 1, "money": 1},
}
GRANTS = {55: {"csr_cards": 2}}


@pytest.mark.parametrize("no", MOUNTED)
def test_f52_f54_each_component_while_it_is_mounted(no):
    s = works()
    before = look(s)
    s.mounted(0, no, "conventional")
    assert told(changes(before, look(s))) == MOUNTED[no]
    before = look(s)
    s.begin()
    run_chance(s)
    turn = {key: value for key, value in told(changes(before, look(s))).items() if key not in ("sp", "actions")}
    assert turn == YIELDS.get(no, {})


def test_f52_green_roof_66_is_worth_a_point_every_turn():
    s = works().mounted(0, 66, "conventional")
    before = s.t.sp[0]
    s.begin()
    assert s.t.sp[0] == before + 1  # three factories are worth nothing by the table


@pytest.mark.parametrize("no", MOUNTED)
def test_f52_f54_mounting_gives_its_grant_once_and_removing_ends_its_effect(no):
    s = works().hand(0, no)
    before = look(s)
    s.play(0, f"mount {no} conventional")
    run_chance(s)
    grant = {key: value for key, value in told(changes(before, look(s))).items() if key.endswith("_cards")}
    assert grant == GRANTS.get(no, {})
    next_turn(s)  # the stop is served
    run_chance(s)
    cards = s.held(0)
    s.play(0, "remove conventional")
    assert s.held(0) == sorted([*cards, no])
    assert s.t.mods == [0] * len(s.t.mods)


def test_f54_own_means_the_kind_of_the_factory_it_is_on():
    s = works().mounted(0, 57, "recycling")
    kinds = s.me(0)["kinds"]
    assert [kinds[kind]["energy"] for kind in KINDS] == [3, 1, 0]


def test_f52_sorting_robot_50_removes_three_more_whenever_recycling_runs():
    s = works().mounted(0, 50, "recycling").plan(0, recycle=1)
    s.t.waste[0] = 8
    s.begin().play(0, "run recycling")
    assert s.t.waste[0] == 8 - 1 - 3


@pytest.mark.parametrize("price", [1, 3])
def test_f40_f53_no_card_moves_the_fixed_price_of_certificates(price):
    sheet = {"component": [{"no": 56, "effects": [{"do": "certificate-money", "n": 1}]}]}
    s = stage(sheet=sheet, options={"certificate_price": price}).mounted(0, 56, "conventional").goods(0, certificate=2)
    before = s.t.money[0]
    s.play(0, "use 0sp $2")
    assert s.t.money[0] == before + 2 * price == before + 2 * s.me(0)["limits"]["certificate_money"]


def test_f53_at_a_table_from_before_a_card_may_move_it():
    sheet = {"component": [{"no": 56, "effects": [{"do": "certificate-money", "n": 1}]}]}
    s = stage(sheet=sheet, options={"by_the_book": False}).mounted(0, 56, "conventional")
    assert s.me(0)["limits"]["certificate_money"] == 2


def test_f52_product_passport_56_in_action():
    s = works().mounted(0, 56, "renewable").goods(0, certificate=5).play(0, "use 1sp $3")
    assert (s.t.sp[0], s.t.money[0], s.has(0)) == (7, 10 + 3, {"certificate": 1})


def test_f52_carbon_capture_60_cleans_up_more():
    s = works().mounted(0, 60, "renewable").play(0, "clean counter")
    assert s.t.cpc == 9 - 4


def test_f52_f26_a_component_may_make_burning_cleaner():
    sheet = {"component": [{"no": 60, "effects": [{"do": "burning", "n": -1}]}]}
    s = stage(sheet=sheet).mounted(0, 60, "conventional")
    s.t.waste[0], s.t.sp[0] = 5, 6
    before = s.t.cpc
    s.play(0, "burn 4")
    assert s.t.cpc == before + 4


def test_f52_f33_what_a_component_yields_is_not_made_by_a_factory():
    s = works().only(0, "biotech").mounted(0, 48, "biotech").plan(0, biomaterial=2).goods(0, coal=4)
    before = s.t.sp[0]
    s.begin().play(0, "run biotech")
    assert s.has(0) == {"biomaterial": 2, "renewable": 2} and s.t.sp[0] == before + 1
