"""Every event does what the sheet says, to those it names, no more and no less (F-24)."""

import pytest

from tests.rules.factories.deltas import changes, look, run_chance, told, works

ENERGY = {f"{p}kinds.{k}.energy": 1 for p, kinds in (("", ("conventional", "renewable", "recycling")),
          ("p2.", ("conventional",)), ("p3.", ("conventional",))) for k in kinds}  # fmt: skip


def all_of(key, value):
    return {f"{p}{key}": value for p in ("", "p2.", "p3.")}


def price(name, value):
    """A price of the bank, and with it everybody's own buying and selling price."""
    moved = {f"market.{name}.buy": value, f"market.{name}.sell": value}
    return moved | all_of(f"prices.{name}.0", value) | all_of(f"prices.{name}.1", value)


def every_price(value):
    found = {}
    for name in ("wood", "coal", "steel", "renewable", "biomaterial"):
        found |= price(name, value)
    return found


def fewer_places(value):
    """So many fewer planned units for everybody, and less to be had from the mayor."""
    return all_of("limits.places", -value) | all_of("limits.mayor", -value)


def dearer(good):
    """One more of a good for every factory of everybody's."""
    kinds = ("conventional", "renewable", "recycling", "biotech", "technology")
    return {key: 1 for kind in kinds for key in all_of(f"costs.{kind}.{good}", 1)}


def wealthy(cpc=9):
    """Everybody can pay what an event takes."""
    s = works()
    s.t.sp, s.t.cpc = [6, 5, 5], cpc
    return s


# wealthy, seat 0: three kinds, 6 SP, 5 waste; seat 1: 5 SP, 1 waste; seat 2: 5 SP, 8 waste; the counter at 9
EVENTS = {
    61: ENERGY | fewer_places(2) | all_of("sp", -2),
    62: price("coal", 1) | all_of("sp", -3),
    63: {"sp": 1},
    64: price("biomaterial", 1) | {},
    65: {"cpc": 1} | fewer_places(3) | all_of("sp", -2),  # one dump with 6 or more
    66: all_of("money", 2),  # all have a conventional factory
    67: all_of("money", -3) | {"sp": -4},
    68: {"p2.sp": 1, "cpc": -2, "p3.sp": -2},
    69: price("wood", 2) | price("steel", 2) | dearer("steel") | {"sp": -4},
    70: fewer_places(4) | {"sp": -5},  # for actions see below
    71: {"cpc": -4, "waste": -3, "p2.waste": -1, "p3.waste": -3},
    72: price("wood", 1) | dearer("wood") | {"cpc": 1} | all_of("sp", -2),
    73: {"p2.marketing_cards": 1, "p2.money": 2, "p3.marketing_cards": 1, "p3.money": 2, "sp": -4},
    74: {"p2.parts": 1, "p3.parts": 1, "sp": -4},
    75: {"csr_cards": 1, "cpc": -3},
    77: all_of("goods.renewable", 1) | {"cpc": -4},
    78: every_price(-1) | {"sp": -4},
    79: all_of("limits.fine", 1) | {"sp": -2, "p3.sp": -2},  # three waste or more
    80: all_of("limits.certificate_money", 1),
}


def struck(no, s=None):
    s = s or wealthy()
    before = look(s)
    s.event(no)
    run_chance(s)
    return s, told(changes(before, look(s)))


@pytest.mark.parametrize("no", EVENTS)
def test_f24_each_event(no):
    assert struck(no)[1] == EVENTS[no]


@pytest.mark.parametrize(("no", "turns"), [(61, 1), (79, 2), (80, 1)])
def test_f24_events_that_last(no, turns):
    s, delta = struck(no)
    watched = {key: value for key, value in delta.items() if not key.startswith("p") and key != "sp"}
    before = look(wealthy())
    for left in range(turns - 1, -1, -1):
        s.begin().play(0, "end")
        while s.seats_asked() == [0]:
            s.play(0, "done")
        now = told(changes(before, look(s)))
        assert all((now.get(key, 0) == value) == (left > 0) for key, value in watched.items())


def test_f24_plastic_ban_64_pays_biotech_owners():
    _, delta = struck(64, works().only(1, "biotech"))
    assert {key: value for key, value in delta.items() if "money" in key} == {"p2.money": 3}


@pytest.mark.parametrize(("waste", "rise"), [([5, 5, 5], 0), ([6, 5, 5], 1), ([9, 9, 9], 3)])
def test_f24_storm_surge_65_for_every_full_dump(waste, rise):
    s = wealthy()
    s.t.waste = waste
    assert struck(65, s)[1].get("cpc", 0) == rise


def test_f24_storm_surge_65_can_lose_the_game_halfway():
    s = wealthy(19)
    s.t.waste = [9, 9, 9]
    s.event(65)
    assert s.t.ending == "defeat" and s.t.cpc == 21


@pytest.mark.parametrize("waste", [[9, 0, 0], [0, 0, 9]])
def test_f24_storm_surge_65_lifts_the_counter_before_anybody_is_judged_by_it(waste):
    s = wealthy(6)
    s.t.waste = waste
    assert struck(65, s)[1] == {"cpc": 1} | fewer_places(3) | all_of("sp", -2)


def test_f24_storm_surge_65_takes_no_part_of_what_it_asks():
    s = wealthy(6)
    s.t.waste, s.t.sp = [9, 0, 0], [1, 5, 5]
    delta = struck(65, s)[1]
    assert {key: value for key, value in delta.items() if "limits" not in key} == {"cpc": 1, "p2.sp": -2, "p3.sp": -2}


