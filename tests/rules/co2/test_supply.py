"""The supply phase: tech of regions, demand, who pays, the common defeat (C-20, C-22 … C-24, C-26), example C-X5."""

import pytest

from keeling.games.co2.model.words import REGIONS
from tests.stage import stage

EUROPE, AFRICA, ASIA = (REGIONS.index(name) for name in ("europe", "africa", "asia"))


def _filled(s):
    """The regions in which fossil plants were placed after setup, in order."""
    return [fact.values["region"] for fact in s.facts("fossil")[6:]]


def _demand(s, region="europe", kind="gas"):
    """A fossil plant goes into one region's second space, whose permit is then due."""
    s.t.decade = 2
    return s.jump("draw-fossil", -1, REGIONS.index(region)).draw(f"fossil {kind}")


def _no_permits(s):
    """Bank and market empty: player 3 holds everything that was there."""
    s.market(0)
    s.permits(2, s.t.permits[2] + s.t.bank)
    assert s.t.bank == s.t.market == 0
    return s


# -- C-20, C-22 -----------------------------------------------------------------------------------------------------


def test_c20_the_steps_come_in_their_order():
    s = stage().level(0, "solar", 1).region("asia", tech=1).supply(2)
    s.play(0, "income $1 0vp").chance()
    kinds = [fact.kind for entry in s.match.entries[-8:] for fact in entry.facts]
    steps = ["money", "region-tech-used", "fossil", "no-disaster", "event-next", "operations-phase", "turn"]
    assert [kind for kind in dict.fromkeys(kinds) if kind in steps] == steps


def test_c20_from_the_second_decade_on_there_is_one():
    s = stage()
    for _ in range(12):
        s.turn()
    assert (s.t.decade, s.prompt) == (2, "draw-fossil")
    assert len(s.facts("supply-phase")) == 1


@pytest.mark.parametrize(("held", "left"), [(0, 0), (1, 0), (3, 2)])
def test_c22_a_region_with_tech_returns_one_cube(held, left):
    s = stage().region("asia", tech=held).region("africa", tech=1).supply(2)
    assert (s.t.tech_in[ASIA], s.t.tech_in[AFRICA]) == (left, 0)
    assert s.t.tech_bank == 25 - left


# -- C-23 -----------------------------------------------------------------------------------------------------------


def test_cx5_second_decade_in_south_america():
    s = stage()
    for region in REGIONS:
        if region != "south-america":
            s.fossil("oil", region, 2)
    co2, bank = s.t.co2, s.t.bank
    s.supply(2).draw("fossil gas")
    view = s.match.view(None)
    assert view["regions"]["south-america"]["spaces"][:3] == [{"fossil": "gas"}, {"fossil": "gas"}, None]
    assert (s.t.co2, s.t.bank) == (co2 + 20, bank + 1)
    assert view["regions"]["south-america"]["permits"] == 2


@pytest.mark.parametrize(
    ("decade", "regions"),
    [
        (2, ["north-america", "south-america", "europe", "africa", "asia", "oceania"]),
        (3, ["north-america", "south-america", "europe", "africa", "asia", "oceania"]),
        (4, ["north-america", "south-america", "europe", "asia", "oceania"]),
        (5, ["north-america", "europe", "asia"]),
        (6, ["asia"]),
    ],
)
def test_c23_the_space_of_the_current_decade_in_ring_order(decade, regions):
    s = stage(5).supply(decade).chance()
    assert _filled(s) == regions
    spaces = s.match.view(None)["regions"]
    assert all(spaces[region]["spaces"][decade - 1] == {"fossil": "gas"} for region in regions[:3])


def test_c23_only_that_space_is_filled():
    s = stage().supply(3).chance()
    assert s.match.view(None)["regions"]["asia"]["spaces"][1] is None


@pytest.mark.parametrize(("kind", "ppm"), [("gas", 20), ("oil", 30), ("coal", 40)])
def test_c23_co2_rises_by_the_ppm_of_the_tile(kind, ppm):
    assert _demand(stage(), kind=kind).t.co2 == 120 + ppm


