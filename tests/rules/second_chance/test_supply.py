"""The energy supply (S-60 … S-64), with examples S-X23, S-X24, S-X26 and S-X28."""

import pytest

from keeling.core.agenda import CHANCE
from tests.second_chance_stage import stage

RING = ["north-america", "south-america", "europe", "africa", "asia", "oceania"]


def test_s60_clockwise_from_the_rings_first_region():
    s = stage(2).supply(1)
    for _ in RING:
        s.draw("fossil oil")
    assert [fact.values["region"] for fact in s.facts("fossil")] == RING
    assert s.t.co2 == 400 + 6 * 30


def test_s60_only_where_the_space_of_the_decade_is_empty():
    s = stage(2).plant(0, "hydro", "asia", space=2).fossil("gas", "europe", 2).supply(2)
    for _ in range(4):
        s.draw("fossil coal")
    assert s.seats_asked() == []
    assert [fact.values["region"] for fact in s.facts("fossil")] == [
        region for region in RING if region not in ("asia", "europe")
    ]


def test_s60_a_region_without_such_a_space_is_skipped():
    s = stage(2).supply(4)
    for _ in range(5):
        s.draw("fossil gas")
    assert "africa" not in [fact.values["region"] for fact in s.facts("fossil")]


def test_s60_the_tile_is_random_among_those_left():
    s = stage(2).supply(1)
    ask = s.match.owed()[0]
    assert ask.weights == s.t.figures.fossils


def test_s62_an_uncontrolled_region_pays_one_of_its_own_at_the_end():
    s = stage(2)
    bank = s.t.bank
    s.supply(1)
    for _ in range(5):
        s.draw("fossil gas")
    assert (s.t.aside, s.t.bank) == (5, bank)
    s.draw("fossil gas")
    assert (s.t.aside, s.t.bank, s.t.permits_in) == (0, bank + 6, [4, 3, 4, 2, 5, 3])


def test_s62_a_region_without_permits_pays_nothing():
    s = stage(2).region("asia", permits=0)
    bank = s.t.bank
    s.supply(1).chance()
    assert s.t.bank == bank + 5 and s.team == 0


def test_s62_the_controller_answers_with_any_permit():
    s = stage(2).region("asia", control=1).region("oceania", control=1).supply(1).chance()
    assert (s.seats_asked(), s.prompt) == ([1], "charge")
    assert s.options(1) == ["pay own", "pay asia", "pay oceania"]
    s.play(1, "pay own")
    assert s.seats_asked() == [1]  # region by region, in the same order
    s.play(1, "pay asia")
    assert (s.t.permits[1], s.t.permits_in[4]) == (1, 5)


@pytest.mark.parametrize(("move", "reason"), [
    ("pay own", ("own-supply-empty", "S-62")),
    ("pay asia", ("region-empty", "S-62")),
    ("pay europe", ("not-controlled", "S-62")),
])  # fmt: skip
def test_s62_what_the_controller_cannot_pay_with(move, reason):
    s = stage(2).region("asia", control=1, permits=0).region("oceania", control=1).permits(1, 0).supply(1).chance()
    assert s.refused(1, move) == reason


def test_s62_there_is_no_choice_of_the_penalty():
    s = stage(2).region("asia", control=1).supply(1).chance()
    assert all(option.startswith("pay") for option in s.options(1))


@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_s62_sx24_the_penalty_at_price_4(mode):
    s = stage(2, mode).region("asia", control=1, permits=0).permits(1, 0).market(2, 4)
    if mode == "cooperative":
        s.points(9)
    bank = s.t.bank
    s.jump("charge", 1, 4)
    assert (s.t.market, s.t.bank, s.t.price) == (1, bank + 1, 4)
    assert (s.team if mode == "cooperative" else s.t.vp[1]) == (5 if mode == "cooperative" else -4)


def test_s62_the_price_before_the_market_is_emptied():
    s = stage(2).points(9).region("asia", control=1, permits=0).permits(1, 0).market(1, 4).jump("charge", 1, 4)
    assert (s.team, s.t.price, s.t.market) == (5, 5, 2)


def test_s62_with_no_permit_to_take_the_points_all_the_same():
    s = stage(2).points(9).region("asia", control=1, permits=0).permits(1, 0).market(0, 4)
    s.permits(0, s.t.permits[0] + s.t.bank).jump("charge", 1, 4)
    assert (s.team, s.t.market, s.t.price) == (5, 0, 4)


def test_sx23_north_america_south_america_europe():
    s = stage(2).plant(0, "hydro", "south-america", space=1).region("europe", control=1, permits=0)
    s.region("africa", control=1).plant(0, "hydro", "africa", space=1).permits(1, 0)
    bank = s.t.bank
    s.supply(1).draw("fossil oil")
    assert (s.t.co2, s.t.permits_in[0], s.t.bank) == (430, 4, bank)
    s.draw("fossil coal")
    assert s.t.co2 == 470
    s.draw("fossil gas", "fossil gas")  # Asia and Oceania
    assert s.options(1) == ["pay africa"]
    s.play(1, "pay africa")
    assert (s.t.permits_in[3], s.t.bank) == (2, bank + 4)


# -- S-63 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("decade", [1, 2, 3, 4])
def test_s63_ten_ppm_for_as_many_points_as_the_decade_says(decade):
    s = stage(2).points(20)
    s.t.co2 = 450
    s.reduction(decade).play(0, "reduce 2")
    assert s.t.co2 == 450  # proposed, not done
    told = s.match.view(1)["proposal"]
    s.play(1, "confirm")
    assert (s.t.co2, s.team) == (430, 20 - 2 * decade)
    assert told == {"co2": s.t.co2, "vp": 2 * decade, "left": s.team} and "proposal" not in s.match.view(1)


