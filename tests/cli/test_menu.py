"""The menu: usable with few options and with very many, and every short form is understood."""

from __future__ import annotations

from random import Random

import keeling as engine
from keeling.cli.menu import Menu, abbreviation, understand
from keeling.cli.prompt import next_words
from keeling.core import notation
from keeling.core.notation import parse


def reached(menu, depth=0):
    """Every option one gets to by numbers, with the longest list on the way."""
    found, longest = [], len(menu.entries)
    for entry in menu.entries:
        if len(entry) == 1:
            found += entry
        else:
            below, length = reached(Menu(entry, depth + 1), depth + 1)
            found, longest = found + below, max(longest, length)
    return found, longest


def asks(seed, seats=4):
    """The options of every ask of a random game."""
    match, rng = engine.new("co2", seats, seed), Random(seed)
    while match.asks:
        ask = match.asks[0]
        yield [notation.parse(option) for option in ask.options]
        match.play(ask.seat, rng.choice(ask.options))


def test_every_option_is_reached_by_numbers_through_short_lists():
    for seed in range(2):
        for options in asks(seed):
            found, longest = reached(Menu(options))
            assert sorted(found) == sorted(options)
            assert longest <= 20


def test_eighty_options_stay_usable():
    options = [("propose", f"e{e}", f"r{r}", f"s{s}") for e in range(5) for r in range(5) for s in range(3)]
    options += [("end",), ("buy",), ("sell",), ("claim", "1"), ("claim", "2")]
    menu = Menu(options)
    assert len(options) == 80 and len(menu.entries) == 6
    assert sorted(reached(menu)[0]) == sorted(options)


def test_what_the_menu_shows_to_type_means_just_that_move():
    for seed in range(2):
        for options in asks(seed):
            for option in options:
                assert understand(parse(abbreviation(option)), options) == [option]


def test_a_whole_word_is_not_the_beginning_of_another():
    options = [("lobby", "1", "minor"), ("lobby", "18", "minor")]
    assert understand(parse("lob 1 min"), options) == understand(parse("LOB 1 Min"), options) == options[:1]
    assert understand(parse("lob 18"), options) == options[1:]
    assert understand(parse("lob"), options) == options


def test_a_number_may_stand_on_either_side_of_its_word():
    """`plan 2 wood` was refused."""
    options = [("plan", good, n) for good in ("wood", "coal") for n in "123"] + [
        ("send", "2", "p2"),
        ("send", "1", "p2"),
    ]
    for text in ("plan 2 wood", "plan wood 2"):
        assert understand(parse(text), options) == [("plan", "wood", "2")]
    assert understand(parse("pl 3 co"), options) == [("plan", "coal", "3")]
    assert understand(parse("send p2 2"), options) == [("send", "2", "p2")]
    assert understand(parse("plan 4 wood"), options) == [] and understand(parse("wood plan 2"), options) == []


def test_the_tab_key_offers_the_next_words():
    options = [("propose", "solar", "europe"), ("propose", "solar", "asia"), ("propose", "fusion", "asia"), ("pass",)]
    assert next_words([], "p", options) == ["propose", "pass"]
    assert next_words(["pro"], "", options) == ["solar", "fusion"]
    assert next_words(["pro", "sol"], "a", options) == ["asia"]
    assert next_words(["buy"], "", options) == []
