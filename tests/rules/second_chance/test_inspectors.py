"""UN inspectors (S-85), with example S-X25."""

import pytest

from tests.second_chance_stage import stage


def where(s):
    """The number of the place, within its group, on which each inspector stands."""
    first = [0, 13]
    return [place - first[which] + 1 if place >= 0 else 0 for which, place in enumerate(s.t.inspector)]


@pytest.mark.parametrize(("plants", "summits", "places"), [("gas", "coal", [2, 4]), ("oil", "gas", [3, 2])])
def test_s85_at_setup_each_walks_by_the_ppm_of_a_tile(plants, summits, places):
    s = stage(2, inspectors=True, draws={"inspect": [f"fossil {plants}", f"fossil {summits}"]})
    assert where(s) == places
    assert s.t.fossils == s.t.figures.fossils  # the tiles are mixed back in


def test_s85_they_are_tech_cubes():
    assert stage(2, inspectors=True).t.tech_bank == 30 - 2 * 2 - 2
    assert stage(2).t.tech_bank == 30 - 2 * 2


def test_s85_none_without_the_option_and_none_in_the_competitive_game():
    assert stage(2).t.inspector == [-1, -1]
    s = stage(2, mode="competitive", inspectors=True)
    assert s.t.inspector == [-1, -1] and s.t.tech_bank == 30 - 4


def test_s85_at_each_end_of_a_decade_plant_goals_first():
    s = stage(2, inspectors=True, draws={"inspect": ["fossil gas", "fossil gas"]}).jump("end-decade")
    assert s.prompt == "inspect"
    s.draw("fossil oil")
    assert where(s) == [5, 2]
    s.draw("fossil coal")
    assert where(s) == [5, 6] and s.prompt == "turn"


def test_s85_turned_goals_do_not_count_and_it_goes_round_and_round():
    s = stage(2, inspectors=True, draws={"inspect": ["fossil coal", "fossil gas"]})  # on the fourth plant goal
    s.t.turned = 1 << 4 | 1 << 5
    s.jump("inspect", -1, 0).draw("fossil oil")  # over the seventh and the eighth to the first
    assert where(s)[0] == 1


def test_s85_one_whose_tile_is_turned_waits_and_counts_on_from_there():
    s = stage(2, inspectors=True, draws={"inspect": ["fossil coal", "fossil gas"]})
    s.t.turned = 1 << 3
    assert where(s)[0] == 4
    s.jump("inspect", -1, 0).draw("fossil gas")
    assert where(s)[0] == 6


def test_s85_without_an_open_goal_it_does_not_move():
    s = stage(2, inspectors=True, draws={"inspect": ["fossil coal", "fossil gas"]})
    s.t.turned = (1 << 8) - 1
    s.jump("inspect", -1, 0)
    assert s.seats_asked() == [] and where(s)[0] == 4


def test_s85_sx25_a_missed_goal_under_an_inspector_costs_double():
    s = stage(2, inspectors=True, draws={"inspect": ["fossil gas", "fossil gas"]}).points(50)
    assert where(s)[0] == 2  # gas: the second plant tile
    s.t.turned = ((1 << 21) - 1) & ~0b10
    s.t.decade = 2
    told = s.match.view(None)["environment"]
    assert [goal["cost"] for goal in told if goal["open"]] == [4] and s.match.view(None)["due"] == 4
    s.jump("environmental-goals")
    assert s.team == 46  # 4, not 2


def test_s85_a_turned_goal_under_an_inspector_costs_nothing():
    s = stage(2, inspectors=True, draws={"inspect": ["fossil gas", "fossil gas"]}).points(50)
    s.t.turned = (1 << 21) - 1
    s.jump("environmental-goals")
    assert s.team == 50


def test_s85_none_at_the_knowledge_goals():
    for tile in ("gas", "oil", "coal"):
        s = stage(2, inspectors=True, draws={"inspect": [f"fossil {tile}", f"fossil {tile}"]})
        watched = [place for place, goal in enumerate(s.match.view(None)["environment"]) if goal["inspector"]]
        assert len(watched) == 2 and not any(8 <= place < 13 for place in watched)
