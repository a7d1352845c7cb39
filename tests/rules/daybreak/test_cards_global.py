"""Every global project, from its card: what it needs with 1 to 4 players, and what it then does (D-22, D-22a)."""

import pytest

from keeling.games.daybreak.model.words import PLANET, TAGS
from tests.daybreak_cards import changes, numbers, rows, snapshot, use
from tests.daybreak_stage import stage

# Tags under it with 1, 2, 3 and 4 players; None: not in solo.
NEEDS = {
    "fusion-plants": ["innovation 2", "innovation 2", "innovation 2, incentive 1", "innovation 2, incentive 1"],
    "nature-guard": ["regulation 1"] * 4,
    "no-tax-havens": ["regulation 1", "regulation 2", "regulation 3", "regulation 4"],
    "moonshot": [None, "regulation 1", "regulation 2", "regulation 2"],
    "careful-farming": ["ecology 1"] * 4,
    "giants-of-the-wind": ["infrastructure 1, innovation 1"] * 2 + ["infrastructure 2, innovation 1"] * 2,
    "pooled-insurance": ["incentive 2", "incentive 1", "incentive 1", "incentive 1"],
    "leave-it-in-the-ground": ["energy 1", "energy 2", "energy 3", "energy 4"],
    "sun-for-everyone": ["incentive 2", "incentive 2", "incentive 2, society 1", "incentive 2, society 1"],
    "doctors-on-call": ["society 2", "society 1", "society 1", "society 1"],
    "warnings-reach-everyone": ["infrastructure 1"] * 4,
    "methane-pledge": ["energy 1, regulation 1"] * 4,
    "thirty-by-thirty": ["ecology 2", "ecology 2", "ecology 2, regulation 1", "ecology 2, regulation 1"],
    "cables-across-borders": [None, "grid 1", "grid 1, infrastructure 1", "grid 1, infrastructure 1"],
    "debts-forgiven": [None, "society 2", "society 2", "society 2"],
    "twice-as-efficient": ["incentive 1", "incentive 2", "incentive 2, innovation 1", "incentive 3, innovation 1"],
    "neighbours-across-seas": ["society 1, infrastructure 1"] * 2 + ["society 2, infrastructure 1"] * 2,
    "cities-learn-together": ["infrastructure 1", "infrastructure 2", "infrastructure 3", "infrastructure 4"],
}
# Banks: the tags of the cards they take, and how many at most.
BANKS = {
    "damage-fund": (TAGS, 99),
    "sunshade-pact": (["geoengineering", "regulation", "innovation"], 3),
    "research-fund": (["innovation"], 99),
    "relief-stores": (["society", "infrastructure"], 4),
    "bank-for-the-climate": (["incentive"], 99),
    "fair-exit-from-coal": (["energy"], 6),
}
PLAIN = {
    "society": ["street-movements", "clinics-for-all"],
    "ecology": ["forest-defenders", "clean-rivers"],
    "energy": ["solar-fields", "small-reactors", "coal-exit-majority", "hill-turbines"],
    "grid": ["smart-meters"],
    "geoengineering": ["rock-dust"],
    "innovation": ["open-science", "solution-prize"],
    "incentive": ["carbon-dividend", "harvest-insurance", "clean-steel"],
    "regulation": ["climate-courts", "loop-economy", "right-to-repair", "carbon-price"],
    "infrastructure": ["public-works", "bike-lanes", "green-roofs", "storm-barriers"],
}  # cards that bring a tag, and none other that is needed with it
PAYING = ["heat-pumps", "seed-banks", "wild-land"]


def supporters(key, seats):
    """Cards that are just enough."""
    return [card for tag, least in numbers(NEEDS[key][seats - 1]).items() for card in PLAIN[tag][:least]]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("key", NEEDS)
def test_d22_active_with_the_last_card_it_needs_and_not_before(key, seats):
    if NEEDS[key][seats - 1] is None:
        assert stage(1).t.figures.project_of[key] not in stage(1).t.figures.project_deck
        return
    s = stage(seats).project(key)
    for card in supporters(key, seats):
        assert not s.t.active[0]
        if rows("global")[key].get("when") == "local":
            assert s.refused(0, f"use {key}") == ("not-active", "D-22")
        s.hand(seats - 1, card).play(seats - 1, f"tuck {card} {key}")
    assert s.t.active[0]
    for card in ("heat-plans", "seed-banks", "deep-heat", "buses-for-all", "new-cement", "green-bonds", "sponge-city"):
        s.hand(0, card)
        assert s.refused(0, f"tuck {card} {key}") == ("brings-nothing", "D-38")  # it wants no more


