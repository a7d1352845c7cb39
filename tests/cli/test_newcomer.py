"""What a newcomer meets at the terminal: refusals that help, lists that fit, lines that belong to who stands before."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console

import keeling as engine
from keeling import locale
from keeling.bots import BOTS
from keeling.cli import inputs, story
from keeling.cli.boards.prices import told
from keeling.cli.menu import Menu
from keeling.cli.session import Sitting
from keeling.core.chance import generator
from keeling.core.notation import parse
from keeling.core.prices import Figure
from keeling.games import find
from tests.cli.test_words import at_turn

GAMES = ("co2", "factories", "second-chance", "daybreak")
LANGS = ("en", "pl", "de", "it")
PLANNING = ("play", "factories", "--seats", 3, "--seed", 10, "--bots", "random")


@pytest.mark.parametrize("game", GAMES)
def test_no_refusal_ends_in_dots_and_a_full_stop(keeling: Any, game: str) -> None:
    for lang in LANGS:
        moves = ("1", "why foo", "foo", "plan", "build xyz", "foo; bar", "1", "1", "why foo", "build xyz", "quit")
        said = keeling("play", game, "--seed", 4, "--bots", "random", "--lang", lang, typed=moves)
        assert "“foo”" in said.out or "„foo" in said.out or "«foo»" in said.out
        assert "…." not in said.out and ".." not in said.out


@pytest.mark.parametrize(
    ("lang", "ends"),
    [
        ("en", "Nothing more; and more."),
        ("pl", "; i inne."),
        ("de", "Nichts weiter; und weitere."),
        ("it", "; e altre."),
    ],
)
def test_a_refusal_names_a_few_moves_and_says_that_there_are_more(keeling: Any, lang: str, ends: str) -> None:
    """“…; Das ist alles …” read as if the last of them was left unfinished."""
    said = keeling(*PLANNING, "--lang", lang, typed=["open con", "why foo", "quit"])
    assert f"{ends} [F-23]" in said.out


@pytest.mark.parametrize("lang", LANGS)
def test_a_move_of_ones_turn_is_known_while_something_else_is_asked(keeling: Any, lang: str) -> None:
    said = keeling(*PLANNING, "--lang", lang, typed=["open con", "why build bio", "build", "quit"])
    voice = locale.Translator("factories", lang)
    named = locale.describe_move(parse("build biotech"), lang, game="factories")
    asked = locale.ask("plan", lang, "factories")
    assert voice.t("ui.why.in-turn", move=named, asked=asked) in said.out
    lacks = ", ".join(voice.t(f"amount.{what}", amount=n) for what, n in (("wood", 3), ("steel", 2), ("renewable", 4)))
    assert f"{lacks}" in said.out and "[F-30]" in said.out
    assert voice.t("ui.why.in-turn", move=voice.heading("build", lang), asked=asked) in said.out
    assert voice.t("ui.why.nearest") in said.out


def test_a_move_of_ones_turn_is_known_while_an_offer_is_made(keeling: Any) -> None:
    play = ("play", "factories", "--seats", 4, "--seed", 11, "--bots", "easy")
    said = keeling(*play, typed=["open con; done", "offer p2", "why build bio", "why send", "quit"])
    assert "Build a biotech factory: only on your turn." in said.out
    assert "Your offer is empty" in said.out


def test_short_words_in_a_line_of_several_are_refused_for_what_they_mean(keeling: Any) -> None:
    play = ("play", "factories", "--seats", 4, "--seed", 11, "--bots", "easy")
    said = keeling(*play, typed=["open con; done", "offer p2", "give mon 1; get wo 3", "quit"])
    assert "can give that much of this (wood)" in said.out and "Not played: give mon 1; get wo 3." in said.out


def test_words_that_are_no_move_are_repeated_as_they_were_typed(keeling: Any) -> None:
    said = keeling(*PLANNING, typed=["open con", "build xyz", "plan wood 1; build xyz", "done", "build xyz", "quit"])
    assert "“build xyz” is not possible here; you can choose: Plan 1 wood;" in said.out
    assert "“build xyz” is not a valid move; a valid one looks like this: build conventional." in said.out
    assert "Build a xyz" not in said.out


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_drawn_again_only_where_it_looks_different(game: str) -> None:
    match, chance, out = engine.new(game, 3, 8), random.Random(8), io.StringIO()
    sitting = Sitting(match, [0], {1: "random", 2: "random"}, Console(width=80, file=out, color_system=None))
    last, drawn, lines = "", 0, 0
    for _ in range(400):
        if not match.asks or drawn + lines == 80:
            break
        ask = next((ask for ask in match.asks if ask.seat), match.asks[0])
        if ask.seat:
            luck = generator("bot", match.seed, ask.seat, len(match.entries))
            match.play(ask.seat, BOTS["random"](match.perspective(ask.seat, luck), ask, luck))
            continue
        out.seek(0)
        out.truncate()
        sitting.draw_news(0)
        board = out.getvalue()
        if board.count("╭") > 2:
            assert board != last
            last, drawn = board, drawn + 1
        else:
            lines += 1
            assert board.count("\n") <= 8
        match.play(0, chance.choice(ask.options))
    assert drawn >= 3 and lines >= 3


@pytest.mark.parametrize(("game", "common"), [("factories", "Turn order"), ("daybreak", " against ")])
def test_what_happens_to_all_is_not_told_in_a_players_line(game: str, common: str) -> None:
    match, chance = engine.new(game, 3, 3), random.Random(3)
    while match.asks and len(match.entries) < 400:
        match.play(match.asks[0].seat, chance.choice(match.asks[0].options))
    lines = [line for line in story.told(match, 0, 0, ["Ada", "Bea", "Cid"]) if common in line.said]
    assert lines and all(line.seat < 0 for line in lines)


@pytest.mark.parametrize(
    ("lang", "one", "five"),
    [
        ("en", "−1 hand card +1 tree", "−5 hand cards +5 trees"),
        ("pl", "−1 karta z puli +1 drzewo", "−5 kart z puli +5 drzew"),
        ("de", "−1 Handkarte +1 Baum", "−5 Handkarten +5 Bäume"),
        ("it", "−1 carta in mano +1 albero", "−5 carte in mano +5 alberi"),
    ],
)
def test_what_a_move_brings_is_said_in_the_right_number(lang: str, one: str, five: str) -> None:
    locale.speak(lang)
    for amount, said in ((1, one), (5, five)):
        assert told([Figure("card", -amount, 0), Figure("tree", amount, -1)], {}, 0, "daybreak") == said


def test_a_list_of_cards_with_their_texts_is_short_and_tells_each_once(keeling: Any) -> None:
    cards = [("start", card, f"s{n}") for card in ("heat-pumps", "clean-rivers", "farm-trees") for n in range(1, 6)]
    assert len(Menu(cards, 1).entries) == 15 and len(Menu(cards, 1, game="daybreak").entries) == 3
    play = ("play", "daybreak", "--seats", 2, "--seed", 7, "--bots", "random")
    said = keeling(*play, typed=["1", "start", "1", "quit"])
    menu = said.out.split("could mean several moves")[1].split("on stack 1: ")[1].split("back")[0]
    text = " ".join(menu.split()[:3])
    assert " ".join(menu.split()).count(text) == 1 and "on stack 5" in menu


def test_the_free_production_is_told_in_figures(keeling: Any) -> None:
    said = keeling(*PLANNING, typed=["open ren", "quit"])
    assert "−ϟ0 +▓0" in said.out
    assert "Common counter 5; above 20 everybody loses." in said.out and "between 5 and 5" not in said.out


def test_at_a_turn_the_outlook_has_a_range() -> None:
    match = at_turn("factories")
    found = match.ahead()
    assert found is not None and found.told[0][0] == "ahead.round"


def test_who_plays_has_an_easy_seat_unless_they_say_otherwise() -> None:
    """The usual value is that of a table nobody has a wish for; a person's own seat may have another (D-10)."""
    game = find("daybreak")
    assert inputs.wishes(game, 4, []) == {"power1": "easiest"}
    assert inputs.wishes(game, 3, ["2,3"]) == {"power2": "easiest", "power3": "easiest"}
    assert inputs.wishes(game, 1, []) == {}
