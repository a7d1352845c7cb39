"""The permit market (C-62 … C-65)."""

import pytest

from keeling.games.co2.model.words import REGIONS
from tests.stage import Stage, stage

ASIA, AFRICA = REGIONS.index("asia"), REGIONS.index("africa")


def rich(stock: int = 2, price: int = 3) -> Stage:
    s = stage().market(stock, price)
    s.t.money[0] = 20
    return s


def bank(s: Stage, left: int) -> Stage:
    """Leave so many permits in the bank; the last player holds the others."""
    return s.permits(2, s.t.permits[2] + s.t.bank - left)


def test_c62_buying_takes_one_permit_at_the_price():
    s = rich(stock=5, price=4)
    before = s.t.bank
    s.play(0, "buy")
    assert (s.t.money[0], s.t.permits[0]) == (20 - 4, 3)
    assert (s.t.market, s.t.bank, s.t.price) == (4, before, 4)


@pytest.mark.parametrize("money", [3, 2])
def test_c62_the_price_must_be_there(money):
    s = rich()
    s.t.money[0] = money
    if money == 3:
        s.play(0, "buy")
        assert s.t.money[0] == 0
    else:
        reason = s.why(0, "buy")
        assert (reason.code, reason.rule) == ("too-little-money", "C-62")
        assert (reason.values["have"], reason.values["need"]) == (2, 3)


def test_c62_c64_selling_puts_one_own_permit_on_the_market_at_the_price():
    s = rich(stock=2, price=4)
    before = s.t.bank
    s.play(0, "sell")
    assert (s.t.money[0], s.t.permits[0]) == (20 + 4, 1)  # the old price: it falls afterwards
    assert (s.t.market, s.t.bank, s.t.price) == (3, before, 3)


def test_c62_without_an_own_permit_nothing_is_sold():
    s = rich().permits(0, 0).region("asia", permits=5, control=0)
    assert s.refused(0, "sell") == ("no-own-permit", "C-62")


def test_c62_selling_never_takes_a_regions_permit():
    s = rich().permits(0, 1).region("asia", permits=5, control=0).play(0, "sell")
    assert (s.t.permits[0], s.t.permits_in[ASIA]) == (0, 5)


@pytest.mark.parametrize("first", ["buy", "sell"])
@pytest.mark.parametrize("second", ["buy", "sell"])
def test_c62_one_transaction_in_a_turn(first, second):
    s = rich(stock=5).play(0, first)
    assert s.refused(0, second) == ("used-market", "C-62")
    s.play(0, "propose fusion asia tech")
    assert s.refused(0, second) == ("used-market", "C-62")


def test_c62_the_next_player_trades_afresh():
    s = rich(stock=5).play(0, "sell", "propose fusion asia tech").end_turn(0)
    s.play(1, "buy")
    assert s.t.money[1] == 4 - 2


def test_c62_a_purchase_is_done_before_the_price_moves():
    s = rich(stock=1, price=3).play(0, "buy")
    assert s.t.money[0] == 20 - 3
    assert s.t.price == 4


def test_c62_a_permit_may_be_bought_to_pay_an_install():
    s = rich().permits(0, 0).project("fusion", "europe", "tech")
    assert s.refused(0, "install fusion europe tech") == ("no-permit", "C-42")
    s.play(0, "buy", "install fusion europe tech", "pay own")
    assert s.t.permits[0] == 0


@pytest.mark.parametrize(("price", "after"), [(1, 2), (3, 4), (7, 8), (8, 8)])
def test_c63_an_emptied_market_is_refilled_with_two_at_a_price_one_higher(price, after):
    s = rich(stock=1, price=price)
    before = s.t.bank
    s.play(0, "buy")
    assert (s.t.market, s.t.bank, s.t.price) == (2, before - 2, after)


def test_c63_a_market_with_a_permit_left_is_not_refilled():
    s = rich(stock=2)
    before = s.t.bank
    s.play(0, "buy")
    assert (s.t.market, s.t.bank, s.t.price) == (1, before, 3)


def by_benefit(s: Stage) -> None:
    s.project("biomass", "europe", "tech").play(0, "install biomass europe tech", "pay own")


def by_lobby(s: Stage) -> None:
    s.hand(0, 3).play(0, "lobby 3 minor")


def by_replacing(s: Stage) -> None:
    s.tile("africa", "fusion", "solar", "biomass").project("fusion", "africa", "tech", installed=True)
    s.level(0, "fusion", 2).tech(0, 2).fossil("gas", "africa", 2).fossil("gas", "africa", 3)
    s.play(0, "build fusion africa tech")


def by_own_bonus(s: Stage) -> None:
    s.tile("africa", "fusion", "solar", "biomass").project("fusion", "africa", "tech", installed=True)
    s.level(0, "fusion", 3).tech(0, 2).play(0, "build fusion africa tech", "permit africa")


def by_bonus_of_another(s: Stage) -> None:
    s.project("solar", "europe", "tech", scientist=1).level(1, "solar", 1)
    s.play(0, "install solar europe tech", "pay own").play(1, "send hand", "permit africa")


CAUSES = [by_benefit, by_lobby, by_replacing, by_own_bonus, by_bonus_of_another]


