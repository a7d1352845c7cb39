"""Knowledge and its bonuses (S-46, S-46a), with examples S-X4 and S-X5."""

import pytest

from keeling.games.second_chance.model.words import REGIONS
from tests.second_chance_stage import stage


def learning(s, energy, seat=0):
    """A player gains one knowledge."""
    return s.jump("knowledge", seat, s.number(energy))


def test_s46_sx4_the_first_gain_puts_a_disc_on_space_1():
    s = learning(stage(), "hydro")
    assert s.knows(0) == [0, 1, 0, 0, 0]
    assert s.match.view(None)["players"][0]["knowledge"]["hydro"] == 1


def test_sx4_yellow_gives_solar_to_blue_who_gives_the_tech_back():
    s = stage().bonus("hydro", 4, "solar").bonus("solar", 3, "tech").level(0, "hydro", 3).level(1, "solar", 2)
    learning(s, "hydro")
    s.play(0, "give p2")
    assert s.knows(1)[3] == 3 and s.seats_asked() == [1]  # Blue decides anew (S-46a)
    s.play(1, "give p1")
    assert s.t.tech[:2] == [3, 2] and s.knows(0)[3] == 0


def test_sx5_red_takes_forestation_again():
    s = stage().bonus("forestation", 5, "wild").level(0, "forestation", 4)
    learning(s, "forestation").play(0, "give p1", "learn forestation")
    assert s.knows(0)[4] == 6


def test_s46_at_the_end_of_a_track_the_gain_is_lost():
    s = learning(stage().level(0, "hydro", 9).bonus("hydro", 9, "tech"), "hydro")
    assert s.knows(0)[1] == 9 and s.t.tech[0] == 2 and s.facts("track-end")


@pytest.mark.parametrize(("what", "asked"), [("permit", "bonus-permit"), ("wild", "wild")])
def test_s46_bonuses_that_ask(what, asked):
    s = stage().region("asia", permits=0).bonus("hydro", 1, what)
    assert learning(s, "hydro").play(0, "give p1").prompt == asked


def test_s46_tech_comes_from_the_supply():
    s = stage().bonus("hydro", 1, "tech")
    left = s.t.tech_bank
    learning(s, "hydro").play(0, "give p1")
    assert (s.t.tech[0], s.t.tech_bank) == (3, left - 1)


def test_s46_a_regional_permit_goes_from_the_market_to_any_region_with_room():
    s = (
        stage()
        .region("asia", permits=5)
        .region("europe", permits=2, control=1)
        .bonus("hydro", 1, "permit")
        .market(1, 3)
    )
    learning(s, "hydro").play(0, "give p1")
    assert s.options(0) == ["permit europe", "permit asia", "decline"]
    assert s.refused(0, "permit africa") == ("region-full", "S-46")
    s.play(0, "permit europe")
    assert (s.t.permits_in[2], s.t.market, s.t.price) == (3, 2, 4)


def test_s46_no_room_anywhere_and_it_is_lost():
    s = stage(2, mode="competitive").bonus("hydro", 1, "permit")
    for region, permits in (("north-america", 5), ("south-america", 4), ("europe", 5)):
        s.region(region, permits=permits)
    for region, permits in (("africa", 3), ("asia", 6), ("oceania", 4)):
        s.region(region, permits=permits)
    market = s.t.market
    learning(s, "hydro")
    assert s.seats_asked() == [] and s.t.market == market


def test_s46_an_energy_bonus_is_one_knowledge_of_it_and_may_chain():
    s = stage().bonus("hydro", 1, "wind").bonus("wind", 1, "solar")
    learning(s, "hydro").play(0, "give p1", "give p1")
    assert s.knows(0) == [0, 1, 1, 1, 0]


def test_s46_a_wild_bonus_not_on_a_track_at_its_end():
    s = stage().bonus("hydro", 1, "wild").level(0, "solar", 9)
    learning(s, "hydro").play(0, "give p1")
    assert s.refused(0, "learn solar") == ("track-ended", "S-46")
    assert s.options(0) == ["learn recycling", "learn hydro", "learn wind", "learn forestation"]


def test_s46_it_may_be_declined():
    s = stage().bonus("hydro", 1, "tech")
    learning(s, "hydro").play(0, "decline")
    assert s.t.tech == [2, 2, 2]
    s = stage().bonus("hydro", 1, "permit").region("asia", permits=0)
    learning(s, "hydro").play(0, "give p1", "decline")
    assert s.t.permits_in[4] == 0


def test_s46_cooperative_handed_to_anybody_it_is_of_use_to():
    s = stage().bonus("hydro", 1, "solar").level(1, "solar", 9)
    learning(s, "hydro")
    assert s.options(0) == ["give p1", "give p3", "decline"]
    assert s.refused(0, "give p2") == ("no-use", "S-46")


def test_s46a_who_gets_it_makes_its_choices():
    s = stage().bonus("hydro", 1, "wild")
    learning(s, "hydro").play(0, "give p3")
    assert (s.seats_asked(), s.prompt) == ([2], "wild")
    s.play(2, "learn wind")
    assert s.knows(2)[2] == 1


def test_s46a_a_chain_ends_before_anything_else_goes_on():
    s = stage().bonus("solar", 1, "wild").play(0, "plan solar north-america tech", "give p2")
    assert s.t.tech[0] == 2  # the grant is still to come
    s.play(1, "learn hydro")
    assert s.t.tech[0] == 4


def test_s46a_rivals_may_hand_a_bonus_on_and_keeping_it_comes_first():
    s = stage(mode="competitive").bonus("hydro", 1, "tech")
    s.jump("knowledge", 1, s.number("hydro"))
    assert s.options(1) == ["give p2", "give p1", "give p3", "decline"]
    s.play(1, "give p3")
    assert s.t.tech == [2, 2, 3]


def test_s46_rivals_may_decline_a_bonus():
    s = stage(mode="competitive").bonus("hydro", 1, "solar")
    learning(s, "hydro")
    s.play(0, "decline")
    assert s.expertise(0, "solar") == 0


@pytest.mark.parametrize(
    ("bonus", "use"),
    [("tech", ["take tech"]), ("solar", ["learn solar"]), ("permit", [f"permit {r}" for r in REGIONS])],
)
def test_s46_alone_a_bonus_may_be_declined(bonus, use):
    s = stage(1).bonus("hydro", 1, bonus)
    for region in REGIONS:
        s.region(region, permits=0)
    learning(s, "hydro")
    assert s.options(0) == [*use, "decline"]
    tech = s.t.tech[0]
    s.play(0, "decline")
    assert s.t.tech[0] == tech and s.expertise(0, "solar") == 0


def test_s46_alone_a_wild_bonus_is_learned_or_declined():
    s = stage(1).bonus("hydro", 1, "wild").level(0, "wind", 9)
    assert learning(s, "hydro").options(0) == [
        "learn recycling", "learn hydro", "learn solar", "learn forestation", "decline",
    ]  # fmt: skip
    s.play(0, "learn solar")
    assert s.expertise(0, "solar") == 1


def test_s46a_at_a_table_from_before_rivals_keep_their_bonuses():
    s = stage(mode="competitive").bonus("hydro", 1, "tech")
    s.t.book = 0
    learning(s, "hydro")
    assert s.seats_asked() == [] and s.t.tech == [3, 2, 2]


def test_s46a_at_a_table_from_before_nobody_is_asked_alone():
    s = stage(1).bonus("hydro", 1, "wild")
    s.t.book = 0
    assert learning(s, "hydro").prompt == "wild"
