"""Deals between players (F-41)."""

import pytest

from tests.factories_stage import stage


def market():
    s = stage(4).goods(0, wood=4, certificate=2).goods(1, steel=3, coal=4).goods(2, steel=1).goods(3, biomaterial=2)
    for seat in range(4):
        s.hand(seat)
    return s


def test_f41_an_accepted_offer_changes_hands_and_is_one_action():
    s = market().play(0, "offer p2", "give wood 3", "give money 1", "get steel 2", "send")
    assert s.seats_asked() == [1] and s.prompt == "deal"
    assert s.view(2)["deal"] == {
        "maker": 0, "partner": 1, "counter": False, "give": {"wood": 3, "money": 1}, "get": {"steel": 2},
    }  # fmt: skip
    s.play(1, "accept")
    assert s.seats_asked() == [0] and s.t.actions == 2
    assert s.has(0) == {"wood": 1, "steel": 2, "certificate": 2} and s.has(1) == {"wood": 3, "steel": 1, "coal": 4}
    assert s.t.money[:2] == [4, 6]
    assert s.view(0)["deal"] is None


def test_f41_a_declined_offer_costs_nothing_but_three_are_the_most():
    s = market()
    for left in (2, 1, 0):
        s.play(0, "offer p2", "give wood 1", "send").play(1, "decline")
        assert s.t.actions == 3 and s.view(0)["turn"]["offers"] == left
    assert s.refused(0, "offer p3") == ("used-offers", "F-41")
    assert s.refused(0, "offer all") == ("used-offers", "F-41")
    s.play(0, "sell wood 1")  # other actions go on


def test_f41_openings_count_so_that_a_turn_ends():
    s = market()
    for _ in range(3):
        s.play(0, "offer all", "withdraw")
    assert s.refused(0, "offer p2") == ("used-offers", "F-41")
    assert s.t.actions == 3


def test_f41_nobody_trades_with_themselves():
    assert market().refused(0, "offer p1") == ("offer-to-self", "F-41")


def test_f41_at_most_five_units_each_way_money_not_counted():
    s = market().goods(0, wood=9, steel=3).goods(1, coal=9).play(0, "offer p2")
    assert "give wood 5" in s.options() and "give wood 6" not in s.options()
    s.play(0, "give wood 3")
    assert "give steel 2" in s.options() and "give steel 3" not in s.options()
    s.play(0, "give steel 2")
    assert not any(option.startswith("give") and "money" not in option for option in s.options())
    assert "give money 5" in s.options() and "get coal 5" in s.options() and "get coal 6" not in s.options()


def test_f41_a_component_is_a_unit_too():
    s = market().goods(0, wood=9).hand(0, 44, 45).play(0, "offer p2", "give component 44")
    assert "give wood 4" in s.options() and "give wood 5" not in s.options()
    s.play(0, "give wood 4")
    assert "give component 45" not in s.options()


def test_f41_cards_that_lift_the_trade_with_the_bank_do_not_lift_deals():
    s = market().goods(0, wood=9).hand(0, 6).play(0, "play 6")
    assert "sell wood 8" in s.options()
    s.play(0, "offer p2")
    assert "give wood 5" in s.options() and "give wood 6" not in s.options()


def test_f41_a_good_is_named_once():
    s = market().play(0, "offer p2", "give wood 1")
    assert not any(" wood " in option for option in s.options())


def test_f41_only_what_each_side_has():
    s = market().play(0, "offer p2")
    named = {" ".join(option.split()[:2]) for option in s.options()}
    assert named == {"give wood", "give certificate", "give money", "get coal", "get steel", "get money", "withdraw"}
    assert "give wood 4" in s.options() and "give money 5" in s.options() and "give money 6" not in s.options()
    assert "get steel 3" in s.options() and "get steel 4" not in s.options()


def test_f41_an_offer_to_the_first_player_asks_for_what_that_player_has():
    s = market().begin(1).play(1, "offer p1")
    named = {option.split()[1] for option in s.options() if option.startswith("get")}
    assert named == {"wood", "certificate", "money"}


def test_f41_nothing_is_sent_before_something_is_named_and_a_gift_is_allowed():
    s = market().play(0, "offer p2")
    assert "send" not in s.options()
    s.play(0, "give certificate 2", "send").play(1, "accept")
    assert s.has(1) == {"steel": 3, "coal": 4, "certificate": 2}


