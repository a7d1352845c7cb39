"""Sheets that earlier versions kept: keys that came since are given what was the rule then, and one plays on."""

import gzip
import json
import sqlite3
from pathlib import Path
from random import Random

import pytest

import keeling
from keeling.games import GAMES
from keeling.games.second_chance.model.words import REGIONS
from keeling.testing.tables import play_on

STORES = sorted((Path(__file__).parents[1] / "server" / "stores").glob("*.sql.gz"))


def kept(store):
    """The whole sheets in a store, by game."""
    with sqlite3.connect(":memory:") as db:
        db.executescript(gzip.decompress(store.read_bytes()).decode())
        rows = db.execute("SELECT game, text FROM tables JOIN sheets ON whole = digest WHERE sheet = 'null'")
        return {game: json.loads(text) for game, text in rows}


OLD = {store.name.removesuffix(".sql.gz"): kept(store) for store in STORES}


def test_there_is_a_sheet_of_each_game_from_0_7_0_on():
    assert set(OLD) >= {"0.7.0", "0.11.0"} and all(set(sheets) == set(GAMES) for sheets in OLD.values())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("version", OLD)
def test_a_game_is_played_to_its_end_with_an_old_sheet(version, name):
    match = keeling.table(name, GAMES[name].most_seats, 1, None, None, OLD[version][name])
    match.run_chance()
    play_on(match, Random(1))
    assert match.outcome is not None and not match.game.faults(match.position)
    assert keeling.load(match.record(), whole=OLD[version][name]).digest == match.digest


def test_factory_commons_gave_a_point_for_each_factory_and_had_fewer_components():
    sheet = OLD["0.7.0"]["factories"]
    match = keeling.table("factories", 3, 1, None, None, json.loads(json.dumps(sheet)))
    f = match.position.figures
    assert f.factory_sp[:6] == [0, 1, 2, 3, 4, 5] and f.first == [1, 25, 43, 61]
    assert "points" not in sheet and f.sheet["points"] == {"factories": [*range(1, 21)]}
    assert f.draw[3][0] == ("news", "61") and [len(deck) for deck in f.cards] == [24, 18, 18, 20]


def test_second_chance_had_the_same_spaces_on_both_sides():
    sheet = json.loads(json.dumps(OLD["0.7.0"]["second-chance"]))
    del sheet["competitive_spaces"]
    f = keeling.table("second-chance", 3, 1, {"mode": "competitive"}, None, sheet).position.figures
    assert f.spaces == [sheet["regions"][name]["spaces"] for name in REGIONS]
    assert list(f.sheet["competitive_spaces"].values()) == f.spaces
