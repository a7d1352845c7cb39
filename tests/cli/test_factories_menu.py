"""Menus of Factory Commons: short lists, and every short form is understood."""

from __future__ import annotations

from random import Random

import pytest

import keeling as engine
from keeling.cli.menu import Menu, abbreviation, understand
from keeling.core import notation
from keeling.core.notation import parse
from tests.cli.test_menu import reached


def asks(seed, seats):
    """The options of every ask of a random game."""
    match, rng = engine.new("factories", seats, seed), Random(seed)
    while match.asks:
        ask = match.asks[0]
        yield [notation.parse(option) for option in ask.options]
        match.play(ask.seat, rng.choice(ask.options))


@pytest.mark.parametrize("seats", [3, 5])
def test_every_option_is_reached_by_numbers_and_meant_by_its_short_form(seats):
    for options in asks(seats, seats):
        found, longest = reached(Menu(options))
        assert sorted(found) == sorted(options)
        assert longest <= 20
        for option in options:
            assert understand(parse(abbreviation(option, options)), options) == [option]


def test_a_word_that_begins_another_stays_whole():
    options = [("remove", "conventional"), ("remove", "conventional2"), ("remove", "biotech")]
    assert [abbreviation(option, options) for option in options] == [
        "rem conventional", "rem conventional2", "rem bio",
    ]  # fmt: skip


def test_very_many_amounts_stand_in_tens():
    options = [("give", "money", str(amount)) for amount in range(1, 58)]
    menu = Menu(options, depth=2)
    assert [len(entry) for entry in menu.entries] == [10, 10, 10, 10, 10, 7]
    assert sorted(reached(menu)[0]) == sorted(options)
