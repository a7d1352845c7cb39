"""Somebody else's game on the command line: in the catalogue, simulated, played, recorded, and refused with reasons."""

from __future__ import annotations

import json
import os

from tests.others.conftest import blocks


def test_the_page_is_as_short_as_it_promises():
    lines = [line for block in blocks("python") for line in block.splitlines()]
    assert 80 < len(lines) < 200


def test_it_is_in_the_catalogue(stranger):
    told = stranger.keeling("games")
    assert "carbon-budget  Carbon budget" in told
    assert "rounds=5|3|8 (default: 5)" in told and "overshoot: Overshoot" in told
    assert told.index("factories") < told.index("carbon-budget")


def test_every_bot_plays_it_to_the_end(stranger):
    for bot, games in (("random", "50"), ("easy", "2"), ("greedy", "2"), ("search@50", "2")):
        told = stranger.keeling("simulate", stranger.name, "--seats", "3", "--games", games, "--bot", bot)
        assert "Errors: 0" in told and "Digest:" in told


def test_bots_that_judge_by_outcomes_are_better_than_dice(stranger):
    told = stranger.keeling(
        "ladder", stranger.name, "--pairs", "greedy:random", "--games", "20", "--seats", "2", "--json", "--jobs", "1"
    )
    ratings = {row["bot"]: row["rating"] for row in json.loads(told)["ratings"]}
    assert ratings["greedy"] > ratings["random"]


def test_a_whole_game_is_played_and_its_record_verified(stranger, tmp_path):
    file = str(tmp_path / "game.txt")
    typed = "why plant\nhint\nhint\nhint\nemit 2\n" + "1\n" * 4 + f"save {file}\n"
    play = ("play", stranger.name, "--seats", "2", "--seed", "3", "--bots", "random")
    told = stranger.keeling(*play, typed=typed)
    assert "Emit or plant" in told and "Budget 12" in told and "Not possible now: plant, rest." in told
    assert "No point to pay [B-3]" in told  # why
    assert "Advice: emit" in told  # hint
    assert "Orange: emits (tonnes 2)" in told and "weather (tonnes" in told and "Round 2 begins" in told  # the log
    assert "End of the game" in told and ("wins" in told or "Nobody wins" in told)
    stranger.keeling("verify", file)
    assert "Budget" in stranger.keeling("replay", file)
    with open(file, encoding="utf-8") as record:
        forged = record.read().replace("emit 2", "emit 1", 1)
    (tmp_path / "forged.txt").write_text(forged, encoding="utf-8")
    stranger.keeling("verify", str(tmp_path / "forged.txt"), code=2)


def test_what_it_does_not_have_is_said_in_a_sentence(stranger):
    assert "The rules of carbon-budget are not available" in stranger.keeling("rules", stranger.name, code=2)
    assert "Figures: 0" in stranger.keeling("sheet", stranger.name)


def test_a_package_that_fails_is_left_out(stranger, tmp_path):
    broken = tmp_path / "broken-1.dist-info"
    broken.mkdir()
    (broken / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (broken / "entry_points.txt").write_text("[keeling.games]\nbroken = no_such_module\nagain = carbon_budget\n")
    again = stranger.env["PYTHONPATH"]
    stranger.env["PYTHONPATH"] = f"{again}{os.pathsep}{tmp_path}"
    try:
        told = stranger.keeling("games")
    finally:
        stranger.env["PYTHONPATH"] = again
    assert "the game broken of another package cannot be used" in told
    assert "there is a game carbon-budget already" in told
    assert "CO₂" in told and "Carbon budget" in told
