"""Local actions, starting and supporting (D-30 … D-39a); examples D-X2 … D-X10, D-X21, D-X25, D-X28, D-X29."""

import pytest

from tests.daybreak_stage import acting, stage


@pytest.mark.parametrize(("communities", "cards"), [(0, 5), (3, 5), (4, 4), (7, 4), (8, 3), (11, 3)])
def test_d30_dx21_fewer_cards_with_many_communities_in_crisis(communities, cards):
    s = stage(1).board(0, community=communities)
    s.jump("local").until("turn")
    assert len(s.held(0)) == cards


def test_d30_changes_add_up_and_hands_are_kept():
    s = stage(2).project("no-tax-havens", "no-new-coal", "flare-ban").board(0, community=8).hand(0, "heat-pumps")
    s.jump("local").until("turn")
    assert len(s.held(0)) == 1 + 4 and len(s.held(1)) == 6


def test_d30_everybody_draws_before_anyone_acts():
    s = stage(2).jump("local")
    assert s.seats_asked() == [-1]
    s.until("turn")
    assert sorted(s.seats_asked()) == [0, 1]


def test_d31_any_order_any_number_of_times():
    s = stage(1).hand(0, "heat-pumps", "warm-walls", "bike-lanes", "seed-banks")
    s.play(0, "start heat-pumps s1", "use s1", "tuck warm-walls s1", "use s1", "use s2", "pay bike-lanes")
    assert (s.at(0, "buildings"), s.at(0, "demand"), s.at(0, "dirty")) == (0, 12, 6)


def test_d32_only_the_top_card_of_a_stack():
    s = stage(3).hand(2, "bike-lanes", "heat-pumps").play(2, "start bike-lanes s1")
    assert s.refused(2, "use s1") == (
        "nothing-to-gain",
        "D-37",
    )  # bike lanes with one tag; the power plants are covered


def test_d32_dx7_costs_are_paid_each_time_before_the_effect():
    s = stage(4).stack(1, 1, "clean-plants-china", "clean-exports").hand(1, "heat-pumps")
    s.play(1, "use s1")
    assert s.options(1) == ["pay heat-pumps"] and s.at(1, "clean") == 3
    s.play(1, "pay heat-pumps")
    assert s.at(1, "clean") == 5 and s.card("heat-pumps") in s.t.discards


def test_d32_costs_come_from_the_hand_alone():
    s = stage(4)
    assert s.refused(1, "use s1") == ("too-few-cards", "D-32")
    s.hand(1, "heat-pumps").hand(2, "warm-walls").play(1, "use s1")
    assert s.refused(1, "pay warm-walls") == ("not-in-hand", "D-32")


def test_dx4_no_limit_as_often_as_paid():
    s = stage(4).hand(1, "heat-pumps", "warm-walls", "bike-lanes")
    for card in ("heat-pumps", "warm-walls", "bike-lanes"):
        s.play(1, "use s3", f"pay {card}", "kind social")
    assert s.at(1, "social") == 1 + 3


def test_dx2_covered_tags_count_for_a_limit():
    s = stage(4).stack(1, 1, "buses-for-all", "clean-plants-china").board(1, transport=3)
    s.play(1, "use s1", "use s1")
    assert s.at(1, "transport") == 1
    assert s.refused(1, "use s1") == ("used-up", "D-36")


def test_d34_dx3_a_tucked_tag_strengthens_the_action_above():
    s = stage(4).hand(1, "no-new-coal", "heat-pumps")
    s.play(1, "tuck no-new-coal s2", "use s2", "pay heat-pumps")
    assert s.at(1, "dirty") == 7 and s.lies(1, 2) == ["coal-exit-china", "no-new-coal"]


def test_d33_d34_dx5_one_card_tucked_or_on_top():
    s = stage(4).stack(2, 1, "raised-homes").hand(2, "fast-trains", "heat-pumps", "warm-walls")
    s.play(2, "tuck fast-trains s1", "use s1", "pay heat-pumps")
    assert s.at(2, "infrastructure") == 1 + 2
    s = stage(4).stack(2, 1, "clean-plants-europe").hand(2, "fast-trains")
    s.play(2, "start fast-trains s1", "use s1", "use s1")  # two grid tags, two tokens
    assert s.at(2, "transport") == 0


