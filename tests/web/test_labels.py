"""What options are called: what a card does before its number, and what a deed brings."""

from __future__ import annotations

import pytest

from keeling.games import house_figures
from keeling.web.drawing.boards import board
from keeling.web.play.labels import LAST, labels


@pytest.mark.parametrize(("game", "half"), [("second-chance", "side"), ("co2", "minor")])
def test_every_half_of_a_card_is_called_by_what_it_gives(game: str, half: str) -> None:
    sheet = house_figures(game).sheet
    words = board(game).words(sheet, "en")
    for row in sheet["lobby"]:
        for part in ("main", half):
            (_, number, does), whole = labels(("lobby", str(row["no"]), part), words, "en", (), game)
            assert number == f"{LAST}Card {row['no']}" and not whole  # it stands behind what the card does
            assert any(sign.isdigit() for sign in does), does


@pytest.mark.parametrize("game", ["second-chance", "co2"])
def test_throwing_the_goal_away_says_what_it_brings(game: str) -> None:
    assert board(game).words(house_figures(game).sheet, "en")["discard"] == "Discard goal (+$8)"
