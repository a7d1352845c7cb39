"""Every crisis, written from the card: whom it strikes how often, what resilience and tucked cards take off, solo.

The table: three bands, and
                 p1  p2  p3  p4
social            0   1   2   3     lowest p1
ecological        1   0   3   2     lowest p2
infrastructure    2   3   0   1     lowest p3
communities       2   4   1   0     most p2
most energy and society p1, most grid p2, most incentive p3, most regulation p4
Solo: four bands, two communities, no resilience at all.
"""

from dataclasses import dataclass

import pytest

from keeling.core.agenda import CHANCE
from keeling.games.daybreak.model.words import TAGS
from tests.daybreak_cards import changes, numbers, rows, snapshot
from tests.daybreak_stage import stage

RESILIENCE = {"social": (0, 1, 2, 3), "ecological": (1, 0, 3, 2), "infrastructure": (2, 3, 0, 1)}
COMMUNITIES = (2, 4, 1, 0)
HANDS = (
    ("deep-heat", "coal-auctions", "heat-plans", "school-meals"),
    ("seed-banks", "wild-land", "drained-rice"),
    ("green-bonds", "clean-steel", "green-roofs"),
    ("no-new-coal", "flare-ban", "city-on-foot"),
)
SOLO_HAND = ("deep-heat", "green-bonds", "city-on-foot", "heat-plans", "seed-banks")
HELP = {
    "society": ("street-movements", "clinics-for-all"),
    "ecology": ("forest-defenders", "clean-rivers"),
    "energy": ("solar-fields", "small-reactors"),
    "grid": ("smart-meters", "buses-for-all"),
    "innovation": ("open-science", "solution-prize"),
    "incentive": ("carbon-dividend", "harvest-insurance"),
    "regulation": ("climate-courts", "right-to-repair"),
    "infrastructure": ("public-works", "bike-lanes"),
}
LASTS = "lasts"


@dataclass(frozen=True)
class Crisis:
    """What a crisis does to the table above and alone; what one card of each of these tags under it leaves of it."""

    key: str
    strikes: str
    alone: str | None
    tags: str = ""
    helped: str | None = None  # what one tucked card leaves
    cards: int = 0  # so many keep it off or end it
    cards_alone: int = 0  # where it differs


def crisis(key, strikes, alone, tags="", helped=None, cards=0, cards_alone=0):
    """A line of the table of crises."""
    return Crisis(key, strikes, alone, tags, helped, cards, cards_alone)


SOCIAL = "p1.community 3, p2.community 2, p3.community 1"
ECOLOGICAL = "p1.community 2, p2.community 3, p4.community 1"
WORKS = "p1.community 1, p3.community 3, p4.community 2"
ALONE = "p1.community 4"

