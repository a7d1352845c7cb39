"""Scientists (S-30, S-30a, S-31), with example S-X3."""

import pytest

from tests.second_chance_stage import stage


def test_s30_from_the_board_to_a_planned_project():
    s = stage().project("solar", "asia", "tech").play(0, "move board asia tech")
    assert (s.t.hand[0], s.t.worker[s.slot("asia", "tech")]) == (0, 0)
    assert s.knows(0) == [0] * 5  # S-X3: from the board to a project, nothing


def test_s30_from_the_board_to_a_played_card_of_anybody():
    s = stage().played(3, 2).play(0, "move board card3")  # its side: $2
    assert (s.t.visitor[2], s.t.money[0]) == (0, 3 + 2)


def test_s30_from_a_project_to_another_a_card_a_topic_or_the_board():
    s = stage().project("solar", "asia", "tech", scientist=0).project("wind", "asia", "money").played(3, 2)
    s.summit(1, 3)
    moves = [option for option in s.options(0) if option.startswith("move asia tech")]
    assert moves == [f"move asia tech {goal}" for goal in ("asia money", "card3", "board", "summit1")]


@pytest.mark.parametrize(("move", "reason"), [
    ("move board summit1", ("board-to-summit", "S-30")),
    ("move asia money board", ("no-scientist-there", "S-30")),
    ("move asia scientist board", ("no-scientist-there", "S-30")),  # another's
    ("move asia tech summit1", ("not-a-topic", "S-30")),
    ("move asia tech summit2", ("topic-taken", "S-30")),
    ("move asia tech europe tech", ("no-planned-project", "S-30")),  # infrastructure
    ("move asia tech europe money", ("no-planned-project", "S-30")),  # nothing
    ("move asia tech asia scientist", ("scientist-in-the-way", "S-30")),
    ("move asia tech card3", ("card-occupied", "S-34")),
    ("move asia tech card4", ("card-not-played", "S-30")),
])  # fmt: skip
def test_s30_where_a_scientist_may_not_go(move, reason):
    s = stage().project("solar", "asia", "tech", scientist=0).project("wind", "asia", "scientist", scientist=1)
    s.project("hydro", "europe", "tech", prepared_by=0).played(3, 1)
    s.t.pool[2] -= 1
    s.t.visitor[2] = 2
    s.summit(1, 1).summit(2, 3, solar=1)
    assert s.refused(0, move) == reason
    assert move not in s.options(0)


def test_s34_of_free_cards_with_one_side_effect_the_first_is_taken():
    s = stage().hire(0).played(3, 2).played(7, 1).played(2, 1)  # $2, $2, tech
    assert [move for move in s.options(0) if "card" in move] == ["move board card2", "move board card3"]
    assert s.refused(0, "move board card7") == ("like-card-free", "S-34")
    s.play(0, "move board card3").turn_of(0)
    assert "move board card7" in s.options(0)


def test_s30_no_scientist_on_the_board():
    s = stage().project("solar", "asia", "tech")
    s.t.hand[0], s.t.pool[0] = 0, 4
    assert s.refused(0, "move board asia tech") == ("no-scientist-on-board", "S-30")


def test_s30_on_a_summit_and_on_a_card_they_stay():
    s = stage().summit(1, 3, solar=0).played(3, 1)
    s.t.pool[0] -= 1
    s.t.visitor[2] = 0
    assert not any(option.startswith("move summit") or option.startswith("move card") for option in s.options(0))


@pytest.mark.parametrize(("goal", "energy"), [("europe tech", "hydro"), ("board", "hydro"), ("card3", "hydro")])
def test_s31_sx3_leaving_a_project_teaches_its_energy(goal, energy):
    s = stage().project("hydro", "africa", "tech", scientist=0).project("wind", "europe", "tech").played(3, 1)
    s.play(0, f"move africa tech {goal}")
    assert s.knows(0) == [0, 1, 0, 0, 0]
    assert s.t.money[0] == 3 + (2 if goal == "card3" else 0)  # on a card the side effect too


def test_s31_sx3_off_recycling_to_a_summit():
    s = stage().project("recycling", "africa", "tech", scientist=0).summit(1, 1).play(0, "move africa tech summit1")
    assert s.knows(0) == [1, 0, 0, 0, 0]
    assert s.match.view(None)["summits"][0]["speakers"] == [0, -1]


def test_sx3_from_the_board_to_a_card_its_side_effect_alone():
    s = stage().played(2, 1).play(0, "move board card2")
    assert (s.t.tech[0], s.knows(0)) == (3, [0] * 5)


def test_s31_coming_home_from_a_summit_teaches_no_more():
    s = stage().summit(1, 1, recycling=0, hydro=0)
    s.t.complete.append(0)
    s.t.closer[0] = 0
    s.jump("summits", 0).play(0, "learn hydro", "learn hydro", "learn hydro", "learn hydro")
    assert s.knows(0) == [0, 4, 0, 0, 0] and s.t.hand[0] == 3


def test_s30a_leaving_with_its_bonuses_comes_before_arriving_and_that_before_the_side_effect():
    s = stage().bonus("hydro", 1, "permit").region("asia", permits=1)
    s.project("hydro", "africa", "tech", scientist=0).played(4, 1).play(0, "move africa tech card4")
    assert (s.prompt, s.t.visitor[3]) == ("hand-on", -1)
    s.play(0, "give p1")
    assert (s.prompt, s.t.visitor[3]) == ("bonus-permit", -1)
    s.play(0, "permit asia")
    assert (s.prompt, s.t.visitor[3]) == ("extra-move", 0)


def test_s30a_a_move_beyond_the_executive_one_may_lead_on():
    s = stage().hire(0, 2).played(4, 1).played(8, 1).played(3, 1)  # two cards that move a scientist, one of $2
    s.play(0, "move board card4", "move board card8", "move board card3")
    assert (s.t.visitor[3], s.t.visitor[7], s.t.visitor[2]) == (0, 0, 0)
    assert s.t.money[0] == 3 + 2 and s.prompt == "turn"
    assert s.refused(0, "move board asia tech") == ("used-scientist", "S-22")


def test_s30a_it_may_be_forgone():
    s = stage().hire(0).played(4, 1).project("solar", "asia", "tech").play(0, "move board card4")
    assert s.options(0) == ["move board asia tech", "forgo"]
    s.play(0, "forgo")
    assert s.prompt == "turn"


def test_s30a_with_nothing_to_move_there_is_no_question():
    s = stage().played(4, 1).play(0, "move board card4")
    assert s.prompt == "turn"


def test_s30a_an_extra_move_is_closed_like_any_other():
    s = stage().hire(0, 2).played(4, 1).project("solar", "asia", "tech", scientist=1).project("wind", "asia", "money")
    s.play(0, "move board card4")
    assert s.refused(0, "move board asia tech") == ("scientist-in-the-way", "S-30")
    assert s.refused(0, "move board summit1") == ("board-to-summit", "S-30")
