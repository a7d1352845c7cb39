"""Advice at the table in three depths, levels of bots, and the line while one of them thinks."""

from __future__ import annotations

import io
import time

import pytest
from rich.console import Console

import keeling as engine
from keeling.cli import bot_names
from keeling.cli.thinking import thinking
from keeling.locale import speak
from tests.cli.desk import play_in_advance

GAME = ("play", "co2", "--bots", "random", "--seed", 1)


def test_a_hint_says_a_little_more_each_time(keeling):
    said = keeling(*GAME, typed=["hint", "hint", "hint", "quit"])
    first, second, third = said.out.split("› hint\n")[1:]
    assert first.startswith("Look at: ") and "Kind of move" not in first
    assert second.startswith("Kind of move: ") and "Advice" not in second
    assert third.startswith("Advice: ") and ("Compared with" in third or "About as good" in third)
    assert "›" not in first.removesuffix("●1 Orange ")


def test_the_advised_move_can_be_typed_and_the_next_moment_begins_anew(keeling):
    said = keeling(*GAME, typed=["hint", "hint", "hint", "quit"])
    move = said.out.split("Advice: ")[1].splitlines()[0].rpartition("(")[2].removesuffix(").")
    assert move.split()[0] in ("propose", "install", "buy", "sell", "lobby")
    again = keeling(*GAME, typed=["hint", "hint", "hint", "hint", move, "hint", "undo", "hint", "quit"])
    assert again.out.count("Advice: ") >= 2 and again.out.count(f"({move}).") >= 2
    after = again.out.split(f"› {move}\n")[1].split("› hint\n")[1]
    assert after.startswith(("Look at: ", "No place or card to look at"))


def test_hints_do_not_change_the_game(keeling, tmp_path):
    records = []
    for number, typed in enumerate((["1 1 1"], ["hint", "1 1 1", "hint"])):
        file = tmp_path / f"{number}.txt"
        keeling(*GAME, typed=[*typed, f"save {file}", "quit"])
        records.append(file.read_text(encoding="utf-8"))
    assert records[0] == records[1]


def test_hints_can_be_switched_off(keeling):
    said = keeling(*GAME, "--no-hints", typed=["hint", "help", "quit"])
    assert "Hints are off at this table." in said.out
    assert "Look at" not in said.out and "also why, undo" in said.out
    assert "where to look" not in said.out
    on = keeling(*GAME, typed=["help", "quit"])
    assert "also why, hint, undo" in on.out and "where to look" in on.out


def test_there_is_nothing_to_advise_after_the_end(keeling):
    typed = play_in_advance(engine.new("co2", 1, 1), 1)
    said = keeling("play", "co2", "--seats", 1, "--seed", 1, typed=[*typed, "hint"])
    assert "nothing for you to choose" in said.out.split("End of the game")[1]


@pytest.mark.parametrize(
    ("bots", "told"),
    [
        ([], "■2 Arrhenius (normal): Thinks one turn ahead"),
        (["--bots", "easy"], "■2 Foote (easy): Plays sensibly"),
        (["--bots", "hard"], "■2 Callendar (hard): Tries out"),
        (["--bots", "random"], "■2 Blue (Dice): Plays any"),
        (["--bots", "search@5"], "■2 Callendar (hard, search@5): Tries out"),
        (["--bots", "search@0.1s"], "■2 Callendar (hard, search@0.1s): Tries out"),
    ],
)
def test_the_bots_introduce_themselves(keeling, tmp_path, bots, told):
    match = engine.new("co2", 2, next(seed for seed in range(20) if engine.new("co2", 2, seed).asks[0].seat == 0))
    said = keeling("play", "co2", "--seats", 2, "--seed", match.seed, *bots, typed=["quit"])
    assert said.code == 0 and said.out.startswith(told)


def test_bots_by_seat_introduce_themselves_one_by_one(keeling):
    said = keeling("play", "co2", "--seats", 4, "--me", "2,3", "--bots", "random,easy", "--seed", 1)
    assert "●1 Orange (Dice):" in said.out and "◆4 Foote (easy):" in said.out


def test_every_bot_has_a_character():
    speak("en")
    assert [bot_names.called(name) for name in ("easy", "greedy", "normal", "search", "hard", "random", "odd")] == [
        "easy", "normal", "normal", "hard, search", "hard", "Dice", "odd"
    ]  # fmt: skip
    colours = ["Orange", "Blue", "Purple", "Yellow", "Slate"]
    seated = bot_names.seat_names(colours, {1: "normal", 2: "greedy", 3: "hard", 4: "random"})
    assert seated == ["Orange", "Arrhenius", "Tyndall", "Callendar", "Slate"]  # each name once
    assert bot_names.about("odd") == "" and bot_names.about("search@9") == bot_names.about("hard")


def shown(terminal: bool, seconds: float) -> str:
    out = io.StringIO()
    console = Console(file=out, force_terminal=terminal, width=80)
    with thinking(console, "Blue"):
        time.sleep(seconds)
    return out.getvalue()


def test_a_long_thought_is_announced_to_people_and_a_short_one_is_not(monkeypatch):
    speak("en")
    monkeypatch.setattr("keeling.cli.thinking.AFTER", 0.05)
    assert "Blue is thinking" in shown(True, 0.4)
    assert "thinking" not in shown(True, 0) and shown(False, 0.1) == ""
