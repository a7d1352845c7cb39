"""The ladder: its pairings, its sums, and one result for one set of arguments."""

from __future__ import annotations

import json

import pytest

from keeling.lab import ladder as lab
from keeling.lab.pairing_result import Standing
from keeling.lab.pairings import Pairing, clocked, named, round_robin
from keeling.lab.tally import Result
from tests.cli.desk import process

RUN = ("ladder", "co2", "--seats", 2, "--games", 2, "--seed", 3)


@pytest.fixture
def short(tmp_path):
    """A sheet for games of two rounds, so that bots that think are soon done."""
    file = tmp_path / "short.toml"
    file.write_text("[calendar]\ndecades = [1, 1, 1, 1, 1]\nrounds = [2, 2, 2, 2, 2]\n", encoding="utf-8")
    return file


def told(said) -> dict:
    """A report without its times, which differ from run to run."""
    report = json.loads(said.out)
    assert [row["bot"] for row in report.pop("times")] == report["bots"]
    return report


def test_everyone_meets_everyone_and_their_own_kind():
    found = round_robin(["a", "b"], 4)
    assert found == [Pairing("a", "a"), Pairing("a", "b"), Pairing("b", "a"), Pairing("b", "b")]
    assert named(found) == ["a", "b"]
    assert round_robin(["a", "b"], 1) == [Pairing("a", "a"), Pairing("b", "b")]
    assert round_robin(["a", "b"], 4, ["b"]) == [Pairing("b", "a"), Pairing("b", "b")]


def test_the_single_one_goes_round_the_table():
    tables = [Pairing("a", "b").table(number, 3) for number in (1, 2, 3, 4)]
    assert tables == [["a", "b", "b"], ["b", "a", "b"], ["b", "b", "a"], ["a", "b", "b"]]


def test_who_thinks_by_the_clock():
    assert clocked("hard") and clocked("search@0.5s")
    assert not any(clocked(name) for name in ("random", "easy", "normal", "search", "search@5"))


def result(number: int, winners: tuple[int, ...], scores: tuple[int, ...], cause: str = "") -> Result:
    return Result(number, "last-decade", scores, winners, 10, 5, "", cause)


def test_a_standing_adds_up():
    standing = Standing(Pairing("a", "b"), 2)
    standing.add(result(1, (0,), (30, 10)))  # a sits first and wins
    standing.add(result(2, (0,), (20, 10)))  # a sits second and loses
    standing.add(result(3, (), (5, 5)))  # all lose
    standing.add(result(4, (0, 1), (9, 9)))  # a shared victory
    standing.add(result(5, (), (), "ValueError: what"))
    report = standing.report()
    assert (report["games"], report["errors"], report["lost"], report["wins"], report["par"]) == (5, 1, 1, 1.5, 0.5)
    assert (report["of_all"]["games"], report["of_all"]["share"]) == (4, 0.375)
    assert (report["of_won"]["games"], report["of_won"]["share"]) == (3, 0.5)
    assert (report["score"], report["field_score"]) == (13.5, 11.0)
    assert report["wins_by_seat"] == [2.5, 0.5] and standing.shares == [1.0, 0.0, None, 0.5, None]
    assert (report["decisions"], report["real_choices"]) == (10, 5)


def test_the_same_table_in_any_number_of_processes(keeling, short):
    run = (*RUN, "--bots", "random,search@2", "--sheet", short, "--json")
    here = told(keeling(*run, "--jobs", 1))
    assert here == told(process(*run, "--jobs", 2, PYTHONHASHSEED="7"))
    assert here["sheet"] and here["reproducible"] and here["games"] == 8 and here["errors"] == 0
    assert [(row["bot"], row["field"]) for row in here["pairings"]] == [
        ("random", "random"), ("random", "search@2"), ("search@2", "random"), ("search@2", "search@2")
    ]  # fmt: skip
    assert [row["bot"] for row in here["survival"]] == ["random", "search@2"]


def test_another_seed_gives_other_games(keeling):
    run = ("ladder", "co2", "--seats", 2, "--games", 2, "--bots", "random", "--jobs", 1, "--json")
    assert told(keeling(*run, "--seed", 1))["digest"] != told(keeling(*run, "--seed", 2))["digest"]


