"""The reckoning and the winner (C-71 … C-74)."""

import pytest

from keeling.games.co2.model.words import ENERGIES, REGIONS
from tests.stage import stage


def _plain(seats=3, **rest):
    """A table where nobody has anything: no money, no permits, no goal left to score."""
    s = stage(seats, **rest)
    for seat in range(seats):
        s.permits(seat, 0)
        s.t.money[seat] = 0
        s.t.cashed[seat] = 1
    return s


def _no(goal):
    return goal - 27


# -- C-71 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("permits", "price", "points"), [(0, 3, 0), (2, 3, 3), (5, 8, 20), (3, 1, 1)])
def test_c71_all_permits_are_sold_at_the_price(permits, price, points):
    s = _plain().permits(1, permits).market(2, price).finish()
    assert s.t.vp == [0, points, 0]
    assert s.t.price == price
    s.check()


def test_c71_permits_of_controlled_regions_go_to_their_controllers():
    s = _plain().region("asia", control=2, permits=5).region("africa", control=2, permits=1)
    s.region("europe", control=0, permits=2).finish()
    assert s.t.vp == [3, 0, 9]
    assert [s.t.permits_in[REGIONS.index(name)] for name in ("asia", "africa", "europe")] == [0, 0, 0]


def test_c71_permits_of_uncontrolled_regions_go_to_nobody():
    s = _plain().finish()
    assert (sum(s.t.permits_in), s.t.vp) == (21, [0, 0, 0])


