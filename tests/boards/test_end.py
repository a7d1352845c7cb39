"""The end screen of every game, in every mode: nobody is left there without a way on."""

import re
from pathlib import Path
from random import Random

import keeling
from keeling.core import sheet as sheets
from keeling.games import GAMES
from keeling.locale import LANGUAGES
from keeling.testing.hints import about
from keeling.testing.tables import play_on
from keeling.web.drawing.boards import board
from tests.boards.games import NAMES

WAYS = ("again", "replay", "record", "home")


def test_every_end_leads_to_another_game_back_through_this_one_and_home(game):
    """CO₂ in the browser, P2 16; Factory Commons, P2 17."""
    seats = min(3, GAMES[game].most_seats)
    for count, options in [(seats, {}), *about(game, "MORE", [])[:1]]:
        match = play_on(keeling.new(game, count, seed=4, options=options), Random(4))
        assert match.outcome is not None
        for lang in LANGUAGES:
            html = board(game).end(match, lang, NAMES[:count])
            assert [way for way in WAYS if f'data-way="{way}"' not in html] == []
            assert 'for="end-away"' in html  # and to the board
            first = re.findall(r'<text class="cdec[^>]*>(?:<title>.*?</title>)?(.*?)</text>', html)
            assert not first or re.search("[^\\W\\d]", first[0])  # an axis of mere numbers does not say what it counts
            assert "Σ" not in html


def test_every_end_shows_the_moment_that_decided_it(game):
    """A choice that somebody really had, and why it is worth going back to, in every language."""
    seats = min(3, GAMES[game].most_seats)
    for count, options in [(seats, {}), *about(game, "MORE", [])[:1]]:
        match = play_on(keeling.new(game, count, seed=4, options=options), Random(4))
        for lang in LANGUAGES:
            html = board(game).end(match, lang, NAMES[:count])
            (at,) = re.findall(r'data-way="moment" data-at="(\d+)"', html)
            entry = match.entries[int(at)]
            assert entry.seat >= 0 and "ui.web.moment" not in html


def test_where_all_win_together_nobody_has_a_place():
    """The end of Daybreak said "You came 1 of 4, with 1 points"."""
    won = Path(__file__).parent.parent / "transcripts" / "daybreak" / "drawdown.txt"
    match = keeling.load(won.read_text(encoding="utf-8"), whole=sheets.read(won.with_name("sheet.toml")))
    assert match.outcome.winners
    assert "data-place" not in board("daybreak").end(match, "en", NAMES[: match.seats])