CRISES = [
    crisis("epidemic", SOCIAL, ALONE),
    crisis("unrest", SOCIAL, ALONE),
    crisis("failed-harvests", SOCIAL, ALONE),
    crisis("deadly-heat", SOCIAL, ALONE, "infrastructure", "p1.community 2, p2.community 1"),
    crisis("barren-land", ECOLOGICAL, ALONE),
    crisis("long-drought", ECOLOGICAL, ALONE, "innovation", "p1.community 1, p2.community 2"),
    crisis("monster-cyclones", ECOLOGICAL, ALONE, "society", "p1.community 1, p2.community 2"),
    crisis("swarms-and-blights", "p1.cards -2, p2.cards -3, p4.cards -1", "p1.cards -4"),
    crisis("gales", WORKS, ALONE),
    crisis("broken-networks", WORKS, ALONE),
    crisis("lights-out", WORKS, ALONE),
    crisis("river-floods", "p1.cards -1, p3.cards -3, p4.cards -2", "p1.cards -4"),
    crisis("hunger", "p1.community 3", ALONE),
    crisis("nowhere-to-go", "p2.community 2", None),
    crisis("poisoned-floods", "p3.community 3", ALONE),
    crisis("rising-seas", "p3.community 3", "p1.community 2"),
    crisis("empty-nets", "p2.community 3", "p1.community 2"),
    crisis("glaciers-gone", "p1.community 2", "p1.community 2"),
    crisis("recession", "p1.cards -3, p2.cards -2, p3.cards -1", "p1.cards -4"),
    crisis("burning-forests", "tree -3, current 3", "tree -4, current 4"),
    crisis("sea-fever", "ocean -3", "ocean -2"),
    crisis("web-unravels", "p1.ecological -1, p2.community 1, p3.ecological -1, p4.ecological -1", "p1.community 1",
           "ecology", ""),
    crisis("buckled-rails", "p1.infrastructure -1, p2.infrastructure -1, p3.community 1, p4.infrastructure -1",
           "p1.community 1", "infrastructure", ""),
    crisis("dry-dams", "p3.clean -3", "p1.clean -2"),
    crisis("rush-for-cool-air", "p1.demand 1, p2.demand 1, p3.demand 1, p4.demand 1", "p1.demand 1", "incentive", ""),
    crisis("oil-on-the-coast", "p3.ecological -2", "p1.community 1", "regulation", cards=1),
    crisis("oil-cartel", "p2.social -1, p2.community 1", "p1.community 1", "society", cards=1),
    crisis("rig-blowout", "p2.infrastructure -2", "p1.community 1", "infrastructure", cards=1),
    crisis("tide-of-plastic", "p1.ecological -1, p1.community 1", "p1.community 1", "incentive", cards=1),
    crisis("fuel-price-shock", "p3.social -2", "p1.community 1", "energy", cards=1),
    crisis("attack-on-the-grid", "p2.infrastructure -2", "p1.community 1", "innovation grid", cards=1),
    crisis("leaking-wells", "p2.extraction 2", "p1.extraction 1", "innovation energy", "p2.extraction 1"),
    crisis("forest-sold-off", "tree -4", "tree -1", "ecology society", cards=2, cards_alone=1),
    crisis("investors-sue", "p1.cards -2", "p1.cards -1", "regulation", "p1.cards -1"),
    crisis("capital-flight", "p4.cards -2", "p1.cards -1", "society", "p4.cards -1"),
    crisis("voices-silenced", "p1.cards -2", "p1.cards -1", "regulation", "p1.cards -1"),
    crisis("support-cut", "p3.cards -2", "p1.cards -1", "energy", "p3.cards -1"),
    crisis("broken-promises", "", "", "regulation", cards=2),
    crisis("blame-the-weak", "p1.community 1", "p1.community 1"),
    crisis("crash", "", "", "regulation", cards=2),
    crisis("supply-chains-snap", "", "", "infrastructure incentive", cards=2, cards_alone=1),
    crisis("strong-el-nino", "", "", "innovation ecology", ""),
    crisis("one-after-another", "crises 2", "crises 1", "ecology infrastructure", "crises 1"),
    crisis("doubt-for-sale", LASTS, LASTS, "society", cards=2),
    crisis("helpers-exhausted", LASTS, LASTS, "society", cards=2),
    crisis("oil-lobby", LASTS, LASTS, "energy", cards=2, cards_alone=1),
    crisis("servers-without-limit", LASTS, LASTS, "incentive", cards=2, cards_alone=1),
    crisis("waiting-for-wires", LASTS, LASTS, "grid infrastructure", cards=2, cards_alone=1),
]  # fmt: skip
LOSES = {"investors-sue": "energy", "capital-flight": "regulation", "voices-silenced": "society",
         "support-cut": "incentive"}  # fmt: skip


def at_table(key):
    """The table described above, this crisis the forecast, and one face down behind it."""
    s = stage(4).forecast(key, hidden=1).planet(bands=3, loose=0, tree=20, ocean=10)
    for seat in range(4):
        s.board(seat, clean=5, community=COMMUNITIES[seat], **{kind: n[seat] for kind, n in RESILIENCE.items()})
        s.hand(seat, *HANDS[seat])
    s.stack(2, 1, "clean-plants-europe", "forest-pay").stack(3, 1, "clean-plants-usa", "loop-economy")
    return s


def alone(key):
    """The solo table."""
    s = stage(1).forecast(key, hidden=1).planet(bands=4, loose=0, tree=6, ocean=4)
    return s.board(0, clean=5, community=2, social=0, ecological=0, infrastructure=0).hand(0, *SOLO_HAND)


