"""Which move an option is: by its first word, how many words it has, and what stands in the gaps of its form."""

from __future__ import annotations

import random

import pytest

import keeling
from keeling.core.notation import parse
from keeling.games import GAMES
from keeling.locale.verbs import Verb, known_move, moves_of, verb_of


@pytest.mark.parametrize(
    ("game", "text", "key", "values"),
    [
        ("co2", "propose solar europe tech", "propose", {"energy": "solar", "region": "europe", "slot": "tech"}),
        ("co2", "build solar europe tech", "build", {"energy": "solar", "region": "europe", "slot": "tech"}),
        (
            "co2",
            "build solar europe tech lobby",
            "build-lobby",
            {"energy": "solar", "region": "europe", "slot": "tech"},
        ),
        ("co2", "income $3 0vp", "income-money", {"money": "3"}),
        ("co2", "income $0 2vp", "income-vp", {"vp": "2"}),
        ("co2", "income $3 2vp", "income", {"money": "3", "vp": "2"}),
        ("co2", "mix $12 1tech 0permits", "mix", {"money": "12", "tech": "1", "permits": "0"}),
        ("co2", "move asia money summit3", "to-summit", {"region": "asia", "slot": "money", "place": "3"}),
        ("co2", "pay own", "pay-own", {}),
        ("co2", "pay africa", "pay-region", {"region": "africa"}),
        ("second-chance", "reduce 0", "reduce-none", {}),
        ("second-chance", "reduce 10", "reduce", {"steps": "10"}),
        ("factories", "use 0sp $4", "use-money", {"sold": "4"}),
        ("daybreak", "no", "no", {}),
    ],
)
def test_the_first_form_that_fits_names_a_move(game: str, text: str, key: str, values: dict[str, str]) -> None:
    known = known_move(parse(text), game)
    assert known is not None and (known.game, known.key, known.values) == (game, key, values)
    assert known.verb is moves_of(game)[key]


@pytest.mark.parametrize(
    "text", ["", "income $ 0vp", "income 3 0vp", "propose solar europe", "pay", "dance", "pay own now"]
)
def test_words_that_fit_no_form_are_no_move(text: str) -> None:
    assert known_move(parse(text), "co2") is None


def test_without_a_game_a_move_is_looked_for_in_all() -> None:
    known = [known_move(parse(text)) for text in ("start heat-pumps s3", "plan solar europe tech", "burn 2")]
    assert [one and one.game for one in known] == ["daybreak", "second-chance", "factories"]


def test_a_figure_of_a_form_is_shown_like_what_stands_in_its_gap() -> None:
    assert verb_of(parse("income $3 0vp"), "co2").gaps == ["", "money", "vp"]
    assert verb_of(parse("reduce 0"), "second-chance").gaps == ["", "steps"]
    assert verb_of(parse("dance twice"), "co2") == Verb("dance twice")


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_game_is_a_move_that_it_declares(game: str) -> None:
    match, rng = keeling.new(game, seats=max(2, GAMES[game].least_seats), seed=8), random.Random(8)
    for _ in range(120):
        if not match.asks:
            break
        ask = rng.choice(match.asks)
        for option in ask.choices:
            known = known_move(option, game)
            assert known is not None and known.key in moves_of(game) and known.verb.word == option[0], option
        match.play(ask.seat, rng.choice(ask.choices))
    assert [known_move(entry.option, game) is None for entry in match.entries].count(True) == 0
