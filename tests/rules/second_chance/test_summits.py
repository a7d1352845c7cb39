"""Summits (S-45), every tile; example S-X18."""

import pytest

from keeling.games.second_chance import house_sheet
from keeling.games.second_chance.model.words import ENERGIES
from tests.second_chance_stage import stage

TILES = {row["no"]: row["topics"] for row in house_sheet()["summits"]}


@pytest.mark.parametrize("no", TILES)
def test_s45_complete_when_every_topic_is_occupied(no):
    *others, last = TILES[no]
    s = stage(4).summit(1, no, **{energy: 1 + number % 3 for number, energy in enumerate(others)})
    s.tile("europe", last, *[energy for energy in ENERGIES if energy != last][:2])
    s.project(last, "europe", "tech", scientist=0).play(0, "move europe tech summit1")
    assert s.t.complete == [0] and s.prompt == "turn"  # not before the turn ends
    s.play(0, next(move for move in s.options(0) if move.startswith("plan") and move.endswith("tech")), "end")
    learners = []
    while s.prompt == "summit-learn":
        seat = s.seats_asked()[0]
        learners.append(seat)
        assert s.options(seat) == [f"learn {energy}" for energy in ENERGIES if energy in TILES[no]]
        s.play(seat, s.options(seat)[0])
    assert learners == sorted(learners[:-2]) + [0, 0]  # clockwise, the last scientist's owner last
    assert len(learners) == 2 * len(TILES[no])
    assert s.prompt == "lay-summit"
    s.draw(s.options()[0])
    assert s.t.summit[0] != no - 1 and s.t.speaker[:4] == [-1] * 4


def test_s45_sx18_red_and_yellow():
    s = stage().summit(1, 11, solar=2, wind=2)  # forestation, solar, wind
    s.tile("asia", "forestation", "solar", "wind").project("forestation", "asia", "tech", scientist=1)
    s.turn_of(1).play(1, "move asia tech summit1", "plan solar asia money", "end")
    s.level(1, "forestation", 0).level(1, "solar", 0)  # what going there and planning taught is not the example's
    assert s.seats_asked() == [2]
    s.play(2, "learn solar", "learn wind", "learn forestation", "learn forestation")
    s.play(1, "learn solar", "learn forestation")
    assert (s.knows(2), s.knows(1)) == ([0, 0, 1, 1, 2], [0, 0, 0, 1, 1])
    assert (s.t.hand[2], s.t.hand[1]) == (1 + 2, 1 + 1)


def test_s45_only_energies_of_that_summit_and_no_track_at_its_end():
    s = stage().summit(1, 1).level(0, "hydro", 9).jump("summit-learn", 0, 0)
    assert s.refused(0, "learn solar") == ("no-such-topic", "S-45")
    assert s.refused(0, "learn hydro") == ("track-ended", "S-46")
    assert s.options(0) == ["learn recycling"]


def test_s45_each_bonus_is_taken_before_the_next_knowledge():
    s = stage().summit(1, 1, recycling=0, hydro=1).bonus("hydro", 1, "tech")
    s.t.complete.append(0)
    s.t.closer[0] = 0
    s.jump("summits", 0).play(1, "learn hydro")
    assert (s.seats_asked(), s.prompt) == ([1], "hand-on")
    s.play(1, "give p2", "learn hydro")
    assert s.seats_asked() == [0] and s.t.tech[1] == 3


def test_s45_in_the_order_completed():
    s = stage().summit(1, 1, recycling=1).summit(2, 2, recycling=1)  # recycling, hydro; recycling, wind
    s.hire(0, 1).project("wind", "europe", "tech", scientist=0).project("hydro", "europe", "money", scientist=0)
    s.tile("asia", "hydro", "wind", "solar")
    s.play(0, "move europe tech summit2", "plan solar asia scientist", "move europe money summit1", "end")
    held = [fact.values["summit"] for fact in s.facts("summit-held")]
    assert held == [2]
    s.play(1, "learn wind", "learn wind").play(0, "learn wind", "learn wind").draw(s.options()[0])
    assert [fact.values["summit"] for fact in s.facts("summit-held")] == [2, 1]


def test_s45_the_last_scientist_may_be_one_sent_off_in_anothers_turn():
    s = stage().summit(1, 1, recycling=0).project("hydro", "europe", "tech", scientist=1)
    s.play(0, "prepare hydro europe tech", "pay own").play(1, "move europe tech summit1").play(0, "end")
    assert s.seats_asked() == [0]
    s.play(0, "learn hydro", "learn hydro")
    assert s.seats_asked() == [1]
