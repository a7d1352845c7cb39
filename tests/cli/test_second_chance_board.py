"""The table of Second Chance at the terminal, in every mode, language and width."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import keeling
from keeling import locale
from keeling.web.pages import lesson as tutorial
from tests.cli.desk import drawn
from tests.games.second_chance import SHEET

GAME = "second-chance"
RAW = re.compile(r"\bui\.|…\.|north-america|\{|\}")


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    yield
    locale.speak("en")


@pytest.mark.parametrize("options", [{}, {"inspectors": True}, {"mode": "competitive", "draft": True}])
def test_a_random_game_is_drawn_in_every_language_and_width(options: dict[str, Any]) -> None:
    match = keeling.new(GAME, seats=3, seed=5, options=options, sheet=SHEET)
    rng = Random(5)
    for turn in range(400):
        if not match.asks:
            break
        ask = rng.choice(match.asks)
        if turn % 40 == 0:
            lang, width = locale.LANGUAGES[turn // 40 % 4], (60, 100, 140)[turn // 40 % 3]
            for seat in (ask.seat, None):
                assert not RAW.search(drawn(match, seat, width, lang))
        match.play(ask.seat, rng.choice(ask.options))


def test_what_a_team_must_see_is_there() -> None:
    seen = drawn(tutorial.board_at(GAME, 182), 1, 120, "en")
    assert "32 VP, due at the decade's end 12" in seen and "CO₂ 460 ppm" in seen
    assert "(Rec■/●)" in seen  # Ada's plant in Asia on Bea's infrastructure
    assert "Environmental goals · 6 open" in seen and "✓Asia" in seen
    assert re.search(r"Played lobbyists.*\n.*4 1 scientist move", seen)
    assert "personal 12 infrastructures in at least 4 different regions" in seen


def test_a_un_goal_one_could_claim_is_ticked() -> None:
    before, after = (drawn(tutorial.board_at(GAME, at), 1, 120) for at in (171, 181))
    assert "11 Win+Sol ▣1 ✓" in after and "11 Win+Sol ▣1 ✓" not in before


def test_rivals_see_events_and_no_team() -> None:
    match = keeling.new(GAME, seats=2, seed=1, options={"mode": "competitive"})
    seen = drawn(match, 0, 120)
    assert "Event:" in seen and "next:" in seen and "Team" not in seen and "Environmental" not in seen
