"""Component sheets: every figure has its origin, and a bad sheet gets an error that names key and cause."""

import copy
import json
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import keeling
from keeling.core import sheet as sheets
from keeling.core.schema import ORIGINS
from keeling.games import GAMES

HOUSE = {name: game.house_sheet() for name, game in GAMES.items()}


def deep(levels):
    found = 1
    for _ in range(levels):
        found = [found]
    return found


def refused(over, game="co2"):
    with pytest.raises(keeling.BadInput) as caught:
        keeling.new(game, sheet=over)
    assert "\n" not in str(caught.value)
    return caught.value.reason


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_of_the_house_sheet_has_an_origin(game):
    found = list(sheets.figures(HOUSE[game]))
    assert len(found) > 300
    assert {origin for _, _, origin in found} - {"box"} == {"rulebook", "inferred", "house"}  # box: the publisher tells

    def stated(table, inherited):
        inherited = inherited or "origin" in table
        for name, value in table.items():
            if isinstance(value, dict) and name not in ("origins",):
                stated(value, inherited)
            elif isinstance(value, list) and value and isinstance(value[0], dict):
                for row in value:
                    stated(row, inherited)
            elif name not in ("game", "title", "note"):
                assert inherited, name

    stated(HOUSE[game], False)


def test_an_overlaid_figure_is_used_and_marked_as_from_the_box():
    merged = sheets.lay_over(HOUSE["co2"], {"market": {"price": 4}, "un_goals": [{"no": 40, "vp": 9}]})
    origins = {key: (value, origin) for key, value, origin in sheets.figures(merged)}
    assert origins["market.price"] == (4, "box")
    assert origins["market.stock"] == (2, "rulebook")
    assert origins["un_goals.40.vp"] == (9, "box")
    assert origins["un_goals.40.plants"][1] == "house"
    assert keeling.new("co2", sheet={"market": {"price": 4}}).position.price == 4


def test_what_a_card_says_is_replaced_whole_and_its_plain_figures_stay():
    ours = {"cards": [{"no": 1, "key": "fair", "effects": [{"n": 1}], "or": [{"n": 2}]}]}
    (row,) = sheets.lay_over(ours, {"cards": [{"no": 1, "effects": [{"n": 3}]}]})["cards"]
    assert (row["key"], row["effects"], "or" in row) == ("fair", [{"n": 3}], False)
    (row,) = sheets.lay_over(ours, {"cards": [{"no": 1, "key": "fete"}]})["cards"]
    assert (row["key"], row["or"]) == ("fete", [{"n": 2}])
    (row,) = sheets.lay_over(ours, {"cards": [{"no": 1, "effects": [{"n": 3}]}]}, mixed=True)["cards"]
    assert row["or"] == [{"n": 2}]  # as records from before have it


def test_a_record_from_before_keeps_the_half_of_a_card_that_its_sheet_did_not_name():
    over = {"marketing": [{"no": 12, "effects": [{"do": "money", "n": 3}]}]}
    text = keeling.new("factories", 3, sheet=over).record()
    old = "\n".join(line for line in text.splitlines() if "by_the_book" not in line)
    halves = [len(keeling.load(record, 0).position.figures.cards[0][11].halves) for record in (text, old)]
    assert halves == [1, 2]


def test_a_table_within_a_row_is_replaced_whole():
    match = keeling.new("co2", sheet={"lobby": [{"no": 11, "main": {"tech": 2}}]})
    assert match.position.figures.lobby[10].gains == [(1, 2)]  # and not a choice between the old gain and the new


