"""Setting up the table (C-10 … C-19), with the examples C-X1 and C-X2."""

import pytest

from keeling.games.co2.model.words import ENERGIES, REGIONS
from tests.stage import stage


def _bare(seats=3, upto="", **rest):
    """A table laid out as far as the first draw with this prompt."""
    s = stage(seats, bare=True, **rest)
    while s.prompt != upto:
        s.draw(s.options()[0])
    return s


# -- C-10, C-11 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_c10_first_pieces(seats):
    t = stage(seats).t
    assert t.hand == [1] * seats
    assert t.pool == [3] * seats
    assert t.permits == [2] * seats
    assert t.tech == [0] * seats
    assert t.vp == [0] * seats
    assert t.expertise == [0] * (5 * seats)
    assert t.tech_bank == 25


def test_c10_a_sheet_may_hand_out_tech():
    t = stage(3, sheet={"start": {"tech": 2}}).t
    assert (t.tech, t.tech_bank) == ([2, 2, 2], 19)


@pytest.mark.parametrize(
    ("seats", "start", "money"),
    [
        (1, "p1", [3]),
        (2, "p2", [4, 3]),
        (3, "p1", [3, 4, 4]),
        (4, "p3", [4, 5, 3, 4]),
        (5, "p1", [3, 4, 4, 5, 5]),
        (5, "p4", [4, 5, 5, 3, 4]),
    ],
)
def test_c10_money_goes_by_seat_from_the_start_player(seats, start, money):
    t = stage(seats, draws={"start-player": [f"start {start}"]}).t
    assert t.money == money


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_c10_the_start_player_is_random_among_all(seats):
    s = stage(seats, bare=True)
    assert s.seats_asked() == [-1]
    assert s.options() == [f"start p{number}" for number in range(1, seats + 1)]
    assert s.match.owed()[0].weights is None


def test_c10_the_drawn_start_player_takes_the_first_turn():
    s = stage(4, draws={"start-player": ["start p3"]})
    assert (s.t.start, s.seats_asked(), s.prompt) == (2, [2], "turn")


@pytest.mark.parametrize(("seats", "decades", "rounds"), [(1, 5, 6), (2, 5, 5), (3, 5, 4), (4, 5, 3), (5, 6, 2)])
def test_c11_decades_and_rounds(seats, decades, rounds):
    view = stage(seats).match.view(None)
    assert (view["decades"], view["rounds"]) == (decades, rounds)


def test_c10_to_c19_the_table_is_laid_out_in_the_order_of_the_book():
    s = stage(2, bare=True)
    prompts = []
    while s.seats_asked() == [-1]:
        prompts.append(s.prompt)
        s.draw(s.options()[0])
    order = ["start-player", "lay-summit", "lay-tile", "first-fossil", "deal-goal", "open-un", "event", "deal-lobby"]
    counts = [1, 4, 6, 6, 2, 7, 2, 10]
    assert prompts == [prompt for prompt, count in zip(order, counts, strict=True) for _ in range(count)]


# -- C-12, C-13 -----------------------------------------------------------------------------------------------------


def test_c12_only_two_theme_tiles_come_first():
    s = _bare(upto="lay-summit")
    for place in range(s.t.figures.places):
        assert s.options() == [f"summit {no}" for no in range(1, 11) if no - 1 not in s.t.summit[:place]]
        s.draw(s.options()[-1])
    assert [len(s.t.figures.topics[tile]) for tile in s.t.summit] == [2, 2, 2, 2]
    assert s.match.view(None)["summits"][0]["topics"] == ["biomass", "recycling"]


def test_c12_the_rest_of_them_join_the_others_in_the_stack():
    s = stage()
    left = [no for no in range(18) if s.t.summit_deck >> no & 1]
    assert left == list(range(4, 18))
    s.jump("lay-summit", -1, 0, 0)
    assert s.options() == [f"summit {no}" for no in range(5, 19)]
    s.draw("summit 18")
    assert (s.t.summit, s.seats_asked()) == ([17, 1, 2, 3], [])  # only the one place is filled


def test_c13_one_random_regional_tile_for_each_region():
    s = _bare(upto="lay-tile")
    for number in (8, 7, 6, 5, 4, 3):
        s.draw(f"tile {number}")
    assert s.t.tile == [7, 6, 5, 4, 3, 2]
    assert s.match.view(None)["regions"]["north-america"]["energies"] == ["recycling", "biomass", "forestation"]


def test_c13_no_tile_lies_twice():
    s = _bare(upto="lay-tile").draw("tile 3")
    assert s.options() == [f"tile {no}" for no in (1, 2, 4, 5, 6, 7, 8)]


@pytest.mark.parametrize("energy", ENERGIES)
def test_c13_only_the_three_energies_of_its_tile_are_wanted(energy):
    s = stage()
    for number, region in enumerate(REGIONS):
        reason = s.why(0, f"propose {energy} {region} money")
        if energy in s.match.view(0)["regions"][region]["energies"]:
            assert reason is None
        else:
            assert (reason.code, reason.rule) == ("energy-not-wanted", "C-13")
        assert len(s.t.figures.tiles[s.t.tile[number]]) == 3


# -- C-14, C-15 -----------------------------------------------------------------------------------------------------


def test_cx1_two_coal_three_oil_one_gas_make_190_ppm():
    kinds = ["coal", "oil", "gas", "oil", "coal", "oil"]
    s = stage(draws={"first-fossil": [f"fossil {kind}" for kind in kinds]})
    assert s.t.co2 == 190
    assert {fact.rule for fact in s.facts("fossil")} == {"C-14"}


