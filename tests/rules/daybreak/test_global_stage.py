"""The global stage (D-6, D-20 … D-23, D-22a); examples D-X11, D-X36."""

import pytest

from keeling.games.daybreak.rules.lasting import own_mod
from tests.daybreak_stage import stage


def next_round(s):
    """Begin the next round with no crises left over."""
    s.t.row = []
    return s.jump("round")


@pytest.mark.parametrize(("bands", "crises"), [(0, 3), (2, 3), (3, 3), (4, 4), (5, 4), (6, 5), (7, 5)])
def test_d20_as_many_crises_as_the_thermometer_says(bands, crises):
    s = next_round(stage(2).planet(bands=bands))
    assert len(s.t.row) == crises == s.t.called
    s.draw("crisis epidemic")
    assert s.t.row[0] == s.crisis("epidemic") and s.t.row[1:] == [-1] * (crises - 1)


def test_d20_crises_that_last_do_not_reduce_the_number():
    s = next_round(stage(2).lasting("oil-lobby"))
    assert len(s.t.row) == 3


def test_d6_the_lead_chooses_and_changes_each_round():
    s = next_round(stage(3))  # round 2
    s.draw("crisis epidemic", "offer damage-fund", "offer moonshot")
    assert s.seats_asked() == [1] and s.prompt == "choose-project"
    assert s.options() == ["adopt damage-fund", "adopt moonshot", "decline"]


def test_d21_one_of_two_is_kept_and_the_other_discarded():
    s = next_round(stage(3))
    s.draw("crisis epidemic", "offer damage-fund", "offer moonshot").play(1, "adopt moonshot")
    f = s.t.figures
    assert f.projects[s.t.project[0]].key == "moonshot"
    assert s.t.project_discards[-1] == f.project_of["damage-fund"]


def test_d21_both_may_be_declined():
    s = next_round(stage(3))
    s.draw("crisis epidemic", "offer damage-fund", "offer moonshot").play(1, "decline")
    assert s.t.project == [-1] * 4 and len(s.t.project_discards) == 2
    assert s.prompt == "draw"


def test_d21_what_was_not_drawn_is_refused():
    s = next_round(stage(3))
    s.draw("crisis epidemic", "offer damage-fund", "offer moonshot")
    assert s.refused(1, "adopt fusion-plants") == ("not-drawn", "D-21")


def test_d21_dx36_a_fifth_project_pushes_one_out_and_its_effect_ends():
    s = stage(2).project("no-tax-havens", "no-new-coal", "flare-ban").project("moonshot").project("damage-fund")
    s.project("thirty-by-thirty")
    assert s.t.active[0] and own_mod(s.t, 0, 0) == 1
    next_round(s).draw("crisis epidemic", "offer fusion-plants", "offer methane-pledge")
    s.play(1, "adopt fusion-plants")
    assert s.prompt == "drop-project" and len(s.options()) == 4
    assert s.refused(1, "drop fusion-plants") == ("not-in-play", "D-22")
    s.play(1, "drop no-tax-havens")
    assert own_mod(s.t, 0, 0) == 0
    assert s.t.figures.projects[s.t.project[0]].key == "fusion-plants"
    assert {s.card("no-new-coal"), s.card("flare-ban")} <= set(s.t.discards)


def test_d22_dx11_one_regulation_each_by_whoever_tucks_them():
    s = stage(4).project("no-tax-havens")
    cards = ["no-new-coal", "flare-ban", "city-on-foot", "loop-economy"]
    for seat, card in enumerate(cards):
        s.hand(seat, card)
        assert not s.t.active[0]
        s.play(seat, f"tuck {card} no-tax-havens")
    assert s.t.active[0] and [own_mod(s.t, seat, 0) for seat in range(4)] == [1] * 4


def test_d22_an_active_project_changes_the_next_draw():
    s = stage(1).project("no-tax-havens", "no-new-coal")
    next_round(s).until("turn")
    assert len(s.held(0)) == 6


def test_d22_a_boost_multiplies_gains_of_cards_with_its_tag():
    s = stage(2).project("fusion-plants", "new-cement", "electric-kitchens").stack(0, 1, "small-reactors")
    s.hand(0, "heat-pumps").play(0, "use s1", "pay heat-pumps")
    assert s.at(0, "clean") == 3 + 2
    s.hand(0, "warm-walls").stack(0, 2, "hill-turbines").play(0, "use s2", "pay warm-walls")
    assert s.at(0, "clean") == 5 + 2  # no nuclear tag: not boosted


