"""Playing at the terminal: whole games by numbers and by words, and everything one may ask on the way."""

from __future__ import annotations

import re

import pytest

import keeling as engine
from keeling.games.co2.telling.facts import FACTS
from keeling.kit.ledger import Ledger
from tests.cli.desk import answers, play_in_advance

GAME = ("play", "co2", "--bots", "random", "--seed", 5)


def test_a_whole_game_by_numbers(keeling):
    said = keeling(*GAME, typed=["1"] * 400)
    assert said.code == 0 and not said.err
    assert "End of the game" in said.out and "Points by source" in said.out


def test_a_whole_game_by_words_is_the_game_the_engine_plays(keeling, tmp_path):
    match = engine.new("co2", 4, 9)
    typed = play_in_advance(match, 9)
    said = keeling("play", "co2", "--bots", "random", "--seed", 9, typed=[*typed, f"save {tmp_path / 'g.txt'}"])
    assert said.code == 0 and "the only choice" in said.out
    assert (tmp_path / "g.txt").read_text(encoding="utf-8") == match.record()
    assert str(match.outcome.scores[0]) in said.out.split("End of the game")[1]


def test_every_option_has_a_number_in_the_whole_list(keeling, tmp_path):
    match = engine.new("co2", 3, 2)
    lines = []
    for option, options in answers(match, 2):
        lines += ["all", str(options.index(option) + 1)]
    keeling("play", "co2", "--bots", "random", "--seats", 3, "--seed", 2, typed=[*lines, f"save {tmp_path / 'g.txt'}"])
    assert (tmp_path / "g.txt").read_text(encoding="utf-8") == match.record()


def test_beginnings_of_words_are_enough(keeling):
    said = keeling(*GAME, typed=["prop sol eur tech", "quit"])
    assert "Orange proposes solar in Europe (tech slot)" in said.out


def test_several_numbers_narrow_at_once_and_a_wrong_one_changes_nothing(keeling):
    said = keeling(*GAME, typed=["1 99", "1 1 1", "quit"])
    assert "There is no number 99 here; choose 1 to 5." in said.out
    assert "Orange proposes forestation" in said.out


def test_an_unclear_text_lists_what_it_can_mean_and_0_leads_back(keeling):
    said = keeling(*GAME, typed=["prop sol", "0", "0", "quit"])
    assert '"prop sol" could mean several moves:' in said.out
    assert said.out.count("Your turn:") == 2
    assert "There is no number 0 here" in said.out


def test_words_go_on_where_a_number_has_led(keeling):
    said = keeling(*GAME, typed=["1", "sol eur tech", "quit"])
    assert "Orange proposes solar in Europe (tech slot)" in said.out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("why build solar europe tech", "[C-44]"),
        ("why bui sol eur tech", "[C-44]"),
        ("bui sol eur tech", "[C-44]"),
        ("why pass", "[C-30]"),
        ("why end", "[C-30]"),
        ("why prop sol eur tech", "You can do that now: propose solar europe tech."),
        ("why prop", "You can do that in"),
        ("why", 'Name a move after "why"'),
        ("fly moon", "No move starts with “fly”"),
        ("why fly", "No move starts with “fly”"),
    ],
)
def test_why(keeling, typed, told):
    said = keeling(*GAME, typed=[typed, "quit"])
    assert told in said.out
    assert "Orange proposes" not in said.out


def test_undo_takes_back_and_says_what_stops_it(keeling):
    said = keeling(*GAME, typed=["undo", "prop sol eur tech", "undo", "prop sol eur tech", "end", "undo", "quit"])
    assert "You have made no choice that you could undo" in said.out
    assert "Undone: Propose solar in Europe (tech slot)." in said.out
    assert said.out.count("Orange proposes solar in Europe") == 2
    assert "another player has chosen since: Yellow" in said.out
    assert "Goodbye" in said.out


def test_log_rules_board_and_help(keeling):
    said = keeling(
        *GAME, typed=["log", "log 2", "log x", "rules C-44", "rules 62", "rules C-999", "board", "help", "q"]
    )
    assert "Decade 1: operations phase" in said.out
    assert "log needs a number of lines" in said.out
    assert "C-44  Build a plant" in said.out and "C-62" in said.out
    assert "There is no rule C-999" in said.out
    assert said.out.count("Expertise and plants") == 2
    assert "undo your last choice" in said.out


def test_the_end_of_input_is_a_polite_goodbye(keeling):
    said = keeling(*GAME)
    assert said.code == 0 and not said.err
    assert "This game was not saved" in said.out


def test_ctrl_c_is_a_polite_goodbye(keeling, monkeypatch):
    def interrupted(prompt=""):
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    said = keeling(*GAME)
    assert said.code == 0 and "Goodbye" in said.out


def test_two_people_at_one_keyboard_do_not_see_each_others_cards(keeling):
    said = keeling("play", "co2", "--seats", 2, "--me", "1,2", "--seed", 1, typed=["log", "1", "1", "1", "1", "log"])
    first, second = said.out.split("Pass on the keyboard", 2)[1:]
    assert "Hand of" in first and "is dealt" in first
    shown, other = ("Orange", "Blue") if "Orange is dealt" in first else ("Blue", "Orange")
    assert f"{other} is dealt" not in first
    assert f"{shown} is dealt" not in second


@pytest.mark.parametrize("lang", ["en", "pl", "de", "it"])
def test_every_language_plays(keeling, lang):
    run = ("play", "co2", "--bots", "random", "--seed", 3, "--lang", lang)
    said = keeling(*run, typed=["help", "why build", "log", *["hint"] * 3, *["1"] * 8])
    assert said.code == 0
    assert not re.search(r"\b(ui|fact|prompt|reason|word|verb|move|card|goal)\.[a-z]", said.out)


@pytest.mark.parametrize(("seats", "options"), [(1, []), (2, ["draft=true"]), (5, ["auction=true", "preset=lobbyist"])])
def test_other_tables(keeling, seats, options):
    given = [word for option in options for word in ("--option", option)]
    match = engine.new("co2", seats, 4, dict(option.split("=") for option in options))
    typed = play_in_advance(match, 4)
    said = keeling("play", "co2", "--bots", "random", "--seats", seats, "--seed", 4, *given, typed=typed)
    assert said.code == 0
    told = said.out.split("End of the game")[1]
    for score in match.outcome.scores:
        assert str(score) in told


def test_points_by_source_add_up_to_the_scores():
    match = engine.new("co2", 3, 6)
    play_in_advance(match, 6)
    points = Ledger(match, FACTS).points
    sums = [sum(column) for column in zip(*points.named.values(), strict=True)]
    assert tuple(sums) == (*match.outcome.scores, 0) and tuple(points.total) == match.outcome.scores
