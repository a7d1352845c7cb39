"""Short windows: every game's table fits into 30 lines, and a command draws all of it."""

from __future__ import annotations

import io
from random import Random

import pytest

import keeling as engine
from keeling import locale
from keeling.cli.boards import Scene, find
from keeling.cli.boards.holding import Screen
from keeling.games import GAMES

ROOM = 30 - 2  # lines of a window, without the line that names the command and the prompt
NAMES = ["Ada", "Bea", "Cy", "Dee", "Emil"]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_brief_fits_into_a_short_window(game: str, lang: str) -> None:
    locale.speak(lang)
    board, seats, rng = find(game), GAMES[game].most_seats, Random(7)
    assert board.brief is not None
    match = engine.new(game, seats, 7)
    for choice in range(240):
        if not match.asks:
            break
        ask = match.asks[0]
        match.play(ask.seat, rng.choice(ask.options))
        if choice % 40 == 39:
            screen = Screen(width=80, file=io.StringIO(), color_system=None)
            scene = Scene(match.view(0), match.position.figures.sheet, NAMES[:seats], 80)
            assert len(screen.render_lines(board.brief(scene), pad=False)) <= ROOM, choice


def test_a_short_window_gets_the_table_in_brief_and_all_of_it_on_demand(keeling, monkeypatch):
    monkeypatch.setenv("LINES", "30")
    said = keeling("play", "co2", "--bots", "random", "--seed", 5, typed=["board", "quit"]).out
    brief, _, whole = said.partition("To see all of it, type board.")
    assert "Companies" in brief and "UN goals" not in brief and "UN goals" in whole
    monkeypatch.setenv("LINES", "200")
    assert "type board." not in keeling("play", "co2", "--bots", "random", "--seed", 5, typed=["quit"]).out