def test_c71_then_income_once_more():
    s = _plain().level(1, "solar", 7).permits(1, 1).finish()
    assert (s.seats_asked(), s.prompt, s.t.money[1]) == ([1], "income", 3)
    s.play(1, "income $1 3vp")
    assert s.t.vp == [0, (3 + 1) // 2 + 3, 0]


def test_c71_income_in_turn_order_from_the_start_player_who_keeps_the_card():
    s = _plain(draws={"start-player": ["start p3"]}).level(0, "solar", 1).level(2, "fusion", 1).finish()
    assert (s.seats_asked(), s.t.start) == ([2], 2)
    assert s.play(2, "income $1 0vp").seats_asked() == [0]


def test_c71_no_final_income_by_the_polish_rules():
    s = _plain(options={"final_income": False}).level(1, "solar", 7).finish()
    assert (s.t.ending, s.t.vp) == ("last-decade", [0, 0, 0])


def test_c71_goal_31_counts_permits_before_the_regions_come_in():
    s = _plain(draws={"deal-goal": ["goal 31"]}).permits(0, 2).region("asia", control=0, permits=5)
    s.t.cashed[0] = 0
    s.finish().play(0, "goal score")
    assert s.t.vp[0] == 2 * 2 + (7 * 3) // 2


# -- C-72 -----------------------------------------------------------------------------------------------------------


def test_c72_each_owner_chooses_between_points_and_money():
    s = stage(3).finish()
    assert s.seats_asked() == [0, 1, 2]
    assert s.options(1) == ["goal score", "goal cash"]


def test_c72_c31_the_goal_for_eight_dollars():
    s = _plain()
    s.t.cashed[1] = 0
    s.finish().play(1, "goal cash")
    assert (s.t.money[1], s.t.vp[1]) == (8, 4)
    assert [(fact.seat, fact.rule) for fact in s.facts("goal-discarded")] == [(1, "C-31")]


def test_c72_a_discarded_goal_is_neither_scored_nor_paid_again():
    s = stage(3)
    s.t.goal[0] = _no(31)
    s.play(0, "discard goal").finish()
    assert s.seats_asked() == [1, 2]
    s.play(1, "goal cash").play(2, "goal cash")
    assert s.t.money[0] == 3 + 8 + 6
    assert not any(fact.seat == 0 for fact in s.facts("goal-scored"))


def test_c72_all_choose_at_once_and_in_any_order():
    s = stage(3).finish()
    s.play(2, "goal cash")
    assert s.seats_asked() == [0, 1]
    s.play(0, "goal score")
    assert s.seats_asked() == [1]
    assert s.why(0, "goal cash").code == "not-asked"


def test_c72_c5_a_choice_is_not_seen_before_all_have_made_theirs():
    s = stage(3).finish()
    before = s.match.view(0)["players"][2]
    s.play(2, "goal cash")
    assert s.match.view(0)["players"][2] == before
    lines = [line.split(" ", 1)[1] for line in s.match.record_for(0).splitlines() if " p3 " in line]
    assert lines == ["p3 ?"]


def test_c72_nothing_but_these_two():
    reason = stage(3).finish().why(0, "discard goal")
    assert (reason.code, reason.rule) == ("not-offered", "C-72")


@pytest.mark.parametrize(("money", "points"), [(0, 0), (1, 0), (2, 1), (7, 3), (100, 50)])
def test_c72_one_point_for_each_full_two_dollars(money, points):
    s = _plain()
    s.t.money[1] = money
    assert s.finish().t.vp == [0, points, 0]


@pytest.mark.parametrize(
    ("tech", "points"), [([0, 0, 0], [0, 0, 0]), ([1, 0, 0], [3, 0, 0]), ([2, 4, 4], [0, 3, 3]), ([1, 1, 1], [3, 3, 3])]
)
def test_c72_three_points_for_the_most_tech(tech, points):
    s = _plain()
    for seat in range(3):
        s.tech(seat, tech[seat])
    assert s.finish().t.vp == points


@pytest.mark.parametrize(
    ("claims", "points"),
    [([0, 0, 0], [0, 0, 0]), ([0, 1, 0], [0, 3, 0]), ([2, 1, 2], [3, 0, 3]), ([1, 1, 1], [3, 3, 3])],
)
def test_c72_three_points_for_the_most_un_goals(claims, points):
    s = _plain()
    for seat in range(3):
        for _ in range(claims[seat]):
            s.t.claims[seat] |= 1 << s.t.un_goals.pop()
    assert s.finish().t.vp == points


def test_c72_points_are_added_to_those_of_the_game():
    s = _plain().tech(2, 1)
    s.t.vp[:] = [5, -3, 7]
    assert s.finish().t.vp == [5, -3, 10]


# -- C-73 -----------------------------------------------------------------------------------------------------------


def _worth(goal, lay):
    """What a company goal gives player 1 at the end of a table laid out by a function."""
    s = _plain(4)
    s.t.goal[0] = _no(goal)
    s.t.cashed[0] = 0
    lay(s)
    s.finish()
    while s.prompt == "income":
        s.play(s.seats_asked()[0], s.options()[0])
    s.play(0, "goal score")
    assert [fact.values["no"] for fact in s.facts("goal-scored")] == [goal]
    return sum(fact.values["amount"] for fact in s.facts("vp") if fact.rule == "C-73")


@pytest.mark.parametrize(("regions", "points"), [(0, 0), (1, 4), (3, 12), (4, 16), (6, 16)])
def test_c73_goal_27_controlled_regions(regions, points):
    def lay(s):
        for region in REGIONS:
            s.region(region, control=1)
        for region in REGIONS[:regions]:
            s.region(region, control=0)

    assert _worth(27, lay) == points


@pytest.mark.parametrize(("regions", "points"), [(0, 0), (1, 3), (4, 12), (5, 15), (6, 15)])
def test_c73_goal_28_regions_with_an_own_plant(regions, points):
    def lay(s):
        for place, region in enumerate(REGIONS):
            s.plant(1, ENERGIES[place % 5], region)
        for place, region in enumerate(REGIONS[:regions]):
            s.plant(0, ENERGIES[place % 5], region)

    assert _worth(28, lay) == points


def test_c73_goal_28_counts_a_region_once():
    assert _worth(28, lambda s: s.plant(0, "solar", "asia").plant(0, "fusion", "asia")) == 3


@pytest.mark.parametrize(("goals", "points"), [(0, 0), (1, 3), (5, 15), (6, 15)])
def test_c73_goal_29_own_un_goals(goals, points):
    def lay(s):
        s.t.claims[1] |= 1 << s.t.un_goals.pop()
        for _ in range(goals):
            s.t.claims[0] |= 1 << s.t.un_goals.pop()

    assert _worth(29, lay) == points


@pytest.mark.parametrize(("plants", "points"), [(0, 0), (1, 0), (2, 3), (6, 15), (7, 15)])
def test_c73_goal_30_plants_beyond_the_first(plants, points):
    def lay(s):
        s.plant(1, "solar", "europe")
        for place in range(plants):
            s.plant(0, ENERGIES[place % 5], "asia" if place < 4 else "europe")

    assert _worth(30, lay) == points


@pytest.mark.parametrize(("permits", "points"), [(0, 0), (1, 2), (8, 16), (9, 16)])
def test_c73_goal_31_permits_in_own_supply(permits, points):
    assert _worth(31, lambda s: s.permits(0, permits).permits(1, 3)) == points


@pytest.mark.parametrize(("tracks", "points"), [(0, 0), (1, 4), (4, 16), (5, 16)])
def test_c73_goal_32_tracks_led(tracks, points):
    def lay(s):
        for energy in ENERGIES:
            s.level(0, energy, 2).level(1, energy, 3)
        for energy in ENERGIES[:tracks]:
            s.level(0, energy, 4)

    assert _worth(32, lay) == points


def test_c73_goal_32_ties_count():
    assert _worth(32, lambda s: s.level(0, "solar", 2).level(1, "solar", 2)) == 4


def test_c73_goal_32_one_space_is_enough():
    assert _worth(32, lambda s: s.level(0, "solar", 1)) == 4


def test_c73_goal_32_needs_a_disc():
    assert _worth(32, lambda s: s) == 0


@pytest.mark.parametrize(("energies", "points"), [(0, 0), (1, 3), (5, 15)])
def test_c73_goal_33_different_energies_built(energies, points):
    def lay(s):
        s.plant(1, "solar", "europe")
        for energy in ENERGIES[:energies]:
            s.plant(0, energy, "asia" if energy != "recycling" else "europe")

    assert _worth(33, lay) == points


def test_c73_goal_33_counts_an_energy_once():
    assert _worth(33, lambda s: s.plant(0, "solar", "asia").plant(0, "solar", "europe")) == 3


@pytest.mark.parametrize(("goal", "points"), [(27, 4), (28, 6), (29, 3), (30, 3), (31, 6), (32, 4), (33, 6)])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_c73_only_one_s_own_things_count(seat, goal, points):
    """Everybody else has four times as much."""
    s = _plain(3)
    s.t.goal[seat] = _no(goal)
    s.t.cashed[seat] = 0
    for other in range(3):
        if other != seat:
            for region, energy in zip(REGIONS[2:], ENERGIES[1:], strict=True):
                s.plant(other, energy, region)
            s.region(REGIONS[2 + other], control=other).permits(other, 6).level(other, "fusion", 5)
    s.plant(seat, "forestation", "asia").plant(seat, "recycling", "europe").permits(seat, 3).level(seat, "biomass", 3)
    s.region("oceania", control=seat)
    s.t.claims[seat] |= 1 << s.t.un_goals.pop()
    s.finish()
    while s.prompt == "income":
        s.play(s.seats_asked()[0], s.options()[0])
    s.play(seat, "goal score")
    assert sum(fact.values["amount"] for fact in s.facts("vp") if fact.rule == "C-73") == points


# -- C-74 -----------------------------------------------------------------------------------------------------------


def _tie(seats=3):
    """A finished game in which all have ten points and nothing else."""
    s = stage(seats)
    s.t.agenda.clear()
    s.t.ending = "last-decade"
    s.t.vp[:] = [10] * seats
    return s


def test_c74_equal_in_everything_they_share():
    assert _tie().match.outcome.winners == (0, 1, 2)


def test_c74_points_come_before_everything():
    s = _tie().plant(1, "solar", "asia").level(1, "solar", 9).region("asia", control=1)
    s.t.vp[2] = 11
    assert s.match.outcome.winners == (2,)


def test_c74_first_the_most_green_plants():
    s = _tie().plant(1, "solar", "asia").plant(1, "solar", "europe").plant(0, "fusion", "asia")
    s.level(0, "forestation", 9).region("asia", control=0)
    assert s.match.outcome.winners == (1,)


@pytest.mark.parametrize("energy", ENERGIES)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_c74_a_plant_of_any_energy_counts(seat, energy):
    s = _tie().plant(seat, energy, "asia").level((seat + 1) % 3, "forestation", 9)
    assert s.match.outcome.winners == (seat,)


@pytest.mark.parametrize("place", range(5))
def test_c74_then_expertise_in_the_order_of_the_energies(place):
    """Ahead in one energy beats being ahead in all that follow it."""
    s = _tie().level(2, ENERGIES[place], 2).level(0, ENERGIES[place], 1).region("asia", control=0)
    for later in ENERGIES[place + 1 :]:
        s.level(0, later, 9)
    assert s.match.outcome.winners == (2,)


def test_c74_expertise_is_not_summed():
    s = _tie().level(1, "forestation", 1).level(0, "solar", 9).level(0, "fusion", 9)
    assert s.match.outcome.winners == (1,)


def test_c74_then_the_most_controlled_regions():
    s = _tie().region("asia", control=1).region("africa", control=1).region("europe", control=2)
    assert s.match.outcome.winners == (1,)


def test_c74_some_may_share_without_the_rest():
    s = _tie(4).region("asia", control=1).region("africa", control=3)
    assert s.match.outcome.winners == (1, 3)


def test_c74_only_the_tied_are_compared():
    s = _tie().plant(0, "solar", "asia").plant(0, "solar", "europe").plant(2, "solar", "asia")
    s.t.vp[0] = 9
    assert s.match.outcome.winners == (2,)
    assert s.match.outcome.scores == (9, 10, 10)
