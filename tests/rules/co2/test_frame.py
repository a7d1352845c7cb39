"""The frame: players, supplies, energies, regions, secrets and shortages (C-1 … C-6)."""

from random import Random

import pytest

import keeling
from keeling.games.co2.model.words import REGIONS
from tests.stage import stage

# -- C-1 ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_c1_one_to_five_players(seats):
    s = stage(seats)
    assert len(s.match.view(None)["players"]) == seats


@pytest.mark.parametrize("seats", [0, 6])
def test_c1_no_other_number_of_players(seats):
    with pytest.raises(keeling.BadInput) as caught:
        keeling.new("co2", seats)
    assert caught.value.reason.code == "bad-seats"


def test_c1_most_points_win():
    s = stage()
    s.t.vp[:] = [20, 40, 30]
    s.finish().play(0, "goal score").play(1, "goal score").play(2, "goal score")
    assert s.match.outcome.winners == (1,)


def test_c1_at_500_ppm_nobody_wins():
    s = stage()
    s.t.vp[:] = [20, 40, 30]
    for region in REGIONS:
        s.fossil("coal", region, 3)
    for region in ("asia", "europe"):
        s.fossil("coal", region, 4)
    s.supply(2).chance()
    assert s.t.co2 >= 500
    assert (s.match.outcome.ending, s.match.outcome.winners) == ("defeat", ())


# -- C-2 ------------------------------------------------------------------------------------------------------------


def test_c2_supplies():
    f = stage().t.figures
    assert (f.permits, f.tech, f.projects, f.scientists) == (40, 25, 6, 4)
    assert (len(f.tiles), len(f.topics), len(f.lobby), len(f.un_vp)) == (8, 18, 26, 13)
    assert (len(f.goal_per), len(f.sheet["events"])) == (7, 6)
    assert [len(pile) for pile in f.plants] == [5] * 5


@pytest.mark.parametrize(("kind", "ppm"), [("gas", 20), ("oil", 30), ("coal", 40)])
def test_c2_ten_fossil_plants_of_each_kind(kind, ppm):
    s = stage(draws={"first-fossil": [f"fossil {kind}"] * 6})
    assert s.t.co2 == 6 * ppm
    assert s.match.view(None)["fossils_left"][kind] == 4


def test_c2_one_event_for_each_region():
    assert sorted(event["region"] for event in stage().t.figures.sheet["events"]) == sorted(REGIONS)


def _broken(name):
    """A table with one thing wrong."""
    s = stage()
    t = s.t
    if name == "co2":
        t.co2 += 10
    elif name == "permits below zero":
        t.permits[0], t.bank = -1, t.bank + 3
    elif name == "scientists":
        t.hand[1] += 1
    elif name == "projects":
        t.stock[2] -= 1
    elif name == "plants":
        t.pile[3] += 1
        t.plants[3] += 1
    elif name == "plants owned":
        s.plant(0, "solar", "asia")
        t.plants[1], t.plants[2] = 0, 1
    elif name == "project tiles below zero":
        t.project[:7] = [1] * 7
        t.stock[1] = -1
    elif name == "fossil tiles below zero":
        t.fossils[0], t.fossils_out[0] = -1, 5
    elif name == "a lobby card both in hand and in the rest":
        t.lobby_deck |= t.lobby[0]
    elif name == "a un goal both claimed and open":
        t.claims[0] = sum(1 << goal for goal in t.un_goals[:4])
    elif name == "fossils":
        t.fossils[0] += 1
    elif name == "region over its limit":
        t.permits_in[REGIONS.index("africa")], t.bank = 4, t.bank - 2
    elif name == "un goals":
        t.un_goals.append(t.un_goals[0])
    else:
        setattr(t, name, getattr(t, name) - 1)
    return s


@pytest.mark.parametrize(
    "name",
    [
        "bank", "market", "tech_bank", "co2", "permits below zero", "scientists", "projects", "plants", "plants owned",
        "fossils", "region over its limit", "project tiles below zero", "fossil tiles below zero", "un goals",
        "a lobby card both in hand and in the rest", "a un goal both claimed and open",
    ],
)  # fmt: skip
def test_c2_a_piece_lost_or_made_is_noticed(name):
    s = _broken(name)
    with pytest.raises(AssertionError):
        s.check()


def test_c2_points_may_be_negative():
    s = stage()
    s.t.vp[:] = [-1, -2, -3]
    s.check()


def test_c2_money_is_unlimited():
    s = stage()
    s.t.money[0] = 10_000
    s.play(0, "discard goal")
    assert s.t.money[0] == 10_008


# -- C-3, C-4 -------------------------------------------------------------------------------------------------------


def test_c3_energies_in_their_order():
    view = stage().match.view(0)
    order = ["forestation", "solar", "fusion", "biomass", "recycling"]
    assert list(view["projects_left"]) == list(view["plants_next"]) == list(view["players"][0]["expertise"]) == order


