"""Saving and going on: nothing is lost, nothing of others is overwritten."""

from __future__ import annotations

import os

import pytest

import keeling as engine
from keeling.cli import files
from tests.cli.desk import play_in_advance, saved_game

GAME = ("play", "co2", "--bots", "random", "--seed", 5)


def test_a_loaded_game_goes_on_as_if_never_left(keeling, tmp_path):
    match = engine.new("co2", 4, 5)
    typed = play_in_advance(match, 11)
    file = tmp_path / "g.txt"
    keeling(*GAME, typed=[*typed[:9], f"save {file}"])
    said = keeling("play", "co2", "--bots", "random", "--load", file, typed=[*typed[9:], f"save {file}"])
    assert "Continuing" in said.out
    assert file.read_text(encoding="utf-8") == match.record()


def test_a_finished_game_can_be_loaded_and_shows_its_end(keeling, tmp_path):
    match = engine.new("co2", 2, 1)
    play_in_advance(match, 1)
    (tmp_path / "g.txt").write_text(match.record(), encoding="utf-8")
    said = keeling("play", "co2", "--bots", "random", "--load", tmp_path / "g.txt")
    assert said.code == 0 and "End of the game" in said.out


def test_save_without_a_name_uses_the_last_one(keeling, tmp_path):
    file = tmp_path / "g.txt"
    said = keeling(*GAME, typed=["save", f"save {file}", "prop sol eur tech", "save", "quit"])
    assert "save needs a file name" in said.out
    assert "Your game is saved in" in said.out
    assert "propose solar europe tech" in file.read_text(encoding="utf-8")


def test_after_an_undo_the_own_file_is_written_again(keeling, tmp_path):
    file = tmp_path / "g.txt"
    moves = ["prop sol eur tech", f"save {file}", "undo", "prop fus eur tech", f"save {file}"]
    keeling(*GAME, typed=moves)
    assert "propose fusion europe tech" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "content", [b"my poems", b"\xff\x00\xfe", b"", saved_game().replace("seed: 5", "seed: 6").encode()]
)
def test_files_of_others_are_left_alone(keeling, tmp_path, content):
    file = tmp_path / "there.txt"
    file.write_bytes(content)
    said = keeling(*GAME, typed=[f"save {file}", "quit"])
    assert "is not a save of this game: nothing was written" in said.out
    assert file.read_bytes() == content


def test_a_device_is_left_alone(keeling):
    assert "nothing was written" in keeling(*GAME, typed=["save /dev/zero", "quit"]).out


def test_a_tilde_is_the_home_folder(keeling, tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    keeling(*GAME, typed=["save ~/g.txt", "save ~nobody-here/g.txt", "quit"])
    assert [path.name for path in tmp_path.iterdir()] == ["g.txt"]


def test_a_later_save_of_the_same_game_is_not_overwritten_by_an_earlier_one(keeling, record):
    before = record.read_bytes()
    keeling(*GAME, typed=[f"save {record}", "quit"])
    assert record.read_bytes() == before


@pytest.mark.parametrize("name", ["", "/no/such/folder/g.txt"])
def test_what_cannot_be_written(keeling, tmp_path, name):
    said = keeling(*GAME, typed=[f"save {name or tmp_path}", "quit"])
    assert f"cannot be written: {'its folder does not exist' if name else 'it is a directory'}" in said.out


def test_a_write_that_fails_leaves_the_old_file_and_no_litter(tmp_path, monkeypatch):
    match = engine.new("co2", 4, 5)
    file = tmp_path / "g.txt"
    last = files.save(str(file), match, "")
    match.play(match.asks[0].seat, match.asks[0].options[0])

    def full(*args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(files.Refusal, match="No space left"):
        files.save(str(file), match, last)
    assert file.read_text(encoding="utf-8") == last
    assert [path.name for path in tmp_path.iterdir()] == ["g.txt"]
