"""Frame and setup (D-1 … D-14); examples D-X6, D-X14."""

import pytest

import keeling
from keeling.games import GAMES
from keeling.games.daybreak.model.words import EMISSIONS, POWERS, RESILIENCES, TAGS
from keeling.games.daybreak.rules.effects import own_co2
from tests.daybreak_stage import stage


def test_d1_d12_a_power_begins_with_its_board_and_five_stacks():
    s = stage(4)
    view = s.match.game.view(s.t, 1)["players"][1]
    assert view["power"] == "china"
    assert (view["demand"], view["dirty"], view["clean"], view["community"]) == (12, 9, 3, 1)
    assert view["emission"] == dict(zip(EMISSIONS, (2, 6, 2, 1, 1, 1), strict=True))
    assert view["resilience"] == dict(zip(RESILIENCES, (1, 0, 1), strict=True))
    assert [stack["cards"] for stack in view["stacks"]] == [
        ["clean-plants-china"], ["coal-exit-china"], ["neighbourhood-helpers"], ["factory-laboratories"],
        ["clean-exports"],
    ]  # fmt: skip
    assert s.t.round == 1 and s.t.stage == 2


def test_d2_d13_the_board_begins_empty():
    s = stage(3)
    view = s.match.game.view(s.t, None)
    assert view["thermometer"]["degrees"] == 12 and view["thermometer"]["loose"] == 0
    assert (view["current"], view["sinks"]["dac"], len(view["projects"])) == (0, 0, 4)
    assert [track["marker"] for track in view["planet"]] == [0] * 6


def test_d3_d5_decks_have_their_size_and_tags_their_share():
    sheet = GAMES["daybreak"].sheet()
    sizes = {deck: len(sheet[deck]) for deck in ("local", "starting", "crisis", "global", "challenge")}
    assert sizes == {"local": 133, "starting": 25, "crisis": 48, "global": 24, "challenge": 42}
    shares = [25, 18, 27, 10, 8, 8, 5, 7, 11, 20, 23, 17]
    for tag, percent in zip(TAGS, shares, strict=True):
        cards = sum(tag in row["tags"] for row in sheet["local"])
        assert abs(cards - 133 * percent / 100) < 1.6, (tag, cards)
    assert all(len(set(row["tags"])) == len(row["tags"]) <= 3 for row in sheet["local"])


def test_d4_everything_but_what_nobody_has_seen_is_open():
    s = stage(4).hand(2, "heat-pumps")
    views = [s.match.game.view(s.t, seat) for seat in (0, 1, 2, None)]
    for view in views:
        assert view["players"][2]["hand"] == ["heat-pumps"]
        assert [crisis["key"] for crisis in view["crises"]] == [None, None, None]


@pytest.mark.parametrize(
    ("seats", "level", "powers", "sinks"),
    [
        (4, "standard", "majority china europe usa", (24, 16)),
        (3, "standard", "majority europe usa", (16, 12)),
        (2, "standard", "china usa", (11, 7)),
        (1, "standard", "solo", (6, 4)),
        (3, "easy", "china europe usa", (15, 10)),
        (3, "hard", "majority china usa", (19, 14)),
        (3, "hard-europe", "majority china europe", (20, 14)),
        (2, "easy", "europe usa", (8, 5)),
        (2, "standard-europe", "china europe", (11, 8)),
        (2, "hard", "majority usa", (12, 9)),
        (2, "hard-europe", "majority europe", (13, 9)),
        (2, "extreme", "majority china", (16, 11)),
    ],
)
def test_d10_d11_powers_and_sinks_of_every_setup(seats, level, powers, sinks):
    t = stage(seats, level).t
    assert " ".join(POWERS[power] for power in t.power) == powers
    assert tuple(t.sinks) == (*sinks, 0)


@pytest.mark.parametrize(("seats", "level"), [(4, "easy"), (4, "extreme"), (3, "extreme"), (1, "hard")])
def test_d11_a_setup_that_a_number_of_players_does_not_have_is_refused(seats, level):
    with pytest.raises(keeling.BadInput) as caught:
        keeling.new("daybreak", seats=seats, options={"level": level})
    assert caught.value.reason.code == "bad-option-value"
    assert level not in str(caught.value.reason.values["allowed"]).split(", ")


def test_d12_d14_alone_some_cards_are_not_there_and_some_have_other_figures():
    s, many = stage(1).t, stage(2).t
    f, two = s.figures, many.figures
    gone = [card.key for card in f.local[: f.deck_size] if card.not_solo]
    assert "open-door" in gone and not any(f.of_key[key] in s.deck for key in gone)
    assert f.project_of["moonshot"] not in s.project_deck and f.project_of["moonshot"] in many.project_deck
    assert f.crises[f.crisis_of["oil-cartel"]].times == 1 and two.crises[two.crisis_of["oil-cartel"]].times == 2
    assert f.row == 5
    assert sum(t.place.count(2) for t in [s]) >= 20  # starting cards of others leave the game


def test_d14_alone_demand_grows_by_two():
    s = stage(1)
    s.t.row = []
    s.jump("growth")
    assert s.at(0, "demand") == 12


def test_dx6_round_1_three_crises_one_open():
    match = keeling.new("daybreak", seats=4, seed=5)
    crises = match.game.view(match.position, None)["crises"]
    assert len(crises) == 3
    assert crises[0]["key"] and crises[1]["key"] is None and crises[2]["key"] is None


def test_dx14_china_emits_22():
    s = stage(4)
    assert own_co2(s.t, 1) == 22


def test_d7_tokens_never_run_out_and_nothing_falls_below_0():
    s = stage(4).board(3, clean=60, dirty=1, demand=60).hand(3, "heat-pumps", "warm-walls").tags(3, 2, incentive=3)
    s.play(3, "use s1", "pay heat-pumps")
    assert s.at(3, "clean") == 61
    s.play(3, "use s2", "pay warm-walls")
    assert s.at(3, "dirty") == 0


def test_d8_any_kind_is_chosen_token_by_token():
    s = stage(1).hand(0, "heat-pumps")
    s.play(0, "use s3", "pay heat-pumps")
    assert s.options(0) == ["kind social", "kind ecological", "kind infrastructure"]
    s.play(0, "kind social", "kind infrastructure")
    assert [s.at(0, kind) for kind in RESILIENCES] == [2, 1, 2]


def test_d8_a_kind_of_which_there_is_none_is_refused():
    s = stage(1).hand(0, "heat-pumps").board(0, transport=0)
    s.play(0, "use s4", "pay heat-pumps")
    assert s.refused(0, "kind transport") == ("no-such-token", "D-8")