def test_s63_at_tables_from_before_the_start_player_alone_confirms_or_changes_it():
    s = stage(2).points(20)
    s.t.co2, s.t.agrees = 450, 0
    s.reduction(1).play(0, "reduce 2")
    assert s.match.view(1)["proposed"] == 2
    s.play(0, "change", "reduce 3", "confirm")
    assert (s.t.co2, s.team) == (420, 17)


def test_s63_everybody_else_is_asked_before_points_are_given_up():
    s = stage(3).points(20)
    s.t.co2 = 450
    s.reduction(1).play(0, "reduce 2")
    asked = []
    while s.match.asks and s.match.asks[0].prompt == "agree":
        asked.append(s.match.asks[0].seat)
        assert (s.t.co2, s.team) == (450, 20)
        s.play(asked[-1], "confirm")
    assert asked == [1, 2] and (s.t.co2, s.team) == (430, 18)


def test_s63_whoever_disagrees_proposes_otherwise_and_the_start_player_may_take_it():
    s = stage(3).points(20)
    s.t.co2 = 450
    s.reduction(1).play(0, "reduce 2").play(1, "confirm").play(2, "change")
    assert "proposal" not in s.match.view(0)
    s.play(2, "reduce 1")
    assert s.match.asks[0].seat == 0 and s.match.view(1)["proposed"] == 1
    s.play(0, "confirm")
    assert (s.t.co2, s.team) == (440, 19)


def test_s4_where_they_cannot_agree_the_start_player_decides():
    s = stage(3).points(20)
    s.t.co2 = 450
    s.reduction(1).play(0, "reduce 2").play(1, "change").play(1, "reduce 0").play(0, "change").play(0, "reduce 3")
    assert (s.t.co2, s.team) == (420, 17) and s.match.asks[0].prompt != "agree"


def test_s63_as_far_as_400_and_not_below_0():
    s = stage(2).points(3)
    s.t.co2 = 420
    s.reduction(1)
    assert s.options(0) == ["reduce 0", "reduce 1", "reduce 2"]
    assert s.refused(0, "reduce 3") == ("at-the-floor", "S-63")
    s.points(1)
    assert s.refused(0, "reduce 2") == ("too-few-points", "S-63")


def test_s63_below_0_points_there_is_nothing_to_give_and_all_lose():
    s = stage(2).points(-1)
    s.t.co2 = 420
    s.reduction(1)
    assert (s.t.ending, s.t.co2) == ("points-lost", 420)


@pytest.mark.parametrize(("co2", "ending"), [(500, ""), (510, "overheated")])
def test_s63_exactly_500_is_safe(co2, ending):
    s = stage(2).points(0)
    s.t.co2 = co2
    s.reduction(2)
    assert s.t.ending == ending


def test_s63_alone_the_reduction_needs_no_agreement():
    s = stage(1).points(9)
    s.t.co2 = 420
    s.reduction(1).play(0, "reduce 1")
    assert (s.t.co2, s.team) == (410, 8)


def test_sx26_540_ppm_with_16_points_in_the_third_decade():
    s = stage(2).points(16)
    s.t.co2 = 540
    s.reduction(3).play(0, "reduce 5").play(1, "confirm")
    assert (s.t.co2, s.team, s.t.ending) == (490, 1, "")


def test_sx26_12_points_are_needed():
    s = stage(2).points(16)
    s.t.co2 = 540
    s.reduction(3).play(0, "reduce 3").play(1, "confirm")
    assert s.t.ending == "overheated"
    s = stage(2).points(12)
    s.t.co2 = 540
    s.reduction(3).play(0, "reduce 4").play(1, "confirm")
    assert (s.t.co2, s.t.ending) == (500, "")


def test_sx26_520_ppm_with_1_point_in_the_first_decade():
    s = stage(2).points(1)
    s.t.co2 = 520
    s.reduction(1)
    assert s.refused(0, "reduce 2") == ("too-few-points", "S-63")
    s.play(0, "reduce 1").play(1, "confirm")
    assert (s.t.ending, s.match.outcome.winners) == ("overheated", ())


# -- S-64 -----------------------------------------------------------------------------------------------------------


def test_s64_sx28_the_first_supply():
    tiles = ["coal", "coal", "oil", "oil", "oil", "gas"]
    s = stage(2, mode="competitive", draws={"draw-fossil": [f"fossil {tile}" for tile in tiles]})
    assert s.t.co2 == 50 + 190
    assert s.t.permits_in == [4, 2, 4, 1, 4, 1]  # every region pays


def test_s64_above_500_all_lose_at_once():
    s = stage(2, mode="competitive")
    s.t.co2 = 490
    s.supply(3)
    s.match.take(CHANCE, ("fossil", "gas"))
    assert (s.t.ending, s.match.outcome.winners) == ("overheated", ())


def test_s64_exactly_500_goes_on_and_there_is_no_reduction():
    s = stage(2, mode="competitive")
    s.t.co2 = 480
    s.t.vp = [50, 50]
    s.supply(2, "reduce")
    s.match.take(CHANCE, ("fossil", "gas"))
    assert s.t.ending == "" and s.prompt == "draw-fossil"
    s.jump("reduce", 0)
    assert s.seats_asked() == []


def test_s64_the_cooperative_level_may_pass_500_until_the_reduction():
    s = stage(2).points(90)
    s.t.co2 = 490
    s.supply(1, "reduce").chance()
    assert (s.t.ending, s.prompt) == ("", "reduce") and s.t.co2 > 500
