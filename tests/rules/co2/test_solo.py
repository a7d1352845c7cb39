"""Playing alone (C-90 … C-94)."""

import pytest

from keeling.games.co2.model.words import ENERGIES, REGIONS
from tests.stage import stage

PLACES = {name: number for number, name in enumerate(REGIONS)}


def _solo(**rest):
    """A table for one that has chosen no region yet."""
    return stage(1, **rest)


def _ready(**rest):
    """A table for one at its first turn, the projects placed from Asia on."""
    s = _solo(**rest).play(0, "begin asia")
    for energy in ENERGIES:
        s.draw(f"project {energy}").play(0, s.options(0)[0])
    assert s.prompt == "turn"
    return s


def _placed(s):
    return [(fact.values["energy"], fact.values["region"], fact.values["slot"]) for fact in s.facts("solo-placed")]


# -- C-90 -----------------------------------------------------------------------------------------------------------


def test_c90_six_turns_a_decade_five_decades_three_dollars():
    s = _ready()
    view = s.match.view(0)
    assert (view["rounds"], view["decades"], s.t.money) == (6, 5, [3])
    for _ in range(6):
        assert s.t.decade == 1
        s.turn()
    assert s.t.decade == 2


def test_c90_the_start_player_card_comes_back():
    s = _ready().jump("end-check").chance()
    assert (s.t.start, s.seats_asked()) == (0, [0])


# -- C-91 -----------------------------------------------------------------------------------------------------------


def test_c91_first_a_region_is_chosen():
    s = _solo()
    assert (s.seats_asked(), s.prompt) == ([0], "solo-region")
    assert sorted(s.options(0)) == sorted(f"begin {region}" for region in REGIONS)
    reason = s.why(0, "begin antarctica")
    assert (reason.code, reason.rule) == ("not-offered", "C-91")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_c91_only_when_alone(seats):
    s = stage(seats)
    assert s.prompt == "turn"
    assert max(s.t.project) == -1


def test_c91_the_five_projects_come_in_random_order_one_each():
    s = _solo().play(0, "begin asia")
    left = list(ENERGIES)
    for energy in ("fusion", "recycling", "forestation", "biomass", "solar"):
        assert (s.seats_asked(), s.options()) == ([-1], [f"project {name}" for name in left])
        assert s.match.owed()[0].weights is None
        left.remove(energy)
        s.draw(f"project {energy}").play(0, s.options(0)[0])
    assert s.prompt == "turn"
    assert s.t.stock == [5, 5, 5, 5, 5]


def test_c91_the_first_region_clockwise_that_accepts_it():
    """Tiles 1 to 6 lie in ring order; Europe takes solar, fusion and biomass, Africa solar, recycling, forestation."""
    s = _solo().play(0, "begin europe").draw("project recycling").play(0, "place money")
    assert _placed(s) == [("recycling", "africa", "money")]


def test_c91_the_chosen_region_comes_first():
    s = _solo().play(0, "begin europe").draw("project solar").play(0, "place money")
    assert _placed(s) == [("solar", "europe", "money")]


def test_c91_the_search_goes_around_the_ring():
    s = _solo().play(0, "begin oceania").draw("project recycling").play(0, "place tech")
    assert _placed(s) == [("recycling", "north-america", "tech")]


def test_c91_the_next_search_starts_after_the_region_last_filled():
    s = _solo().play(0, "begin europe")
    s.draw("project recycling").play(0, "place money")  # Africa
    s.draw("project solar").play(0, "place money")  # not Africa again, though it would take it: Asia
    s.draw("project forestation").play(0, "place money")  # Oceania
    assert [region for _, region, _ in _placed(s)] == ["africa", "asia", "oceania"]


def test_c91_a_region_may_get_several():
    """Only Asia takes fusion, recycling and solar here."""
    s = _solo()
    for region in REGIONS:
        s.tile(region, "forestation", "biomass", "biomass")
    s.tile("asia", "fusion", "recycling", "solar").play(0, "begin europe")
    s.draw("project fusion").play(0, "place tech")
    assert (s.draw("project solar").prompt, s.options(0)) == ("solo-slot", ["place money", "place research"])
    s.play(0, "place money").draw("project recycling").play(0, "place research")
    assert [region for _, region, _ in _placed(s)] == ["asia", "asia", "asia"]


@pytest.mark.parametrize("energy", ENERGIES)
def test_c91_a_slot_with_a_project_is_not_free(energy):
    s = _solo().project(energy, "europe", "tech").play(0, "begin europe").draw("project solar")
    assert s.options(0) == ["place money", "place research"]
    reason = s.why(0, "place tech")
    assert (reason.code, reason.rule, reason.values) == ("slot-taken", "C-91", {"region": "europe", "slot": "tech"})


def test_c91_any_free_slot_may_be_chosen_and_gives_no_grant():
    s = _solo().play(0, "begin europe").draw("project solar")
    assert s.options(0) == ["place money", "place tech", "place research"]
    s.play(0, "place tech")
    assert (s.t.money, s.t.tech, s.t.hand, s.t.pool) == ([3], [0], [1], [3])
    assert s.t.project[s.slot("europe", "tech")] == ENERGIES.index("solar")
    assert s.prompt == "solo-project"  # not research either