SPACES = {"africa": 3, "asia": 6, "europe": 5, "north-america": 5, "oceania": 4, "south-america": 4}


@pytest.mark.parametrize("region", SPACES)
def test_c4_demand_spaces(region):
    assert len(stage().match.view(None)["regions"][region]["spaces"]) == SPACES[region]


def test_c4_the_ring_is_in_the_sheet():
    ring = ["asia", "oceania", "north-america", "south-america", "europe", "africa"]
    s = stage(sheet={"board": {"ring": ring}}).supply(2).chance()
    assert [fact.values["region"] for fact in s.facts("fossil")[6:]] == ring


@pytest.mark.parametrize("region", SPACES)
def test_c4_a_region_takes_permits_up_to_its_spaces(region):
    s = stage().region(region, permits=SPACES[region] - 1).jump("bonus-permit", 0).play(0, f"permit {region}")
    s.jump("bonus-permit", 0)
    assert f"permit {region}" not in s.options(0)
    assert len(s.options(0)) == 5


def test_c4_filled_spaces_count_for_the_limit_too():
    s = stage().plant(0, "solar", "africa").plant(1, "solar", "africa").region("africa", permits=2)
    s.jump("bonus-permit", 0)
    assert "permit africa" in s.options(0)


def test_c4_a_permit_for_a_full_region_stays_on_the_market():
    s = stage(3).tile("africa", "recycling", "solar", "fusion").region("africa", permits=3)
    s.fossil("oil", "africa", 2).fossil("oil", "africa", 3)
    s.project("recycling", "africa", "money", installed=True).level(0, "recycling", 2).tech(0, 1)
    s.t.money[0] = 10
    s.play(0, "build recycling africa money")
    assert (s.t.market, s.t.permits_in[REGIONS.index("africa")]) == (2, 3)
    assert [fact.rule for fact in s.facts("permit-lost")] == ["C-4"]


# -- C-5 ------------------------------------------------------------------------------------------------------------

PUBLIC = {
    "worth",
    "money", "vp", "permits", "tech", "scientists", "pool", "expertise", "plants", "claimed", "meets",
    "lobby_cards", "pack_cards", "goal_discarded",
}  # fmt: skip


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_c5_money_permits_tech_and_hand_sizes_are_public(seat):
    s = stage().tech(1, 3).permits(1, 5)
    s.t.money[1] = 17
    player = s.match.view(seat)["players"][1]
    assert (player["money"], player["permits"], player["tech"], player["lobby_cards"]) == (17, 5, 3, 5)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_c5_hands_and_company_goals_are_secret(seat):
    for other, player in enumerate(stage().match.view(seat)["players"]):
        assert set(player) == (PUBLIC | {"lobby", "pack", "goal", "goal_worth", "verdict"} if other == seat else PUBLIC)


def test_c5_everybody_knows_their_own_hand_and_goal():
    s = stage()
    assert s.match.view(1)["players"][1]["lobby"] == [6, 7, 8, 9, 10]
    assert s.match.view(1)["players"][1]["goal"] == 28


def test_c5_who_discarded_a_goal_is_public_but_not_which():
    s = stage().play(0, "discard goal")
    assert [player["goal_discarded"] for player in s.match.view(1)["players"]] == [True, False, False]
    assert "goal" not in s.match.view(1)["players"][0]
    assert s.match.view(0)["players"][0]["goal"] == 27
    assert "27" not in str(s.facts("goal-discarded")[0].values)


def test_c5_dealt_cards_are_hidden_in_the_record_of_others():
    s = stage(draws={"deal-goal": ["goal 31", "goal 32", "goal 33"]})
    lines = [line for line in s.match.record_for(1).splitlines() if line[:1].isdecimal()]
    assert sum("goal 32" in line for line in lines) == 1
    assert not any("goal 31" in line or "goal 33" in line for line in lines)
    assert sum(" deal " in line for line in lines) == 5


def test_c5_the_facts_of_a_deal_are_secret():
    s = stage()
    assert all(fact.secret for fact in s.facts("goal-dealt") + s.facts("lobby-dealt"))
    assert [fact.seat for fact in s.facts("goal-dealt")] == [0, 1, 2]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_c5_a_redealt_table_looks_the_same_to_its_seat(seat):
    s = stage().play(0, "discard goal")
    other = s.match.game.redeal(s.t, seat, Random(7))
    assert s.match.game.view(other, seat) == s.match.view(seat)
    assert other.goal != s.t.goal and other.lobby != s.t.lobby


def _deck(t):
    """Every lobby card wherever it is: in hands, packs and the rest."""
    return [card for deck in (*t.lobby, *t.packs, t.lobby_deck) for card in range(26) if deck >> card & 1]


