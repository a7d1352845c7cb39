"""Every bad input is one sentence that names what is wrong and what is allowed."""

from __future__ import annotations

import os

import pytest

from tests.cli.desk import process, saved_game

WRONG = [
    ("frobnicate", "play, simulate, ladder, replay, verify, sheet, rules, games"),
    ("--frob", "--version"),
    ("play", "GAME is missing"),
    ("play chess", "are: co2"),
    ("play co2 more", '"more" is not expected'),
    ("play co2 --frob 1", "--seats, --me, --bots"),
    ("play co2 --seats", '--seats needs a value; "keeling play co2 --help"'),
    ("play co2 --hints=x", '"--hints=…" is not expected here'),
    ("play co2 --seats 0", "from 1 to 5"),
    ("play co2 --seats 6", "from 1 to 5"),
    ("play co2 --seats four", "from 1 to 5"),
    ("play co2 --seats 4.0", "from 1 to 5"),
    ("play co2 --me 5", "from 1 to 4"),
    ("play co2 --me 0", "from 1 to 4"),
    ("play co2 --me 1,1", "twice"),
    ("play co2 --me one", "from 1 to 4"),
    ("play co2 --bots clever", "are: easy"),
    ("play co2 --bots random,random", "3 seats"),
    ("play co2 --seed x", "whole number"),
    ("play co2 --seed 99999999999999999999999", "whole number"),
    ("play co2 --lang fr", "en, pl, de, it"),
    ("play co2 --option draft", "needs name=value"),
    ("play co2 --option colour=red", "preset, draft"),
    ("play co2 --option preset=red", "random, eco"),
    ("play co2 --option =", "preset, draft"),
    ("play co2 --option draft=true --option draft=true", "twice"),
    ("play co2 --seats 1 --option draft=true", "2 players"),
    ("play co2 --load x --seats 3", "--load"),
    ("simulate chess", "are: co2"),
    ("simulate co2 --games 0", "from 1"),
    ("simulate co2 --games many", "from 1"),
    ("simulate co2 --jobs 0", "from 1"),
    ("simulate co2 --seats 9", "from 1 to 5"),
    ("simulate co2 --bot clever", "are: easy"),
    ("simulate co2 --option draft", "needs name=value"),
    ("replay", "FILE is missing"),
    ("verify", "FILE is missing"),
    ("sheet chess", "are: co2"),
    ("rules chess", "are: co2"),
    ("rules co2 C-999", "C-44"),
    ("games --lang xx", "en, pl, de, it"),
    ("ladder co2 --bots ,", "are: easy"),
    ("sheet co2 --toml --check x", "--toml cannot be used with --check"),
    ("tables", 'check is missing; "keeling tables --help"'),
    ("tables frob", "are: check"),
    ("serve --port 0", "from 1 to 65535"),
    ("serve --workers 0", "from 1 to 64"),
    ("serve --workers many", "from 1 to 64"),
    ("serve --host=", "--host needs a value"),
    ("serve --data=", "the name is empty"),
    ("tables check --data=", "the name is empty"),
]


@pytest.mark.parametrize(("line", "told"), WRONG, ids=[line for line, _ in WRONG])
def test_wrong_command_lines(keeling, line, told):
    assert told in keeling(*line.split()).refused()


READERS = ["play co2 --load", "play co2 --sheet", "simulate co2 --sheet", "replay", "verify", "sheet co2 --check"]


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("missing", "no such file"),
        ("folder", "directory"),
        ("binary", "not a text file"),
        ("device", "not a text file"),
        ("", "empty"),
    ],
)
def test_files_that_are_none(keeling, tmp_path, reader, kind, told):
    (tmp_path / "folder").mkdir()
    (tmp_path / "binary").write_bytes(bytes(range(256)) * 20)
    file = os.devnull if kind == "device" else tmp_path / kind if kind else ""
    assert told in keeling(*reader.split(), file).refused()


@pytest.mark.parametrize("reader", ["play co2 --load", "replay", "verify"])
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("keeling record 1", "keeling record 9"),
        ("game: co2", "game: chess"),
        ("game: co2\n", ""),
        ("seats: 4", "seats: 9"),
        ("seats: 4", "seats: four"),
        ("seats: 4", "seats: --4"),
        ("seats: 4", "seats: " + "4" * 5000),
        ("seed: 5\n", ""),
        ("option preset: random", "option preset: red"),
        ("option preset: random", "option colour: red"),
        ("seed: 5", "seed: 5\nsheet: [1, 2]"),
        ("seed: 5", "seed: 5\nsheet: {"),
        ("seed: 5", "seed: 5\nsheet: " + "[" * 100_000),
        ("seed: 5", 'seed: 5\nsheet: {"market": {"price": 99}}'),
        ("\n1 - start", "\n1 p9 start"),
        ("\n1 - start", "\n2 - start"),
        ("\n2 - summit", "\nwhat is this\n2 - summit"),
        ("result: running", "result: cooled"),
    ],
)
def test_records_that_were_edited(keeling, tmp_path, reader, old, new):
    text = saved_game()
    assert old in text
    file = tmp_path / "edited.txt"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert "edited.txt" in keeling(*reader.split(), file).refused()
    assert file.read_text(encoding="utf-8") == text.replace(old, new, 1)


@pytest.mark.parametrize("reader", ["play co2 --sheet", "simulate co2 --sheet", "sheet co2 --check"])
@pytest.mark.parametrize(
    ("sheet", "told"),
    [
        ("a = [", "TOML"),
        ("a=" + "[" * 20_000, "at most 8"),
        ("[markt]\nprice = 3", "markt"),
        ("[market]\nprice = 99", "market.price"),
        ("[market]\nprice = 'dear'", "market.price"),
        ("[[lobby]]\nno = 99", "lobby"),
        ('game = "chess"', "game"),
        ("market = 3", "market"),
    ],
)
def test_sheets_that_are_broken(keeling, tmp_path, reader, sheet, told):
    file = tmp_path / "mine.toml"
    file.write_text(sheet, encoding="utf-8")
    sentence = keeling(*reader.split(), file).refused()
    assert "mine.toml" in sentence and told in sentence


@pytest.mark.parametrize("to", ["-1", "9999", "x", "1.5"])
def test_replay_to_nowhere(keeling, record, to):
    assert "from 0 to" in keeling("replay", record, "--to", to).refused()


def test_replay_from_a_seat_that_is_none(keeling, record):
    assert "from 1 to 4" in keeling("replay", record, "--from-seat", 5).refused()


def test_errors_speak_the_language_asked_for(keeling):
    said = {keeling("play", "co2", "--seats", 9, "--lang", lang).refused() for lang in ("en", "pl", "de", "it")}
    assert len(said) == 4


def test_an_error_of_our_own_is_one_sentence_too(keeling, monkeypatch):
    def stumble(*args):
        raise RuntimeError("out of tea")

    monkeypatch.setattr("keeling.cli.catalogue.catalogue", stumble)
    said = keeling("games")
    assert said.code == 70 and "out of tea" in said.err and "Traceback" not in said.err


def test_a_process_ends_with_code_2_and_one_line():
    process("play", "co2", "--seats", 9).refused()