def test_f24_carbon_tax_67_for_each_conventional_factory_and_who_cannot_pay_ignores_it():
    s = works().only(1, "conventional", "conventional", "conventional").only(2, "renewable")
    s.t.money, s.t.sp = [10, 9, 7], [5, 6, 5]
    assert struck(67, s)[1] == {"money": -3, "p2.money": -9, "p2.sp": -4}
    s = works().only(1, "conventional", "conventional", "conventional")
    s.t.money, s.t.sp = [10, 8, 7], [5, 6, 5]
    s, delta = struck(67, s)
    assert delta == {"money": -3, "p3.money": -3}  # the leader ignores the whole card
    assert [(fact.seat, fact.values["no"]) for fact in s.facts("card-ignored")] == [(1, 67)]


def test_f24_green_prize_68_goes_to_all_who_tie():
    s = works()
    s.t.waste, s.t.sp = [2, 2, 5], [5, 5, 5]
    assert struck(68, s)[1] == {"sp": 1, "p2.sp": 1, "cpc": -2, "p3.sp": -2}


def test_f24_strike_day_70_leaves_everybody_two_actions_for_one_turn():
    s, _ = struck(70)
    assert [s.begin(seat).t.actions for seat in range(3)] == [2, 2, 2]
    assert [s.jump("fade", seat).begin(seat).t.actions for seat in range(3)] == [3, 3, 3]


def test_f24_strike_day_70_takes_points_of_all_who_lead():
    s = wealthy()
    s.t.sp = [4, 6, 6]
    assert struck(70, s)[1] == fewer_places(4) | {"p2.sp": -5, "p3.sp": -5}


@pytest.mark.parametrize(
    ("no", "cpc", "loss"), [(61, 6, 0), (61, 7, 2), (65, 6, 0), (65, 7, 2), (72, 5, 0), (72, 6, 2)]
)
def test_f24_points_are_lost_where_the_counter_is_high(no, cpc, loss):
    s = wealthy(cpc)
    s.t.waste = [5, 5, 5]
    struck(no, s)
    assert s.t.sp == [6 - loss, 5 - loss, 5 - loss]  # a wildfire lifts the counter first


@pytest.mark.parametrize("no", [61, 65, 72, 79])
def test_f24_who_has_too_few_points_ignores_the_event(no):
    s = wealthy()
    s.t.sp, s.t.waste = [2, 1, 6], [8, 8, 8]
    s, delta = struck(no, s)
    assert (delta["sp"], delta["p3.sp"]) == (-2, -2)
    assert not [key for key in delta if key.startswith("p2.") and not key.startswith("p2.prices.")]
    assert [(fact.seat, fact.values["no"]) for fact in s.facts("card-ignored")] == [(1, no)]


def test_f24_coal_exit_talks_62_for_owners_of_conventional_factories():
    s = wealthy().only(1, "renewable")
    delta = struck(62, s)[1]
    assert {key: value for key, value in delta.items() if key.endswith("sp")} == {"sp": -3, "p3.sp": -3}


def test_f24_city_subsidy_66_a_point_for_those_without_conventional_factories():
    s = wealthy().only(1, "renewable").only(2, "renewable", "conventional")
    assert struck(66, s)[1] == all_of("money", 2) | {"p2.sp": 1}


@pytest.mark.parametrize(("waste", "loss"), [(2, 0), (3, 2)])
def test_f24_stricter_fines_79_cost_points_where_waste_lies(waste, loss):
    s = wealthy()
    s.t.waste[0] = waste
    delta = struck(79, s)[1]
    assert (delta.get("sp", 0), delta["limits.fine"]) == (-loss, 1)


def test_f24_supply_crunch_69_stays_within_the_ranges():
    s = wealthy()
    s.t.price = [6, 2, 7, 3, 4]
    assert struck(69, s)[1] == price("wood", 1) | price("steel", 1) | dearer("steel") | {"sp": -4}


@pytest.mark.parametrize(("no", "good"), [(69, "steel"), (72, "wood")])
def test_f24_supply_crunch_69_and_wildfire_72_make_building_dearer_for_two_turns(no, good):
    s, _ = struck(no)
    for more in (1, 1, 0):
        cost = {"wood": 1, "coal": 3, "steel": 2}
        cost[good] += more
        s.begin().goods(0, **cost)
        assert "build conventional" in s.options()
        s.goods(0, **{**cost, good: cost[good] - 1})
        assert "build conventional" not in s.options()
        s.jump("fade", 0)


def test_f24_landfill_audit_76_is_a_choice_of_what_can_be_met():
    s = works()
    s.t.money = [10, 1, 2]
    before = look(s)
    s.event(76)
    assert s.seats_asked() == [0] and s.options() == ["choose first", "choose second"]
    s.play(0, "choose first")
    assert s.seats_asked() == [1] and s.options() == ["choose second"]
    s.play(1, "choose second").play(2, "choose second")
    assert told(changes(before, look(s))) == {"money": -2, "p2.waste": 2, "p3.waste": 2}


def test_f24_market_glut_78_stays_within_the_ranges():
    s = works()
    s.t.price = list(s.t.figures.low)
    assert struck(78, s)[1] == {"sp": -4}
    s = works()
    s.t.price = [7, 5, 8, 6, 7]
    assert struck(78, s)[1] == every_price(-1) | {"sp": -4}


def test_f24_f55_played_events_come_back_when_the_deck_is_empty():
    s = works()
    s.t.deck[3], s.t.discards[3] = 1 << 5, (1 << 20) - 1 & ~(1 << 5)
    s.event(66)
    assert s.t.deck[3] == 0
    s.jump("event")
    assert len(s.options()) == 20
