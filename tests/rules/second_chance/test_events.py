"""Events of the competitive game (S-70), every tile; example S-X31."""

import pytest

from keeling.games.second_chance.model.words import EVENTS, REGIONS
from tests.second_chance_stage import stage


def rivals(event="asia", following="africa", seats=2):
    s = stage(seats, mode="competitive", draws={"event": [f"event {event}", f"event {following}"]})
    s.t.co2 = 200  # a level of the test's own, whatever lies on the board
    return s


def strike(s):
    """The event phase."""
    return s.jump("events")


def answer(s, *texts):
    """Whoever is asked answers; what the tiles add up to is not looked at."""
    for text in texts:
        seat = s.seats_asked()[0]
        s.match.take(seat, tuple(text.split()))
    return s


@pytest.mark.parametrize("region", REGIONS)
def test_s70_every_event_strikes_its_region(region):
    s = strike(rivals(region, next(r for r in REGIONS if r != region)))
    assert (s.seats_asked(), s.prompt) == ([0], "relief")
    answer(s, "pay own", "pay own")
    number = REGIONS.index(region)
    assert (s.t.tech_in[number], s.t.tech, s.t.permits) == (2, [1, 1], [1, 1])


def test_s70_the_seventh_strikes_where_most_fossil_plants_stand():
    s = rivals("dirtiest").fossil("gas", "africa", 2).fossil("gas", "oceania", 2)
    strike(s)
    answer(s, "pay own", "pay own")
    assert s.t.tech_in[REGIONS.index("africa")] == 2  # the earlier in the ring at a tie
    assert EVENTS[-1] == "dirtiest"


def test_s70_first_one_tech_of_each_region_returns():
    s = rivals("asia").region("asia", tech=2).region("europe", tech=1)
    s.jump("region-tech")
    assert (s.t.tech_in[4], s.t.tech_in[2]) == (1, 0)


@pytest.mark.parametrize("presence", ["plant", "backing"])
def test_s70_an_own_plant_or_backing_there_is_enough(presence):
    s = rivals("asia")
    s.plant(0 if presence == "plant" else 1, "wind", "asia", space=2, base=1 if presence == "plant" else 0)
    s.t.co2 = 200
    assert strike(s).seats_asked() != [0]
    assert (s.t.tech[0], s.t.permits[0]) == (2, 2)


def test_s70_an_infrastructure_without_a_plant_is_not():
    s = strike(rivals("asia").project("wind", "asia", "tech", prepared_by=0))
    assert s.seats_asked() == [0]


def test_s70_in_turn_order():
    s = rivals("asia", seats=3)
    s.t.start = 2
    order = []
    strike(s)
    while s.prompt == "relief":
        order.append(s.seats_asked()[0])
        answer(s, "pay own")
    assert order == [2, 0, 1]


def test_s70_no_tech_costs_2_points_without_a_choice():
    s = strike(rivals("asia").tech(0, 0))
    assert (s.t.vp[0], s.prompt) == (-2, "relief")


def test_s70_no_permit_costs_the_penalty():
    s = rivals("asia").permits(0, 0).market(2, 5)
    strike(s)
    assert (s.t.vp[0], s.t.market, s.seats_asked()) == (-5, 1, [1])


@pytest.mark.parametrize(("move", "reason"), [
    ("pay own", ("own-supply-empty", "S-70")),
    ("pay asia", ("not-controlled", "S-37")),
    ("pay europe", ("region-empty", "S-37")),
])  # fmt: skip
def test_s70_what_relief_cannot_be_paid_with(move, reason):
    s = rivals("asia").permits(0, 0).region("africa", control=0).region("europe", control=0, permits=0)
    assert strike(s).refused(0, move) == reason


@pytest.mark.parametrize(("co2", "strikes"), [(390, ["asia"]), (400, ["asia", "africa"])])
def test_s70_from_400_ppm_the_next_event_strikes_too(co2, strikes):
    s = rivals("asia", "africa")
    s.t.co2 = co2
    strike(s)
    while s.prompt == "relief":
        answer(s, "pay own")
    assert [fact.values["region"] for fact in s.facts("disaster")] == strikes


def test_s70_events_move_up_and_two_are_revealed_again():
    s = strike(rivals("asia", "africa"))
    answer(s, "pay own", "pay own", "event europe")
    seen = s.match.view(None)
    assert (seen["event"], seen["next_event"], seen["events_left"]) == ("africa", "europe", 4)
    s = rivals("asia", "africa")
    s.t.co2 = 400
    strike(s)
    answer(s, *["pay own"] * 4, "event europe", "event oceania")
    seen = s.match.view(None)
    assert (seen["event"], seen["next_event"], seen["events_left"]) == ("europe", "oceania", 3)


def test_s70_a_missing_event_does_not_happen():
    s = rivals("asia", "africa")
    s.t.event_deck = 0
    strike(s)
    answer(s, "pay own", "pay own")
    assert (s.t.event, s.t.next_event) == (REGIONS.index("africa"), -1)
    s.t.co2 = 450
    strike(s)
    answer(s, "pay own", "pay own")
    assert (s.t.event, s.t.next_event) == (-1, -1)
    assert strike(s).seats_asked() == []


def test_s70_tech_in_a_region_has_no_limit():
    s = strike(rivals("africa", "asia").region("africa", tech=9))
    answer(s, "pay own", "pay own")
    assert s.t.tech_in[3] == 11


def test_sx31_yellow_in_north_america_and_red_in_asia():
    s = rivals("north-america", "asia").tech(0, 0).permits(0, 0).region("africa", control=0)
    s.plant(1, "hydro", "north-america", space=2, base=1).plant(0, "wind", "asia", space=2)
    s.t.co2 = 410
    strike(s)
    assert s.options(0) == ["pay africa"]
    answer(s, "pay africa")
    assert (s.t.vp[0], s.t.permits_in[3]) == (-2, 0)  # one of two went with the first supply
    assert s.seats_asked() == [1]
    answer(s, "pay own")
    assert (s.t.tech[1], s.t.permits[1], s.t.tech_in[4]) == (1, 1, 1)
