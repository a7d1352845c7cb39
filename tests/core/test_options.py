"""Options of a table whose values not every number of players has."""

from dataclasses import replace

import pytest

import keeling
from keeling.core.game import Setting, check_settings, earlier_settings
from keeling.core.match import Match
from keeling.core.reason import BadInput
from keeling.web.pages.new_table import offer
from tests.core.gifts import GAME

LEVEL = Setting("level", ("plain", "steep"), "plain", "T-9", only={"steep": (2, 3)})


class Levelled:
    """A game with such an option."""

    name = GAME.name
    settings = (LEVEL,)


def test_a_value_is_there_for_some_numbers_of_players_only():
    assert LEVEL.values_for(3) == ("plain", "steep")
    assert LEVEL.values_for(4) == ("plain",)


def test_it_is_refused_elsewhere_and_what_is_there_is_named():
    assert check_settings(Levelled, 2, {"level": "steep"}) == {"level": "steep"}
    with pytest.raises(BadInput) as caught:
        check_settings(Levelled, 4, {"level": "steep"})
    assert caught.value.reason.code == "bad-option-value"
    assert caught.value.reason.values["allowed"] == "plain"


class Grown:
    """A game that has got an option whose usual value is not what was played before."""

    name = GAME.name
    settings = (Setting("rules", ("earlier", "book"), "book", "T-9", later=True, before="earlier"),)


def test_a_new_table_has_the_usual_value_and_one_of_before_what_it_was_played_with():
    assert check_settings(Grown, 2, None) == {"rules": "book"}
    assert check_settings(Grown, 2, earlier_settings(Grown, {})) == {"rules": "earlier"}
    assert check_settings(Grown, 2, earlier_settings(Grown, {"rules": "book"})) == {"rules": "book"}


def header(settings, values):
    """Where the chain of a match of such a game begins."""
    table = keeling.new("daybreak", 2)
    game = replace(table.game, settings=settings)
    return Match(game, 2, 0, values, None, table.position)._header()


def test_the_chain_of_a_record_from_before_still_holds():
    assert header(Grown.settings, {"rules": "earlier"}) == header((), {}) != header(Grown.settings, {"rules": "book"})


def test_what_the_rules_settle_for_few_players_is_not_asked_but_records_may_say_it():
    (form,) = [one for one in offer(keeling.find("second-chance"))["settings"] if one["name"] == "inspectors"]
    assert form["least_seats"] == 2
    assert keeling.table("second-chance", 1, 0, {"inspectors": True}, None).position.inspectors == 1