def struck(s, key):
    """Resolve it, losing cards from hand; what has changed until the next one is turned over, itself not counted."""
    before = snapshot(s, "p1.")
    s.resolve()
    while s.prompt == "lose":
        seat = s.seats_asked()[0]
        cards = [option.split()[1] for option in s.options(seat)]
        assert key not in LOSES or all(LOSES[key] in tags_of(s, card) for card in cards)
        s.play(seat, f"lose {next(card for card in cards if card in s.held(seat))}")
    assert s.seats_asked() == [CHANCE] and s.prompt == "crisis"
    found = changes(s, before, "p1.")
    found["crises"] = found.get("crises", 0) + 1
    return {name: n for name, n in found.items() if n}


def tags_of(s, card):
    """The tags of a local project."""
    return [TAGS[tag] for tag in s.t.figures.tags[s.card(card)]]


def check_resolved(s, one, strikes):
    """It does what the line says, and is discarded or lasts."""
    found = struck(s, one.key)
    assert found == ({} if strikes == LASTS else numbers(strikes))
    assert s.crisis(one.key) in (s.t.lasting if strikes == LASTS else s.t.crisis_discards)


@pytest.mark.parametrize("one", CRISES, ids=lambda one: one.key)
def test_d52_d53_a_crisis_strikes_whom_and_as_often_as_it_says(one):
    check_resolved(at_table(one.key), one, one.strikes)


@pytest.mark.parametrize("one", [one for one in CRISES if one.alone is not None], ids=lambda one: one.key)
def test_d14_d52_a_crisis_alone(one):
    check_resolved(alone(one.key), one, one.alone)


@pytest.mark.parametrize("one", [one for one in CRISES if one.helped is not None], ids=lambda one: one.key)
def test_d52_each_tucked_card_takes_one_off(one):
    for tag in one.tags.split():
        s = at_table(one.key).under_crisis(one.key, HELP[tag][0])
        assert struck(s, one.key) == numbers(one.helped)


@pytest.mark.parametrize("one", [one for one in CRISES if one.cards], ids=lambda one: one.key)
def test_d52_d56_enough_tucked_cards_keep_it_off(one):
    for table, enough in ((at_table, one.cards), (alone, one.cards_alone or one.cards)):
        for tag in one.tags.split():
            s = table(one.key)
            for card in HELP[tag][: enough - 1]:
                s.under_crisis(one.key, card)
            assert s.crisis(one.key) in s.t.row
            s.under_crisis(one.key, HELP[tag][enough - 1])
            if one.strikes == LASTS:
                assert s.t.row == [-1]  # gone at once
            else:
                assert struck(s, one.key) == {} and s.facts("crisis-averted")


@pytest.mark.parametrize("one", CRISES, ids=lambda one: one.key)
def test_d34_d38_only_cards_that_it_asks_for_are_tucked(one):
    s = at_table(one.key)
    for tag, (first, second) in HELP.items():
        s.hand(0, first, second)
        asked = any(tag in one.tags.split() for tag in tags_of(s, first))
        if asked:
            assert s.why(0, f"tuck {first} {one.key}") is None, tag
        else:
            assert s.refused(0, f"tuck {first} {one.key}") == ("helps-not", "D-34")


def test_every_crisis_has_a_line():
    assert sorted(one.key for one in CRISES) == sorted(rows("crisis"))
    assert [one.key for one in CRISES if one.alone is None] == ["nowhere-to-go"]
    assert "nowhere-to-go" not in [option.split()[1] for option in stage(1).forecast(hidden=1).resolve().options()]


# -- what shows later ---------------------------------------------------------------------------------------------


def test_broken_promises_the_lead_drops_a_project():
    s = at_table("broken-promises").project("moonshot").project("relief-stores", "bike-lanes")
    s.resolve()
    assert s.seats_asked() == [0] and s.options() == ["drop moonshot", "drop relief-stores"]
    s.play(0, "drop relief-stores")
    assert s.t.project[1] == -1 and s.card("bike-lanes") in s.t.discards


def later(key, tucked=()):
    """The only crisis of two players is resolved; the next local stage, with what they have drawn for it."""
    s = stage(2).forecast(key).under_crisis(key, *tucked).board(0, community=0).board(1, community=0)
    return s.resolve().until("turn")