@pytest.mark.parametrize(
    ("over", "code", "key"),
    [
        ({"markt": {}}, "sheet-unknown", "markt"),
        ({"market": {"prize": 4}}, "sheet-unknown", "market.prize"),
        ({"market": {"price": "4"}}, "sheet-type", "market.price"),
        ({"market": {"price": True}}, "sheet-type", "market.price"),
        ({"market": 4}, "sheet-type", "market"),
        ({"market": {"price": 99}}, "sheet-range", "market.price"),
        ({"market": {"price": 9}}, "sheet-range", "market.price"),
        ({"start": {"money": [3, 4, 4, 5]}}, "sheet-count", "start.money"),
        ({"start": {"scientists": 4}, "supplies": {"scientists": 2}}, "sheet-range", "start.scientists"),
        ({"board": {"ring": ["europe"] * 6}}, "sheet-distinct", "board.ring"),
        ({"regional": [{"no": 1, "energies": ["solar", "solar", "fusion"]}]}, "sheet-distinct", "regional.1.energies"),
        ({"regional": [{"no": 9, "energies": ["solar", "biomass", "fusion"]}]}, "sheet-row", "regional[1].no"),
        ({"regional": [{"no": 1, "energies": ["solar", "wind", "fusion"]}]}, "sheet-word", "regional.1.energies[2]"),
        ({"summits": [{"no": 1, "topics": ["solar"]}]}, "sheet-count", "summits.1.topics"),
        ({"lobby": [{"no": 7, "of": "europe"}]}, "sheet-word", "lobby.7.of"),
        ({"lobby": [{"no": 15, "main": {"discount": 3, "money": 1, "tech": 1}}]}, "sheet-count", "lobby.15.main"),
        ({"lobby": [{"no": 7, "main": {"discount": 3}}]}, "sheet-word", "lobby.7.main"),
        ({"lobby": [{"no": 15, "main": {"discount": 3, "money": 1}}]}, "sheet-word", "lobby.15.main"),
        ({"supplies": {"permits": 31}}, "sheet-short", "supplies.permits"),
        ({"supplies": {"tech": 9}, "start": {"tech": 2}}, "sheet-short", "supplies.tech"),
        ({"company_goals": [{"no": no, "out": [5]} for no in (27, 28, 29)]}, "sheet-short", "company_goals.out"),
        ({"fossils": {"gas": {"count": 6}}, "presets": {"lobbyist": {"gas_out": 7}}}, "sheet-short",
         "fossils.gas.count"),
        ({"presets": {"eco": {"gas": 5}}}, "sheet-sum", "presets.eco"),
        ({"tracks": {"solar": {"income": [1, 2, 3]}}}, "sheet-count", "tracks.solar.bonus"),
        ({"plants": {"solar": [{"money": 1, "tech": 3, "vp": 1}] * 4 + [{"money": 1, "tech": 2, "vp": 1}]}},
         "sheet-falls", "plants.solar.5.tech"),
        ({"plants": {"solar": [{"money": 1, "tech": 9, "vp": 1}] * 5},
          "tracks": {"solar": {"income": [1] * 8, "bonus": [""] * 8}}}, "sheet-unreachable", "plants.solar.1.tech"),
        ({"plants": {"solar": [{"money": 1, "vp": 1}] * 5}}, "sheet-missing", "plants.solar[1].tech"),
        ({"plants": {"solar": []}}, "sheet-count", "plants.solar"),
        ({"market": {"origin": "guess"}}, "sheet-word", "market.origin"),
        ({"market": {"origins": {"prize": "box"}}}, "sheet-unknown", "market.origins.prize"),
        ({"game": "daybreak"}, "sheet-word", "game"),
        ({"market": {"price": 4, "note": 5}}, "sheet-type", "market.note"),
        ({"note": date(2020, 1, 1)}, "sheet-type", "note"),
        ({"origins": 5}, "sheet-type", "origins"),
        ({"un_goals": [5]}, "sheet-type", "un_goals[1]"),
        ({"un_goals": [{"vp": 9}]}, "sheet-missing", "un_goals[1].no"),
        ({"un_goals": [{"no": True, "vp": 9}]}, "sheet-row", "un_goals[1].no"),
        ({"un_goals": [{"no": 40, "vp": "x"}]}, "sheet-type", "un_goals.40.vp"),
        ({"un_goals": [{"no": 40, "vp": 9}, {"no": 40, "vp": 8}]}, "sheet-twice", "un_goals[2].no"),
        (5, "sheet-type", "(file)"),
        ({"market": {"price": deep(5000)}}, "sheet-toml", "(file)"),
    ],
)  # fmt: skip
def test_a_bad_sheet_names_key_and_cause(over, code, key):
    reason = refused(over)
    assert (reason.code, reason.values["key"]) == (code, key)


@pytest.mark.parametrize("text", ["[market]\nprice = " + "9" * 5000, 'a = """\\', "a = 'x", "a..b = 1"])
def test_toml_that_python_cannot_take_is_refused_like_any_other(text):
    with pytest.raises(keeling.BadInput) as caught:
        sheets.parse(text)
    assert caught.value.reason.code == "sheet-toml"


DEEP = (
    ("\n\n" + ".".join("a" * 9) + " = 1", 3),
    ("x = 1\n[" + ".".join("a" * 9) + "]", 2),
    ('"a" . "b"."c"."d"."e"."f"."g"."h"."i" = 1', 1),
    ("a = {" + ".".join("a" * 9) + " = 1}", 1),
    ('a = """x\n\'"""\nb = ' + "[" * 9, 3),
    ("a = " + "{a = " * 9, 1),
    ("a.a" + ".a" * 30_000 + " = 1", 1),
    ("[" + "a." * 900 + "a]\n" + "k = 1\n" * 5000, 1),
    ("x = " + "[" * 5000, 1),
)


