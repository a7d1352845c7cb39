"""Every CSR card does what the sheet says, no more and no less (F-51)."""

import pytest

from tests.rules.factories.deltas import changes, look, next_turn, played, told, works

AT_ONCE = {
    25: {"cpc": -2, "sp": 1},
    26: {"goods.renewable": -2, "sp": 3},
    27: {"money": -4, "sp": 3},
    28: {"goods.wood": -1, "cpc": -1, "sp": 2},
    32: {"marketing_cards": 2, "sp": 1},
    33: {"certificates": 3},
    36: {"money": 9},  # three kinds
    39: {"actions": 2, "waste": -3},
    40: {"parts": 1, "sp": 1},
    41: {"sp": 3},  # the counter on 9
}


@pytest.mark.parametrize("no", AT_ONCE)
def test_f51_csr_cards_that_act_at_once(no):
    assert played(no)[1] == AT_ONCE[no]


LASTING = {
    29: (0, {"kinds.conventional.pollution": -1, "kinds.renewable.pollution": -1}),  # recycling makes none
    30: (0, {"kinds.conventional.energy": -1, "kinds.renewable.energy": -1, "kinds.recycling.energy": -1}),
    34: (0, {"limits.dump": 5, "sp": 1}),
    35: (0, {"limits.storage": 5, "limits.trade": 2}),
    37: (0, {"limits.places": 3, "limits.mayor": 3}),
    38: (0, {"limits.clean": 2, "limits.clean_cost": -1}),
}


@pytest.mark.parametrize("no", LASTING)
def test_f51_f24_csr_cards_that_last(no):
    turns, expected = LASTING[no]
    before = look(works())
    s, delta = played(no)
    assert delta == expected
    expected.pop("sp", None)  # it is gained once
    for left in range((turns or 6) - 1, -1, -1):
        next_turn(s)
        now = told(changes(before, look(s)))
        held = left > 0 or not turns
        assert all((now.get(key, 0) == value) == held for key, value in expected.items()), left
    assert [row["turns"] for row in s.me(0)["effects"]] == ([] if turns else [None] * len(s.me(0)["effects"]))
    assert bool(s.me(0)["effects"]) == (not turns)


def test_f51_take_back_scheme_31_removes_three_more_whenever_recycling_runs():
    s, delta = played(31)
    assert delta == {"limits.dump": 2}
    for _ in range(4):
        next_turn(s)  # to the end of the game
    s.t.waste[0] = 9
    s.plan(0, recycle=3).begin().play(0, "run recycling")
    assert s.t.waste[0] == 9 - 3 - 3
    s.begin()
    assert s.t.waste[0] == 3  # only when it runs


def test_f51_street_cleaning_fund_38_in_action():
    s, _ = played(38)
    s.play(0, "clean counter")
    assert s.t.cpc == 9 - 4 and s.t.money[0] == 10 - 1


@pytest.mark.parametrize(("cpc", "points"), [(10, 3), (11, 1)])
def test_f51_fair_supply_chain_41_counts_more_while_the_air_is_clean(cpc, points):
    s = works()
    s.t.cpc = cpc
    assert played(41, s=s)[1] == {"sp": points}


def test_f51_climate_pledge_42_pays_a_point_in_every_turn_to_come():
    s, delta = played(42)
    assert delta == {"money": -3}
    for _ in range(4):
        before = s.t.sp[0]
        next_turn(s)
        assert s.t.sp[0] == before + 1  # three factories are worth nothing by the table


@pytest.mark.parametrize(("no", "pieces"), [(26, {"renewable": 1}), (28, {"wood": 0})])
def test_f51_a_price_in_goods_must_be_there(no, pieces):
    s = works().hand(0, no).goods(0, **pieces)
    assert s.refused(0, f"play {no}") == ("cannot-meet-card", "F-51")


def test_f51_living_wage_27_must_be_paid():
    s = works().hand(0, 27)
    s.t.money[0] = 3
    assert s.refused(0, "play 27") == ("cannot-meet-card", "F-51")


def test_f51_apprenticeships_37_planned():
    s, _ = played(37)
    s.play(0, "end")
    assert "plan recycle 13" in s.options() and "plan recycle 14" not in s.options()