def test_c91_the_projects_lie_proposed():
    s = _ready()
    projects = [slot for region in s.match.view(0)["regions"].values() for slot in region["slots"].values() if slot]
    assert len(projects) == 5
    assert not any(project["installed"] for project in projects)
    assert all(project["scientist"] == -1 for project in projects)


def test_c91_full_regions_are_skipped():
    s = _solo(sheet={"regions": {"asia": {"slots": ["money"]}}})
    for region in REGIONS:
        s.tile(region, "solar", "fusion", "biomass")
    s.project("recycling", "asia", "money")
    s.play(0, "begin asia").draw("project solar").play(0, "place money")
    assert _placed(s) == [("solar", "oceania", "money")]


def test_c91_a_tile_nobody_takes_goes_back():
    s = _solo()
    for region in REGIONS:
        s.tile(region, "solar", "fusion", "biomass")
    s.play(0, "begin europe").draw("project solar").play(0, "place money")
    s.draw("project recycling")
    assert (s.seats_asked(), s.prompt) == ([-1], "solo-project")  # nothing to place, the next is drawn
    assert s.t.stock[ENERGIES.index("recycling")] == 6
    assert "project recycling" not in s.options()
    assert [fact.rule for fact in s.facts("project-refused")] == ["C-91"]
    s.draw("project fusion").play(0, "place money")
    assert _placed(s)[-1] == ("fusion", "africa", "money")  # the search still starts after the last one filled


def test_c91_all_un_goals_are_face_down():
    s = _ready()
    view = s.match.view(0)
    assert (view["un_goals"], view["un_left"]) == ([], 13)
    reason = s.why(0, "claim 34")
    assert (reason.code, reason.rule) == ("goal-not-open", "C-17")


# -- C-92 -----------------------------------------------------------------------------------------------------------


def _cards(s):
    return s.match.view(0)["players"][0]["lobby"]


def test_c92_after_a_lobby_card_another_is_drawn():
    s = _ready().hand(0, 2).play(0, "lobby 2 minor")
    assert (s.seats_asked(), s.prompt) == ([-1], "deal-lobby")
    assert len(s.options()) == 25 and "deal 2" not in s.options()
    assert s.t.money == [5]
    s.draw("deal 26")
    assert _cards(s) == [26]
    assert s.prompt == "turn"


def test_c92_a_minor_benefit_reveals_nothing():
    s = _ready().hand(0, 2).play(0, "lobby 2 minor").draw("deal 26")
    assert s.t.un_goals == []


def test_c92_after_a_main_benefit_a_un_goal_is_revealed_too():
    s = _ready().hand(0, 26).play(0, "sell", "lobby 26 main").draw("deal 1")
    assert (s.seats_asked(), s.prompt) == ([-1], "open-un")
    assert s.options() == [f"un {no}" for no in range(34, 47)]
    s.draw("un 40")
    assert (s.match.view(0)["un_goals"], s.match.view(0)["un_left"], s.prompt) == ([40], 12, "turn")
    assert [fact.rule for fact in s.facts("un-opened")] == ["C-92"]


def test_c92_it_lies_to_the_right_of_the_open_ones():
    s = _ready().hand(0, 26)
    s.t.un_goals.append(11)
    s.t.un_deck &= ~(1 << 11)
    s.play(0, "sell", "lobby 26 main").draw("deal 1")
    assert "un 45" not in s.options()
    s.draw("un 34")
    assert s.match.view(0)["un_goals"] == [45, 34]


def test_c92_a_revealed_goal_can_be_claimed():
    s = _ready().plant(0, "recycling", "europe").plant(0, "biomass", "europe").tech(0, 1)
    s.t.un_goals.append(0)
    s.t.un_deck &= ~1
    s.play(0, "claim 34")
    assert (s.t.vp, s.t.un_goals, s.seats_asked()) == ([3], [], [0])


def test_c92_a_discount_card_is_a_main_benefit():
    s = _ready().hand(0, 19).tile("europe", "recycling", "solar", "fusion")
    s.project("recycling", "europe", "research", installed=True).level(0, "recycling", 2).tech(0, 1)
    s.t.money[0] = 4
    s.play(0, "build recycling europe research lobby").draw("deal 1", "un 40")
    assert (s.t.un_goals, _cards(s), s.t.money) == ([6], [1], [0])


def test_c92_a_declared_discount_does_not_interrupt_the_build():
    s = _ready().hand(0, 19).tile("europe", "recycling", "solar", "fusion")
    s.project("recycling", "europe", "research", installed=True).level(0, "recycling", 2).tech(0, 1)
    s.t.money[0] = 4
    s.play(0, "build recycling europe research lobby")
    assert s.t.project[s.slot("europe", "research")] == -1
    assert s.t.control[PLACES["europe"]] == 0


