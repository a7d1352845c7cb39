"""Games by bots are the games a match would see, and each bot sees its own side only."""

from __future__ import annotations

import pytest

from keeling import table
from keeling.bots import bot
from keeling.core.chance import generator
from keeling.core.log import digest_of
from keeling.core.match import Match
from keeling.games import find, house_figures
from keeling.lab.botplay import botplay

SEED = 11


def match_of(names: list[str], options: dict[str, object]) -> Match:
    """The same bots at a table of its own."""
    match = table("co2", len(names), SEED, options, None)
    match.run_chance()
    while match.asks:
        ask = match.asks[0]
        rng = generator("bot", SEED, ask.seat, len(match.entries))
        match.play(ask.seat, bot(names[ask.seat])(match.perspective(ask.seat, rng), ask, rng))
    return match


def real_choices(match):
    """By seat, the choices that had two options or more."""
    again = table("co2", match.seats, SEED, match.settings, None)
    real = [0] * match.seats
    for entry in match.entries:
        if entry.seat >= 0:
            real[entry.seat] += len(again.ask_of(entry.seat).options) > 1
        again.take(entry.seat, entry.option)
    return real


@pytest.mark.parametrize("options", [{}, {"draft": True, "auction": True}])
def test_the_game_is_that_of_a_match(options):
    names = ["random", "random", "random"]
    match = match_of(names, options)
    game = find("co2")
    position = game.start(house_figures("co2"), 3, match.settings)
    made, clocks = botplay(game, position, [bot(name) for name in names], str(SEED))
    assert digest_of(position) == digest_of(match.position)
    assert made == sum(entry.seat >= 0 for entry in match.entries)
    assert [clock.decisions for clock in clocks] == real_choices(match)
    assert all(clock.seconds >= clock.worst > 0 for clock in clocks)


def test_bots_are_asked_real_questions_only_and_never_get_the_true_position():
    game = find("co2")
    position = game.start(house_figures("co2"), 2, match_of(["random"] * 2, {}).settings)

    def wary(perspective, ask, rng):
        assert len(ask.choices) > 1 and perspective.seat == ask.seat
        assert perspective.position is not position
        return ask.choices[-1]

    botplay(game, position, [wary, wary], "1")
    assert position.ending


def test_a_bot_that_answers_nonsense_breaks_its_game():
    game = find("co2")
    position = game.start(house_figures("co2"), 1, {s.name: s.default for s in game.settings})
    with pytest.raises(ValueError):
        botplay(game, position, [lambda perspective, ask, rng: "fly moon"], "1")