def test_d33_dx8_a_started_card_covers_and_uses_what_is_below():
    s = stage(4).hand(1, "citizens-councils", "heat-pumps")
    s.play(1, "start citizens-councils s3", "use s3", "use s3")
    assert s.at(1, "social") == 3
    assert s.refused(1, "use s3") == ("used-up", "D-36")


def test_dx9_with_a_tucked_tag_it_is_three():
    s = stage(4).hand(1, "citizens-councils", "street-movements")
    s.play(1, "tuck street-movements s3", "start citizens-councils s3", "use s3", "use s3", "use s3")
    assert s.at(1, "social") == 4


def test_d36_dx10_once_per_tag_and_round():
    s = stage(1).stack(0, 1, "electric-kitchens", "open-science").board(0, buildings=5)
    s.play(0, "use s1", "use s1")
    assert (s.at(0, "buildings"), s.at(0, "demand")) == (3, 12)
    assert s.refused(0, "use s1") == ("used-up", "D-36")
    s.t.row = []
    s.jump("round").until("turn")
    s.play(0, "use s1", "use s1")
    assert s.at(0, "buildings") == 1


def test_d36_tucking_raises_a_limit_and_losing_a_card_lowers_it():
    s = stage(1).stack(0, 1, "heat-pumps", "carbon-dividend").hand(0, "clean-steel").board(0, buildings=9)
    s.play(0, "use s1", "use s1", "tuck clean-steel s1", "use s1")
    s.jump("lose", 0, 1, 0).play(0, "lose clean-steel")
    s.jump("act")
    assert s.refused(0, "use s1") == ("used-up", "D-36")


def test_d36_uses_belong_to_the_card_also_while_covered():
    s = stage(1).stack(0, 1, "carbon-dividend", "clean-steel").hand(0, "green-bonds")
    s.play(0, "use s1").draw("draw heat-pumps").play(0, "start green-bonds s1", "use s1")
    s.draw("draw bike-lanes", "draw seed-banks", "draw warm-walls").play(0, "keep bike-lanes")
    s.jump("lose", 0, 1, 0).play(0, "lose green-bonds").jump("act")
    assert s.refused(0, "use s1") == ("used-up", "D-36")


def test_dx28_use_cover_use_again_with_the_covered_tags():
    s = stage(4).hand(1, "flare-ban", "heat-pumps")
    s.play(1, "use s2", "pay heat-pumps")
    assert s.at(1, "dirty") == 8
    s.hand(1, "no-new-coal").play(1, "start no-new-coal s2", "use s2")  # two regulation now
    assert s.at(1, "dirty") == 6


def test_d32_dx29_a_need_binds_only_the_action_and_counts_own_tags():
    s = stage(1).stack(0, 1, "roof-panels").hand(0, "city-on-foot", "loop-economy", "heat-pumps")
    s.play(0, "start city-on-foot s1")
    assert s.refused(0, "use s1") == ("needs-tags", "D-32")
    s.play(0, "tuck loop-economy s1", "use s1")
    assert s.at(0, "transport") == 1


def test_d33_at_most_five_stacks():
    s = stage(1).hand(0, "heat-pumps")
    assert s.refused(0, "start heat-pumps s6") == ("no-such-stack", "D-33")
    assert s.refused(0, "start bike-lanes s1") == ("not-in-hand", "D-33")


def test_d33_with_fewer_stacks_a_new_one_is_opened():
    s = stage(1).stack(0, 4).hand(0, "heat-pumps")
    assert s.refused(0, "tuck heat-pumps s4") == ("no-such-stack", "D-34")
    assert s.refused(0, "use s4") == ("no-such-stack", "D-32")
    s.play(0, "start heat-pumps s4")
    assert s.lies(0, 4) == ["heat-pumps"]