@pytest.mark.parametrize("key", NEEDS)
def test_d38_only_a_card_with_a_tag_that_is_missing(key):
    s = stage(4).project(key)
    for tag, cards in PLAIN.items():
        s.hand(0, cards[0])
        if tag in numbers(NEEDS[key][3]):
            assert s.why(0, f"tuck {cards[0]} {key}") is None
        elif not set(numbers(NEEDS[key][3])) & {TAGS[at] for at in s.t.figures.tags[s.card(cards[0])]}:
            assert s.refused(0, f"tuck {cards[0]} {key}") == ("brings-nothing", "D-38")


@pytest.mark.parametrize("key", BANKS)
def test_d22a_a_bank_takes_its_cards_until_it_is_full_and_is_active_with_the_first(key):
    tags, most = BANKS[key]
    s = stage(2).project(key)
    for tag, cards in PLAIN.items():
        s.hand(0, cards[0])
        assert (s.why(0, f"tuck {cards[0]} {key}") is None) == (
            any(TAGS[at] in tags for at in s.t.figures.tags[s.card(cards[0])])
        ), tag
    fitting = [s.key(one) for one in s.t.deck if any(TAGS[at] in tags for at in s.t.figures.tags[one])]
    if key == "sunshade-pact":
        fitting = ["rock-dust", "climate-courts", "open-science", "loop-economy"]  # one of each
    assert not s.t.active[0]
    for card in fitting[: min(most, 8)]:
        s.hand(0, card).play(0, f"tuck {card} {key}")
        assert s.t.active[0]
    s.hand(0, fitting[min(most, 8)])
    assert (s.why(0, f"tuck {fitting[min(most, 8)]} {key}") is None) == (most > 8)


def active(key, seats=2, *more):
    """A table where it is active, or has these cards collected; which of them is spent is not asked here."""
    return stage(seats, tucked="lowest").project(key, *(more or supporters(key, seats)))


def gain(key, top, name, project=True, tags=None):
    """What one use of a card brings, with or without the project."""
    s = active(key) if project else stage(2)
    s.stack(0, 1, top).tags(0, 1, **(tags or {}))
    s.hand(0, *PAYING)
    before = snapshot(s)
    use(s, [])
    return changes(s, before)[name]


def boosts(key, name, top, tags, once, other, other_brings):
    """A gain of cards with its tag is doubled, that of others is not."""
    assert gain(key, top, name, False, tags) == once
    assert gain(key, top, name, True, tags) == 2 * once
    assert gain(key, other, name, True) == other_brings


def test_fusion_plants_nuclear_cards_give_twice_the_clean_energy():
    boosts("fusion-plants", "clean", "small-reactors", {"nuclear": 2}, 2, "hill-turbines", 2)


def test_giants_of_the_wind_wind_cards_give_twice_the_clean_energy():
    boosts("giants-of-the-wind", "clean", "hill-turbines", {"wind": 1}, 2, "small-reactors", 1)


def test_sun_for_everyone_solar_cards_give_twice_the_clean_energy():
    boosts("sun-for-everyone", "clean", "roof-panels", {}, 1, "small-reactors", 1)


def test_thirty_by_thirty_ecology_cards_give_twice_the_trees_and_oceans():
    boosts("thirty-by-thirty", "tree", "tree-nursery", {"ecology": 3}, 1, "rock-dust", 1)
    assert gain("thirty-by-thirty", "wetlands-return", "ocean", False, {"ecology": 3}) == 1
    assert gain("thirty-by-thirty", "wetlands-return", "ocean", True, {"ecology": 3}) == 2


def shielding(key, crisis, *more):
    """Two bands, nobody has resilience; the crisis is resolved up to the question of the shield."""
    s = active(key, 3, *more).planet(bands=2).forecast(crisis, hidden=1)
    for seat in range(3):
        s.board(seat, social=0, ecological=0, infrastructure=0, community=0)
    return s.resolve()


def ignores(key, crisis, others):
    """One whom it strikes ignores a crisis of its kind, once in a round; crises of other kinds are not ignored."""
    s = shielding(key, crisis)
    assert s.options(0) == [f"use {key}", "pass"]
    s.play(0, f"use {key}")
    assert s.options(0) == ["to p1", "to p2", "to p3"]
    s.play(0, "to p2")
    assert [s.at(seat, "community") for seat in range(3)] == [2, 0, 2]
    s.draw(next(option for option in s.options() if option == f"crisis {others[0]}"))
    assert s.prompt != "shield"
    for other in others:
        assert shielding(key, other).prompt != "shield"


