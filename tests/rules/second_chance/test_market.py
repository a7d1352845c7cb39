"""The permit market and paying with permits (S-32, S-33, S-37), with examples S-X6 … S-X8."""

import pytest

from tests.second_chance_stage import stage


def test_s32_sx6_buying():
    s = stage().market(2, 4)
    s.t.money[0] = 10
    s.play(0, "buy")
    assert (s.t.money[0], s.t.market, s.t.price, s.t.permits[0]) == (6, 1, 4, 3)


def test_s32_sx7_selling_to_the_bank():
    s = stage().market(2, 4)
    bank = s.t.bank
    s.play(0, "sell")
    assert (s.t.money[0], s.t.bank, s.t.market, s.t.price, s.t.permits[0]) == (3 + 4, bank + 1, 2, 3, 1)


def test_sx7_selling_with_card_35():
    s = stage().market(2, 4).hand(0, 35).play(0, "sell", "lobby 35 main")
    assert (s.t.money[0], s.t.price) == (3 + 7, 3)


def test_s32_the_price_falls_to_1_at_least():
    s = stage().market(2, 1).play(0, "sell")
    assert (s.t.money[0], s.t.price) == (4, 1)


def test_s32_not_both():
    s = stage().play(0, "sell")
    assert s.refused(0, "buy") == ("used-market", "S-32")
    assert s.refused(0, "sell") == ("used-market", "S-32")


def test_s32_without_the_money_or_the_permit():
    s = stage().market(2, 4).permits(0, 0)
    assert s.refused(0, "buy") == ("too-little-money", "S-32")
    assert s.refused(0, "sell") == ("no-own-permit", "S-32")


def test_s32_permits_of_regions_are_never_sold():
    s = stage().permits(0, 0).region("asia", control=0)
    assert s.t.permits_in[4] == 6
    assert s.refused(0, "sell") == ("no-own-permit", "S-32")


def test_s33_buying_the_last_one_raises_the_price_and_refills():
    s = stage().market(1, 3).play(0, "buy")
    assert (s.t.money[0], s.t.price, s.t.market, s.t.permits[0]) == (0, 4, 2, 3)


def test_s33_sx8_a_main_action_that_empties_the_market_closes_it_for_the_turn():
    s = stage().market(1, 3).project("recycling", "africa", "tech")
    s.t.money[0] = 30
    s.play(0, "prepare recycling africa tech", "pay own")
    assert (s.t.price, s.t.market) == (4, 2)
    assert s.refused(0, "buy") == ("market-closed", "S-33")
    assert s.refused(0, "sell") == ("market-closed", "S-33")
    assert not {"buy", "sell"} & set(s.options(0))
    s.end_turn(0)
    s.t.money[1] = 20
    assert {"buy", "sell"} <= set(s.turn_of(1).options(1))


def test_s33_the_price_rises_to_8_at_most():
    s = stage().market(1, 8)
    s.t.money[0] = 10
    assert s.play(0, "buy").t.price == 8


def test_s33_two_permits_may_cross_a_refill():
    s = stage().market(1, 3).project("forestation", "africa", "tech")
    s.play(0, "prepare forestation africa tech", "pay own")
    assert (s.t.permits[0], s.t.market, s.t.price) == (2 - 1 + 2, 1, 4)


def test_s33_a_short_bank_refills_what_there_is_and_an_empty_market_later_without_a_rise():
    s = stage().market(1, 3)
    s.permits(1, s.t.permits[1] + s.t.bank)
    s.play(0, "buy")
    assert (s.t.market, s.t.bank, s.t.price) == (0, 0, 4)
    s.turn_of(1)
    s.t.money[1] = 20
    assert s.refused(1, "buy") == ("market-empty", "S-33")
    s.play(1, "sell")
    assert (s.t.market, s.t.bank, s.t.price) == (1, 0, 3)


def test_s37_every_permit_paid_goes_to_the_bank():
    s = stage().project("solar", "asia", "tech")
    bank = s.t.bank
    s.play(0, "prepare solar asia tech", "pay own")
    assert (s.t.bank, s.t.permits[0]) == (bank + 1, 1)


def test_s37_from_the_board_or_any_region_one_controls():
    s = stage().project("solar", "asia", "tech").region("europe", control=0).region("africa", control=1)
    s.play(0, "prepare solar asia tech")
    assert s.options(0) == ["pay own", "pay europe"]
    s.play(0, "pay europe")
    assert (s.t.permits[0], s.t.permits_in[2]) == (2, 4)


@pytest.mark.parametrize(("move", "reason"), [
    ("pay own", ("own-supply-empty", "S-37")),
    ("pay africa", ("not-controlled", "S-37")),
    ("pay asia", ("region-empty", "S-37")),
])  # fmt: skip
def test_s37_what_cannot_be_paid_with(move, reason):
    s = stage().project("solar", "asia", "tech").region("europe", control=0).region("asia", control=0, permits=0)
    s.permits(0, 0).play(0, "prepare solar asia tech")
    assert s.refused(0, move) == reason


def test_s37_each_one_anew():
    first = {"money": 1, "permits": 2, "tech": 1, "vp": 5, "mark": 1}
    plants = {"recycling": [first, {**first, "money": 2, "vp": 6, "mark": 2}]}
    s = stage(sheet={"plants": plants}).project("recycling", "europe", "tech", prepared_by=0).level(0, "recycling", 1)
    s.region("asia", control=0).play(0, "build recycling europe tech", "pay own", "pay asia")
    assert (s.t.permits[0], s.t.permits_in[4]) == (1, 5)
