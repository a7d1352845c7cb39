"""The crisis stage (D-50 … D-57); examples D-X12, D-X17 … D-X20, D-X23, D-X24, D-X26, D-X27, D-X30 … D-X32, D-X37."""

import pytest

from keeling.games.daybreak.model.words import PLANET
from tests.daybreak_stage import stage


def at_roll(s, bands):
    """The crisis stage begins, with no crises."""
    s.planet(bands=bands)
    s.t.row = []
    return s.jump("planet")


def test_d50_one_roll_per_band_moves_a_marker():
    s = at_roll(stage(2), 2).draw("planet amazon", "planet amazon")
    assert s.t.marker[PLANET.index("amazon")] == 2 and s.sink("tree") == 11


def test_d50_at_the_end_of_a_track_every_roll_strikes():
    s = stage(2)
    s.t.marker[PLANET.index("desertification")] = 7
    at_roll(s, 1).draw("planet desertification")
    assert s.sink("tree") == 9 and s.t.marker[PLANET.index("desertification")] == 7


def test_d50_d51_dx17_arctic_ice_adds_a_band_and_one_more_roll():
    s = at_roll(stage(4).planet(loose=12), 1).draw("planet arctic")
    assert (s.t.bands, s.t.loose, s.t.rolls) == (2, 0, 1)
    s.draw("planet amazon")
    assert s.prompt != "roll"


@pytest.mark.parametrize(
    ("effect", "found"),
    [
        ("weather", {"row": 2}),
        ("desertification", {"tree": -2}),
        ("amazon", {"tree": -2, "current": 2}),
        ("arctic", {"loose": 4}),
        ("permafrost", {"current": 4}),
        ("acidification", {"ocean": -2}),
    ],
)
def test_d51_what_each_tipping_point_does(effect, found):
    s = stage(2)
    s.t.marker[PLANET.index(effect)] = s.t.figures.tips[PLANET.index(effect)][0] - 1
    before = {"tree": s.sink("tree"), "ocean": s.sink("ocean"), "current": 0, "loose": 0, "row": 0}
    s.planet(bands=1)
    s.t.row = []
    s.t.stage = 4
    s.t.rolls = 1
    s.jump("roll").draw(f"planet {effect}")
    after = {
        "tree": s.sink("tree"), "ocean": s.sink("ocean"), "current": s.t.current, "loose": s.t.loose,
        "row": len(s.t.row),
    }  # fmt: skip
    assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == found


def test_d50_a_cancelled_roll_moves_no_marker():
    s = stage(3).stack(1, 1, "brighter-clouds").project("methane-pledge", "flare-ban")
    at_roll(s, 2).draw("planet arctic")
    assert s.seats_asked() == [0] and s.options() == ["use methane-pledge", "pass"]
    s.play(0, "pass")
    assert s.seats_asked() == [1] and s.options() == ["use s1", "use methane-pledge", "pass"]
    s.play(1, "use s1")
    assert s.t.marker[PLANET.index("arctic")] == 0 and s.t.loose == 0
    s.draw("planet weather")  # nobody can cancel that
    assert s.t.marker[PLANET.index("weather")] == 1


def test_d50_the_rolls_of_a_round_are_seen_with_what_came_of_them():
    s = stage(3).stack(1, 1, "brighter-clouds")
    s.t.dice = [1]
    at_roll(s, 3)
    assert s.match.view(None)["dice"] == []  # those of the round before are forgotten
    s.draw("planet arctic")
    assert s.match.view(None)["dice"] == [{"effect": "arctic", "result": "just-rolled"}]
    s.play(1, "use s1").draw("planet amazon", "planet arctic")
    assert [(die["effect"], die["result"]) for die in s.match.view(None)["dice"]] == [
        ("arctic", "called-off"), ("amazon", "stepped"), ("arctic", "tipped"),
    ]  # fmt: skip


def test_d50_a_cancelling_card_pays_and_has_its_limit():
    s = stage(2).stack(0, 1, "forest-wardens").hand(0, "heat-pumps", "bike-lanes")
    at_roll(s, 2).draw("planet amazon").play(0, "use s1", "pay heat-pumps").draw("planet amazon")
    assert s.t.marker[PLANET.index("amazon")] == 1 and s.held(0) == ["bike-lanes"]


def test_d52_dx20_resilience_reduces_and_is_kept():
    s = stage(4).planet(bands=2).forecast("gales")
    for seat in range(4):
        s.board(seat, infrastructure=1, community=0)
    s.resolve()
    assert [s.at(seat, "community") for seat in range(4)] == [1] * 4
    assert [s.at(seat, "infrastructure") for seat in range(4)] == [1] * 4


