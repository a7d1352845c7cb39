"""What every board must pass, tried with each game of the catalogue."""

import pytest

from keeling.games import GAMES


@pytest.fixture(params=list(GAMES))
def game(request):
    return request.param