@pytest.mark.parametrize("cause", CAUSES)
@pytest.mark.parametrize(("price", "after"), [(3, 4), (8, 8)])
def test_c63_c64_emptied_by_whatever_cause_it_is_closed_for_selling_but_not_for_buying(cause, price, after):
    s = rich(stock=1, price=price)
    cause(s)
    assert s.prompt == "turn"
    assert (s.t.market, s.t.price) == (2, after)
    assert s.refused(0, "sell") == ("market-stopped", "C-63")
    money, permits = s.t.money[0], s.t.permits[0]
    s.play(0, "buy")
    assert (s.t.money[0], s.t.permits[0]) == (money - after, permits + 1)


@pytest.mark.parametrize("cause", CAUSES)
def test_c64_not_emptied_it_stays_open_for_selling(cause):
    s = rich(stock=3)
    cause(s)
    assert (s.t.market, s.t.price) == (2, 3)
    s.play(0, "sell")


def test_c63_selling_is_closed_for_this_turn_only():
    s = rich(stock=1).play(0, "buy", "propose fusion asia tech").end_turn(0)
    s.play(1, "sell")
    assert s.t.money[1] == 4 + 4


def test_c63_after_the_own_sale_the_market_may_be_emptied_all_the_same():
    s = rich(stock=1).hand(0, 3).play(0, "sell", "lobby 3 minor")
    assert (s.t.market, s.t.price) == (1, 2)


def test_c63_a_benefit_of_two_permits_may_cross_a_refill():
    s = rich(stock=1).project("forestation", "africa", "tech")
    before = s.t.bank
    s.play(0, "install forestation africa tech", "pay own")
    assert s.t.permits[0] == 2 - 1 + 2
    assert (s.t.market, s.t.bank, s.t.price) == (1, before + 1 - 2, 4)


@pytest.mark.parametrize("left", [1, 0])
def test_c63_a_short_bank_refills_what_there_is(left):
    s = bank(rich(stock=1), left).play(0, "buy")
    assert (s.t.market, s.t.bank, s.t.price) == (left, 0, 4)


def test_c63_from_an_empty_market_nothing_is_bought():
    s = bank(rich(stock=0), 0)
    assert s.refused(0, "buy") == ("market-empty", "C-63")


@pytest.mark.parametrize("card", [3, 7])
def test_c6_c63_from_an_empty_market_a_gain_is_lost_and_the_price_stays(card):
    s = bank(rich(stock=0), 0).hand(0, card).play(0, f"lobby {card} minor")
    assert s.t.permits[0] == 2
    assert (s.t.market, s.t.price) == (0, 3)


def test_c63_a_market_left_empty_is_refilled_without_a_rise_once_a_permit_reaches_the_bank():
    s = bank(rich(stock=0), 0).project("solar", "europe", "tech").play(0, "install solar europe tech", "pay own")
    assert (s.t.market, s.t.bank, s.t.price) == (1, 0, 3)
    s.play(0, "sell")  # nothing was emptied this turn
    assert (s.t.money[0], s.t.price) == (20 + 3, 2)


def test_c63_a_region_paying_refills_an_empty_market_too():
    s = bank(rich(stock=0), 0)
    s.jump("charge", -1, AFRICA)
    assert (s.t.market, s.t.bank, s.t.price) == (1, 0, 3)


def test_c63_a_market_with_a_permit_is_not_topped_up():
    s = rich(stock=1).project("solar", "europe", "tech")
    before = s.t.bank
    s.play(0, "install solar europe tech", "pay own")
    assert (s.t.market, s.t.bank) == (1, before + 1)


def test_c63_the_refilled_permit_may_be_the_benefit_and_empties_the_market_again():
    s = bank(rich(stock=0), 0).project("forestation", "africa", "tech")
    s.play(0, "install forestation africa tech", "pay own")
    assert s.t.permits[0] == 2 - 1 + 1  # the second is lost
    assert (s.t.market, s.t.bank, s.t.price) == (0, 0, 4)
    assert s.refused(0, "sell") == ("market-stopped", "C-63")


@pytest.mark.parametrize(("price", "after"), [(8, 7), (3, 2), (2, 1), (1, 1)])
def test_c64_the_price_falls_by_one_but_never_below_one(price, after):
    s = rich(price=price).play(0, "sell")
    assert s.t.money[0] == 20 + price
    assert s.t.price == after


def test_c64_the_market_has_no_upper_limit():
    s = rich(stock=7).play(0, "sell")
    assert s.t.market == 8


def test_c64_an_empty_market_can_be_sold_to():
    s = bank(rich(stock=0), 0).play(0, "sell")
    assert (s.t.market, s.t.bank, s.t.price) == (1, 0, 2)


@pytest.mark.parametrize("cause", CAUSES)
def test_c65_a_permit_that_comes_into_play_comes_from_the_market(cause):
    s = rich(stock=6)
    before, paid = s.t.bank, 1 if cause in (by_benefit, by_bonus_of_another) else 0
    cause(s)
    assert s.t.market == 5
    assert s.t.bank == before + paid  # and a permit paid goes to the bank