def test_d52_dx26_five_bands_three_tokens_two_communities():
    s = stage(1).planet(bands=5).forecast("gales").board(0, infrastructure=3, community=0).resolve()
    assert s.at(0, "community") == 2


def test_d52_dx12_a_tucked_card_keeps_a_crisis_off():
    s = stage(3).forecast("rig-blowout").under_crisis("rig-blowout", "bike-lanes").board(0, infrastructure=5)
    s.resolve()
    assert s.at(0, "infrastructure") == 5 and s.card("bike-lanes") in s.t.discards
    assert s.crisis("rig-blowout") in s.t.crisis_discards


def test_d52_dx18_nobody_loses_anything():
    s = stage(3).forecast("oil-on-the-coast").under_crisis("oil-on-the-coast", "no-new-coal").resolve()
    assert [s.at(seat, "ecological") for seat in range(3)] == [1, 1, 1]


def test_d52_each_tucked_card_softens_for_all():
    s = stage(2).planet(bands=4).forecast("web-unravels").under_crisis("web-unravels", "seed-banks")
    s.board(0, ecological=3).board(1, ecological=3).resolve()
    assert (s.at(0, "ecological"), s.at(1, "ecological")) == (2, 2)


def test_d52_dx23_all_crises_present_are_resolved_the_forecast_first():
    s = stage(1).planet(bands=1).forecast("gales", hidden=4).board(0, infrastructure=0, community=0).resolve()
    assert s.at(0, "community") == 1 and s.prompt == "crisis"
    for key in ("epidemic", "unrest", "barren-land", "long-drought"):
        s.board(0, social=1, ecological=1).draw(f"crisis {key}")
    assert s.t.row == [] or s.t.round == 2


def test_d52_dx30_ties_are_rolled_until_one_is_lowest():
    s = stage(3).forecast("oil-on-the-coast")
    for seat in range(3):
        s.board(seat, infrastructure=1, ecological=3)
    s.resolve()
    assert s.prompt == "tie"
    s.draw("die 2", "die 2", "die 5", "die 1", "die 4")
    assert [s.at(seat, "ecological") for seat in range(3)] == [1, 3, 3]


def test_d52a_the_criterion_is_looked_at_when_it_is_resolved():
    s = stage(2).forecast("investors-sue").hand(0, "no-new-coal").board(0, community=0)
    s.stack(0, 1, "heat-pumps").stack(1, 1, "deep-heat", "village-energy")
    s.stack(1, 2, "solar-fields").resolve()
    assert s.seats_asked() == [1]
    assert s.refused(1, "lose heat-pumps") == ("not-yours", "D-53")
    assert s.refused(1, "lose energy-laboratories") == ("other-tags", "D-53")


def test_d52a_a_cancelled_crisis_rolls_no_die():
    s = stage(3).forecast("oil-cartel").under_crisis("oil-cartel", "street-movements")
    for seat in range(3):
        s.board(seat, community=1)
    s.resolve()
    assert not s.facts("tie-rolled")


def test_d52a_all_parts_strike_as_often_as_is_left():
    s = stage(2).planet(bands=4, tree=9).forecast("burning-forests").board(0, ecological=0).board(1, ecological=5)
    s.resolve()
    assert (s.sink("tree"), s.t.current) == (5, 4)


def test_d52b_a_project_lets_the_target_ignore_it():
    s = stage(3).planet(bands=3).project("nature-guard", "no-new-coal").forecast("empty-nets")
    s.board(0, ecological=0, community=0).board(1, ecological=2).board(2, ecological=2).resolve()
    assert s.seats_asked() == [0] and s.prompt == "shield"
    s.play(0, "use nature-guard", "to p1")
    assert s.at(0, "community") == 0


def test_d52b_the_lead_chooses_if_it_strikes_all():
    s = stage(3).planet(bands=2).project("nature-guard", "no-new-coal").forecast("barren-land")
    for seat in range(3):
        s.board(seat, ecological=0, community=0)
    s.t.round = 2
    s.resolve()
    assert s.seats_asked() == [1]
    s.play(1, "use nature-guard", "to p3")
    assert [s.at(seat, "community") for seat in range(3)] == [2, 2, 0]