def test_nature_guard_one_player_ignores_an_ecological_crisis():
    ignores("nature-guard", "barren-land", ["unrest", "gales"])


def test_pooled_insurance_one_player_ignores_a_crisis_of_infrastructure():
    ignores("pooled-insurance", "gales", ["unrest", "barren-land"])


def test_doctors_on_call_one_player_ignores_a_social_crisis():
    ignores("doctors-on-call", "unrest", ["gales", "barren-land"])


def test_damage_fund_each_card_spent_softens_a_crisis_for_all():
    s = shielding("damage-fund", "unrest", "bike-lanes", "heat-pumps", "seed-banks")
    s.play(0, "use damage-fund", "pass")
    assert [s.at(seat, "community") for seat in range(3)] == [1, 1, 1] and s.t.under[0] == 2
    s = shielding("damage-fund", "unrest", "bike-lanes", "heat-pumps", "seed-banks")
    s.play(0, "use damage-fund", "use damage-fund")
    assert [s.at(seat, "community") for seat in range(3)] == [0, 0, 0] and s.t.under[0] == 1
    assert len(s.t.discards) == 2


def test_neighbours_across_seas_soften_one_crisis_in_a_round():
    s = shielding("neighbours-across-seas", "gales").play(0, "use neighbours-across-seas")
    assert [s.at(seat, "community") for seat in range(3)] == [1, 1, 1]
    s.draw("crisis unrest")
    assert s.prompt != "shield" and [s.at(seat, "community") for seat in range(3)] == [3, 3, 3]


def cancels(key, results):
    """Anybody cancels these results of the planetary die, once in a round; no others."""
    for result in PLANET:
        s = active(key, 2).planet(bands=3).forecast().jump("planet").draw(f"planet {result}")
        at = PLANET.index(result)
        if result not in results:
            assert s.prompt != "window" and s.t.marker[at] == 1
            continue
        assert s.options(0) == [f"use {key}", "pass"]
        s.play(0, "pass")
        assert s.options(1) == [f"use {key}", "pass"]
        s.play(1, f"use {key}")
        assert s.t.marker[at] == 0
        s.draw(f"planet {result}")
        assert s.prompt != "window" and s.t.marker[at] == 1


def test_careful_farming_cancels_desertification():
    cancels("careful-farming", ["desertification"])


def test_warnings_reach_everyone_cancels_weather():
    cancels("warnings-reach-everyone", ["weather"])


def test_methane_pledge_cancels_arctic_and_permafrost():
    cancels("methane-pledge", ["arctic", "permafrost"])


def test_no_tax_havens_everybody_draws_one_more():
    s = active("no-tax-havens", 2).forecast().jump("round").until("turn")
    assert [len(s.held(seat)) for seat in (0, 1)] == [6, 6]


def test_twice_as_efficient_demand_grows_by_one_less():
    s = active("twice-as-efficient", 4).forecast().resolve()
    assert [s.at(seat, "demand") for seat in range(4)] == [12 + 2, 12 + 1, 7, 7]


def test_moonshot_cards_with_innovation_or_incentive_are_handed_over():
    s = stage(2).project("moonshot").hand(0, "new-cement", "carbon-dividend", "bike-lanes")
    assert s.refused(0, "hand-over new-cement p2") == ("hand-over-closed", "D-22")
    s = active("moonshot").hand(0, "new-cement", "carbon-dividend", "bike-lanes")
    s.play(0, "hand-over new-cement p2", "hand-over carbon-dividend p2")
    assert set(s.held(1)) == {"new-cement", "carbon-dividend"}
    assert s.refused(0, "hand-over bike-lanes p2") == ("hand-over-closed", "D-22")


def used(s, seat, key, *answers):
    """What one use of a project changes; answers are moves of seats, or draws."""
    before = snapshot(s, "p1.")
    s.play(seat, f"use {key}")
    for answer in answers:
        who, text = answer.split(": ")
        s.play(int(who[1]) - 1, text) if who != "die" else s.draw(text)
    while -1 in s.seats_asked():
        s.draw(s.options(-1)[0])
    return changes(s, before, "p1.")


def test_sunshade_pact_cards_spent_add_to_the_die():
    for spend, die, brings in [
        (1, 2, "crises 2"), (1, 3, "bands -1, away 1, crises 2"), (2, 3, "bands -1, away 1, crises 2"),
        (2, 4, "bands -2, away 2, crises 1"), (3, 5, "bands -2, away 2"), (3, 1, "bands -1, away 1, crises 2"),
    ]:  # fmt: skip
        s = active("sunshade-pact", 2, "rock-dust", "climate-courts", "open-science").planet(bands=3)
        assert used(s, 1, "sunshade-pact", f"p2: spend {spend}", f"die: die {die}") == numbers(brings)
        assert s.t.under[0] == 3 - spend
        assert s.refused(0, "use sunshade-pact")[0] == ("used-up" if spend < 3 else "not-active")