@pytest.mark.parametrize("lang", ["en", "pl", "de", "it"])
def test_the_tables_show_the_same_numbers(keeling, monkeypatch, lang):
    monkeypatch.setenv("COLUMNS", "160")
    run = (*RUN, "--bots", "random", "--jobs", 1)
    report = told(keeling(*run, "--json"))
    said = keeling(*run, "--lang", lang)
    assert said.code == 0 and "ui." not in said.out
    row = report["pairings"][0]
    assert f"{row['score']:.1f}" in said.out and report["digest"] in said.out


def test_only_some_pairings_and_a_note_on_clocks(keeling, short):
    run = ("ladder", "co2", "--seats", 1, "--games", 1, "--jobs", 1, "--sheet", short)
    said = keeling(*run, "--pairs", "search@0.001s:search@0.001s,random:random")
    assert said.code == 0 and "Limited by time" in said.out
    assert "search@0.001s  search@0.001s" in said.out
    report = json.loads(keeling(*run, "--pairs", "random:random", "--json").out)
    assert report["times"][0]["decisions"] == report["pairings"][0]["real_choices"] > 0
    assert report["pairings"][0]["field_score"] is None and report["ratings"] == []


def test_only_some_single_bots(keeling, short):
    run = (*RUN, "--bots", "random,easy", "--solo-of", "random", "--sheet", short, "--jobs", 1, "--json")
    assert {row["bot"] for row in told(keeling(*run))["pairings"]} == {"random"}


def test_a_broken_game_is_a_result(keeling, monkeypatch):
    whole = lab.work

    def breaks(task):
        if task.first == 2:
            return [result(2, (), (), "RuntimeError: a rule fell over")]
        return whole(task)

    monkeypatch.setattr(lab, "work", breaks)
    said = keeling(*RUN, "--bots", "random", "--jobs", 1, "--json")
    report = told(said)
    assert said.code == 1 and report["errors"] == 1 and report["pairings"][0]["errors"] == 1
    cause = {"bot": "random", "field": "random", "game": 2, "seed": "3:2", "cause": "RuntimeError: a rule fell over"}
    assert report["failures"] == [cause] and "a rule fell over" in said.err


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("ladder", "GAME is missing"),
        ("ladder chess", "are: co2"),
        ("ladder co2 --bots clever", "are: easy"),
        ("ladder co2 --bots random,", "are: easy"),
        ("ladder co2 --bots search@0", "search@500"),
        ("ladder co2 --bots search@99s", "60 seconds"),
        ("ladder co2 --bots random,random", "--bots names random twice"),
        ("ladder co2 --pairs random", "greedy:random"),
        ("ladder co2 --pairs random:", "greedy:random"),
        ("ladder co2 --pairs random:clever", "are: easy"),
        ("ladder co2 --pairs random:easy,random:easy", "twice"),
        ("ladder co2 --pairs random:easy --bots random", "--bots cannot be used with --pairs"),
        ("ladder co2 --pairs random:easy --solo-of random", "--solo-of cannot be used with --pairs"),
        ("ladder co2 --pairs random:easy --seats 1", "two seats"),
        ("ladder co2 --bots random --solo-of easy", 'allowed: random'),
        ("ladder co2 --games 0", "from 1"),
        ("ladder co2 --jobs none", "from 1"),
        ("ladder co2 --seats 9", "from 1 to 5"),
        ("ladder co2 --seed x", "whole number"),
        ("ladder co2 --option draft", "needs name=value"),
        ("ladder co2 --option preset=red", "random, eco"),
        ("ladder co2 --sheet nowhere.toml", "no such file"),
    ],
)  # fmt: skip
def test_wrong_command_lines(keeling, line, told):
    assert told in keeling(*line.split()).refused()


def test_simulate_takes_any_bot(keeling, short):
    run = ("simulate", "co2", "--seats", 2, "--games", 2, "--sheet", short, "--json", "--jobs", 1)
    reports = [json.loads(keeling(*run, "--bot", name).out) for name in ("search@2", "search@2", "random")]
    assert reports[0] == reports[1] and reports[0]["bot"] == "search@2"
    assert reports[0]["digest"] != reports[2]["digest"]
    assert reports[0]["decisions"] >= reports[0]["real_choices"] > 0 == reports[0]["errors"]
