"""Looking at records and checking them."""

from __future__ import annotations

import pytest

import keeling as engine
from tests.cli.desk import play_in_advance, process


def edit(record, number, change):
    """Change one choice of a record; the line of the file it stands on."""
    rows = record.read_text(encoding="utf-8").splitlines()
    at = next(place for place, row in enumerate(rows) if row.startswith(f"{number} "))
    rows[at] = change(rows[at])
    record.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return at + 1


def test_verify_says_ok(keeling, record):
    match = engine.load(record.read_text(encoding="utf-8"))
    said = keeling("verify", record)
    assert said.code == 0
    assert said.out.strip() == f"OK: {len(match.entries)} choices, result running, digest {match.digest}"


def test_verify_a_finished_game(keeling, tmp_path):
    match = engine.new("co2", 2, 1)
    play_in_advance(match, 1)
    (tmp_path / "g.txt").write_text(match.record(), encoding="utf-8")
    assert f"result {match.outcome.ending}" in keeling("verify", tmp_path / "g.txt").out


def test_verify_names_the_first_line_that_disagrees(keeling, record):
    other = {"coal": "gas", "oil": "coal", "gas": "oil"}
    fossil = next(row for row in record.read_text(encoding="utf-8").splitlines() if " fossil " in row)
    number, kind = fossil.split()[0], fossil.split()[3]
    line = edit(record, number, lambda row: row.replace(kind, other[kind]))
    assert f"Line {line} " in keeling("verify", record).refused()


def test_verify_names_an_illegal_line(keeling, record):
    last = len(engine.load(record.read_text(encoding="utf-8")).entries)
    line = edit(record, last, lambda row: f"{last} p1 claim 34  #000000000000")
    assert f"Line {line} " in keeling("verify", record).refused()


def test_verify_notices_a_chain_that_was_tampered_with(keeling, record):
    line = edit(record, 20, lambda row: row[:-1] + ("0" if row[-1] != "0" else "1"))
    assert f"Line {line} " in keeling("verify", record).refused()


@pytest.mark.parametrize("rows", [1, 5, 12, 13, 40])
def test_verify_notices_truncation(keeling, record, rows):
    kept = record.read_text(encoding="utf-8").splitlines()[:rows]
    record.write_text("\n".join(kept) + "\n", encoding="utf-8")
    keeling("verify", record).refused()


def test_replay_shows_the_board_at_any_moment(keeling, record):
    most = len(engine.load(record.read_text(encoding="utf-8")).entries)
    for number in (0, 1, 20, most - 1, most):
        said = keeling("replay", record, "--to", number)
        assert said.code == 0
        assert f"After {number} of {most} choices" in said.out
        assert "Expertise and plants" in said.out and "Hand of" not in said.out


def test_replay_from_a_seat_shows_its_hand_only(keeling, record):
    said = keeling("replay", record, "--from-seat", 2)
    assert "Hand of ■2 Blue" in said.out
    assert "Orange is dealt" not in said.out


def test_replay_of_a_finished_game_shows_the_scores(keeling, tmp_path):
    match = engine.new("co2", 2, 1)
    play_in_advance(match, 1)
    (tmp_path / "g.txt").write_text(match.record(), encoding="utf-8")
    assert "Points by source" in keeling("replay", tmp_path / "g.txt").out


def test_a_process_says_the_same(record):
    assert process("verify", record).out.startswith("OK: ")
