"""The end screen of every game, in every mode: nobody is left there without a way on."""

from random import Random

import keeling
from keeling.games import GAMES
from keeling.locale import LANGUAGES
from keeling.web.boards import board
from tests.boards.games import NAMES
from tests.contract.tables import play_on
from tests.games import about

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
