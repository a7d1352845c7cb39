"""The table of Daybreak at the terminal, in every language and width, and several people who act at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

import keeling as package
from keeling import locale
from keeling.cli.boards import Scene, find
from keeling.cli.ending import show_end
from keeling.core.prices import figures
from keeling.games.daybreak.telling.history import crises
from tests.cli.desk import NAMES, drawn
from tests.daybreak_stage import stage
from tests.games.daybreak import SHEET

GAME = "daybreak"
RAW = re.compile(r"\bui\.|…\.|\{|\}|word\.|effect\.")


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    yield
    locale.speak("en")


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (2, {"harder": "each", "different": "group"}), (1, {})])
def test_a_random_game_is_drawn_in_every_language_and_width(seats: int, options: dict[str, Any]) -> None:
    match = package.new(GAME, seats=seats, seed=5, options=options, sheet=SHEET)
    rng = Random(5)
    drawings = 0
    for turn in range(600):
        if not match.asks:
            break
        ask = rng.choice(match.asks)
        if turn % 8 == 0:
            lang, width = locale.LANGUAGES[drawings % 4], (80, 100, 120)[drawings % 3]
            drawings += 1
            for seat in (ask.seat, None):
                seen = drawn(match, seat, width, lang)
                assert not RAW.search(seen)
                assert max(len(line) for line in seen.splitlines()) <= width
        match.play(ask.seat, rng.choice(ask.options))
    assert drawings > 4


def test_what_a_team_must_see_is_there() -> None:
    s = stage(2).planet(bands=2).project("nature-guard").forecast("epidemic").hand(0, "heat-pumps")
    s.stack(0, 1, "clean-plants-china", "buses-for-all").board(0, clean=3, demand=14, social=2)
    seen = drawn(s.match, 0, 100)
    assert "Net CO₂ +15: 33 CO₂ against 18 sinks" in seen and "1.4 °C" in seen
    assert "2 of 8 bands" in seen and "End of this round, if nothing changes: 1.5 °C" in seen
    assert "●1 Ada 2 (energy shortage)" in seen and re.search(r"Demand +14 \(2 short\)", seen)
    assert re.search(r"s1 Desert Power Bases.*\n.*\n.*society 1, grid 2 · below: Buses for", seen)
    assert "still needs" in seen and "Crises" in seen and re.search(r"Arctic sea ice +◎┃", seen)
    assert re.search(r"\(heat-pumps\) \[incentive, energy\] Raise your demand by 1", seen)


def test_before_done_stacks_are_named_that_can_still_be_used_and_no_others() -> None:
    def named(s: Any) -> str:
        scene: Any = Scene(s.match.view(0), s.match.position.figures.sheet, NAMES[:2], 100)
        return find(GAME).hint(scene, ("done",), figures(s.match, 0))

    s = stage(2).hand(0).stack(0, 1, "power-standard").board(0, dirty=9)
    assert "s1" in named(s)
    s.play(0, "use s1")
    assert "s1" not in named(s)
    idle = stage(2).hand(0).stack(0, 1, "power-standard").board(0, dirty=0)  # it would bring nothing
    assert "use s1" not in idle.match.asks[0].options and "s1" not in named(idle)


def test_prices_are_in_the_words_of_the_game() -> None:
    s = stage(2).hand(0, "heat-pumps").stack(0, 1, "clean-plants-china")
    scene: Any = Scene(s.match.view(0), s.match.position.figures.sheet, NAMES[:2], 100)
    said = find(GAME).hint(scene, ("use", "s1"), figures(s.match, 0))
    assert said == "−1 hand card +1 clean energy, Desert Power Bases"


def test_people_at_one_keyboard_act_in_any_order_and_take_done_back(keeling: Any) -> None:
    typed = ["decline", "switch", "done", "switch 2", "switch 1", "done", "switch 3", "quit"]
    said = keeling("play", GAME, "--seats", 3, "--me", "1,2", "--seed", 5, "--bots", "random", typed=typed)
    assert "Pass on the keyboard" not in said.out  # nothing is hidden here
    turns = re.findall(r"^Turn: \S(\d)", said.out, re.M)
    assert turns == ["1", "2", "1", "2", "1", "2"]
    assert "is done · resumes" in said.out and "cannot act now, or plays elsewhere" in said.out


def test_one_person_has_nobody_to_switch_to(keeling: Any) -> None:
    said = keeling("play", GAME, "--seats", 1, "--seed", 5, typed=["switch", "quit"])
    assert "No other player at this keyboard can act now." in said.out
    assert not re.search(r"also why.*switch", said.out)


def test_the_end_tells_communities_deeds_and_crises_and_no_points() -> None:
    rng, match = Random(3), package.new(GAME, seats=2, seed=3)
    while match.asks:
        ask = match.asks[0]
        match.play(ask.seat, rng.choice(ask.options))
    out = StringIO()
    show_end(Console(width=100, file=out), match, NAMES[:2])
    seen = out.getvalue()
    assert "Points" not in seen and "Place" not in seen
    for title in ("Communities in crisis", "Removed and built", "What the crises cost"):
        assert title in seen
    last = next(line for line in seen.splitlines() if line.startswith("At the end"))
    assert [int(n) for n in last.split()[3:]] == [one["community"] for one in match.view(None)["players"]]
    assert len(re.findall(r"^\d  ", seen, re.M)) == len(crises(match)) > 0


def test_a_crisis_that_enough_cards_stop_is_told_as_stopped() -> None:
    s = stage(2).forecast("fuel-price-shock").under_crisis("fuel-price-shock", "power-standard")
    seen = drawn(s.match, 0, 120)
    assert "prevented by the cards under it" in seen and "harms nobody" not in seen and "strikes" not in seen
