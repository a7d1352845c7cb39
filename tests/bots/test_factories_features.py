"""Factory Commons by rule of thumb: what cards, goods and bargains are worth, and what follows (F-20 … F-53)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from keeling.core.agenda import Option
from keeling.games.factories.bots import aims, bargains, cards, plans, rollout, turns, weighing
from keeling.games.factories.bots.candidates import CANDIDATES
from keeling.games.factories.bots.styles import keep_energy, sound
from keeling.games.factories.model.words import (
    BIOTECH,
    COAL,
    CONVENTIONAL,
    EVENT,
    FIRST,
    KINDS_EACH,
    MARKETING,
    RECYCLING,
    RENEWABLE,
    STEEL,
    TECHNOLOGY,
    UNITS,
    WIND,
    WOOD,
)  # fmt: skip
from keeling.games.factories.rules import deals
from keeling.games.factories.rules.build import costs
from keeling.games.factories.rules.energy import mix
from keeling.games.factories.rules.offers import SEND, WITHDRAW
from keeling.games.factories.rules.production import ALL
from keeling.games.factories.rules.works import energies
from tests.factories_stage import FactoryStage, stage

LUCK = Random(1)


def middle() -> FactoryStage:
    """The fourth round: a conventional factory and a wind farm each, nothing in store, no card in hand."""
    s = stage(3)
    s.t.round, s.t.cpc = 4, 5
    for seat in range(3):
        s.only(seat, "conventional", "renewable").hand(seat).goods(seat)
        s.t.money[seat] = 6
    return s


# -- cards -------------------------------------------------------------------------------------------------------------


def worth(s: FactoryStage, no: int, kind: int = CONVENTIONAL, turns: int = 4) -> float:
    """What a card is worth to seat 0 with so many turns to come, or mounted on such a factory; the better half."""
    deck = sum(no >= first for first in FIRST) - 1
    halves = s.t.figures.cards[deck][no - FIRST[deck]].halves
    return max(cards.worth(s.t, 0, half, kind, turns) for half in halves)


@pytest.mark.parametrize(
    ("no", "value"),
    [
        (1, 3 + 2 * 1.0),  # a certificate and $2
        (2, 3 * 1.0 * 2),  # $3 in two turns to come
        (3, 2 * 2 * 1.0),  # $2 for each kind of factory
        (4, 5.0),  # a CSR card
        (7, 2 * 3 + 2),  # steel and wood
        (8, 1.0),  # nothing lies on the dump yet
        (14, 4.0),  # an effect for good: a turn each
        (33, 3 * 3.0),  # certificates
        (25, 2 * 0.6 + 3),  # the common counter and a point
        (27, -4 * 1.0 + 3 * 3),  # money for points
        (28, -2.0 + 0.6 + 2 * 3),
        (67, -1.2 * 2 * 2),  # energy for both factories, in two turns to come
        (77, 2 * 0.6),
        (81, 6.0),
        (42, -3 + 4 * 3),  # a point in each turn
    ],
)  # fmt: skip
def test_what_a_card_is_worth(no: int, value: float) -> None:
    assert worth(middle(), no) == pytest.approx(value)


def test_waste_that_can_go_and_waste_that_comes_count_as_far_as_there_is_any_and_room_for_it() -> None:
    s = middle()
    s.t.waste[0] = 3
    assert worth(s, 8) == pytest.approx(1 + 3 * 0.6)  # of four
    assert worth(s, 16) == pytest.approx(2 * 3 - 4 * 0.6 - 2)  # two more than half of the dump
    s.t.waste[0] = 9
    assert worth(s, 8) == pytest.approx(1 + 4 * 0.6)


@pytest.mark.parametrize("no", [2, 6, 13, 30, 34, 42, 44, 53, 62])
def test_a_lasting_effect_is_worth_more_the_more_turns_are_to_come(no: int) -> None:
    s = middle()
    assert worth(s, no, turns=1) < worth(s, no, turns=3) and worth(s, no, turns=0) <= 0 + 3 * (no == 34)


def test_a_component_is_worth_what_it_does_on_its_factory() -> None:
    s = middle()
    assert worth(s, 47) == pytest.approx(4 * (2 * 0.7 + 3))  # less pollution there, and biomaterial
    assert worth(s, 45) == worth(s, 45, WIND)


def test_effects_on_kinds_that_one_has_not_are_worth_nothing() -> None:
    s = middle()
    both = worth(s, 29)
    assert worth(s.only(0, "conventional"), 29) < both


@pytest.mark.parametrize(("points", "left"), [(0, 6), (5, 6), (6, 5), (20, 2), (21, 2), (24, 1), (30, 1)])
def test_how_many_turns_are_to_come(points: int, left: int) -> None:
    s = middle()
    s.t.sp[1] = points
    assert cards.turns_left(s.t) == left


def test_the_better_half_is_chosen_and_the_worst_card_goes() -> None:
    s = middle().hand(0, 19, 1, 16)
    assert cards.better_half(s.t, 0, MARKETING, 12 - 1) == 1  # two cards rather than $3
    assert s.t.figures.discard[MARKETING][cards.worst(s.t, 0, MARKETING, s.t.marketing[0])] == ("discard", "19")
    s.t.agenda.append(("discard", 0, (MARKETING,)))
    assert rollout.discard(s.t, 0, LUCK) == ()  # three may be kept
    s.hand(0, 19, 1, 16, 5)
    assert rollout.discard(s.t, 0, LUCK) == ("discard", "19")


def test_an_event_is_met_by_the_lesser_evil_if_it_can_be_met() -> None:
    s = middle()
    card = 73 - FIRST[EVENT]
    evils = [cards.worth(s.t, 0, half, 0, 6) for half in s.t.figures.cards[EVENT][card].halves]
    assert evils[0] < 0 and evils[1] < 0


def test_the_best_card_in_hand_is_played_or_mounted() -> None:
    s = middle().hand(0, 1, 19)
    assert cards.best_play(s.t, 0, 4) == (5.0, ("play", "1"))
    assert cards.in_hand(s.t, 0, 4) == (5.0, ("play", "1"))
    s.hand(0, 1, 48)
    value, option = cards.mount(s.t, 0, 4)
    assert option == ("mount", "48", "conventional") and value == pytest.approx(worth(s, 48) - 2)
    assert cards.in_hand(s.t, 0, 4)[1] == option
    assert cards.in_hand(s.hand(0).t, 0, 4) == (0.0, None)


def test_a_stop_costs_what_the_factory_does_not_make() -> None:
    s = middle().only(0, "conventional").hand(0, 48).goods(0, coal=2)
    whole = worth(s, 48)
    assert cards.mount(s.t, 0, 4)[0] == whole - s.t.figures.further_places  # it has no energy to run anyway
    s.goods(0, coal=3)
    assert cards.mount(s.t, 0, 4)[0] == whole - s.t.figures.further_places - 4
    s.factory(0, "conventional")
    assert cards.mount(s.t, 0, 4)[0] == whole - s.t.figures.further_places  # the other one makes the same
    s.t.site_halt[-1] = s.t.site_halt[0] = 1
    assert cards.mount(s.t, 0, 4)[0] == whole  # it stands still as it is
    s.only(0, "technology").goods(0, coal=9)
    assert cards.mount(s.t, 0, 4)[0] == worth(s, 48, TECHNOLOGY) - s.t.figures.further_places - 6


def test_a_component_is_bought_with_a_technology_factory_and_the_money() -> None:
    s = middle()
    s.t.row[:] = [53 - 43, 48 - 43]
    assert cards.purchase(s.t, 0, 4) == (0.0, None)
    s.factory(0, "technology")
    value, option = cards.purchase(s.t, 0, 4)
    assert option == ("purchase", "48")
    assert value == pytest.approx(cards.best_mount(s.t, 0, s.t.row, 4)[0] - 3 - 2)
    assert cards.best_card(s.t, 0)[1] == option
    s.t.money[0] = 2
    assert cards.purchase(s.t, 0, 4) == (0.0, None)


# -- aims --------------------------------------------------------------------------------------------------------------


def test_what_goods_cost_at_the_bank_and_what_may_be_spent() -> None:
    s = middle()
    s.t.price[:4] = [2, 3, 4, 5]
    assert aims.price_of(s.t, 0, [1, 1, 1, 1]) == 14 and aims.price_of(s.t, 0, [0, 2, 0, 1]) == 11
    assert aims.price_of(s.t, 0, [0, 0, 0, 0]) == 0
    assert aims.purse(s.t, 0) == 6
    s.t.cpc = 20 - aims.CALM + 1
    assert aims.purse(s.t, 0) == 6 - s.t.figures.clean_cost


@pytest.mark.parametrize(
    ("factories", "goods", "money", "kind", "short"),
    [
        ((), {}, 6, WIND, [2, 1, 3, 0]),
        (("renewable",), {"coal": 2}, 6, CONVENTIONAL, [1, 1, 2, 0]),
        (("renewable",), {}, 60, TECHNOLOGY, [4, 0, 4, 4]),  # who can pay for it need not wait
        (("conventional", "renewable"), {"wood": 5, "steel": 1}, 6, TECHNOLOGY, [0, 0, 3, 4]),
        (("technology",), {"wood": 3, "steel": 3, "coal": 2}, 6, RECYCLING, [0, 0, 0, 0]),
        (("technology",), {"wood": 3, "steel": 3, "renewable": 1}, 6, RECYCLING, [0, 1, 0, 0]),  # either energy
        (("technology",), {"wood": 3, "steel": 2, "renewable": 4}, 6, BIOTECH, [0, 0, 0, 0]),
        (("technology",), {"wood": 4, "steel": 4, "renewable": 4}, 6, TECHNOLOGY, [0, 0, 0, 0]),
    ],
)  # fmt: skip
def test_what_is_worked_for(
    factories: tuple[str, ...], goods: dict[str, int], money: int, kind: int, short: list[int]
) -> None:
    s = middle().only(0, *factories).goods(0, **goods)
    s.t.money[0] = money
    assert aims.aim(s.t, 0) == (kind, short) and aims.target(s.t, 0) == kind


def test_the_cheapest_kind_is_that_whose_goods_cost_least_beside_its_points() -> None:
    """What is reckoned for all kinds in one go is what each costs by itself."""
    rng = Random(3)
    s = middle().only(0, "technology")
    t, f = s.t, s.t.figures
    for _ in range(60):
        s.goods(0, **{name: rng.randrange(5) for name in ("wood", "coal", "steel", "renewable")})
        t.price[:4] = [rng.randrange(1, 6) for _ in range(4)]
        stock = t.goods[:4]
        each = [
            aims.price_of(t, 0, aims._lacking(t, kind, stock)) - aims.POINT * f.sp[kind] for kind in range(KINDS_EACH)
        ]
        assert aims.target(t, 0) == each.index(min(each))


def test_what_one_can_do_without_is_what_neither_the_factory_nor_the_production_takes() -> None:
    s = middle().goods(0, wood=5, coal=6, steel=1, renewable=2, biomaterial=3)
    wanted = energies(s.t, 0)
    assert wanted[:2] == [3, 1] and aims.full_energy(wanted) == 4 and aims.thriftiest(wanted) == 1
    assert aims.spares(s.t, 0, WIND, wanted) == [3, 3, -2, 2, 3]
    assert aims.spares(s.t, 0, TECHNOLOGY, wanted) == [1, 2, -3, -2, 3]
    assert aims.spares(s.t, 0, CONVENTIONAL, wanted) == [4, 1, -1, 1, 3]
    assert costs(s.t, 0, WIND)[:3] == [2, 1, 3]


def test_what_can_be_run_has_energy_and_room_on_the_dump() -> None:
    s = middle().goods(0, coal=4)
    wanted = energies(s.t, 0)
    assert aims.runnable(s.t, 0, [0, 0, 0, 0], wanted) == [WIND, CONVENTIONAL]
    s.goods(0, coal=3)
    assert aims.runnable(s.t, 0, [0, 0, 0, 0], wanted) == [WIND]
    assert aims.runnable(s.t, 0, [1, 0, 0, 0], wanted) == [CONVENTIONAL]  # wood or steel for technology first
    s.t.debt[0] = 1
    assert aims.runnable(s.t, 0, [0, 0, 1, 0], wanted) == [WIND]
    s.t.debt[0], s.t.waste[0] = 0, 9
    assert aims.slack(s.t, 0) == 2 and aims.runnable(s.t, 0, [0, 0, 0, 0], wanted) == [WIND]
    s.t.money[0] = 0
    assert aims.slack(s.t, 0) == 0 and aims.runnable(s.t, 0, [0, 0, 0, 0], wanted) == []
    assert aims.hopeful(s.t, 0, wanted) == [WIND]
    assert aims.hopeful(s.goods(0).t, 0, wanted) == [WIND]  # what costs least
    s.t.round = 0
    assert aims.runnable(s.t, 0, [0, 0, 0, 0], wanted) == [WIND, CONVENTIONAL]  # the first production is free


# -- bargains ----------------------------------------------------------------------------------------------------------


def test_the_most_plentiful_good_is_given_for_the_dearest_that_another_has() -> None:
    s = middle().goods(1, wood=2, steel=2)
    assert bargains.wish(s.t, 0, [1, 0, 1, 0], [0, 3, 0, 2]) == (COAL, STEEL)
    assert bargains.wish(s.t, 0, [4, 0, 1, 0], [0, 2, 0, 3]) == (RENEWABLE, WOOD)
    assert bargains.wish(s.t, 0, [1, 0, 1, 0], [0, 1, 0, 1]) == (-1, -1)  # nothing to spare
    assert bargains.wish(s.t, 0, [0, 0, 0, 1], [0, 3, 0, 0]) == (COAL, -1)  # nobody has it
    assert bargains.wish(s.t, 0, [0, 1, 0, 0], [0, 3, 0, 0]) == (-1, -1)  # what is lacking itself is not given
    s.goods(1, wood=1, steel=1)
    assert bargains.wish(s.t, 0, [1, 0, 1, 0], [0, 3, 0, 0]) == (COAL, -1)  # the last one is kept


def test_so_much_is_given_that_the_partner_gains_by_it() -> None:
    s = middle()
    s.t.price[:4] = [2, 2, 5, 3]
    assert bargains.terms(s.t, WOOD, STEEL, 1, 9) == (5, 1)  # steel costs $5, wood sells at $1
    assert bargains.terms(s.t, RENEWABLE, STEEL, 1, 9) == (3, 1)
    assert bargains.terms(s.t, RENEWABLE, STEEL, 1, 2) == (2, 1)


OFFERED: list[tuple[dict[str, int], dict[str, int], bool]] = [
    ({"steel": 1}, {}, True),  # a present
    ({}, {"wood": 1}, False),
    ({"steel": 1}, {"wood": 1}, True),  # for a technology factory steel is lacking, wood is not
    ({"wood": 1}, {"steel": 1}, False),
    ({"biomaterial": 1}, {"biomaterial": 1}, False),
    ({"money": 2}, {"wood": 2}, False),
    ({"money": 3}, {"wood": 2}, True),
    ({"certificate": 1}, {"money": 2}, True),
    ({"certificate": 1}, {"money": 3}, False),
    ({"money": 2}, {"certificate": 1}, False),
]


@pytest.mark.parametrize(("gets", "gives", "accepted"), OFFERED)
def test_a_deal_is_accepted_if_it_brings_more_than_it_costs(
    gets: dict[str, int], gives: dict[str, int], accepted: bool
) -> None:
    s = middle().goods(1, wood=7, steel=2, biomaterial=1, certificate=1)
    s.t.deal[:] = [0] * deals.LENGTH
    names = ["wood", "coal", "steel", "renewable", "biomaterial", "certificate", "money"]
    for side, amounts in ((deals.GIVE, gets), (deals.GET, gives)):
        for name, amount in amounts.items():
            s.t.deal[side + names.index(name)] = amount
    s.t.deal[deals.PARTNER] = 1
    assert bargains.answer_deal(s.t, 1, LUCK) == (deals.ACCEPT if accepted else deals.DECLINE)
    s.goods(1)
    if gives.keys() - {"money"}:
        assert bargains.answer_deal(s.t, 1, LUCK) == deals.DECLINE  # what one has not one cannot give
    s.t.deal[:] = []
    assert bargains.answer_deal(s.t, 1, LUCK) is None


def test_a_counter_offer_is_declined_and_none_is_made() -> None:
    s = middle()
    assert bargains.counter_deal(s.t, 0, LUCK) == deals.DECLINE
    answers = [deals.ACCEPT, deals.DECLINE, deals.COUNTER]
    assert CANDIDATES["deal"](s.t, 0, answers, True) == answers[:2]


def test_an_offer_is_put_into_words_one_by_one() -> None:
    s = middle().goods(0, wood=9).goods(1, steel=4)
    s.t.deal[:] = [0, -1, *[0] * (deals.LENGTH - 2)]
    first = bargains.compose(s.t, 0, LUCK)
    assert first == ("give", "wood", "3") and CANDIDATES["compose"](s.t, 0, [first, WITHDRAW], True) == [first]
    assert CANDIDATES["compose"](s.t, 0, [SEND, WITHDRAW], True) == [WITHDRAW]
    s.t.deal[deals.GIVE + WOOD] = 3
    assert bargains.compose(s.t, 0, LUCK) == ("get", "steel", "1")
    s.t.deal[deals.GET + STEEL] = 1
    assert bargains.compose(s.t, 0, LUCK) == SEND
    s.t.deal[deals.GET + COAL] = 1
    assert bargains.compose(s.t, 0, LUCK) == WITHDRAW  # somebody has begun it otherwise
    s.goods(1)
    assert bargains.compose(s.t, 0, LUCK) == WITHDRAW


# -- turns -------------------------------------------------------------------------------------------------------------


def test_as_many_certificates_are_used_as_go() -> None:
    s = middle()
    assert turns.certify(s.t, 0) is None
    assert turns.certify(s.goods(0, certificate=2).t, 0) == ("use", "2sp", "$0")
    assert turns.certify(s.goods(0, certificate=9).t, 0) == ("use", "3sp", "$0")
    s.t.certified = s.t.certificate_actions
    assert turns.certify(s.t, 0) is None


def test_what_is_worked_for_is_built_once_nothing_is_lacking() -> None:
    s = middle().goods(0, wood=4, steel=4, renewable=4)
    assert turns.build(s.t, 0, TECHNOLOGY, [0, 0, 0, 0]) == ("build", "technology")
    assert turns.build(s.t, 0, TECHNOLOGY, [0, 1, 0, 0]) is None
    assert turns.build(s.goods(0).t, 0, TECHNOLOGY, [0, 0, 0, 0]) is None


def test_the_city_gives_all_it_has_once_a_turn() -> None:
    s = middle()
    assert turns.city(s.t, 0) is None
    s.t.short = 1
    assert turns.city(s.t, 0) == ("mayor", "8")
    s.t.dealt = 1
    assert turns.city(s.t, 0) is None


@pytest.mark.parametrize(
    ("over", "cpc", "money", "cleaned", "move"),
    [
        (-3, 5, 6, 0, None),
        (-2, 5, 6, 0, ("clean", "dump")),
        (-9, 20 - 13, 6, 0, None),
        (-9, 20 - 12, 6, 0, ("clean", "counter")),
        (0, 20, 6, 0, ("clean", "dump")),
        (0, 20, 1, 0, None),
        (0, 20, 6, 1, None),
    ],
)
def test_it_is_cleaned_up_in_time(over: int, cpc: int, money: int, cleaned: int, move: Option | None) -> None:
    s = middle()
    s.t.cpc, s.t.money[0], s.t.cleaned = cpc, money, cleaned
    assert turns.clean(s.t, 0, over) == move
    assert (turns.urgent(s.t, 0, over, move) == move) == (move is None or over > 0 or cpc > 15)


def test_money_for_a_campaign_comes_from_what_can_best_be_spared() -> None:
    s = middle().goods(0, wood=7, biomaterial=2)
    s.t.money[0] = s.t.figures.clean_cost
    assert turns.raise_money(s.t, 0) is None
    s.t.money[0] = 0
    sold = turns.raise_money(s.t, 0)
    assert sold == ("sell", "wood", "2") and turns.urgent(s.t, 0, 1, None) == sold
    s.t.cleaned = 1
    assert turns.raise_money(s.t, 0) is None
    assert turns.raise_money(middle().goods(0).t, 0) is None


def test_the_dearest_lot_is_sold_if_it_is_worth_an_action() -> None:
    s = middle().goods(0, wood=5, biomaterial=4)
    assert turns.sale(s.t, 0, [5, 0, 0, 0, 2], 5, 3) == ("sell", "biomaterial", "2")
    assert turns.sale(s.t, 0, [5, 0, 0, 0, 0], 5, 3) == ("sell", "wood", "5")
    assert turns.sale(s.t, 0, [5, 0, 0, 0, 0], 3, 3) is None
    assert turns.sale(s.t, 0, [-1, 0, 0, 0, 0], 3, 0) is None


def test_what_is_lacking_is_bought_if_all_of_it_can_be_paid_for() -> None:
    s = middle().goods(0, coal=4)
    s.t.money[0] = 30
    assert turns.trade(s.t, 0, TECHNOLOGY, [1, 0, 3, 0]) == ("buy", "steel", "3")
    assert turns.trade(s.t, 0, TECHNOLOGY, [7, 0, 3, 0]) == ("buy", "wood", "5")
    s.t.money[0] = 2
    assert turns.trade(s.t, 0, TECHNOLOGY, [1, 0, 3, 0]) is None
    s.goods(0)
    assert turns.trade(s.t, 0, TECHNOLOGY, [1, 0, 3, 0]) == ("buy", "coal", "1")  # energy for the thriftiest kind
    s.t.money[0] = 1
    assert turns.trade(s.t, 0, TECHNOLOGY, [1, 0, 3, 0]) is None


def test_a_dull_card_is_kept_while_another_can_be_drawn() -> None:
    s = middle()
    assert turns.card(s.t, 0, (5.0, ("play", "1"))) == ("play", "1")
    assert turns.card(s.t, 0, (2.0, ("play", "19"))) == ("play", "19")
    assert turns.card(s.t, 0, (1.9, ("play", "19"))) == ("draw",)
    s.hand(0, 1, 2, 3)
    assert turns.card(s.t, 0, (1.9, ("play", "19"))) == ("play", "19")
    assert turns.card(s.t, 0, (0.0, None)) == ("end",)


@pytest.mark.parametrize("policy", [rollout.turn, weighing.turn, keep_energy])
def test_a_turn_is_over_with_its_actions(policy: Callable[[Any, int, Random], Option]) -> None:
    s = middle()
    s.t.actions = 0
    assert policy(s.t, 0, LUCK) == ("end",)


def test_what_the_store_cannot_hold_is_sold_with_the_last_action() -> None:
    s = middle().goods(0, biomaterial=9, wood=9)
    s.t.actions = 1
    assert weighing.turn(s.t, 0, LUCK)[:2] == ("sell", "biomaterial")
    s.t.actions = 2
    assert weighing._surplus(s.t, 0) is None


# -- what else is chosen in passing ------------------------------------------------------------------------------------


def test_the_rest_of_what_is_lacking_is_bought_then_energy_to_run_on() -> None:
    s = middle().goods(0, wood=4, steel=4, coal=1)
    s.t.money[0] = 30
    s.t.agenda.append(("buy-more", 0, (2,)))
    assert rollout.buy_more(s.t, 0, LUCK) == ("buy", "renewable", "2")
    s.goods(0, wood=4, steel=4, renewable=4)
    assert rollout.buy_more(s.t, 0, LUCK) == ("buy", "coal", "1")
    s.goods(0, wood=4, steel=4, renewable=5)
    assert rollout.buy_more(s.t, 0, LUCK) == ("enough",)
    s.t.money[0] = 0
    assert rollout.buy_more(s.t, 0, LUCK) == ()


def test_what_is_worth_least_goes_out_of_the_store_first() -> None:
    s = middle().goods(0, wood=6, coal=3, steel=4, biomaterial=2)
    s.t.agenda.append(("storage", 0, (0,)))
    assert rollout.storage(s.t, 0, LUCK) == ("drop", "wood", "2")  # technology takes four
    s.t.agenda[-1] = ("storage", 0, (COAL,))  # wood was named before
    assert rollout.storage(s.t, 0, LUCK) == ("drop", "coal", "3")
    assert rollout.storage(s.goods(0).t, 0, LUCK) == ()


def test_a_fine_is_paid_if_it_can_be() -> None:
    s = middle()
    s.t.agenda.append(("fine", 0, (2,)))
    assert rollout.fine(s.t, 0, LUCK) == ("pay",)
    s.t.money[0] = 0
    assert rollout.fine(s.t, 0, LUCK) is None


def test_energy_is_paid_with_what_the_next_factory_does_not_take() -> None:
    s = middle().goods(0, coal=3, renewable=3)
    s.t.agenda.append(("energy", 0, (3, 1, 2, 0)))
    assert plans.energy(s.t, 0, LUCK) == mix("pay", 2, 1)  # technology takes renewable energy
    assert plans.energy(s.only(0).t, 0, LUCK) == mix("pay", 1, 2)  # a wind farm takes coal
    s.t.agenda.append(("mayor-mix", 0, (4,)))
    assert plans.mayor_mix(s.goods(0).t, 0, LUCK) == mix("take", 1, 3)


# -- plans -------------------------------------------------------------------------------------------------------------


def planned(s: FactoryStage) -> dict[str, int]:
    """What seat 0 would plan, unit by unit."""
    amounts = plans._amounts(s.t, 0, 8)
    return {UNITS[unit]: amount for unit, amount in enumerate(amounts) if amount}


def test_a_plan_is_for_the_next_factory_and_for_energy_to_run_on() -> None:
    s = middle().goods(0, coal=4, wood=4)
    assert planned(s) == {"steel": 4, "renewable": 4}
    s.goods(0, coal=9, wood=4, steel=4)
    assert planned(s)["renewable"] >= 4
    s.only(0, "technology", "renewable").goods(0, renewable=9)
    assert {"certificate", "csr"} <= set(planned(s))
    s.only(0, "recycling").goods(0, renewable=9)
    s.t.waste[0] = 6
    assert planned(s) == {"recycle": 3}


def test_of_what_is_planned_the_dearest_that_the_energy_bears_is_run() -> None:
    s = middle().goods(0, renewable=3).plan(0, coal=2, renewable=1)
    s.t.agenda.append(("produce", 0, (0,)))
    assert plans.produce(s.t, 0, LUCK) == ("run", "renewable")
    s.t.agenda[-1] = ("produce", 0, (1 << WIND,))
    assert plans.produce(s.t, 0, LUCK) == ("done",)  # too little is left
    s.t.partial = 0
    assert plans.produce(s.t, 0, LUCK) == ALL


# -- turns that are advised --------------------------------------------------------------------------------------------


def test_a_sound_turn_buys_back_nothing_and_leaves_energy_to_run_on() -> None:
    before = middle().goods(0, coal=4).t
    after = before.copy()
    assert sound(before, after, 0, [("sell", "wood", "2"), ("buy", "steel", "1")])
    assert not sound(before, after, 0, [("sell", "wood", "2"), ("buy", "wood", "1")])
    after.goods[COAL] = 1
    assert sound(before, after, 0, [])
    after.goods[COAL] = 0
    assert not sound(before, after, 0, [])
    after.reached.append(1)
    assert sound(before, after, 0, [])
    assert sound(after, after.copy(), 0, [])