def test_c14_one_fossil_plant_on_the_first_space_of_each_region():
    kinds = ["coal", "oil", "gas", "oil", "coal", "oil"]
    s = stage(draws={"first-fossil": [f"fossil {kind}" for kind in kinds]})
    regions = s.match.view(None)["regions"]
    for region, kind in zip(REGIONS, kinds, strict=True):
        assert regions[region]["spaces"][0] == {"fossil": kind}
        assert not any(regions[region]["spaces"][1:])


def test_c14_tiles_are_drawn_out_of_all_thirty():
    s = _bare(upto="first-fossil")
    assert (s.options(), s.match.owed()[0].weights) == (["fossil gas", "fossil oil", "fossil coal"], [10, 10, 10])
    s.draw("fossil oil", "fossil oil", "fossil coal")
    assert (s.options(), s.match.owed()[0].weights) == (["fossil gas", "fossil oil", "fossil coal"], [10, 8, 9])


def test_c14_the_level_follows_every_fossil_plant():
    s = stage().supply(2).chance("fossil coal", "fossil oil")
    assert s.t.co2 == 6 * 20 + 40 + 30 + 4 * 20
    s.check()


@pytest.mark.parametrize(
    ("region", "permits"),
    [("africa", 2), ("asia", 5), ("europe", 4), ("north-america", 4), ("oceania", 3), ("south-america", 3)],
)
def test_cx2_c15_permits_in_the_regions(region, permits):
    assert stage().match.view(None)["regions"][region]["permits"] == permits


@pytest.mark.parametrize(("seats", "bank"), [(1, 15), (2, 13), (3, 11), (4, 9), (5, 7)])
def test_c15_two_permits_on_the_market_at_3_and_the_rest_in_the_bank(seats, bank):
    t = stage(seats).t
    assert (t.market, t.price, t.bank) == (2, 3, bank)


# -- C-16, C-17 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "goals"),
    [
        (1, [28, 29, 31]),
        (2, [27, 29, 31, 32]),
        (3, [27, 28, 29, 31, 32, 33]),
        (4, [27, 28, 29, 30, 31, 32, 33]),
        (5, [27, 28, 29, 30, 31, 32, 33]),
    ],
)
def test_c16_company_goals_removed_by_number_of_players(seats, goals):
    assert _bare(seats, upto="deal-goal").options() == [f"goal {no}" for no in goals]


def test_c16_one_goal_each_and_none_twice():
    s = _bare(4, upto="deal-goal").draw("goal 30", "goal 33")
    assert "goal 30" not in s.options() and "goal 33" not in s.options()
    s.draw("goal 27", "goal 32")
    assert s.t.goal == [3, 6, 0, 5]
    assert s.prompt != "deal-goal"


@pytest.mark.parametrize(("seats", "count"), [(1, 0), (2, 7), (3, 10), (4, 10), (5, 10)])
def test_c17_un_goals_face_up(seats, count):
    s = stage(seats)
    assert len(s.t.un_goals) == len(set(s.t.un_goals)) == count


def test_c17_un_goals_are_drawn_out_of_all_thirteen():
    s = _bare(upto="open-un")
    assert s.options() == [f"un {no}" for no in range(34, 47)]
    s.draw("un 40")
    assert "un 40" not in s.options()


def test_c17_the_rest_leave_the_game():
    s = stage(2)
    assert s.match.view(0)["un_left"] == 0
    reason = s.why(0, "claim 46")
    assert (reason.code, reason.rule) == ("goal-not-open", "C-17")


def test_c17_a_claimed_goal_is_not_replaced():
    s = stage().plant(0, "recycling", "europe").plant(0, "biomass", "europe").tech(0, 2)
    s.play(0, "claim 34")
    assert s.match.view(0)["un_goals"] == [35, 36, 37, 38, 39, 40, 41, 42, 43]
    s.tech(1, 1)
    assert s.play(0, s.options(0)[0]).end_turn(0).why(1, "claim 34").code == "goal-not-open"


# -- C-18, C-19 -----------------------------------------------------------------------------------------------------


def test_c18_two_events_are_visible():
    s = _bare(upto="event")
    assert s.options() == [f"event {region}" for region in REGIONS]
    s.draw("event asia")
    assert s.options() == [f"event {region}" for region in REGIONS if region != "asia"]
    s.draw("event europe")
    view = s.match.view(None)
    assert (view["event"], view["next_event"], view["events_left"]) == ("asia", "europe", 4)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_c19_five_lobby_cards_for_each(seats):
    t = stage(seats).t
    assert [hand.bit_count() for hand in t.lobby] == [5] * seats
    assert t.lobby_deck.bit_count() == 26 - 5 * seats


def test_c19_no_card_is_dealt_twice():
    s = _bare(2, upto="deal-lobby")
    assert s.options() == [f"deal {no}" for no in range(1, 27)]
    s.draw("deal 26", "deal 3")
    assert s.options() == [f"deal {no}" for no in range(1, 26) if no != 3]


def test_c19_the_rest_leave_the_game():
    s = stage(2)
    s.play(0, "lobby 2 minor")
    assert s.t.lobby[0].bit_count() == 4
    assert s.seats_asked() == [0]


def test_c19_without_the_option_nobody_drafts():
    s = stage()
    assert (s.prompt, s.facts("packs-passed")) == ("turn", [])


def test_c20_the_first_decade_has_no_supply_phase():
    s = stage()
    assert (s.prompt, s.t.decade, s.t.round) == ("turn", 1, 1)
    assert s.facts("supply-phase") == []
    assert s.t.co2 == 120
