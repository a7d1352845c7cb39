"""The contract, 3, 4 and 6: independent copies, games that end, pieces that add up."""

from keeling.core.flow import answer, asks
from keeling.games import GAMES
from tests.contract.tables import positions


def test_every_option_on_a_copy_leaves_the_original_alone(spec):
    game = GAMES[spec[0]]
    for position, owed in positions(spec, 7, every=9):
        before = position.state()
        for ask in owed:
            for option in ask.options:
                copied = position.copy()
                assert copied.state() == before
                mine = next(a for a in asks(game.rules, copied) if a.seat == ask.seat)
                answer(game.rules, copied, mine, option)
                asks(game.rules, copied)
                assert position.state() == before


def test_pieces_add_up_after_every_step_and_every_game_ends(spec):
    game = GAMES[spec[0]]
    for seed in range(6):  # every seat count and option is another table; make soak plays thousands
        for count, (position, owed) in enumerate(positions(spec, seed)):
            assert not game.faults(position), game.faults(position)
            assert count < 5000, "endless"
            if owed:
                assert not position.ending
        assert position.ending in game.endings
        outcome = game.outcome(position)
        assert len(outcome.scores) == spec[1]


def test_options_are_distinct_and_made_of_plain_words(spec):
    for _, owed in positions(spec, 8):
        for ask in owed:
            assert len(set(ask.options)) == len(ask.options)
            assert all(word and " " not in word for option in ask.options for word in option)
            if ask.weights is not None:
                assert len(ask.weights) == len(ask.options) and min(ask.weights) > 0
