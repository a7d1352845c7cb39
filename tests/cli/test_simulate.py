"""Simulations: one result for one set of arguments, whatever the processes and hash seeds."""

from __future__ import annotations

import json

import pytest

from keeling.core.log import digest_of
from keeling.lab import simulate as lab
from keeling.lab.playout import playout
from tests.cli.desk import process

RUN = ("simulate", "co2", "--seats", 3, "--games", 12, "--seed", 7, "--json")


def test_the_report_says_what_was_played(keeling):
    said = keeling(*RUN, "--option", "auction=true", "--jobs", 1)
    report = json.loads(said.out)
    assert said.code == 0 and not said.err
    assert (report["game"], report["seats"], report["games"], report["seed"]) == ("co2", 3, 12, 7)
    assert report["bot"] == "random" and report["options"]["auction"] is True
    assert sum(report["endings"].values()) == 12 and report["errors"] == 0
    assert len(report["scores"]) == 3 and report["decisions"] >= report["real_choices"] > 0


def test_one_result_for_all_processes_and_hash_seeds(keeling):
    here = json.loads(keeling(*RUN, "--jobs", 1).out)
    for jobs, hashes in ((1, "1"), (2, "2")):
        there = process(*RUN, "--jobs", jobs, PYTHONHASHSEED=hashes)
        assert there.code == 0 and json.loads(there.out) == here


def test_another_seed_gives_other_games(keeling):
    first = json.loads(keeling(*RUN, "--jobs", 1).out)
    other = json.loads(keeling(*RUN[:-3], "--seed", 8, "--json", "--jobs", 1).out)
    assert first["digest"] != other["digest"]


def test_the_chunks_make_no_difference(monkeypatch):
    spec = lab.prepare("co2", 2, 3, "random", None, None)
    whole = lab.simulate(spec, 10)
    monkeypatch.setattr(lab, "CHUNK", 3)
    assert lab.simulate(spec, 10) == whole


def test_a_game_out_of_many_can_be_played_again():
    spec = lab.prepare("co2", 2, 3, "random", None, None)
    position, made, _ = playout("co2", 2, lab.seed_of(spec, 4))
    result = lab.play_one(spec, 4)
    assert (result.digest, result.decisions) == (digest_of(position), made)


def test_a_broken_game_is_counted_and_named(keeling, monkeypatch):
    whole = lab.playout

    def breaks(name, seats, seed, *more):
        if seed == "7:5":
            raise RuntimeError("a rule fell over")
        return whole(name, seats, seed, *more)

    monkeypatch.setattr(lab, "playout", breaks)
    said = keeling(*RUN, "--jobs", 1)
    report = json.loads(said.out)
    assert said.code == 1 and report["errors"] == 1
    assert report["failures"] == [{"game": 5, "seed": "7:5", "cause": "RuntimeError: a rule fell over"}]
    assert "a rule fell over" in said.err and "Traceback" not in said.err


def test_a_sheet_of_ones_own_changes_the_games(keeling, tmp_path):
    sheet = tmp_path / "mine.toml"
    sheet.write_text("[market]\nprice = 5\n", encoding="utf-8")
    ours = json.loads(keeling(*RUN, "--jobs", 1).out)
    theirs = json.loads(keeling(*RUN, "--jobs", 1, "--sheet", sheet).out)
    assert ours["sheet"] is None and theirs["sheet"]
    assert ours["digest"] != theirs["digest"]


@pytest.mark.parametrize("lang", ["en", "pl", "de", "it"])
def test_the_table_without_json(keeling, lang):
    said = keeling(*RUN[:-1], "--jobs", 1, "--lang", lang)
    assert said.code == 0 and "ui." not in said.out
    assert "defeat" in said.out and "12" in said.out
