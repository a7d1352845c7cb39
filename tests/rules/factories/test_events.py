"""Every event does what the sheet says, to those it names, no more and no less (F-24)."""

import pytest

from tests.rules.factories.deltas import changes, look, run_chance, told, works, works_on

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


PLACES = all_of("limits.places", -2) | all_of("limits.mayor", -2)


def wealthy(cpc=9):
    """Everybody can pay what an event takes."""
    s = works()
    s.t.sp, s.t.cpc = [6, 5, 5], cpc
    return s


# wealthy, seat 0: three kinds, 6 SP, 5 waste; seat 1: 5 SP, 1 waste; seat 2: 5 SP, 8 waste; the counter at 9
EVENTS = {
    67: ENERGY,
    68: all_of("kinds.conventional.energy", 1),
    70: PLACES,
    71: {"cpc": 1} | PLACES,  # one dump with 6 or more
    72: {"p2.money": 6, "p3.money": 6},
    74: {"p2.sp": 1},
    75: price("wood", 1) | price("steel", 1),
    76: {},  # for actions see below
    77: {"waste": -2, "p2.waste": -1, "p3.waste": -2},
    78: {"cpc": 2},
    79: {"p2.marketing_cards": 1, "p2.money": 4, "p3.marketing_cards": 1, "p3.money": 4},
    80: {"p2.parts": 1, "p3.parts": 1},
    81: {"p2.csr_cards": 1, "p3.csr_cards": 1},
    83: {"money": 2},  # the one with a renewable-energy factory
    84: {key: value for key, value in every_price(-1).items() if "renewable" not in key},  # at its lowest already
    85: {"p3.sp": -1},  # eight waste
    86: all_of("limits.certificates", -1),
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


@pytest.mark.parametrize(("no", "turns"), [(67, 3), (68, 2), (70, 1), (71, 2), (86, 4)])
def test_f24_events_that_last(no, turns):
    s, delta = struck(no)
    watched = {key: value for key, value in delta.items() if not key.startswith(("p", "market", "cpc"))}
    before = look(wealthy())
    for left in range(turns - 1, -1, -1):
        s.begin().play(0, "end")
        while s.seats_asked() == [0]:
            s.play(0, "done")
        now = told(changes(before, look(s)))
        assert all((now.get(key, 0) == value) == (left > 0) for key, value in watched.items())


def test_f24_plastic_ban_70_leaves_biotech_owners_alone():
    _, delta = struck(70, works().only(1, "biotech"))
    assert delta == {key: value for key, value in PLACES.items() if not key.startswith("p2.")}


def test_f24_recycling_quota_69_is_a_choice_for_those_who_recycle_nothing():
    s = wealthy()  # seat 0 recycles
    s.t.money = [10, 9, 1]
    before = look(s)
    s.event(69)
    assert s.seats_asked() == [1] and s.options() == ["choose first", "choose second"]
    s.play(1, "choose first")
    assert s.seats_asked() == [2] and s.options() == ["choose second"]  # a dollar short
    s.play(2, "choose second")
    assert told(changes(before, look(s))) == {"p2.money": -2, "p3.waste": 2}


@pytest.mark.parametrize(("waste", "rise"), [([5, 5, 5], 0), ([6, 5, 5], 1), ([9, 9, 9], 3)])
def test_f24_storm_surge_71_for_every_full_dump(waste, rise):
    s = wealthy()
    s.t.waste = waste
    assert struck(71, s)[1].get("cpc", 0) == rise


def test_f24_storm_surge_71_can_lose_the_game_halfway():
    s = wealthy(19)
    s.t.waste = [9, 9, 9]
    s.event(71)
    assert s.t.ending == "defeat" and s.t.cpc == 21


def surge(*effects):
    """A table on which event 71 has other effects than the sheet's."""
    rows = [{"do": "cpc", "n": 1, "who": "all", "if": "waste", "least": 6}, *effects]
    s = works_on({"event": [{"no": 71, "effects": rows}]})
    s.t.sp, s.t.cpc = [6, 5, 5], 6
    return s


@pytest.mark.parametrize("waste", [[9, 0, 0], [0, 0, 9]])
def test_f24_the_counter_is_lifted_before_anybody_is_judged_by_it(waste):
    s = surge({"do": "sp", "n": -2, "who": "all", "if": "cpc", "least": 7})
    s.t.waste = waste
    assert struck(71, s)[1] == {"cpc": 1} | all_of("sp", -2)


def test_f24_who_cannot_meet_an_event_in_full_ignores_it():
    s = surge({"do": "sp", "n": -2, "who": "all"}, {"do": "money", "n": 1, "who": "all"})
    s.t.waste, s.t.sp = [0, 0, 0], [1, 5, 5]
    s, delta = struck(71, s)
    assert delta == {"p2.sp": -2, "p2.money": 1, "p3.sp": -2, "p3.money": 1}
    assert [(fact.seat, fact.values["no"]) for fact in s.facts("card-ignored")] == [(0, 71)]


def test_f24_an_event_may_name_those_who_lead():
    s = surge({"do": "sp", "n": -1, "who": "leaders"})
    s.t.waste, s.t.sp = [0, 0, 0], [4, 6, 6]
    assert struck(71, s)[1] == {"p2.sp": -1, "p3.sp": -1}


def test_f24_carbon_tax_73_is_a_choice_for_owners_of_conventional_factories():
    s = wealthy().only(1, "renewable")
    s.t.money = [10, 9, 2]
    before = look(s)
    s.event(73)
    assert s.seats_asked() == [0] and s.options() == ["choose first", "choose second"]
    s.play(0, "choose first")
    assert s.seats_asked() == [2] and s.options() == ["choose second"]  # three dollars short of one
    s.play(2, "choose second")
    assert told(changes(before, look(s))) == {"money": -3, "p3.sp": -1}


def test_f24_carbon_tax_73_leaves_alone_who_can_meet_neither():
    s = wealthy()
    s.t.money, s.t.sp = [0, 0, 0], [0, 0, 0]
    s.event(73)
    assert s.t.money == [0, 0, 0] and s.t.sp == [0, 0, 0] and s.prompt != "event-choice"


def test_f24_green_prize_74_goes_to_all_who_tie_and_costs_nobody():
    s = works()
    s.t.waste, s.t.sp = [2, 2, 5], [5, 5, 5]
    assert struck(74, s)[1] == {"sp": 1, "p2.sp": 1}


def test_f24_strike_day_76_leaves_everybody_two_actions_for_one_turn():
    s, _ = struck(76)
    assert [s.begin(seat).t.actions for seat in range(3)] == [2, 2, 2]
    assert [s.jump("fade", seat).begin(seat).t.actions for seat in range(3)] == [3, 3, 3]


@pytest.mark.parametrize(("waste", "loss"), [(6, 0), (7, 1)])
def test_f24_stricter_fines_85_cost_a_point_where_much_waste_lies(waste, loss):
    s = wealthy()
    s.t.waste[0] = waste
    assert struck(85, s)[1].get("sp", 0) == -loss


def test_f24_supply_crunch_75_stays_within_the_ranges():
    s = wealthy()
    s.t.price = [4, 2, 4, 3, 4]
    assert struck(75, s)[1] == price("steel", 1)


def test_f24_an_event_may_make_building_dearer_for_two_turns():
    s, _ = struck(71, surge({"do": "build-steel", "n": 1, "who": "all", "last": 2}))
    for more in (1, 1, 0):
        cost = {"wood": 1, "coal": 3, "steel": 2 + more}
        s.begin().goods(0, **cost)
        assert "build conventional" in s.options()
        s.goods(0, **{**cost, "steel": 1 + more})
        assert "build conventional" not in s.options()
        s.jump("fade", 0)


def test_f24_landfill_audit_82_asks_only_where_waste_lies():
    s = works()
    s.t.money, s.t.waste, s.t.sp = [10, 1, 2], [4, 9, 3], [6, 5, 5]
    before = look(s)
    s.event(82)
    assert s.seats_asked() == [0] and s.options() == ["choose first", "choose second"]
    s.play(0, "choose first")
    assert s.seats_asked() == [1] and s.options() == ["choose second"]
    s.play(1, "choose second")
    assert told(changes(before, look(s))) == {"money": -2, "p2.sp": -1}


def test_f24_market_glut_84_stays_within_the_ranges():
    s = works()
    s.t.price = list(s.t.figures.low)
    assert struck(84, s)[1] == {}
    s = works()
    s.t.price = list(s.t.figures.high)
    assert struck(84, s)[1] == every_price(-1)


def test_f24_f55_played_events_come_back_when_the_deck_is_empty():
    s = works()
    s.t.deck[3], s.t.discards[3] = 1 << 5, (1 << 20) - 1 & ~(1 << 5)
    s.event(72)
    assert s.t.deck[3] == 0
    s.jump("event")
    assert len(s.options()) == 20
