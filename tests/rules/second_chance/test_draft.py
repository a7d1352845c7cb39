"""The draft of lobbyists (S-11)."""

from tests.second_chance_stage import stage


def test_s11_two_of_five_then_one_of_three_then_one_of_two_and_the_last():
    s = stage(draft=True, until="keep")
    assert s.seats_asked() == [0, 1, 2]  # all at once
    assert s.options(0) == [f"keep {no}" for no in range(1, 6)]
    for seat, first in ((0, 1), (1, 6), (2, 11)):
        s.play(seat, f"keep {first}", f"keep {first + 1}")
    # three go to the right, that is from each seat to the one before it
    assert s.options(0) == ["keep 8", "keep 9", "keep 10"]
    for seat, no in ((0, 8), (1, 13), (2, 3)):
        s.play(seat, f"keep {no}")
    assert s.options(0) == ["keep 14", "keep 15"]
    for seat, no in ((0, 14), (1, 4), (2, 9)):
        s.play(seat, f"keep {no}")
    hands = [[no + 1 for no in range(36) if hand >> no & 1] for hand in s.t.lobby]
    assert hands == [[1, 2, 5, 8, 14], [4, 6, 7, 10, 13], [3, 9, 11, 12, 15]]
    assert s.prompt == "turn"


def test_s11_a_card_of_another_pack_cannot_be_kept():
    s = stage(draft=True, until="keep")
    assert s.refused(0, "keep 6") == ("card-not-in-pack", "S-11")


def test_s11_packs_are_secret():
    s = stage(draft=True, until="keep").play(1, "keep 6")
    seen = s.match.view(0)["players"][1]
    assert "pack" not in seen and "lobby" not in seen
    assert (seen["pack_cards"], seen["lobby_cards"]) == (4, 1)


def test_s11_without_the_option_hands_are_dealt():
    assert [hand.bit_count() for hand in stage().t.lobby] == [5, 5, 5]
