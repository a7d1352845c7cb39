"""Summits (C-56, C-57), with the example C-X15; every tile is in test_tiles."""

import pytest

from keeling.games.co2.model.words import ENERGIES
from tests.stage import Stage, stage


def last_topic(no: int, energy: str, **speakers: int) -> Stage:
    """Seat 0 has acted and a scientist on a project of the one topic that a summit on place 1 still lacks."""
    s = stage().summit(1, no, **speakers).project(energy, "europe", "tech", scientist=0)
    return s.play(0, "propose fusion asia money")


def own(s: Stage, seat: int) -> list[int]:
    return s.t.expertise[5 * seat : 5 * seat + 5]


def test_c56_a_summit_with_an_open_topic_does_not_resolve():
    s = last_topic(11, "fusion", forestation=1).play(0, "move europe tech summit1", "end")
    assert s.seats_asked() == [1]
    assert s.prompt == "turn"
    assert s.t.speaker[:3] == [1, 0, -1]
    assert s.t.expertise == [0] * 15


def test_c56_a_complete_summit_resolves_only_at_the_end_of_the_turn():
    s = last_topic(1, "solar", forestation=0).play(0, "move europe tech summit1")
    assert s.prompt == "turn"
    assert s.t.speaker[:2] == [0, 0]
    assert s.t.expertise == [0] * 15
    s.play(0, "end")
    assert (s.prompt, own(s, 0)) == ("summit-extra", [1, 1, 0, 0, 0])


def test_c35_c56_work_teaches_before_summits_do():
    s = last_topic(1, "solar", forestation=0).project("recycling", "europe", "money", scientist=0)
    s.play(0, "move europe tech summit1", "end")
    assert s.prompt == "work"
    assert s.t.expertise == [0] * 15
    s.play(0, "learn recycling")
    assert s.prompt == "summit-extra"


def test_c56_one_expertise_per_topic_spoken_on_and_one_extra_per_company():
    s = last_topic(11, "recycling", forestation=0, fusion=0).play(0, "move europe tech summit1", "end")
    assert own(s, 0) == [1, 0, 1, 0, 1]
    assert s.options(0) == ["learn forestation", "learn fusion", "learn recycling"]
    s.play(0, "learn fusion")
    assert (s.prompt, own(s, 0)) == ("lay-summit", [1, 0, 2, 0, 1])  # one extra, not one per scientist
    assert own(s, 1) == own(s, 2) == [0] * 5  # who was not there learns nothing


@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_c56_a_summit_of_four_topics_on_every_place(place):
    s = stage().summit(place, 18, forestation=1, fusion=2, biomass=0)
    s.project("recycling", "europe", "tech", scientist=0)
    elsewhere = [-1] * 16  # one speaker at each summit beside it
    elsewhere[4 * (place % 4)], elsewhere[4 * ((place + 2) % 4) + 1] = 1, 2
    s.t.speaker[:] = [max(pair) for pair in zip(s.t.speaker, elsewhere, strict=True)]
    s.t.pool[1], s.t.pool[2] = 1, 1
    s.play(0, "propose fusion asia money", f"move europe tech summit{place}", "end")
    s.play(1, "learn forestation").play(2, "learn fusion").play(0, "learn fusion")
    assert s.prompt == "lay-summit"
    assert [own(s, seat) for seat in range(3)] == [[0, 0, 1, 1, 1], [2, 0, 0, 0, 0], [0, 0, 2, 0, 0]]
    assert (s.t.hand, s.t.speaker) == ([3, 2, 2], elsewhere)


@pytest.mark.parametrize("place", [1, 2, 3, 4])
@pytest.mark.parametrize("topics", [("forestation", "solar"), ("solar", "forestation")])
def test_c56_on_every_place_it_is_complete_with_its_last_topic_and_not_before(place, topics):
    s = stage().summit(place, 1)
    for energy, slot in zip(topics, ("money", "tech"), strict=True):
        s.project(energy, "europe", slot, scientist=0)
    s.play(0, f"move europe money summit{place}")
    assert s.t.complete == []
    s.t.moved = 0
    s.play(0, f"move europe tech summit{place}")
    assert s.t.complete == [place - 1]


def test_c56_the_extra_must_be_a_topic_of_that_summit():
    s = last_topic(1, "solar", forestation=0).play(0, "move europe tech summit1", "end")
    reason = s.why(0, "learn biomass")
    assert (reason.code, reason.rule) == ("no-such-topic", "C-56")
    assert reason.values == {"energy": "biomass", "wanted": "forestation, solar"}


def test_c56_clockwise_from_the_active_players_left_the_active_player_last():
    s = stage(seats=4).summit(1, 11, forestation=0, fusion=2).project("recycling", "europe", "tech", scientist=1)
    s.play(0, "propose fusion asia money").end_turn(0)
    s.play(1, "propose fusion asia tech", "move europe tech summit1", "end")
    assert (s.seats_asked(), own(s, 2), own(s, 0), own(s, 1)) == ([2], [0, 0, 1, 0, 0], [0] * 5, [0] * 5)
    s.play(2, "learn fusion")
    assert (s.seats_asked(), own(s, 0), own(s, 1)) == ([0], [1, 0, 0, 0, 0], [0] * 5)
    s.play(0, "learn fusion")
    assert (s.seats_asked(), own(s, 1)) == ([1], [0, 0, 0, 0, 1])
    s.play(1, "learn fusion")
    assert s.seats_asked() == [-1]


