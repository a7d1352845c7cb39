"""Marketing and CSR cards: drawing, playing, limits, decks (F-5, F-50, F-51, F-55)."""

from random import Random

import pytest

from keeling.core.log import digest_of
from keeling.games.factories import GAME
from tests.factories_stage import stage


def test_f50_drawing_one_is_an_action_and_repeatable():
    s = stage().hand(0).play(0, "draw")
    assert s.prompt == "draw-marketing" and s.t.actions == 2
    s.draw("marketing 9").play(0, "draw").draw("marketing 10")
    assert s.held(0) == [9, 10] and s.t.actions == 1


def test_f50_playing_one_is_an_action_and_it_goes_to_the_discards():
    s = stage().hand(0, 1).play(0, "play 1")
    assert s.held(0) == [] and s.t.actions == 2 and s.view(1)["discards"]["marketing"] == [1]
    assert s.refused(0, "play 1") == ("not-in-hand", "F-50")


def test_f51_playing_a_csr_card_is_an_action():
    s = stage().hand(0, 33).play(0, "play 33")
    assert s.t.actions == 2 and s.view(1)["discards"]["csr"] == [33]
    assert s.refused(0, "play 34") == ("not-in-hand", "F-51")


@pytest.mark.parametrize("deck", ["marketing", "csr"])
def test_f50_f51_f55_the_fourth_card_must_go_at_once_the_owner_choosing(deck):
    first = 1 if deck == "marketing" else 25
    s = stage().hand(0, first, first + 1, first + 2)
    s.jump(f"draw-{deck}", 0, 1)
    s.draw(f"{deck} {first + 9}")
    assert s.seats_asked() == [0] and s.prompt == "discard"
    assert s.options() == [f"discard {no}" for no in (first, first + 1, first + 2, first + 9)]
    s.play(0, f"discard {first + 1}")
    assert s.held(0) == [first, first + 2, first + 9]
    assert s.view(1)["discards"][deck] == [first + 1]


def test_f55_an_empty_deck_is_made_of_its_discards():
    s = stage().hand(0)
    s.t.discards[0] = 0b110000000000000000000000
    s.t.deck[0] = 0
    s.t.marketing = [0, 0b000000111111111111111111, 0]
    s.t.marketing[2] = 0xFFFFFF & ~s.t.discards[0] & ~s.t.marketing[1]
    s.play(0, "draw")
    assert s.options() == ["marketing 23", "marketing 24"]
    s.draw("marketing 24")
    assert s.t.deck[0] == 1 << 22 and s.t.discards[0] == 0
    assert [fact.values["deck"] for fact in s.facts("reshuffled")] == ["marketing"]


def test_f55_where_nothing_is_left_drawing_is_not_offered():
    s = stage().hand(0)
    s.t.deck[0] = 0
    s.t.marketing = [0, 0xFFFFFF, 0]
    assert s.refused(0, "draw") == ("deck-empty", "F-55")


def test_f55_a_grant_from_an_empty_deck_is_no_card():
    s = stage()
    s.t.deck[0], s.t.marketing = 0, [0xFFFFFF, 0, 0]
    money = s.t.money[1]
    s.event(79)  # those with the fewest points would draw a card each
    assert s.seats_asked() == [] and s.t.marketing == [0xFFFFFF, 0, 0] and s.t.money[1] == money + 4


def test_f55_a_card_just_played_can_be_drawn_again():
    s = stage().hand(0, 9)
    s.t.deck[0], s.t.marketing = 0, [1 << 8, 0xFFFFFF & ~(1 << 8), 0]
    s.play(0, "play 9")  # the press trip draws a card: only itself is left
    s.draw("marketing 9")
    assert s.held(0) == [9]


def test_f50_f51_otherwise_cards_are_never_discarded():
    s = stage().hand(0, 1, 2, 25)
    assert not any(option.startswith("discard") for option in s.options())


def test_f5_hands_are_secret_and_all_else_is_open():
    s = stage().hand(0, 1, 2, 25).goods(0, wood=2).plan(0, wood=2)
    mine, seen, nobody = s.view(0)["players"][0], s.view(1)["players"][0], GAME.view(s.t, None)["players"][0]
    assert mine["marketing"] == [1, 2] and mine["csr"] == [25]
    assert "marketing" not in seen and "csr" not in seen and nobody == seen
    assert (seen["marketing_cards"], seen["csr_cards"]) == (2, 1)
    assert seen["goods"]["wood"] == 2 and seen["plan"] == {"wood": 2}


def test_f5_at_the_end_all_is_shown():
    s = stage().hand(1, 5)
    s.t.ending = "points"
    assert s.view(0)["players"][1]["marketing"] == [5]


def test_f5_a_redeal_depends_only_on_what_the_seat_sees():
    one, two = stage().hand(1, 5, 30).hand(2, 6), stage().hand(1, 20, 40).hand(2, 21)
    assert digest_of(one.t) != digest_of(two.t)
    assert one.view(0) == two.view(0)
    dealt = [digest_of(GAME.redeal(s.t, 0, Random(4))) for s in (one, two)]
    assert dealt[0] == dealt[1]
    assert digest_of(GAME.redeal(one.t, 0, Random(5))) != dealt[0]
