"""Options of a table whose values not every number of players has."""

import pytest

from keeling.core.game import Setting, check_settings
from keeling.core.reason import BadInput
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