def test_f41_to_all_the_first_in_turn_order_who_accepts():
    s = market()
    s.t.order = [0, 3, 1, 2]
    s.play(0, "offer all", "give wood 1", "get steel 1", "send")
    assert s.seats_asked() == [3]
    assert s.options() == ["decline"]  # no steel there
    s.play(3, "decline").play(1, "decline")
    assert s.options(2) == ["accept", "decline"]  # no counter-offer to an offer made to all
    s.play(2, "accept")
    assert s.has(2) == {"wood": 1} and s.t.actions == 2 and s.prompt == "turn"


def test_f41_to_all_begins_after_the_active_player():
    s = market()
    s.t.order = [0, 3, 2, 1]
    s.begin(2).play(2, "offer all", "give steel 1", "send")
    for seat in (1, 0, 3):
        assert s.seats_asked() == [seat]
        s.play(seat, "decline")
    assert s.seats_asked() == [2]


def test_f41_to_all_later_players_are_not_asked_once_it_is_taken():
    s = market().play(0, "offer all", "give wood 1", "send").play(1, "accept")
    assert s.seats_asked() == [0] and s.prompt == "turn"


def test_f41_to_all_the_wish_must_be_within_one_players_reach():
    s = market().play(0, "offer all", "get steel 2")
    assert "get coal 3" in s.options()  # the same player has both
    assert not any("biomaterial" in option for option in s.options())  # only one without steel has it


def test_f41_to_all_only_who_holds_the_component_can_accept():
    s = market().hand(3, 50).play(0, "offer all", "get component 50", "give money 1", "send")
    assert s.options(1) == ["decline"]
    s.play(1, "decline")
    assert s.options(2) == ["decline"]
    s.play(2, "decline")
    assert s.options(3) == ["accept", "decline"]


def test_f41_a_counter_offer_once():
    s = market().play(0, "offer p2", "give wood 2", "get steel 1", "send")
    assert s.options() == ["accept", "decline", "counter"]
    s.play(1, "counter")
    assert s.prompt == "compose" and s.seats_asked() == [1]
    s.play(1, "give steel 1", "get wood 4", "send")
    assert s.seats_asked() == [0] and s.prompt == "counter-deal" and s.options() == ["accept", "decline"]
    assert s.view(0)["deal"]["counter"] is True
    s.play(0, "accept")
    assert s.has(0) == {"steel": 1, "certificate": 2} and s.has(1) == {"wood": 4, "steel": 2, "coal": 4}
    assert s.t.actions == 2 and s.prompt == "turn"


@pytest.mark.parametrize("end", ["withdraw", "decline"])
def test_f41_a_counter_offer_may_come_to_nothing(end):
    s = market().play(0, "offer p2", "give wood 2", "send").play(1, "counter")
    if end == "withdraw":
        s.play(1, "withdraw")
    else:
        s.play(1, "get wood 4", "send").play(0, "decline")
    assert s.prompt == "turn" and s.t.actions == 3 and s.view(0)["deal"] is None
    assert s.has(0) == {"wood": 4, "certificate": 2}


def test_f41_f52_components_are_traded_and_the_hand_limit_holds():
    s = market().hand(0, 44).hand(1, 50, 51)
    s.play(0, "offer p2", "give component 44", "get money 3", "send").play(1, "accept")
    assert s.seats_asked() == [1] and s.prompt == "discard"
    assert s.options() == ["discard 44", "discard 50", "discard 51"]
    s.play(1, "discard 50")
    assert s.held(1) == [44, 51] and s.held(0) == [] and s.t.money[:2] == [8, 2]


def test_f41_mounted_components_and_cards_cannot_be_traded():
    s = market().hand(0, 3, 30).mounted(0, 44, "conventional").play(0, "offer p2")
    assert not any("component" in option for option in s.options())


def test_f41_f40_deals_with_players_do_not_move_prices():
    s = market().play(0, "offer p2", "give wood 4", "send").play(1, "accept")
    assert s.t.bought == s.t.sold == [0] * 5


def test_f41_a_large_sum_can_be_named():
    s = market()
    s.t.money[0] = 75
    s.play(0, "offer p2", "give money 75", "send").play(1, "accept")
    assert s.t.money[:2] == [0, 80]
