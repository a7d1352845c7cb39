"""Every starting project, a line each, written from the card (D-12, D-32, D-36, D-37)."""

import pytest

from tests.daybreak_cards import ANY, card, check_card, row_of, rows
from tests.daybreak_stage import stage

SOLO = [
    card("feed-in-solo", "incentive 1 || clean 1", "incentive 3 || clean 3", pay=1, uses=ANY),
    card("coal-exit-solo", "regulation 1 || dirty -1", "regulation 2 || dirty -2", pay=1, uses=ANY, idle="dirty"),
    card("neighbours-solo", "society 2 | kind social; kind ecological | social 1, ecological 1", pay=1, uses=2),
    card("plug-it-in-solo", "energy 2 | kind waste | demand 1, waste -1", pay=1, uses=2,
         idle="transport industry buildings agriculture waste extraction"),
    card("pilot-projects-solo", "innovation 2 | keep * | cards 1", pay=1, uses=2),
]  # fmt: skip
CHINA = [
    card("clean-plants-china", "grid 1 || clean 1", "grid 2 || clean 2", pay=1, uses=ANY),
    card("coal-exit-china", "regulation 1 || dirty -1", "regulation 2 || dirty -2", pay=1, uses=ANY, idle="dirty"),
    card("neighbourhood-helpers", "| kind infrastructure | infrastructure 1", pay=1, uses=ANY),
    card("factory-laboratories", "innovation 1 | draw clean-steel; draw bike-lanes | holds clean-steel",
         "innovation 2 | draw clean-steel; draw heat-pumps; draw loop-economy; draw bike-lanes "
         "| holds clean-steel, holds heat-pumps, holds loop-economy"),
    card("clean-exports", "grid 1 | send 1 p2 | clean -1, p2.clean 1", "grid 2 | send 2 p3 | clean -2, p3.clean 2",
         uses=2, idle="clean"),
]  # fmt: skip
USA = [
    card("clean-plants-usa", "grid 1 || clean 1", "grid 3 || clean 3", pay=1, uses=ANY),
    card("coal-exit-usa", "incentive 1 || dirty -1", "incentive 2 || dirty -2", pay=1, uses=ANY, idle="dirty"),
    card("fuel-economy", "regulation 2 || transport -1", pay=1, uses=2, idle="transport"),
    card("energy-laboratories", "innovation 2 | keep * | cards 1", pay=1, uses=2),
    card("climate-debt", "| to p4 | p4.cards 2", pay=1),
]
EUROPE = [
    card("clean-plants-europe", "grid 1 || clean 1", "grid 2 || clean 2", pay=1, uses=ANY),
    card("coal-exit-europe", "incentive 1 || dirty -1", "incentive 3 || dirty -3", pay=1, uses=ANY, idle="dirty"),
    card("capped-market", "regulation 2 | kind extraction | extraction -1", pay=2, uses=2,
         idle="transport industry buildings agriculture waste extraction"),
    card("care-commons", "society 2 || social 1, ecological 1", pay=1, uses=2),
    card("research-alliance", "innovation 1 | draw smart-meters; draw bike-lanes | holds smart-meters",
         "innovation 2 | draw smart-meters; draw bike-lanes; draw new-cement; draw seed-banks "
         "| holds smart-meters, holds new-cement"),
]  # fmt: skip
MAJORITY = [
    card("clean-plants-majority", "infrastructure 1 || clean 1", "infrastructure 2 || clean 2", pay=1, uses=ANY),
    card("coal-exit-majority", "energy 1 || dirty -1", "energy 4 || dirty -4", pay=1, uses=ANY, idle="dirty"),
    card("women-lead", "society 1 | kind social | social 1",
         "society 3 | kind social; kind social; kind ecological | social 2, ecological 1", pay=1),
    card("youth-voices", "society 1 || nothing", "society 2 || cards 1", "society 3 || cards 2",
         "society 6 || cards 3"),
    card("community-forests", "ecology 2 || tree 1, ecological 1", pay=2, uses=2),
]  # fmt: skip
POWERS = {"solo": SOLO, "china": CHINA, "usa": USA, "europe": EUROPE, "majority": MAJORITY}
CARDS = [one for cards in POWERS.values() for one in cards]


@pytest.mark.parametrize("one", CARDS, ids=lambda one: one.key)
def test_d32_d36_d37_a_starting_project_does_what_it_says(one):
    check_card(one)


def test_every_starting_project_has_a_line():
    assert sorted(one.key for one in CARDS) == sorted(rows("starting"))
    assert all(row_of(one.key)["power"] == power for power, cards in POWERS.items() for one in cards)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_d12_they_lie_open_at_the_start_one_to_a_stack(seats):
    powers = {
        1: ["solo"],
        2: ["china", "usa"],
        3: ["majority", "europe", "usa"],
        4: ["majority", "china", "europe", "usa"],
    }
    s = stage(seats)
    for seat, power in enumerate(powers[seats]):
        assert [s.lies(seat, place) for place in range(1, 6)] == [[one.key] for one in POWERS[power]]
