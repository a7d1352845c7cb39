"""What options are called: what a card does before its number, and what a deed brings."""

from __future__ import annotations

import pytest

from keeling.games import house_figures
from keeling.locale import LANGUAGES, text
from keeling.web.drawing.boards import board
from keeling.web.play.labels import LAST, groups, labels


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_action_is_called_scientist_and_the_answer_to_a_grant_to_move_one(lang: str) -> None:
    """S-40: between “Recruit” and “Do neither” stood “Scientist”."""
    own = board("second-chance")
    words = own.words(house_figures("second-chance").sheet, lang)
    rows = [button for row in groups(own, words, lang) for button in row["buttons"]]  # type: ignore[attr-defined]
    (action,) = [button for button in rows if button["verbs"] == ["move"]]
    assert action["label"] == text("ui.web.verb.scientist", lang, game="second-chance") != words["move"]
    assert " " in words["move"]