def test_c23_demand_space_with_a_green_plant_is_skipped():
    s = stage().plant(0, "solar", "europe", 2).supply(2).chance()
    assert "europe" not in _filled(s)
    assert len(_filled(s)) == 5


def test_c23_demand_space_with_a_fossil_plant_is_skipped():
    s = stage().fossil("coal", "europe", 2).supply(2).chance()
    assert "europe" not in _filled(s)


def test_c23_region_without_an_empty_space_is_skipped():
    s = stage().fossil("coal", "africa", 2).plant(0, "solar", "africa", 3).supply(3).chance()
    assert "africa" not in _filled(s)


def test_c23_nothing_is_paid_where_nothing_is_placed():
    s = stage().plant(0, "solar", "europe", 2).region("europe", control=0)
    s.supply(2).chance()
    assert (s.t.permits[0], s.t.permits_in[EUROPE], s.prompt) == (2, 4, "turn")


def test_c23_a_permit_is_paid_before_the_next_region():
    s = stage().region("south-america", control=1).supply(2)
    s.draw("fossil gas", "fossil gas")
    assert (s.seats_asked(), s.prompt) == ([1], "charge")
    assert _filled(s) == ["north-america", "south-america"]
    s.play(1, "pay own")
    assert (s.seats_asked(), s.prompt) == ([-1], "draw-fossil")


def test_c23_tiles_are_drawn_out_of_the_pile():
    s = stage(draws={"first-fossil": ["fossil gas"] * 4 + ["fossil coal"] * 2}).supply(2)
    assert (s.options(), s.match.owed()[0].weights) == (["fossil gas", "fossil oil", "fossil coal"], [6, 10, 8])


def test_c23_a_kind_that_is_used_up_is_not_drawn():
    s = stage()
    s.t.fossils_out[1], s.t.fossils[1] = 10, 0
    s.supply(2)
    assert (s.options(), s.match.owed()[0].weights) == (["fossil gas", "fossil coal"], [4, 10])


# -- C-24: controlled regions ---------------------------------------------------------------------------------------


def test_c24_the_controller_pays_from_their_own_supply():
    s = _demand(stage().region("europe", control=1, permits=4))
    bank = s.t.bank
    assert s.seats_asked() == [1]
    s.play(1, "pay own")
    assert (s.t.permits[1], s.t.permits_in[EUROPE], s.t.bank) == (1, 4, bank + 1)


def test_c24_or_from_any_region_they_control():
    s = stage().region("europe", control=1).region("asia", control=1).region("africa", control=0)
    _demand(s)
    bank = s.t.bank
    assert s.options(1) == ["pay own", "pay europe", "pay asia"]
    s.play(1, "pay asia")
    assert (s.t.permits[1], s.t.permits_in[ASIA], s.t.permits_in[EUROPE], s.t.bank) == (2, 4, 4, bank + 1)


def test_c24_another_controlled_region_pays_even_if_this_one_has_none():
    s = stage().region("europe", control=1, permits=0).region("asia", control=1, permits=1).permits(1, 0)
    assert _demand(s).options(1) == ["pay asia"]


def test_c24_nobody_else_s_region_pays():
    s = _demand(stage().region("europe", control=1).region("asia", control=0))
    reason = s.why(1, "pay asia")
    assert (reason.code, reason.rule, reason.values) == ("not-controlled", "C-24", {"region": "asia"})


def test_c24_only_where_there_is_a_permit():
    s = _demand(stage().permits(1, 0).region("europe", control=1, permits=3).region("asia", control=1, permits=0))
    assert s.options(1) == ["pay europe"]
    assert s.refused(1, "pay own") == ("own-supply-empty", "C-24")
    assert s.refused(1, "pay asia") == ("region-empty", "C-24")


def test_c24_one_cannot_buy_while_one_has_a_permit():
    s = stage().region("europe", control=1, permits=0).permits(1, 1)
    s.t.money[1] = 50
    assert _demand(s).options(1) == ["pay own"]


