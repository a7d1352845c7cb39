"""Random damage to the sheet of any game: one sentence with key, cause and what is allowed, or a table to play at."""

import copy
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import keeling
from keeling.core.schema import REMARKS, entry_key, shown
from keeling.games import GAMES
from keeling.locale import LANGUAGES, say

HOUSE = {name: game.house_sheet() for name, game in GAMES.items()}
HUGE = 10**5000  # has more digits than Python puts into words
NEVER = (None, float("nan"), float("-inf"), 0.5, HUGE, -HUGE, date(2020, 1, 1), [HUGE], {"x": HUGE})
SELDOM = (True, -1, 0, 99, "", "wind", "self", "\ud800", [], {}, [[]], [{}], {"no": 1})  # right in some places
CAUSES = {
    "type", "range", "word", "count", "unknown", "missing", "distinct", "short", "sum", "falls", "unreachable", "sign",
}  # fmt: skip


def places(value, path=()):
    """Every place of a sheet, as the steps that lead to it."""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, inner in entries:
        yield (*path, step)
        yield from places(inner, (*path, step))


def at(value, path):
    """What stands at a place."""
    for step in path:
        value = value[step]
    return value


def key_of(sheet, path):
    """The key that an error names a place by."""
    key, value = "", sheet
    for step in path:
        entry = value[step]
        key = entry_key(key, step + 1, entry) if isinstance(step, int) else f"{key}.{step}" if key else step
        value = entry
    return key


PLACES = {name: list(places(sheet)) for name, sheet in HOUSE.items()}
TABLES = {
    name: [(), *(path for path in PLACES[name] if isinstance(at(HOUSE[name], path), dict) and path[-1] != "origins")]
    for name in GAMES
}


def refused(name, sheet):
    """Why a sheet is refused, told in one sentence of each language; None if one can play with it."""
    game = GAMES[name]
    try:
        figures = game.figures(copy.deepcopy(sheet))
        game.set_up(figures, game.most_seats, keeling.core.game.check_settings(game, game.most_seats, None))
    except keeling.BadInput as error:
        reason = error.reason
        assert reason.code.removeprefix("sheet-") in CAUSES
        assert reason.values["key"]
        for lang in LANGUAGES:
            sentence = say(reason, lang)
            assert shown(str(reason.values["key"])) in sentence and sentence.endswith(".")
            assert "\n" not in sentence and "{" not in sentence.replace(str(reason.values.get("got")), "")
            assert len(sentence.encode()) < 2500
            assert str(reason.values.get("allowed", "")) in sentence
        return reason
    return None


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=80, deadline=None)
@given(st.data())
def test_what_no_figure_can_be_is_refused_by_its_key(name, data):
    path = data.draw(st.sampled_from(PLACES[name]))
    sheet = copy.deepcopy(HOUSE[name])
    at(sheet, path[:-1])[path[-1]] = data.draw(st.sampled_from(NEVER))
    reason = refused(name, sheet)
    assert reason is not None
    assert str(reason.values["key"]).startswith(shown(key_of(sheet, path)))


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_key_that_nobody_reads_is_refused_with_those_that_are(name, data):
    path = data.draw(st.sampled_from(TABLES[name]))
    sheet = copy.deepcopy(HOUSE[name])
    at(sheet, path)["prize"] = data.draw(st.sampled_from((*NEVER, *SELDOM, 5)))
    reason = refused(name, sheet)
    assert reason.code == "sheet-unknown" and reason.values["key"] == key_of(sheet, (*path, "prize"))
    assert set(at(HOUSE[name], path)) - set(REMARKS) <= set(reason.values["allowed"].split(", "))


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=80, deadline=None)
@given(st.data())
def test_whatever_is_changed_is_refused_clearly_or_can_be_laid_out(name, data):
    sheet = copy.deepcopy(HOUSE[name])
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(PLACES[name]))
        try:
            table = at(sheet, path[:-1])
            if data.draw(st.booleans()):
                del table[path[-1]]
            else:
                table[path[-1]] = data.draw(st.sampled_from((*SELDOM, *NEVER)))
        except (LookupError, TypeError):  # it is gone already
            continue
    refused(name, sheet)


# Tables in which every key must be there: all but cards, whose keys depend on each other.
WHOLE = {
    "co2": set(HOUSE["co2"]) - {"lobby"},
    "second-chance": set(HOUSE["second-chance"]) - {"lobby", "competitive_spaces"},
    "daybreak": {"powers", "thermometer", "planet", "dice", "setups", "round"},
    "factories": set(HOUSE["factories"]) - {"marketing", "csr", "component", "event", "points"},
}


@pytest.mark.parametrize("name", GAMES)
def test_a_key_that_is_not_there_is_named_with_what_is_allowed(name):
    found = 0
    for path in PLACES[name]:
        keys = {"no", "do", *REMARKS}
        if path[0] not in WHOLE[name] or isinstance(path[-1], int) or keys & set(path):
            continue
        sheet = {**HOUSE[name], path[0]: copy.deepcopy(HOUSE[name][path[0]])}
        del at(sheet, path[:-1])[path[-1]]
        reason = refused(name, sheet)
        assert (reason.code, reason.values["key"]) == ("sheet-missing", key_of(HOUSE[name], path)), path
        figure = at(HOUSE[name], path)
        plain = type(figure) is int or (isinstance(figure, list) and not any(isinstance(one, dict) for one in figure))
        assert not plain or "allowed" in reason.values, path
        found += 1
    assert found > 90


@pytest.mark.parametrize("name", GAMES)
def test_a_sheet_in_a_file_is_refused_by_the_name_of_the_file(name, tmp_path):
    table = next(key for key, value in HOUSE[name].items() if isinstance(value, dict))
    for text, cause in ((f"[{table}]\nprize = nan", "sheet-unknown"), (f"[{table}]\norigin = nan", "sheet-type")):
        file = tmp_path / "mine.toml"
        file.write_text(text)
        with pytest.raises(keeling.BadInput, match=r"mine\.toml, ") as caught:
            keeling.new(name, GAMES[name].least_seats, sheet=str(file))
        assert caught.value.reason.code == cause