def one_round_on(s):
    """The local stage after the next, where it is over (D-55)."""
    return s.hand(0).hand(1).forecast().jump("round").until("turn")


def test_crash_all_draw_one_fewer_next_round():
    assert [len(later("crash").held(seat)) for seat in (0, 1)] == [4, 4]
    assert len(later("crash", ["climate-courts"]).held(0)) == 4
    assert len(later("crash", ["climate-courts", "right-to-repair"]).held(0)) == 5
    assert len(one_round_on(later("crash")).held(0)) == 5


def test_supply_chains_snap_actions_cost_one_more_next_round():
    s = later("supply-chains-snap").stack(0, 1, "storm-barriers").hand(0, "heat-pumps")
    assert s.refused(0, "use s1") == ("too-few-cards", "D-32")
    s.hand(0, "heat-pumps", "bike-lanes").play(0, "use s1", "pay heat-pumps", "pay bike-lanes")
    s.stack(0, 2, "clean-rivers").hand(0).play(0, "use s2")  # what costs nothing stays free
    one_round_on(s).hand(0, "heat-pumps").play(0, "use s1", "pay heat-pumps")


@pytest.mark.parametrize(("cards", "rolls"), [([], 2), (["open-science"], 1), (["open-science", "clean-rivers"], 0)])
def test_strong_el_nino_two_more_rolls_next_round(cards, rolls):
    s = later("strong-el-nino", cards).forecast().jump("planet")
    assert s.t.rolls == rolls
    s = one_round_on(later("strong-el-nino", cards)).forecast().jump("planet")
    assert s.t.rolls == 0


def test_doubt_for_sale_no_forecast():
    s = stage(2).lasting("doubt-for-sale").forecast().jump("round")
    assert s.t.row == [-1, -1, -1] and s.prompt == "draw-project"


def test_helpers_exhausted_nothing_is_tucked_under_other_crises():
    s = stage(2).lasting("helpers-exhausted").forecast("oil-cartel").hand(0, "street-movements")
    assert s.refused(0, "tuck street-movements oil-cartel") == ("tuck-forbidden", "D-56a")
    s.play(0, "tuck street-movements helpers-exhausted")


def test_oil_lobby_no_dirty_energy_is_removed():
    s = stage(2).lasting("oil-lobby").stack(0, 1, "power-standard").stack(0, 2, "coal-sites-reborn")
    assert s.refused(0, "use s1") == ("nothing-to-gain", "D-37")
    s.hand(0, "heat-pumps", "bike-lanes").play(0, "use s2", "pay heat-pumps", "pay bike-lanes")
    assert (s.at(0, "dirty"), s.at(0, "clean")) == (9, 5)


def test_servers_without_limit_demand_grows_by_one_more():
    s = stage(2).lasting("servers-without-limit").forecast().resolve()
    assert (s.at(0, "demand"), s.at(1, "demand")) == (12 + 3, 7 + 2)


def test_waiting_for_wires_solar_and_wind_are_not_started():
    s = stage(2).lasting("waiting-for-wires").hand(0, "roof-panels", "hill-turbines", "small-reactors")
    assert s.refused(0, "start roof-panels s1") == ("start-forbidden", "D-56a")
    assert s.refused(0, "start hill-turbines s1") == ("start-forbidden", "D-56a")
    s.play(0, "start small-reactors s1", "tuck roof-panels s1")


@pytest.mark.parametrize("key", [one.key for one in CRISES if one.strikes == LASTS])
def test_d56_a_lasting_one_goes_with_the_second_card_or_alone_as_the_line_says(key):
    one = next(one for one in CRISES if one.key == key)
    for seats, enough in ((2, one.cards), (1, one.cards_alone or one.cards)):
        s = stage(seats).lasting(key)
        cards = HELP[one.tags.split()[0]][:enough]
        s.hand(0, *cards)
        for card in cards:
            assert s.t.lasting == [s.crisis(key)]
            s.play(0, f"tuck {card} {key}")
        assert s.t.lasting == [] and s.t.bans == 0 and not any(s.t.mod)