def _penniless(money, price=3, market=2, goal=True):
    """Player 2 controls Europe without any permit."""
    s = stage().region("europe", control=1, permits=0).permits(1, 0).market(market, price)
    s.t.money[1] = money
    s.t.cashed[1] = 0 if goal else 1
    return s


def test_c24_with_none_in_either_they_must_buy_one():
    s = _penniless(money=7)
    bank = s.t.bank
    _demand(s)
    assert s.seats_asked() == []  # there is nothing to choose
    assert (s.t.money[1], s.t.vp[1], s.t.permits[1]) == (4, 0, 0)
    assert (s.t.market, s.t.bank, s.t.price) == (1, bank + 1, 3)


@pytest.mark.parametrize(("money", "price", "points"), [(3, 3, 0), (2, 3, -1), (0, 3, -3), (5, 8, -3), (0, 1, -1)])
def test_c24_short_of_money_every_missing_dollar_costs_a_point(money, price, points):
    s = _demand(_penniless(money, price, goal=False))
    assert s.seats_asked() == []
    assert (s.t.money[1], s.t.vp[1]) == (0, points)


def test_c24_points_may_go_further_below_zero():
    s = _penniless(0, goal=False)
    s.t.vp[1] = -4
    assert _demand(s).t.vp[1] == -7


def test_c24_c31_short_of_money_the_goal_may_be_turned_in():
    s = _demand(_penniless(money=2))
    assert (s.seats_asked(), s.options(1)) == ([1], ["discard goal", "pay vp"])
    s.play(1, "discard goal")
    assert (s.t.money[1], s.t.vp[1], s.t.cashed[1]) == (2 + 8 - 3, 0, 1)
    assert s.seats_asked() == []


def test_c24_c31_or_kept():
    s = _demand(_penniless(money=2)).play(1, "pay vp")
    assert (s.t.money[1], s.t.vp[1], s.t.cashed[1]) == (0, -1, 0)


def test_c24_c31_one_who_can_pay_is_not_asked():
    s = _demand(_penniless(money=3))
    assert (s.seats_asked(), s.t.money[1], s.t.cashed[1]) == ([], 0, 0)


def test_c24_c31_nothing_else_is_offered_to_the_short():
    reason = _demand(_penniless(money=2)).why(1, "pay own")
    assert (reason.code, reason.rule) == ("not-offered", "C-31")


def test_c24_c63_the_forced_purchase_may_empty_the_market():
    s = _demand(_penniless(money=7, market=1))
    assert (s.t.money[1], s.t.price, s.t.market) == (4, 4, 2)


def test_c24_c63_the_next_one_pays_the_new_price():
    s = _penniless(money=7, market=1).region("africa", control=1, permits=0)
    s.t.decade = 2
    s.jump("demand", -1, 2).draw("fossil gas", "fossil gas")
    assert (s.t.money[1], s.t.price, s.t.market) == (7 - 3 - 4, 4, 1)


def test_c24_c63_at_price_8_it_stays_8():
    s = _demand(_penniless(money=9, price=8, market=1))
    assert (s.t.money[1], s.t.price, s.t.market) == (1, 8, 2)


def test_c24_c63_with_an_empty_bank_the_paid_permit_refills_the_market():
    """The bought permit goes to the bank and from there, without a second rise, onto the empty market."""
    s = _penniless(money=7, market=1)
    s.permits(2, s.t.permits[2] + s.t.bank)
    _demand(s)
    assert (s.t.money[1], s.t.price, s.t.market, s.t.bank) == (4, 4, 1, 0)


def test_c24_c63_an_emptied_market_in_the_supply_phase_does_not_stop_sales_afterwards():
    s = _penniless(money=7, market=1).supply(2).chance()
    assert s.t.price == 4
    assert (s.prompt, s.why(0, "sell")) == ("turn", None)


def test_c24_market_and_bank_empty_nothing_is_paid():
    s = _penniless(money=7)
    _demand(_no_permits(s))
    assert s.seats_asked() == []
    assert (s.t.money[1], s.t.vp[1], s.t.market, s.t.bank, s.t.price) == (7, 0, 0, 0, 3)
    assert [fact.rule for fact in s.facts("nothing-paid")] == ["C-24"]