@pytest.mark.parametrize(("text", "line"), DEEP)
def test_keys_of_many_parts_and_deep_nesting_never_reach_the_parser(text, line, monkeypatch):
    """Its time and memory grow with the square of the parts: 80 KB of them once took gigabytes."""
    monkeypatch.setattr(sheets.tomllib, "loads", lambda text: pytest.fail("parsed"))
    with pytest.raises(keeling.BadInput) as caught:
        sheets.parse(text)
    assert (caught.value.reason.code, caught.value.reason.values["line"]) == ("sheet-deep", line)


@pytest.mark.parametrize(
    "text",
    [
        "a.b.c.d.e.f.g.h = 1.5",
        'a = "...........[[[[[[[[[["',
        "a = '...........[[[[[[[[[['  # ............[[[[[[[[[[",
        'a = """..........\\"""..........\n[[[[[[[[[[""""\nb = 1',
        "a = '''..........\n[[[[[[[[[[''''\nb = 1",
        "a = [[1.5, 2.5, 3.5], [4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 1.5]]",
    ],
)
def test_what_only_looks_deep_is_parsed(text):
    assert "a" in sheets.parse(text)


def test_a_sheet_has_a_size_that_is_enough_for_ours():
    ours = (Path(keeling.__file__).parent / "games" / "daybreak" / "model" / "sheet.toml").read_text()
    assert sheets.parse(ours + "#" * 30_000)
    with pytest.raises(keeling.BadInput) as caught:
        sheets.parse(ours + "#" * 90_000)
    assert caught.value.reason.code == "sheet-large"


@pytest.mark.parametrize(
    ("over", "code"),
    [
        ({"market": {"note": "x\ud800"}}, "sheet-sign"),
        ({"market": {"x\ud800": 1}}, "sheet-unknown"),
        ({"title": "\udfff"}, "sheet-sign"),
        ({"market": {"price": "\ud800"}}, "sheet-type"),
    ],
)
def test_half_signs_are_refused_in_words_that_can_be_written(over, code):
    reason = refused(over)
    assert reason.code == code
    assert json.dumps(reason.values, ensure_ascii=False).encode()


def test_no_more_than_a_glance_of_bad_figures_is_told():
    for over in ({"x" * 9000: 1}, {"market": ["y" * 9000]}, {"market": {"price": "z" * 9000}}):
        assert len(str(keeling.BadInput(refused(over)))) < 600


def test_a_file_that_is_no_toml_or_not_there_is_refused(tmp_path):
    broken = tmp_path / "broken.toml"
    broken.write_text("[market\nprice = 4")
    assert refused(str(broken)).code == "sheet-toml"
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    assert refused(str(tmp_path / "binary.toml")).code == "file-unreadable"
    assert refused(str(tmp_path / "missing.toml")).code == "file-unreadable"
    assert refused(str(tmp_path)).code == "file-unreadable"


LEAVES = [key for key, value, _ in sheets.figures(HOUSE["co2"]) if type(value) is int]


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(LEAVES), st.integers(-5, 400))
def test_any_number_anywhere_is_refused_clearly_or_playable(key, number):
    over = _overlay(key, number)
    try:
        match = keeling.new("co2", seats=3, sheet=over)
    except keeling.BadInput as error:
        assert error.reason.values["key"] and "\n" not in str(error)
        return
    from random import Random

    from keeling.testing.tables import play_on

    play_on(match, Random(1))
    assert match.outcome is not None
    assert not match.game.faults(match.position)


def _overlay(key, number):
    """A sheet that changes just this figure."""
    parts = key.split(".")
    value = copy.deepcopy(HOUSE["co2"])
    path = []
    for part in parts[:-1]:
        if isinstance(value, list):
            row = next((row for place, row in enumerate(value, 1) if str(row.get("no", place)) == part))
            path.append((part, value))
            value = row
        else:
            path.append((part, value))
            value = value[part]
    value[parts[-1]] = number
    top = parts[0]
    whole = copy.deepcopy(HOUSE["co2"])
    root = path[0][1][top] if path else None
    changed = root if root is not None else whole[top]
    return {top: changed}


@settings(max_examples=100, deadline=None)
@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=5),
                    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
                        st.sampled_from(["market", "plants", "solar", "price", "lobby", "no", "main", "x", "origin"]),
                        inner, max_size=3), max_leaves=8))  # fmt: skip
def test_any_shape_of_data_is_refused_clearly_or_accepted(data):
    if not isinstance(data, dict):
        return
    try:
        keeling.new("co2", sheet=data)
    except keeling.BadInput as error:
        assert "\n" not in str(error)


def test_origins_are_the_four_words():
    assert ORIGINS == ("rulebook", "inferred", "house", "box")