@pytest.mark.parametrize("draft", [False, True])
def test_c5_a_redealt_table_has_each_lobby_card_once(draft):
    s = stage(3, options={"draft": draft})
    if draft:
        s.play(0, "keep 1").play(2, "keep 12")
    dealt = [s.match.game.redeal(s.t, 1, Random(seed)) for seed in range(30)]
    for t in dealt:
        assert sorted(_deck(t)) == list(range(26))
        assert (t.lobby[1], t.packs[1]) == (s.t.lobby[1], s.t.packs[1])
        assert [hand.bit_count() for hand in t.lobby + t.packs] == [h.bit_count() for h in s.t.lobby + s.t.packs]
        assert t.verdict == [0, 0, 0]
    hidden = 0
    for t in dealt:
        hidden |= t.packs[0] if draft else t.lobby[0]
    assert hidden == (1 << 26) - 1 & ~(s.t.packs[1] if draft else s.t.lobby[1])


def test_c5_a_choice_made_in_secret_is_dealt_anew():
    s = stage(4).play(0, "discard goal").permits(3, 1).finish().play(1, "goal cash").play(2, "goal cash")
    dealt = [s.match.game.redeal(s.t, 1, Random(seed)).verdict for seed in range(30)]
    assert {verdict[1] for verdict in dealt} == {-1}  # the own one is known
    assert {verdict[2] < 0 for verdict in dealt} == {True, False}
    assert {verdict[3] for verdict in dealt} == {1}  # not made yet
    assert {verdict[0] for verdict in dealt} == {s.t.verdict[0]}  # there is no goal left to decide on


def test_c5_nothing_is_hidden_when_the_game_is_over():
    s = stage(2).finish().play(0, "goal score").play(1, "goal score")
    assert s.match.game.redeal(s.t, 0, Random(3)).state() == s.t.state()


def test_c5_a_redealt_goal_is_never_one_that_was_removed():
    s = stage(3)
    dealt = [s.match.game.redeal(s.t, 1, Random(seed)).goal for seed in range(60)]
    assert {goals[0] + 27 for goals in dealt} == {goals[2] + 27 for goals in dealt} == {27, 29, 31, 32, 33}
    assert {goals[1] + 27 for goals in dealt} == {28}
    assert all(len(set(goals)) == 3 for goals in dealt)


def test_c5_the_order_of_no_deck_is_known():
    view = stage().match.view(0)
    assert (view["summits_left"], view["events_left"]) == (14, 4)
    assert not {"lobby_deck", "un_deck", "summit_deck"} & set(view)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_c5_what_lies_on_the_board_is_seen_by_all(seat):
    s = stage().plant(2, "forestation", "asia").plant(0, "recycling", "asia").fossil("coal", "asia", 4)
    s.project("forestation", "europe", "money", installed=True, scientist=1).project("biomass", "europe", "research")
    s.t.hand[0], s.t.hand[2] = 0, 0
    s.t.speaker[4:6] = [2, 0]
    view = s.match.view(seat)
    assert view["regions"]["asia"]["spaces"] == [
        {"fossil": "gas"},
        {"plant": "forestation", "owner": 2},
        {"plant": "recycling", "owner": 0},
        {"fossil": "coal"},
        None,
        None,
    ]
    assert view["regions"]["europe"]["slots"] == {
        "money": {"energy": "forestation", "installed": True, "scientist": 1},
        "tech": None,
        "research": {"energy": "biomass", "installed": False, "scientist": -1},
    }
    assert [summit["no"] for summit in view["summits"]] == [1, 2, 3, 4]
    assert [summit["speakers"] for summit in view["summits"]] == [[-1, -1], [2, 0], [-1, -1], [-1, -1]]
    assert (view["event"], view["next_event"]) == ("north-america", "south-america")


@pytest.mark.parametrize("energy", ["forestation", "solar", "fusion", "biomass", "recycling"])
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_c5_every_plant_is_seen_with_its_owner(owner, energy):
    s = stage().plant(owner, energy, "africa", 3)
    assert s.match.view(None)["regions"]["africa"]["spaces"] == [
        {"fossil": "gas"}, None, {"plant": energy, "owner": owner},
    ]  # fmt: skip


def test_c5_at_the_end_hands_and_goals_are_shown():
    s = stage().finish()
    assert all("goal" not in player for player in s.match.view(None)["players"])
    for seat in range(3):
        s.play(seat, "goal cash")
    players = s.match.view(None)["players"]
    assert [(player["goal"], len(player["lobby"])) for player in players] == [(27, 5), (28, 5), (29, 5)]


