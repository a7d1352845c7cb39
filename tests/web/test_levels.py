"""At which level a bot plays stands beside its name, on every board."""

from __future__ import annotations

import pytest

import keeling
from keeling.bots import level_of
from keeling.games import GAMES
from keeling.locale import LANGUAGES, text
from keeling.web.drawing.shapes import bot
from keeling.web.play.frame import TableInfo, frame

NAMES = ["Ada", "Foote", "Callendar"]


def drawn(match: keeling.Match, lang: str, levels: dict[int, str]) -> str:
    table = TableInfo(NAMES, frozenset({1, 2}), levels=levels)
    return "".join(frame(match, table, (0, frozenset({0}), lang))["fragments"].values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_seat_shows_the_level_of_its_bot(game: str, lang: str) -> None:
    match = keeling.new(game, 3, seed=5)
    html = drawn(match, lang, {1: "easy", 2: "hard"})
    easy, hard = bot("easy", lang), bot("hard", lang)
    assert easy in html and hard in html and easy.count('class="on"') == 1 and hard.count('class="on"') == 3
    for level, sign in (("easy", easy), ("hard", hard)):
        assert text(f"ui.web.bot.{level}", lang) in sign and text(f"ui.web.bot.{level}.about", lang) in sign


@pytest.mark.parametrize("game", GAMES)
def test_another_level_is_drawn_anew_and_one_of_no_level_is_only_a_bot(game: str) -> None:
    match = keeling.new(game, 3, seed=5)
    assert bot("normal", "en") in drawn(match, "en", {1: "normal"})
    html = drawn(match, "en", {1: "hard"})
    assert bot("normal", "en") not in html and bot("hard", "en") in html and bot("bot", "en") in html


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_where_a_bot_plays_for_me_nothing_says_you(game: str, lang: str) -> None:
    match = keeling.new(game, 3, seed=5)
    you = f"({text('ui.you', lang)})"
    for bots, said in ((frozenset({1, 2}), True), (frozenset({0, 1, 2}), False)):
        told = frame(match, TableInfo(NAMES, bots), (0, frozenset({0}), lang))
        assert (you in "".join(told["fragments"].values())) is said
        assert told["bots"] == sorted(bots)
        if not said:
            assert told["ask"] is None and not told["turns"] and not told["undo"]
            assert not any(step["mine"] for step in told["come"])


def test_the_level_of_a_bot_of_any_name() -> None:
    names = ("easy", "normal", "greedy", "hard", "search@1s", "search@500", "random", "strange")
    assert [level_of(name) for name in names] == ["easy", "normal", "normal", "hard", "hard", "hard", "", ""]