def test_c56_scientists_return_to_hand_and_a_new_tile_takes_the_place():
    s = last_topic(1, "solar", forestation=1).play(0, "move europe tech summit1", "end")
    hands = s.t.hand[:]
    s.play(1, "learn solar").play(0, "learn forestation")
    assert s.t.hand == [hands[0] + 1, hands[1] + 1, hands[2]]
    assert s.t.speaker[:4] == [-1] * 4
    assert s.prompt == "lay-summit"
    assert s.options(-1) == [f"summit {no}" for no in range(5, 19)]  # the whole stack; the old tile has left the game
    s.draw("summit 12")
    assert s.t.summit == [11, 1, 2, 3]
    assert not s.t.summit_deck >> 11 & 1
    assert s.seats_asked() == [1]


def test_c6_c56_with_the_stack_empty_the_place_stays_empty():
    s = last_topic(1, "solar", forestation=0)
    s.t.summit_deck = 0
    s.play(0, "move europe tech summit1", "end", "learn forestation")
    assert s.seats_asked() == [1]
    assert s.t.summit == [-1, 1, 2, 3]
    assert s.t.hand[0] == 1 + 2


def test_c52_c56_a_scientist_sent_off_by_another_may_complete_a_summit():
    s = stage().tile("europe", "solar", "fusion", "biomass").summit(1, 1, forestation=2)
    s.project("solar", "europe", "tech", scientist=1)
    s.play(0, "install solar europe tech", "pay own").play(1, "send summit1")
    assert s.prompt == "turn"  # the active player's turn goes on
    assert s.t.expertise == [0] * 15
    s.play(0, "end")
    assert s.seats_asked() == [1]
    s.play(1, "learn forestation").play(2, "learn solar")
    assert (own(s, 0), own(s, 1), own(s, 2)) == ([0] * 5, [1, 1, 0, 0, 0], [1, 1, 0, 0, 0])
    assert s.prompt == "lay-summit"


def test_c54_c57_topic_gains_in_tile_order_each_with_its_bonus_then_the_extra():
    s = last_topic(11, "recycling", forestation=0, fusion=0)
    s.level(0, "forestation", 3).level(0, "fusion", 3)  # forestation 4: recycling 1; fusion 4: a permit
    s.play(0, "move europe tech summit1", "end")
    assert (s.prompt, own(s, 0)) == ("bonus-permit", [4, 0, 4, 0, 1])  # recycling is still to come
    s.play(0, "permit asia")
    assert (s.prompt, own(s, 0)) == ("summit-extra", [4, 0, 4, 0, 2])


def two_complete(first: str, second: str) -> Stage:
    """Seat 0 completes two summits in one turn, by the free move and by a research grant."""
    s = stage().tile("asia", "fusion", "recycling", "biomass").summit(1, 1, forestation=1).summit(3, 8, biomass=2)
    s.project("solar", "europe", "tech", scientist=0).project("fusion", "europe", "money", scientist=0)
    moves = {"solar": "move europe tech summit1", "fusion": "move europe money summit3"}
    s.play(0, moves[first], "propose fusion asia research", moves[second], "end")
    return s


def test_c57_summits_resolve_one_after_the_other_in_the_order_completed():
    s = two_complete("fusion", "solar")
    assert [fact.values["summit"] for fact in s.facts("summit-held")] == [3]
    assert s.seats_asked() == [2]
    s.play(2, "learn fusion").play(0, "learn biomass").draw("summit 18")
    assert [fact.values["summit"] for fact in s.facts("summit-held")] == [3, 1]
    s.play(1, "learn solar").play(0, "learn forestation").draw("summit 17")
    assert s.t.summit == [16, 1, 17, 3]
    assert own(s, 0) == [1, 1, 1, 1, 0]
    assert s.t.complete == []


def test_c57_the_other_order():
    s = two_complete("solar", "fusion")
    assert [fact.values["summit"] for fact in s.facts("summit-held")] == [1]
    assert s.seats_asked() == [1]
    s.play(1, "learn solar").play(0, "learn forestation").draw("summit 18")
    assert s.seats_asked() == [2]


def test_cx15_orange_learns_three_and_purple_two():
    orange, purple = 0, 1
    s = last_topic(11, "recycling", fusion=orange, forestation=purple).play(orange, "move europe tech summit1", "end")
    s.play(purple, "learn recycling").play(orange, "learn forestation")
    assert dict(zip(ENERGIES, own(s, orange), strict=True)) == {
        "forestation": 1, "solar": 0, "fusion": 1, "biomass": 0, "recycling": 1,
    }  # fmt: skip
    assert own(s, purple) == [1, 0, 0, 0, 1]
    assert sum(own(s, orange)) == 3
