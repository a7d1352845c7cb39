"""What the house sheet must hold (S-95 … S-99)."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

import keeling
from keeling.games.second_chance import GAME, house_sheet
from keeling.games.second_chance.model.words import ENERGIES, EVENTS, KINDS, REGIONS

SHEET = house_sheet()


def refused(**over):
    with pytest.raises(keeling.BadInput) as caught:
        keeling.new("second-chance", 2, sheet=over)
    return caught.value.reason.code, caught.value.reason.values["key"]


def test_s95_the_board():
    assert SHEET["board"]["ring"] == ["north-america", "south-america", "europe", "africa", "asia", "oceania"]
    assert [SHEET["regions"][name]["spaces"] for name in REGIONS] == [5, 4, 5, 3, 6, 4]
    assert [SHEET["competitive_spaces"][name] for name in REGIONS] == [5, 3, 5, 2, 5, 2]
    assert all(SHEET["regions"][name]["slots"] == KINDS for name in REGIONS)
    assert SHEET["board"]["summit_places"] == 4
    assert len(SHEET["ranks"]["points"]) == 4


def test_s95_the_board_has_two_sides_with_demand_spaces_of_their_own():
    for mode, spaces in (("cooperative", [5, 4, 5, 3, 6, 4]), ("competitive", [5, 3, 5, 2, 5, 2])):
        regions = keeling.new("second-chance", 3, options={"mode": mode}).view(None)["regions"]
        assert [len(regions[name]["spaces"]) for name in REGIONS] == spaces
    alone = keeling.new("second-chance", 1).view(None)["regions"]
    assert len(alone["asia"]["spaces"]) == 6


def test_s95_a_sheet_of_old_has_the_same_spaces_on_both_sides():
    old = {key: table for key, table in SHEET.items() if key != "competitive_spaces"}
    regions = keeling.table("second-chance", 3, 1, {"mode": "competitive"}, None, old).view(None)["regions"]
    assert len(regions["asia"]["spaces"]) == 6


def test_s95_both_sides_have_a_permit_for_every_space():
    assert refused(competitive_spaces={"asia": 9, "europe": 9, "africa": 9, "oceania": 9}) == (
        "sheet-short",
        "supplies.permits",
    )


def test_s95_rivals_keep_the_planet_if_they_build_between_half_and_two_thirds_of_what_their_turns_allow():
    calendar, climate = SHEET["calendar"], SHEET["climate"]
    fossils = [SHEET["fossils"][kind] for kind in ("gas", "oil", "coal")]
    mean = sum(one["ppm"] * one["count"] for one in fossils) / sum(one["count"] for one in fossils)
    decades = calendar["decades"]["competitive"]
    asked = sum(min(decades, SHEET["competitive_spaces"][name]) for name in REGIONS)
    needed = asked - (climate["limit"] - climate["competitive"]) / mean
    for seats in (2, 3, 4):
        most = calendar["rounds"][seats - 1] * seats * (decades - 1) / 3  # plan, prepare, build
        assert 0.5 < needed / most < 0.7


def test_s95_a_ring_must_hold_every_region_once():
    assert refused(board={"ring": ["asia"] * 6}) == ("sheet-distinct", "board.ring")


def test_s96_plants_of_the_rulebook():
    recycling, solar = SHEET["plants"]["recycling"][0], SHEET["plants"]["solar"][0]
    keys = ("money", "permits", "tech", "vp")
    assert ([recycling[key] for key in (*keys, "mark")], [solar[key] for key in keys]) == (
        [7, 1, 1, 5, 1],
        [10, 1, 2, 8],
    )


@pytest.mark.parametrize("energy", ENERGIES)
def test_s96_level_2_is_dearer_worth_more_and_marked_further_right(energy):
    first, second = SHEET["plants"][energy]
    assert all(second[what] > first[what] for what in ("money", "vp", "mark"))
    assert second["mark"] <= len(SHEET["tracks"][energy]["income"])


@pytest.mark.parametrize(("what", "value"), [("money", 7), ("vp", 5), ("mark", 1)])
def test_s96_a_sheet_whose_level_2_is_not_is_refused(what, value):
    first, second = ({key: row[key] for key in ("money", "permits", "tech", "vp", "mark")}
                     for row in SHEET["plants"]["recycling"])  # fmt: skip
    code, key = refused(plants={"recycling": [first, {**second, what: value}]})
    assert (code, key) == ("sheet-falls", f"plants.recycling[2].{what}")


def test_s96_a_mark_beyond_the_track_is_refused():
    first, second = ({key: row[key] for key in ("money", "permits", "tech", "vp", "mark")}
                     for row in SHEET["plants"]["recycling"])  # fmt: skip
    assert refused(plants={"recycling": [first, {**second, "mark": 12}]})[0] == "sheet-unreachable"


@pytest.mark.parametrize("energy", ENERGIES)
def test_s97_incomes_never_fall_and_the_middle_lies_on_the_track(energy):
    track = SHEET["tracks"][energy]
    assert track["income"] == sorted(track["income"])
    assert 1 < track["middle"] < len(track["income"]) == len(track["bonus"])


def test_s97_the_incomes_of_the_examples_occur():
    assert {1, 3, 4, 5} <= {income for energy in ENERGIES for income in SHEET["tracks"][energy]["income"]}


def test_s97_a_sheet_whose_income_falls_is_refused():
    track = {**SHEET["tracks"]["wind"], "income": [3, 2] + [4] * 7}
    assert refused(tracks={"wind": {key: track[key] for key in ("income", "bonus", "middle")}})[0] == "sheet-falls"


def test_s98_agendas():
    agendas = [row["energies"] for row in SHEET["regional"]]
    assert all(len(set(agenda)) == 3 for agenda in agendas) and len(agendas) == 8
    often = Counter(energy for agenda in agendas for energy in agenda)
    assert all(often[energy] in (4, 5) for energy in ENERGIES)
    assert {agenda[0] for agenda in agendas} == set(ENERGIES)
    assert {"solar", "hydro", "recycling"} in [set(agenda) for agenda in agendas]
    assert "solar" in [agenda[1] for agenda in agendas]


def test_s98_summits():
    topics = [row["topics"] for row in SHEET["summits"]]
    assert len(topics) == 18 and all(len(set(row)) == len(row) for row in topics)
    assert {len(row) for row in topics} == {2, 3, 4}
    assert {"forestation", "solar", "wind"} in [set(row) for row in topics]


def test_s98_environmental_goals():
    often = Counter((row["is"], row["of"]) for row in SHEET["environmental_goals"])
    assert all(often["plant-in-region", region] == 2 for region in REGIONS)
    assert all(often["plant-of-energy", e] == 2 and often["summit-topic", e] == 2 for e in ENERGIES)
    assert all(often["track-end", e] == 1 and often["track-middle", e] == 1 for e in ENERGIES)
    assert sum(often["summit-size", size] for size in "234") == 5


def test_s98_events():
    assert sorted(row["region"] for row in SHEET["events"]) == sorted(EVENTS)


def test_s99_un_goals():
    pairs = [row["plants"] for row in SHEET["un_goals"] if row["type"] == "A"]
    triples = [row["plants"] for row in SHEET["un_goals"] if row["type"] == "B"]
    assert sorted(pairs) == sorted(map(list, combinations_with_replacement(ENERGIES, 2)))
    every = map(list, combinations_with_replacement(ENERGIES, 3))
    assert sorted(triples) == sorted(row for row in every if len(set(row)) > 1)
    assert SHEET["goals"]["un_cooperative"][3] == 3 and SHEET["goals"]["un_competitive"] == [5] * 4
    assert 2 in {row["tech"] for row in SHEET["un_goals"]}


def test_s99_lobbyists():
    assert Counter(row["minor"] for row in SHEET["lobby"]) == {"permit": 9, "tech": 9, "money": 9, "move": 9}
    assert [row["no"] for row in SHEET["lobby"] if len(row["main"]) == 2] == [11]


def test_s99_company_and_personal_goals():
    assert [row["no"] for row in SHEET["company_goals"] if 2 in row["out"]] == [5, 6, 7, 8, 9, 10]
    assert len(SHEET["personal_goals"]) == 16


def test_s99_too_few_company_goals_for_a_table_are_refused():
    rows = [
        {**{key: row[key] for key in ("no", "per", "vp", "most")}, "out": [4]} for row in SHEET["company_goals"][:3]
    ]
    assert refused(company_goals=rows) == ("sheet-short", "company_goals.out")


def test_s95_the_house_sheet_is_consistent():
    assert GAME.figures(house_sheet()).ring == [0, 1, 2, 3, 4, 5]