def test_d52b_one_that_softens_does_so_for_all():
    s = stage(2).planet(bands=2).project("damage-fund", "heat-pumps", "bike-lanes").forecast("unrest")
    s.board(0, social=0, community=0).board(1, social=0, community=0).resolve()
    s.play(0, "use damage-fund")
    assert sorted(s.options()) == ["spend-card bike-lanes", "spend-card heat-pumps"]  # D-22a
    s.play(0, "spend-card bike-lanes")
    assert s.options() == ["use damage-fund", "pass"] and s.card("bike-lanes") in s.t.discards
    s.play(0, "pass")
    assert (s.at(0, "community"), s.at(1, "community")) == (1, 1)


def test_d52b_not_against_another_kind_nor_where_it_strikes_nobody():
    s = stage(2).planet(bands=2).project("nature-guard", "no-new-coal").project("damage-fund", "heat-pumps")
    s.forecast("unrest").board(0, social=0).board(1, social=0).resolve()
    assert s.refused(0, "use nature-guard") == ("other-resilience", "D-52b")
    s.play(0, "use damage-fund")
    s = stage(2).planet(bands=2).project("damage-fund", "heat-pumps").forecast("unrest")
    s.board(0, social=9).board(1, social=9).resolve()
    assert s.prompt != "shield"


def test_d53_dx31_missing_resilience_is_paid_with_communities():
    s = stage(1).forecast("tide-of-plastic").board(0, ecological=0, community=0).resolve()
    assert (s.at(0, "ecological"), s.at(0, "community")) == (0, 1)
    s = stage(2).forecast("tide-of-plastic").board(0, social=0, ecological=1, community=0).board(1, social=3)
    s.resolve()
    assert (s.at(0, "ecological"), s.at(0, "community")) == (0, 1)


def test_d53_dx32_missing_trees_hurt_every_player():
    s = stage(3).planet(tree=1)
    for seat in range(3):
        s.board(seat, community=0, ecological=9)
    s.t.marker[PLANET.index("desertification")] = 2
    at_roll(s, 1).draw("planet desertification")
    assert s.sink("tree") == 0 and [s.at(seat, "community") for seat in range(3)] == [2, 2, 2]


def test_d53_dx24_the_owner_chooses_and_an_uncovered_card_acts_again():
    s = stage(1).planet(bands=1).forecast("recession").board(0, social=0).hand(0, "bike-lanes")
    s.stack(0, 1, "heat-pumps", "feed-in-solo").resolve()
    assert "lose heat-pumps" in s.options() and "lose bike-lanes" in s.options()
    s.play(0, "lose heat-pumps")
    assert s.lies(0, 1) == ["feed-in-solo"] and s.card("heat-pumps") in s.t.discards
    s.t.row = []
    s.jump("round").until("turn")
    assert s.why(0, "use s1") is None


def test_d53_lost_starting_projects_leave_the_game():
    s = stage(1).planet(bands=1).forecast("recession").board(0, social=0).resolve().play(0, "lose feed-in-solo")
    assert s.t.place[s.card("feed-in-solo")] == 2 and s.lies(0, 1) == []


def test_d53_too_few_cards_no_further_penalty():
    s = stage(2).forecast("support-cut").board(0, community=0).board(1, community=0)
    for place in range(1, 6):
        s.stack(0, place, "carbon-dividend") if place == 1 else s.stack(0, place)
        s.stack(1, place)
    s.resolve().play(0, "lose carbon-dividend")
    assert s.at(0, "community") == 0 and s.prompt != "lose"


def test_d54_dx37_twelve_communities_lose_also_after_drawdown():
    s = stage(2).planet(bands=1).forecast("gales").board(1, infrastructure=0, community=11)
    s.t.drawdown = 1
    s.resolve()
    assert s.t.ending == "collapse" and s.match.outcome.winners == ()


def test_dx37_the_eighth_band_after_drawdown():
    s = stage(4).planet(loose=12)
    s.t.drawdown = 1
    at_roll(s, 7).draw("planet arctic")
    assert s.t.ending == "too-hot"


def test_d54_by_an_own_action():
    s = stage(2).stack(0, 1, "open-door").board(0, community=11).board(1, community=2)
    s.play(0, "use s1", "take 1 p2").play(1, "yes")
    assert s.t.ending == "collapse"


def test_d55_most_always_finds_somebody_and_next_round_effects_add_up():
    s = stage(1).forecast("attack-on-the-grid").board(0, infrastructure=2).resolve()
    assert s.at(0, "infrastructure") == 1
    s = stage(1).forecast("strong-el-nino").resolve()
    assert s.t.coming == [5, 0, 1, 2, 2]