def test_research_fund_three_cards_drawn_one_kept_for_each_card_spent():
    s = active("research-fund", 2, "open-science", "solution-prize").hand(0, "bike-lanes")
    s.play(0, "use research-fund", "to p2")
    for card in ("heat-pumps", "seed-banks", "wild-land"):
        s.draw(f"draw {card}")
    s.play(1, "keep wild-land")
    assert s.held(1) == ["wild-land"] and s.t.under[0] == 1
    assert s.why(1, "use research-fund") is None


def test_bank_for_the_climate_three_drawn_two_kept_once_a_round():
    s = active("bank-for-the-climate", 2, "carbon-dividend", "clean-steel")
    s.play(0, "use bank-for-the-climate", "to p1")
    for card in ("heat-pumps", "seed-banks", "wild-land"):
        s.draw(f"draw {card}")
    s.play(0, "keep wild-land", "keep heat-pumps")
    assert set(s.held(0)) == {"wild-land", "heat-pumps"} and s.t.under[0] == 1
    assert s.refused(1, "use bank-for-the-climate") == ("used-up", "D-36")


def test_relief_stores_one_card_for_one_community_of_anybody():
    s = active("relief-stores", 2, "bike-lanes", "street-movements").board(0, community=0).board(1, community=3)
    s.play(0, "use relief-stores")
    assert s.refused(0, "to p1") == ("no-gain-there", "D-37")
    s.play(0, "to p2")
    assert used(s, 1, "relief-stores", "p2: to p2") == {"p2.community": -1} and s.at(1, "community") == 1
    assert s.refused(0, "use relief-stores") == ("not-active", "D-22")


def test_fair_exit_from_coal_one_card_for_two_dirty_energy_of_anybody():
    s = active("fair-exit-from-coal", 2, "solar-fields", "small-reactors")
    assert used(s, 0, "fair-exit-from-coal", "p1: to p2") == {"p2.dirty": -2}
    assert used(s, 0, "fair-exit-from-coal", "p1: to p1") == {"p1.dirty": -2}
    assert s.refused(0, "use fair-exit-from-coal") == ("not-active", "D-22")


def test_leave_it_in_the_ground_everybody_may_remove_one_dirty_energy():
    s = active("leave-it-in-the-ground", 3)
    assert used(s, 1, "leave-it-in-the-ground", "p1: yes", "p2: yes", "p3: no") == {"p1.dirty": -1, "p2.dirty": -1}
    assert s.refused(0, "use leave-it-in-the-ground") == ("used-up", "D-36")


def test_cables_across_borders_up_to_four_clean_energy_go_to_another():
    s = active("cables-across-borders", 2).board(1, clean=6)
    s.play(1, "use cables-across-borders")
    assert s.options(1) == ["send 1 p1", "send 2 p1", "send 3 p1", "send 4 p1"]
    s.play(1, "send 4 p1")
    assert (s.at(0, "clean"), s.at(1, "clean")) == (3 + 4, 2)
    assert s.refused(0, "use cables-across-borders") == ("used-up", "D-36")


def test_debts_forgiven_who_has_most_communities_draws_two():
    s = active("debts-forgiven", 3).board(0, community=1).board(1, community=4).board(2, community=3)
    assert used(s, 0, "debts-forgiven") == {"p2.cards": 2}
    assert s.refused(2, "use debts-forgiven") == ("used-up", "D-36")
    s = active("debts-forgiven", 2).board(0, community=3).board(1, community=3)
    assert used(s, 0, "debts-forgiven", "die: die 5", "die: die 2") == {"p2.cards": 2}


def test_cities_learn_together_everybody_gets_one_resilience_of_any_kind():
    s = active("cities-learn-together", 2)
    got = used(s, 0, "cities-learn-together", "p1: kind social", "p2: kind ecological")
    assert got == {"p1.social": 1, "p2.ecological": 1}
    assert s.refused(1, "use cities-learn-together") == ("used-up", "D-36")


def test_every_global_project_has_its_needs_and_its_test():
    assert sorted([*NEEDS, *BANKS]) == sorted(rows("global"))
    tests = [name for name in globals() if name.startswith("test_")]
    for key in rows("global"):
        assert any(name.startswith("test_" + key.replace("-", "_")) for name in tests), key