def test_c24_an_empty_market_is_no_excuse_for_one_who_has_a_permit():
    s = _no_permits(_penniless(money=7).permits(1, 1))
    _demand(s).play(1, "pay own")
    assert (s.t.permits[1], s.t.market, s.t.bank, s.t.price) == (0, 1, 0, 3)


# -- C-24: uncontrolled regions -------------------------------------------------------------------------------------


def test_c24_an_uncontrolled_region_pays_from_its_own_pile():
    s = stage()
    bank = s.t.bank
    _demand(s)
    assert s.seats_asked() == []
    assert (s.t.permits_in[EUROPE], s.t.bank, s.t.market) == (3, bank + 1, 2)
    assert s.t.permits == [2, 2, 2]


def test_c24_an_uncontrolled_region_without_permits_pays_nothing():
    s = stage().region("europe", permits=0)
    bank, rest = s.t.bank, sum(s.t.permits_in)
    _demand(s)
    assert (s.t.bank, sum(s.t.permits_in), s.t.market) == (bank, rest, 2)
    assert [fact.rule for fact in s.facts("nothing-paid")] == ["C-24"]


def test_c24_c63_the_permit_of_a_region_refills_an_empty_market_without_a_rise():
    s = _demand(_no_permits(stage()))
    assert (s.t.market, s.t.bank, s.t.price, s.t.permits_in[EUROPE]) == (1, 0, 3, 3)


# -- C-26 -----------------------------------------------------------------------------------------------------------


def _at(co2, seats=3):
    """A table at so many ppm, in its second decade's supply phase with every second space filled."""
    s = stage(seats)
    for region in REGIONS:
        s.fossil("coal", region, 2)
    for region, space in (("asia", 3), ("europe", 3), ("asia", 4), ("europe", 4)):
        if s.t.co2 < 480:
            s.fossil("oil", region, space)
    assert s.t.co2 == 480
    if co2 == 490:
        s.t.space[s.t.figures.first_space[ASIA]], s.t.co2 = 2, 490
        s.t.fossils[0] += 1
        s.t.fossils[1] -= 1
    elif co2 == 500:
        s.fossil("gas", "asia", 5)
    assert s.t.co2 == co2
    return s


@pytest.mark.parametrize("co2", [480, 490])
def test_c26_below_500_the_game_goes_on(co2):
    s = _at(co2).supply(2).chance()
    assert (s.prompt, s.t.ending) == ("turn", "")


def test_c26_at_500_all_lose():
    s = _at(500).supply(2).chance()
    assert s.match.outcome.ending == "defeat"
    assert s.match.outcome.winners == ()
    assert s.seats_asked() == []
    assert [fact.rule for fact in s.facts("defeat")] == ["C-26"]


def test_c26_after_a_defeat_nothing_is_open():
    s = _at(500).supply(2).chance()
    assert s.why(0, "buy").code == "game-over"
    assert s.match.asks == ()


def test_c26_the_defeat_comes_after_the_event():
    s = _at(500).tech(0, 1).supply(2)
    s.chance()
    assert s.t.tech_in[0] == 1  # North America was helped
    assert s.t.vp == [0, -2, -2]
    assert s.t.event == 1


def test_c26_passing_500_within_the_phase_stops_nothing():
    s = _at(480).region("oceania", control=0)
    s.supply(3).draw("fossil gas")
    assert s.t.co2 == 500
    s.chance()
    assert _filled(s) == ["north-america", "south-america", "africa", "oceania"]
    assert (s.seats_asked(), s.prompt, s.t.ending) == ([0], "charge", "")
    s.play(0, "pay own").chance()
    assert (s.t.co2, s.t.ending) == (560, "defeat")


def test_c26_above_500_in_an_operations_phase_is_not_the_end():
    s = _at(500).turn()
    assert (s.prompt, s.t.ending) == ("turn", "")
