"""Drafting the lobby cards (C-19, C-82)."""

import pytest

import keeling
from tests.stage import stage


def _draft(seats=3, direction=None):
    options = {"draft": True} | ({"draft_direction": direction} if direction else {})
    return stage(seats, options=options)


def _packs(s):
    return [s.match.view(seat)["players"][seat]["pack"] for seat in range(s.t.seats)]


def _first(s):
    """Everybody keeps the first card of their pack."""
    for seat in range(s.t.seats):
        s.play(seat, s.options(seat)[0])
    return s


def test_c82_all_choose_at_once_from_five():
    s = _draft()
    assert s.seats_asked() == [0, 1, 2]
    assert (s.prompt, s.options(0)) == ("keep", [f"keep {no}" for no in (1, 2, 3, 4, 5)])
    assert s.options(2) == [f"keep {no}" for no in (11, 12, 13, 14, 15)]
    assert s.t.lobby == [0, 0, 0]


def test_c82_in_any_order():
    s = _draft().play(2, "keep 13")
    assert s.seats_asked() == [0, 1]
    s.play(1, "keep 9").play(0, "keep 1")
    assert s.seats_asked() == [0, 1, 2]


def test_c82_only_a_card_of_one_s_pack():
    reason = _draft().why(0, "keep 6")
    assert (reason.code, reason.rule, reason.values) == ("card-not-in-pack", "C-82", {"no": "6"})


def test_c82_nobody_gets_the_pack_of_one_who_has_not_chosen():
    s = _draft().play(0, "keep 1").play(1, "keep 6")
    assert s.t.packs[0].bit_count() == 4
    assert s.match.view(0)["players"][0]["pack"] == [2, 3, 4, 5]


def test_c19_c82_the_rest_goes_to_the_right():
    """To the right of player 1 sits the last one."""
    s = _first(_draft())
    assert _packs(s) == [[7, 8, 9, 10], [12, 13, 14, 15], [2, 3, 4, 5]]


def test_c19_c82_and_always_to_the_right():
    s = _first(_first(_draft(4)))
    assert _packs(s)[0] == [13, 14, 15]  # the pack of player 3 has moved twice


def test_c19_c82_or_right_and_left_in_turn():
    s = _first(_draft(4, "alternate"))
    assert _packs(s)[0] == [7, 8, 9, 10]  # first to the right
    _first(s)
    assert _packs(s)[0] == [3, 4, 5]  # then to the left: back again
    _first(s)
    assert _packs(s)[0] == [9, 10]
    assert [fact.values["direction"] for fact in s.facts("packs-passed")] == ["right", "left", "right"]


def test_c19_c82_the_last_card_passed_is_kept():
    s = _draft(3)
    for _ in range(4):
        assert s.prompt == "keep"
        _first(s)
    assert s.prompt == "turn"
    assert [hand.bit_count() for hand in s.t.lobby] == [5, 5, 5]
    assert s.t.packs == [0, 0, 0]
    # player 1: 1 of the own pack, 7 of player 2's, 13 of player 3's, 4 of the own, 10 passed on by player 2
    assert s.match.view(0)["players"][0]["lobby"] == [1, 4, 7, 10, 13]


def test_c19_c82_the_last_card_goes_left_when_directions_alternate():
    s = _draft(3, "alternate")
    for _ in range(4):
        _first(s)
    # 1 own, 7 from the left, 3 back from the right, 9 from the left, then 5 from the right
    assert s.match.view(0)["players"][0]["lobby"] == [1, 3, 5, 7, 9]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_c19_c82_all_end_with_five(seats):
    s = _draft(seats)
    for _ in range(4):
        _first(s)
    hands = [card for seat in range(seats) for card in s.match.view(seat)["players"][seat]["lobby"]]
    assert sorted(hands) == list(range(1, 5 * seats + 1))
    assert [hand.bit_count() for hand in s.t.lobby] == [5] * seats


def test_c82_c5_packs_and_kept_cards_are_secret():
    s = _draft().play(0, "keep 1")
    seen = s.match.view(1)["players"][0]
    assert (seen["pack_cards"], seen["lobby_cards"]) == (4, 1)
    assert "pack" not in seen and "lobby" not in seen
    assert "keep 1" not in s.match.record_for(1)
    assert "keep 1" in s.match.record_for(0)
    assert all(fact.secret for fact in s.facts("kept"))


def test_c19_the_direction_alone_drafts_nothing():
    assert stage(options={"draft_direction": "alternate"}).prompt == "turn"


def test_c82_the_usual_direction_is_right():
    assert keeling.new("co2", 3, options={"draft": True}).settings["draft_direction"] == "right"


def test_c82_it_needs_two_players():
    with pytest.raises(keeling.BadInput) as caught:
        keeling.new("co2", 1, options={"draft": True})
    reason = caught.value.reason
    assert (reason.code, reason.rule) == ("option-needs-seats", "C-82")
