"""Every marketing card does what the sheet says, no more and no less (F-50)."""

import pytest

from tests.factories_stage import stage
from tests.rules.factories.deltas import changes, look, next_turn, played, told, works

RESOURCES = ("wood", "coal", "steel", "renewable", "biomaterial")

AT_ONCE = {
    1: {"certificates": 1, "money": 2},
    3: {"money": 6},  # three kinds
    4: {"parts": 1},
    5: {"money": 5},
    7: {"goods.steel": 2, "goods.wood": 1},
    8: {"waste": -4, "money": 1},
    9: {"money": 2, "marketing_cards": 1},
    10: {"money": 2, "sp": 1},  # three kinds
    15: {"money": 3},  # five waste
    16: {"sp": 2, "waste": 4},
    17: {"money": 6, "waste": 2},
    18: {"actions": 2, "money": 1},
    19: {"money": -2, "sp": 1, "waste": -2},
    20: {"goods.biomaterial": 2, "waste": -1},
    23: {"sp": 1, "p2.money": 1, "p3.money": 1},
    24: {"certificates": 1},  # five waste
}


@pytest.mark.parametrize("no", AT_ONCE)
def test_f50_marketing_cards_that_act_at_once(no):
    assert played(no)[1] == AT_ONCE[no]


LASTING = {
    2: (3, {}),
    6: (3, {"limits.trade": 4}),
    13: (3, {"kinds.conventional.pollution": -1, "kinds.renewable.pollution": -1}),  # recycling makes none
    14: (0, {}),
    21: (3, {"kinds.conventional.energy": -1, "kinds.renewable.energy": -1, "kinds.recycling.energy": -1}),
    22: (2, {f"prices.{name}.{side}": -1 for name in RESOURCES for side in (0, 1)}),  # selling stays below buying
}


@pytest.mark.parametrize("no", LASTING)
def test_f50_f24_marketing_cards_that_last(no):
    turns, expected = LASTING[no]
    before = look(works())
    s, delta = played(no)
    assert delta == expected
    assert [(row["no"], row["turns"]) for row in s.me(0)["effects"]] == [(no, turns or None)]
    for left in range((turns or 6) - 1, -1, -1):
        next_turn(s)
        now = told(changes(before, look(s)))
        assert all((now.get(key, 0) == value) == (left > 0 or not turns) for key, value in expected.items()), left
    assert bool(s.me(0)["effects"]) == (not turns)


@pytest.mark.parametrize(("no", "brings"), [(2, [3, 3, 0]), (14, [1, 1, 1])])
def test_f50_launch_campaign_2_and_green_tariff_14_bring_money_in_the_turns_to_come(no, brings):
    s, _ = played(no)
    for amount in brings:
        before = s.t.money[0]
        next_turn(s)
        assert s.t.money[0] == before + amount


def test_f50_bulk_contract_6_lets_nine_units_be_traded():
    s, _ = played(6)
    s.t.money[0] = 40
    s.play(0, "buy coal 9")
    assert s.t.money[0] == 40 - 18 and s.prompt == "turn"


def yard(*effects):
    """A table on which card 7 has other effects than the sheet's."""
    s = stage(sheet={"marketing": [{"no": 7, "effects": list(effects)}]}).only(0, "conventional").hand(0, 7)
    return s.goods(0, coal=1, steel=2, wood=1)


def test_f50_a_card_may_make_building_cheaper():
    wood, steel = ({"do": f"build-{name}", "n": -1, "last": 2} for name in ("wood", "steel"))
    s = yard(steel, wood).play(0, "play 7", "build renewable")  # instead of 3 steel and 2 wood
    assert s.has(0) == {}
    assert [row["turns"] for row in s.me(0)["effects"]] == [2, 2]
    s = yard(wood).play(0, "play 7")
    assert s.refused(0, "build renewable") == ("too-few-goods", "F-30")  # one steel short
    s.goods(0, coal=1, steel=3, wood=1)
    next_turn(s)
    assert "build renewable" in s.options()
    next_turn(s)
    assert "build renewable" not in s.options()  # two turns are over


def test_f50_a_card_may_make_building_dearer():
    s = yard({"do": "build-steel", "n": 1, "last": 1}).goods(0, coal=1, steel=3, wood=2)
    assert "build renewable" in s.options()
    s.play(0, "play 7")
    assert "build renewable" not in s.options()
    s.goods(0, coal=1, steel=4, wood=2).play(0, "build renewable")
    assert s.has(0) == {}


@pytest.mark.parametrize(
    ("gain", "price"),
    [
        ({"do": "money", "n": 3}, {"do": "biomaterial", "n": -1, "if": "money", "least": 6}),
        ({"do": "certificate", "n": 1}, {"do": "biomaterial", "n": -1, "per": "certificates"}),
    ],
)
def test_f24_f6_what_a_card_gives_does_not_change_what_it_asks(gain, price):
    s = yard(gain, price).play(0, "play 7")  # $5, no certificate and no biomaterial before
    assert s.t.money[0] + 3 * s.me(0)["certificates"] == 8 and s.me(0)["goods"]["biomaterial"] == 0


def test_f50_open_doors_10_with_fewer_kinds():
    s = works().only(0, "conventional", "renewable")
    assert played(10, s=s)[1] == {"money": 2}


def test_f50_customer_survey_11_is_the_one_card_that_discards_another():
    s = works().hand(0, 11, 30, 44)
    s.play(0, "play 11")
    assert s.prompt == "discard-any" and s.options() == ["discard 30", "discard 44"]
    s.play(0, "discard 30").draw("marketing 5")
    assert s.prompt == "turn" and s.held(0) == [5, 44] and s.t.money[0] == 13
    assert s.view(0)["discards"]["csr"] == [30]


def test_f50_customer_survey_11_needs_another_card():
    s = works().hand(0, 11)
    assert s.refused(0, "play 11") == ("cannot-meet-card", "F-50")


@pytest.mark.parametrize(("half", "delta"), [("first", {"money": 3}), ("second", {"marketing_cards": 2})])
def test_f50_radio_jingle_12_is_a_choice(half, delta):
    assert played(12, f"choose {half}")[1] == delta


@pytest.mark.parametrize(("waste", "gain"), [(0, 6), (3, 6), (4, 3), (9, 3)])
def test_f50_carbon_label_15_asks_for_a_clean_dump(waste, gain):
    s = works()
    s.t.waste[0] = waste
    assert played(15, s=s)[1] == {"money": gain}


@pytest.mark.parametrize(("waste", "certificates"), [(0, 2), (2, 2), (3, 1), (9, 1)])
def test_f50_audit_day_24_certifies_a_clean_dump(waste, certificates):
    s = works()
    s.t.waste[0] = waste
    assert played(24, s=s)[1] == {"certificates": certificates}


def test_f50_a_card_with_a_price_needs_it_in_full():
    s = works().hand(0, 19)
    s.t.money[0] = 1
    assert s.refused(0, "play 19") == ("cannot-meet-card", "F-50")
    s.t.money[0] = 2
    s.play(0, "play 19")
    assert s.t.money[0] == 0


def test_f24_effects_of_all_cards_add_up():
    s = works().hand(0, 21, 30).play(0, "play 21", "play 30")
    assert s.me(0)["kinds"]["conventional"]["energy"] == 1
    assert s.me(0)["kinds"]["renewable"]["energy"] == 0  # never below nothing