def test_c5_the_top_of_each_plant_pile_is_seen():
    s = stage()
    for region in ("asia", "europe", "africa"):
        s.plant(1, "recycling", region)
    assert s.match.view(0)["plants_next"]["recycling"] == {"money": 11, "tech": 2, "vp": 9, "left": 2}
    s.plant(1, "recycling", "asia").plant(1, "recycling", "europe")
    assert s.match.view(0)["plants_next"]["recycling"] is None


def test_c5_claimed_goals_are_public():
    s = stage()
    s.t.claims[1] = 1 | 1 << 12
    s.t.un_goals.remove(0)
    s.t.un_deck &= ~(1 << 12)
    assert s.match.view(0)["players"][1]["claimed"] == [34, 46]


def test_c5_an_event_of_the_first_region_is_seen_too():
    view = stage(draws={"event": ["event europe", "event north-america"]}).match.view(0)
    assert (view["event"], view["next_event"]) == ("europe", "north-america")


# -- C-6 ------------------------------------------------------------------------------------------------------------


def _no_permits(s):
    """Bank and market empty: player 3 holds everything that was there."""
    s.market(0)
    s.permits(2, s.t.permits[2] + s.t.bank)
    assert s.t.bank == s.t.market == 0
    return s


def test_c6_without_a_project_tile_an_energy_cannot_be_proposed():
    s = stage()
    for region in REGIONS:
        s.project("solar", region, "money")
    reason = s.why(0, "propose solar europe tech")
    assert (reason.code, reason.rule) == ("no-project-tile", "C-6")
    assert not any(option.startswith("propose solar") for option in s.options(0))
    assert "propose fusion europe tech" in s.options(0)


def test_c6_without_a_plant_tile_an_energy_cannot_be_built():
    s = stage().project("recycling", "africa", "money", installed=True).level(0, "recycling", 9).tech(0, 5)
    for region in ("asia", "europe", "oceania", "south-america"):
        s.plant(1, "recycling", region)
    s.t.money[0] = 50
    assert s.why(0, "build recycling africa money") is None
    s.plant(1, "recycling", "north-america")
    reason = s.why(0, "build recycling africa money")
    assert (reason.code, reason.rule) == ("pile-empty", "C-6")
    assert "build recycling africa money" not in s.options(0)


def test_c6_without_fossil_tiles_nothing_is_placed_or_paid():
    s = stage(draws={"start-player": ["start p1"]})
    s.t.fossils_out[:] = s.t.fossils
    s.t.fossils[:] = [0, 0, 0]
    permits = s.t.permits_in[:]
    s.supply(2).chance()
    assert (s.t.co2, s.t.permits_in) == (120, permits)
    assert s.prompt == "turn"


def test_c6_with_an_empty_summit_stack_the_place_stays_empty():
    s = stage()
    s.t.summit_deck = 0
    s.t.hand[0], s.t.hand[1] = 0, 0
    s.t.speaker[:2] = [0, 1]
    s.t.complete.append(0)
    s.jump("summits", 2)
    s.play(0, "learn solar").play(1, "learn forestation")
    assert s.t.summit[0] == -1
    assert s.match.view(0)["summits"][0] is None


@pytest.mark.parametrize(("left", "got"), [(2, 2), (1, 1), (0, 0)])
def test_c6_a_gain_of_tech_takes_what_is_left(left, got):
    s = stage()
    s.tech(1, 25 - left)
    s.play(0, "propose solar europe tech")
    assert (s.t.tech[0], s.t.tech_bank) == (got, left - got)
    assert sum(fact.values["amount"] for fact in s.facts("shortage")) == 2 - got


def test_c6_a_gain_of_permits_takes_what_is_left():
    s = _no_permits(stage()).project("forestation", "africa", "money")
    s.play(0, "install forestation africa money", "pay own")
    assert s.t.permits[0] == 2 - 1 + 1  # the paid one comes back over bank and market; the second is lost
    assert (s.t.market, s.t.bank) == (0, 0)
    assert [fact.values["what"] for fact in s.facts("shortage")] == ["permit"]


def test_c6_a_permit_for_a_region_is_lost_with_an_empty_market():
    s = _no_permits(stage()).region("africa", permits=0)
    s.permits(2, s.t.permits[2] + s.t.bank)
    s.jump("bonus-permit", 0)
    assert s.seats_asked() == []
    assert s.t.permits_in[REGIONS.index("africa")] == 0


def test_c6_a_missing_cost_blocks():
    s = stage().project("solar", "europe", "money").permits(0, 0)
    assert s.why(0, "install solar europe money").code == "no-permit"
    s.permits(0, 1)
    assert s.why(0, "install solar europe money") is None


def test_c6_events_never_run_out():
    s = stage(5)
    seen = [s.t.event]
    for _ in range(5):
        s.jump("event").chance()
        seen.append(s.t.event)
    assert sorted(seen) == [0, 1, 2, 3, 4, 5]
    assert (s.t.next_event, s.match.view(None)["next_event"]) == (-1, None)