def test_c92_while_the_cards_last():
    s = _ready().hand(0, 2)
    s.t.lobby_deck = 0
    s.play(0, "lobby 2 minor")
    assert (s.seats_asked(), s.prompt, _cards(s)) == ([0], "turn", [])


def test_c92_while_the_un_goals_last():
    s = _ready().hand(0, 26)
    s.t.un_deck = 0
    s.play(0, "sell", "lobby 26 main").draw("deal 1")
    assert (s.seats_asked(), s.t.un_goals) == ([0], [])


def test_c92_no_card_is_drawn_for_a_claim():
    s = _ready().plant(0, "recycling", "europe").plant(0, "biomass", "europe").tech(0, 1)
    s.t.un_goals.append(0)
    s.t.un_deck &= ~1
    cards = _cards(s)
    assert _cards(s.play(0, "claim 34")) == cards


# -- C-93 -----------------------------------------------------------------------------------------------------------


def _hot(co2=350):
    """A table for one at 350 ppm or just below, an event in Europe, three UN goals open."""
    s = _ready(draws={"event": ["event europe"]})
    for region in ("asia", "oceania", "africa", "south-america", "north-america"):
        s.fossil("coal", region, 2)
    s.fossil("oil" if co2 == 350 else "gas", "asia", 3)
    s.t.un_goals[:] = [5, 2, 9]
    s.t.un_deck &= ~(1 << 5 | 1 << 2 | 1 << 9)
    assert s.t.co2 == co2
    return s


def test_c93_a_disaster_removes_the_leftmost_open_goal():
    s = _hot().jump("event")
    assert s.match.view(0)["un_goals"] == [36, 43]
    assert s.t.vp == [-2]


def test_c93_it_does_not_come_back():
    s = _hot().jump("event")
    assert s.match.view(0)["un_left"] == 10


def test_c93_even_with_a_plant_there():
    s = _hot().plant(0, "solar", "europe").jump("event")
    assert (s.match.view(0)["un_goals"], s.t.vp) == ([36, 43], [0])


def test_c93_not_below_350():
    s = _hot(340).jump("event")
    assert len(s.t.un_goals) == 3


def test_c93_with_none_open_nothing_is_removed():
    s = _hot()
    s.t.un_goals.clear()
    s.jump("event").chance()
    assert (s.t.un_goals, s.facts("un-lost")) == ([], [])


# -- C-94 -----------------------------------------------------------------------------------------------------------


def _boiling(co2=500):
    s = _ready()
    for region in REGIONS:
        s.fossil("coal", region, 2)
    for region, space in (("asia", 3), ("europe", 3), ("asia", 4), ("europe", 4)):
        s.fossil("oil", region, space)
    if co2 == 500:
        s.fossil("gas", "asia", 5)
    assert s.t.co2 == co2
    return s


def test_c94_at_500_the_game_ends_but_is_scored():
    s = _boiling()
    s.t.vp[0] = 20
    s.supply(2).chance()
    assert (s.seats_asked(), s.prompt) == ([0], "verdict")
    s.play(0, "goal cash")
    assert s.match.outcome.ending == "overheated"
    assert s.match.outcome.scores == (20 - 2 + (3 + 2 * 3 + 8) // 2,)
    assert [fact.rule for fact in s.facts("defeat")] == ["C-94"]


def test_c94_without_the_final_income():
    s = _boiling().level(0, "solar", 9)
    s.supply(2).play(0, "income $0 5vp").chance()
    assert s.prompt == "verdict"
    s.play(0, "goal score")
    assert s.t.vp == [5 - 2 + (3 + 2 * 3) // 2]


def test_c94_permits_of_controlled_regions_are_sold_then_too():
    s = _boiling().region("asia", control=0, permits=5).supply(2).chance()
    s.play(0, "goal score")
    assert s.t.vp == [-2 + (3 + 2 * 3 + 5 * 3) // 2]


def test_c94_c71_goal_31_counts_permits_before_they_are_sold():
    s = _boiling().region("asia", control=0, permits=5)
    s.t.goal[0] = 31 - 27
    s.supply(2).chance().play(0, "goal score")
    assert s.t.vp == [-2 + 2 * 2 + (3 + 2 * 3 + 5 * 3) // 2]


def test_c94_below_500_the_game_goes_on():
    s = _boiling(480).supply(2).chance()
    assert (s.prompt, s.t.ending) == ("turn", "")


def test_c94_other_endings_bring_the_final_income():
    s = _ready().level(0, "solar", 9).finish()
    assert (s.seats_asked(), s.prompt) == ([0], "income")
    s.play(0, "income $0 5vp", "goal score")
    assert (s.match.outcome.ending, s.match.outcome.winners) == ("last-decade", (0,))
    assert s.t.vp == [5 + (3 + 2 * 3) // 2]


def test_c94_the_score_is_what_counts():
    s = _boiling().supply(2).chance().play(0, "goal score")
    assert s.match.outcome.scores == tuple(s.t.vp)