def test_d22a_anybody_uses_a_project_once_for_all():
    s = stage(3).project("cities-learn-together", "bike-lanes", "storm-barriers", "green-roofs")
    s.play(2, "use cities-learn-together")
    for seat in (0, 1, 2):
        s.play(seat, "kind social")  # each for oneself
    assert s.refused(0, "use cities-learn-together") == ("used-up", "D-36")
    assert [s.at(seat, "social") for seat in range(3)] == [2, 2, 1]  # one each for everybody


def test_d22a_a_bank_is_active_with_its_first_card_and_spends_it():
    s = stage(2).project("relief-stores").board(1, community=3)
    assert s.refused(0, "use relief-stores") == ("not-active", "D-22")
    s.hand(0, "storm-shelters").play(0, "tuck storm-shelters relief-stores", "use relief-stores", "to p2")
    assert s.at(1, "community") == 2 and s.card("storm-shelters") in s.t.discards
    assert s.refused(0, "use relief-stores") == ("not-active", "D-22")


def test_d22a_as_many_as_liked_are_spent_and_add_to_the_die():
    s = stage(2).project("sunshade-pact", "sulfur-veil", "no-new-coal").planet(bands=3)
    s.play(0, "use sunshade-pact")
    assert s.options(0) == ["spend 1", "spend 2"]
    assert s.refused(0, "spend 3") == ("nothing-collected", "D-22a")
    s.play(0, "spend 2").draw("die 4")  # 6: srm-fair
    assert (s.t.bands, s.t.away) == (1, 2)


def test_d38_a_bank_of_different_tags_takes_each_once():
    s = stage(2).project("sunshade-pact", "sulfur-veil").hand(0, "rock-dust", "no-new-coal", "watched-veil")
    assert s.refused(0, "tuck rock-dust sunshade-pact") == ("brings-nothing", "D-38")
    s.play(0, "tuck watched-veil sunshade-pact")  # it stands for regulation
    assert s.refused(0, "tuck no-new-coal sunshade-pact") == ("brings-nothing", "D-38")


def test_d22_a_project_not_in_play_is_refused():
    s = stage(2).hand(0, "heat-pumps")
    assert s.refused(0, "use damage-fund") == ("not-in-play", "D-22")
    assert s.refused(0, "tuck heat-pumps damage-fund") == ("not-in-play", "D-22")


def test_d22_a_standing_project_is_not_used():
    s = stage(1).project("no-tax-havens", "no-new-coal")
    assert s.refused(0, "use no-tax-havens") == ("works-by-itself", "D-39")  # it is not used "only all the time"


def test_d23_dx35_the_discards_become_the_deck():
    s = stage(1)
    t = s.t
    cards = t.deck[:]
    t.deck, t.discards = cards[:3], cards[3:]
    for card in t.discards:
        t.place[card] = 1
    s.t.row = []
    s.jump("draw", 0, 5, 0, 0, 0)
    for _ in range(3):
        s.draw(s.options()[0])
    assert t.deck == [] and len(s.options()) == len(cards) - 3
    s.draw(s.options()[0], s.options()[1])
    assert len(s.held(0)) == 5 and t.discards == [] and len(t.deck) == len(cards) - 5


def test_d23_where_nothing_is_left_the_rest_is_not_drawn():
    s = stage(1)
    t = s.t
    left, t.deck = t.deck[:2], t.deck[:2]
    for card in range(t.figures.deck_size):
        if t.place[card] == 0 and card not in left:
            t.place[card] = 2
    s.jump("draw", 0, 5, 0, 0, 0)
    s.draw(s.options()[0], s.options()[1])
    assert len(s.held(0)) == 2 and not s.match.asks


def test_d23_crises_face_down_are_not_shuffled_in():
    s = stage(2)
    t = s.t
    t.row = []
    t.crisis_discards = t.crisis_deck[4:]
    t.crisis_deck = t.crisis_deck[:4]
    old = set(t.crisis_deck)
    t.bands = 0
    s.jump("round")  # three of the four are drawn
    t.called, t.stage = 3, 3
    from keeling.games.daybreak.rules.crises_in_play import lay_face_down

    lay_face_down(t, 3, "D-45")
    assert t.row.count(-2) + sum(one in old for one in t.row) >= 3
    assert len(t.crisis_rest) == t.row.count(-2)
    s.check()
