"""Events and disasters (C-25), with the example C-X6."""

import pytest

from keeling.games.co2.model.words import REGIONS
from tests.stage import stage

EUROPE, ASIA = REGIONS.index("europe"), REGIONS.index("asia")


def _hot(seats=3, co2=350, event="europe"):
    """A table at 350 ppm or just below, with this event in force."""
    s = stage(seats, draws={"event": [f"event {event}"]})
    for region in ("asia", "oceania", "africa", "south-america", "north-america"):
        s.fossil("coal", region, 2)
    if co2 == 350:
        s.fossil("oil", "asia", 3)
    else:
        s.fossil("gas", "asia", 3)
    assert s.t.co2 == co2
    return s


def test_c25_at_350_each_player_without_a_plant_there_gives_a_tech():
    s = _hot().tech(0, 2).tech(1, 1).tech(2, 1).plant(2, "solar", "europe").plant(1, "solar", "africa")
    s.jump("event")
    assert s.t.tech == [1, 0, 1]
    assert (s.t.tech_in[EUROPE], sum(s.t.tech_in)) == (2, 2)
    assert s.t.vp == [0, 0, 0]


def test_c25_one_without_tech_loses_two_points():
    s = _hot().tech(0, 1)
    s.t.vp[2] = 1
    s.jump("event")
    assert (s.t.tech, s.t.vp) == ([0, 0, 0], [0, -2, -1])


def test_c25_one_with_tech_cannot_choose_to_lose_points():
    s = _hot().tech(0, 1).tech(1, 1).tech(2, 1).jump("event")
    assert s.seats_asked() == [-1]  # only the next card is still to come
    assert s.t.vp == [0, 0, 0]


def test_c25_one_with_a_plant_there_loses_nothing():
    s = _hot().plant(0, "solar", "europe").jump("event")
    assert s.t.vp == [0, -2, -2]


@pytest.mark.parametrize("energy", ["forestation", "recycling"])
def test_c25_any_green_plant_protects(energy):
    s = _hot().plant(1, energy, "europe").jump("event")
    assert s.t.vp == [-2, 0, -2]


def test_c25_a_region_takes_any_number_of_tech():
    s = _hot(5).region("europe", tech=6)
    for seat in range(5):
        s.tech(seat, 1)
    s.jump("event")
    assert s.t.tech_in[EUROPE] == 11


def test_c25_below_350_nothing_happens_but_the_card_goes():
    s = _hot(co2=340).tech(0, 1).jump("event").draw("event asia")
    assert (s.t.tech, s.t.vp, s.t.tech_in[EUROPE]) == ([1, 0, 0], [0, 0, 0], 0)
    assert (s.t.event, s.t.next_event) == (0, ASIA)


def test_c25_the_next_card_takes_its_place_and_one_more_is_revealed():
    s = stage(draws={"event": ["event europe", "event asia"]}).jump("event")
    assert (s.seats_asked(), s.prompt) == ([-1], "event")
    left = ["event north-america", "event south-america", "event africa", "event oceania"]
    assert s.options() == left
    s.draw("event africa")
    view = s.match.view(None)
    assert (view["event"], view["next_event"], view["events_left"]) == ("asia", "africa", 3)


def test_c25_the_disaster_strikes_where_the_event_lies_not_the_next_one():
    s = _hot(event="asia").tech(0, 1).jump("event")
    assert (s.t.tech_in[ASIA], sum(s.t.tech_in)) == (1, 1)


def test_c25_the_level_is_that_after_energy_supply():
    s = _hot(co2=340).supply(2).chance("fossil gas")
    assert s.t.co2 == 360
    assert s.t.vp == [-2, -2, -2]


def test_c25_no_un_goal_is_lost_by_several_players():
    s = _hot().jump("event")
    assert len(s.t.un_goals) == 10


def test_c25_without_a_card_nobody_is_struck():
    """Only a sheet with more decades than there are events comes to this (C-6)."""
    s = _hot().tech(0, 1)
    s.t.event = s.t.next_event = -1
    s.t.event_deck = 0
    s.jump("event")
    assert (s.t.tech, s.t.vp, sum(s.t.tech_in), s.facts("disaster")) == ([1, 0, 0], [0, 0, 0], 0, [])


def test_cx6_region_with_tech_pays_one_of_two():
    s = stage().tile("europe", "solar", "fusion", "biomass").region("europe", tech=2)
    s.project("solar", "europe", "tech", installed=True).level(0, "solar", 2).tech(0, 1)
    s.t.money[0] = 10
    bank = s.t.tech_bank
    s.play(0, "build solar europe tech")
    assert (s.t.tech[0], s.t.tech_in[EUROPE], s.t.tech_bank) == (0, 1, bank + 2)