def test_d55_dx19_one_fewer_in_the_next_local_stage_only():
    s = stage(2).forecast("crash").resolve().until("turn")
    assert (s.t.round, len(s.held(0)), len(s.held(1))) == (2, 4, 4)
    s.hand(0).hand(1).forecast()
    s.jump("round").until("turn")
    assert len(s.held(0)) == 5


def test_d55_actions_that_cost_cards_cost_more_for_a_round():
    s = stage(1).forecast("supply-chains-snap").resolve().until("turn")
    s.hand(0, "heat-pumps")
    assert s.refused(0, "use s1") == ("too-few-cards", "D-32")


def test_d55_a_loss_without_anything_to_lose_has_no_effect():
    s = stage(2).forecast("broken-promises").resolve()
    assert s.prompt != "drop-project"
    s = stage(2).project("moonshot").forecast("broken-promises").resolve().play(0, "drop moonshot")
    assert s.t.project == [-1] * 4


def test_d56_a_lasting_crisis_acts_once_resolved_until_enough_cards_lie_there():
    s = stage(2).forecast("oil-lobby").hand(0, "heat-pumps", "deep-heat", "bike-lanes")
    s.play(0, "use s2", "pay bike-lanes")  # not yet
    assert s.at(0, "dirty") == 8
    s.resolve()
    assert s.t.lasting == [s.crisis("oil-lobby")]
    s.jump("act")
    assert s.refused(0, "use s2")[0] in ("nothing-to-gain", "too-few-cards")
    s.play(0, "tuck heat-pumps oil-lobby", "tuck deep-heat oil-lobby")
    assert s.t.lasting == [] and s.t.bans == 0 and s.card("heat-pumps") in s.t.discards


def test_d56_as_the_forecast_it_goes_without_effect():
    s = stage(2).forecast("oil-lobby", hidden=1).hand(0, "heat-pumps").hand(1, "deep-heat")
    s.play(0, "tuck heat-pumps oil-lobby").play(1, "tuck deep-heat oil-lobby")
    assert s.t.row == [-1] and s.crisis("oil-lobby") in s.t.crisis_discards


def test_d56_it_is_not_resolved_again():
    s = stage(1).lasting("servers-without-limit").forecast().resolve()
    assert s.t.lasting and s.at(0, "demand") == 10 + 3


def test_d56a_without_a_forecast_all_lie_face_down():
    s = stage(2).lasting("doubt-for-sale")
    s.t.row = []
    s.jump("round")
    assert s.prompt == "draw-project" and s.t.row == [-1, -1, -1]


def test_d56a_an_action_gives_what_is_left_of_it():
    s = stage(1).lasting("oil-lobby").stack(0, 1, "safe-distance").hand(0, "heat-pumps")
    s.play(0, "use s1", "pay heat-pumps")
    assert (s.at(0, "dirty"), s.at(0, "extraction")) == (7, 0)
    s = stage(1).lasting("oil-lobby").hand(0, "heat-pumps")
    assert s.refused(0, "use s2") == ("nothing-to-gain", "D-37")


def test_d56a_starting_may_be_forbidden_by_tag():
    s = stage(2).lasting("waiting-for-wires").hand(0, "roof-panels", "heat-pumps")
    assert s.refused(0, "start roof-panels s1") == ("start-forbidden", "D-56a")
    reason = s.why(0, "start roof-panels s1")
    assert reason is not None and reason.values["target"] == "waiting-for-wires", "the card that forbids it is named"
    s.play(0, "tuck roof-panels s1", "start heat-pumps s1")


def test_d56a_tucking_is_forbidden_but_under_the_one_that_forbids_it():
    s = stage(2).lasting("helpers-exhausted").forecast("oil-cartel").hand(0, "street-movements")
    assert s.refused(0, "tuck street-movements oil-cartel") == ("tuck-forbidden", "D-56a")
    s.play(0, "tuck street-movements helpers-exhausted")


def test_d45_d57_dx27_a_band_in_the_crisis_stage_calls_a_crisis_of_this_round():
    s = stage(4).planet(bands=3, loose=12)
    s.t.row, s.t.called = [], 3
    s.jump("planet").draw("planet arctic")
    assert (s.t.bands, s.t.row, s.t.rolls) == (4, [-1], 3)


def test_d57_a_crisis_that_draws_crises_resolves_them_too():
    s = stage(1).forecast("one-after-another").resolve()
    assert s.prompt == "crisis"
