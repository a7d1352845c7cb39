"""Trading with the bank and the prices (F-21, F-40, F-52)."""

import pytest

from tests.factories_stage import stage

BUY = {"wood": 2, "coal": 2, "steel": 3, "renewable": 3, "biomaterial": 4}
PLACE = {name: place for place, name in enumerate(BUY)}


def rich(**goods):
    s = stage().goods(0, **goods)
    s.t.money[0] = 50
    return s


@pytest.mark.parametrize("resource", BUY)
def test_f40_base_prices_selling_one_below_buying(resource):
    s = rich(**{resource: 5})
    s.play(0, f"buy {resource} 2")
    assert s.t.money[0] == 50 - 2 * BUY[resource]
    while s.prompt != "turn":
        s.play(0, "enough")
    s.play(0, f"sell {resource} 5")
    assert s.t.money[0] == 50 - 2 * BUY[resource] + 5 * (BUY[resource] - 1)
    assert s.has(0) == {resource: 2}


def test_f21_up_to_five_units_in_any_mix_in_one_action():
    s = rich().play(0, "buy wood 2")
    assert s.prompt == "buy-more" and s.t.actions == 2
    assert "buy steel 3" in s.options() and "buy steel 4" not in s.options()
    assert "buy wood 3" in s.options() and not any(option.startswith("sell") for option in s.options())
    s.play(0, "buy biomaterial 1", "buy coal 1", "buy biomaterial 1")  # in any order
    assert s.prompt == "turn" and s.t.actions == 2
    assert s.has(0) == {"wood": 2, "coal": 1, "biomaterial": 2}
    assert s.refused(0, "buy wood 6") == ("malformed", "")


def test_f21_enough_is_enough():
    s = rich().play(0, "buy wood 1", "enough")
    assert s.prompt == "turn" and s.t.actions == 2


def test_f21_selling_in_a_mix():
    s = rich(wood=3, steel=2, biomaterial=4).play(0, "sell wood 3")
    assert s.options() == ["sell steel 1", "sell steel 2", "sell biomaterial 1", "sell biomaterial 2", "enough"]
    s.play(0, "sell biomaterial 2")
    assert s.t.money[0] == 50 + 3 * 1 + 2 * 3
    assert s.prompt == "turn"


def test_f40_money_must_be_there_and_anyone_may_buy_anything():
    s = stage()
    s.t.money[0] = 4
    s.play(0, "buy biomaterial 1")
    assert s.t.money[0] == 0 and s.prompt == "turn"
    assert s.refused(0, "buy wood 1") == ("too-little-money", "F-40")
    assert s.refused(0, "sell biomaterial 2") == ("too-few-to-sell", "F-21")


def test_f52_f40_components_go_to_the_bank_for_three_dollars():
    s = rich(wood=1).hand(0, 44, 50).play(0, "sell wood 1")
    assert s.options() == ["sell component 44", "sell component 50", "enough"]
    s.play(0, "sell component 50")
    assert s.options() == ["sell component 44", "enough"]  # in any order
    s.play(0, "enough")
    assert s.t.money[0] == 50 + 1 + 3
    assert s.held(0) == [44] and s.view(0)["discards"]["component"] == [50]
    assert s.refused(0, "sell component 50") == ("not-in-hand", "F-52")


@pytest.mark.parametrize(
    ("bought", "sold", "step"),
    [(0, 0, 0), (1, 0, 0), (2, 0, 1), (9, 0, 1), (3, 2, 0), (0, 1, 0), (0, 2, -1), (2, 5, -1)],
)
def test_f40_prices_follow_what_all_have_bought_and_sold(bought, sold, step):
    s = stage()
    s.t.bought[2], s.t.sold[2] = bought, sold
    assert s.view(0)["market"]["steel"]["trend"] == step
    s.end_round()
    assert s.t.price[2] == 3 + step
    assert s.t.bought == s.t.sold == [0] * 5  # and the count begins anew


@pytest.mark.parametrize(("resource", "low", "high"), [("wood", 1, 4), ("coal", 1, 3), ("steel", 1, 5),
                                                       ("renewable", 3, 5), ("biomaterial", 2, 6)])  # fmt: skip
def test_f40_a_price_stays_within_its_range(resource, low, high):
    s, place = stage(), PLACE[resource]
    for _ in range(10):
        s.t.bought[place] = 2
        s.end_round()
        s.t.cpc = 5
    assert s.t.price[place] == high
    for _ in range(10):
        s.t.sold[place] = 2
        s.end_round()
        s.t.cpc = 5
    assert s.t.price[place] == low
    assert s.view(0)["market"][resource]["sell"] == low - 1


def test_f40_prices_do_not_move_during_a_round_and_the_bank_counts_everybody():
    s = rich().play(0, "buy wood 1", "enough", "buy wood 1", "enough")
    assert s.t.money[0] == 50 - 4 and s.t.price[0] == 2
    assert s.view(1)["market"]["wood"] == {"buy": 2, "sell": 1, "low": 1, "high": 4, "bought": 2, "sold": 0, "trend": 1}


def test_f40_what_all_sell_to_the_bank_is_counted_too():
    s = rich(wood=3).goods(1, wood=1).play(0, "sell wood 3", "end", "done").play(1, "sell wood 1")
    market = s.view(0)["market"]["wood"]
    assert (market["bought"], market["sold"], market["trend"]) == (0, 4, -1)


def test_f2_the_bank_never_runs_out():
    s = stage()
    s.t.money[0] = 500
    s.t.actions = 40
    for _ in range(40):
        s.play(0, "buy coal 5")
    assert s.has(0) == {"coal": 200}


CAMPAIGN = {"do": "sell", "n": 2, "of": "all", "last": 0}
DISCOUNT = {"do": "buy", "n": -1, "of": "all", "last": 0}


@pytest.mark.parametrize("effects", [[CAMPAIGN], [DISCOUNT], [CAMPAIGN, DISCOUNT]])
def test_f40_no_combination_of_cards_lets_one_sell_at_the_buying_price(effects):
    s = stage(sheet={"marketing": [{"no": 2, "effects": effects}]}).hand(0, 2).play(0, "play 2")
    for buy, sell in s.me(0)["prices"].values():
        assert sell == buy - 1


def test_f40_at_a_table_from_before_they_add_up():
    sheet = {"marketing": [{"no": 2, "effects": [CAMPAIGN]}]}
    s = stage(sheet=sheet, options={"by_the_book": False}).hand(0, 2).play(0, "play 2")
    assert s.me(0)["prices"]["wood"] == [2, 3]


def test_f22_f31_before_the_first_factory_limits_are_those_of_one():
    limits = stage(bare=True).me(0)["limits"]
    assert (limits["storage"], limits["dump"], limits["mayor"]) == (10, 10, 6)