def test_d34_d38_a_card_must_bring_a_tag_that_is_still_missing():
    s = stage(1).project("no-tax-havens").hand(0, "no-new-coal", "heat-pumps", "flare-ban")
    assert s.refused(0, "tuck heat-pumps no-tax-havens") == ("brings-nothing", "D-38")
    s.play(0, "tuck no-new-coal no-tax-havens")
    assert s.refused(0, "tuck flare-ban no-tax-havens") == ("brings-nothing", "D-38")
    assert s.refused(0, "tuck seed-banks s1") == ("not-in-hand", "D-34")


def test_d34_under_an_open_crisis_that_asks_for_it_never_under_a_hidden_one():
    s = stage(2).forecast("oil-cartel", hidden=2).hand(0, "street-movements", "bike-lanes", "girls-in-school")
    assert s.refused(0, "tuck bike-lanes oil-cartel") == ("helps-not", "D-34")
    assert s.refused(0, "tuck street-movements rig-blowout") == ("crisis-not-open", "D-34")
    s.play(0, "tuck street-movements oil-cartel")
    assert s.refused(0, "tuck girls-in-school oil-cartel") == ("needs-no-more", "D-38")


def test_d38_every_tag_counts_for_a_project():
    s = stage(3).project("sun-for-everyone").hand(0, "rebuilding-money", "sharing-fund")
    s.play(0, "tuck rebuilding-money sun-for-everyone", "tuck sharing-fund sun-for-everyone")
    assert s.t.active[0]


def test_d37_an_action_without_gain_is_refused():
    s = stage(1).stack(0, 1, "heat-pumps").board(0, buildings=0)
    assert s.refused(0, "use s1") == ("nothing-to-gain", "D-37")  # raising demand is no gain
    s = stage(2).stack(0, 1, "citizens-councils").board(0, dirty=0).hand(0, "heat-pumps")
    assert s.refused(0, "use s2") == ("nothing-to-gain", "D-37")


def test_d37_otherwise_it_gives_as_much_as_possible():
    s = stage(1).board(0, dirty=1).tags(0, 2, regulation=4).hand(0, "heat-pumps").play(0, "use s2", "pay heat-pumps")
    assert s.at(0, "dirty") == 0


def test_d39a_dx25_all_that_fit_are_kept():
    s = stage(4).stack(1, 4, "factory-laboratories", "open-science")
    s.play(1, "use s4").draw("draw new-cement", "draw loop-economy", "draw seed-banks", "draw roof-panels")
    assert sorted(s.held(1)) == ["loop-economy", "new-cement"]
    assert {s.card("seed-banks"), s.card("roof-panels")} <= set(s.t.discards)
    assert s.refused(1, "use s4") == ("used-up", "D-36")


def test_d39a_some_keep_a_number_of_those_drawn():
    s = acting("solution-prize", hand=1, innovation=2)
    paid = s.held(0)[0]
    s.play(0, "use s1", f"pay {paid}")
    s.draw("draw heat-pumps", "draw bike-lanes", "draw seed-banks", "draw warm-walls")
    s.play(0, "keep bike-lanes")
    assert s.refused(0, f"keep {paid}")[0] in ("not-drawn", "not-offered")
    s.play(0, "keep warm-walls")
    assert sorted(s.held(0)) == ["bike-lanes", "warm-walls"]
    assert s.card("heat-pumps") in s.t.discards


def test_d32_d39_may_asks_for_a_part():
    s = stage(1).stack(0, 1, "solar-fields", "buses-for-all").hand(0, "heat-pumps", "bike-lanes")
    s.play(0, "use s1", "pay heat-pumps", "no", "use s1", "pay bike-lanes", "yes")
    assert (s.at(0, "clean"), s.at(0, "dirty")) == (5, 6)


def test_d39_an_action_of_another_stage_is_refused_here():
    s = stage(1).stack(0, 1, "methane-filters").stack(0, 2, "brighter-clouds").hand(0, "heat-pumps", "bike-lanes")
    assert s.refused(0, "use s1") == ("not-in-this-stage", "D-39")
    assert s.refused(0, "use s2") == ("not-in-this-stage", "D-39")


def test_d62_the_advice_of_the_book_can_be_read_from_the_table():
    s = stage(1).planet(bands=2).forecast("epidemic").board(0, social=2)
    assert s.match.game.view(s.t, 0)["crises"][0]["times"] == [0]
