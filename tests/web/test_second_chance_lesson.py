"""The lesson of Second Chance: a cooperative game to its end, and every station tells what has just happened."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.locale import LANGUAGES
from keeling.web.pages import lesson as tutorial

GAME = "second-chance"
STOPS = tutorial.plan(GAME)["station"]


def at(choices: int) -> dict:
    """The pupil's view after so many choices."""
    return tutorial.board_at(GAME, choices).view(tutorial.plan(GAME)["seat"])


def last(choices: int) -> tuple[int, str]:
    """The choice made just before a station."""
    entry = tutorial.board_at(GAME, choices).entries[-1]
    return entry.seat, entry.text


def test_the_lesson_is_a_real_game_to_its_end() -> None:
    match = keeling.load(tutorial.plan(GAME)["record"], strict=False)
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.scores) == ("won", (31, 31))  # the last station says so
    stops = [stop["at"] for stop in STOPS]
    assert stops == sorted(stops) and 18 <= len(stops) <= 24
    assert stops[-1] == len(match.entries)
    assert keeling.load(match.record()).digest == match.digest  # every draw and move holds under the strict reading


def test_the_start_is_told_truly() -> None:
    view, ada = at(56), at(56)["players"][1]
    assert (view["co2"], view["limit"], view["team"], view["due"], view["start"]) == (400, 500, 0, 21, 1)
    assert [ada[key] for key in ("money", "permits", "tech", "scientists", "pool")] == [3, 2, 2, 1, 3]
    assert last(57) == (1, "plan recycling asia scientist") and last(59) == (1, "learn solar")
    assert (last(63), at(63)["players"][1]["knowledge"]["recycling"]) == ((1, "move asia scientist summit3"), 2)
    assert (last(64), at(64)["players"][0]["tech"]) == ((1, "give p1"), 3)


def test_the_first_decade_is_told_truly() -> None:
    assert sum(goal["open"] for goal in at(79)["environment"]) == 17
    assert (last(81), last(86)) == (
        (1, "plan solar south-america scientist"),
        (1, "move asia scientist south-america scientist"),
    )
    assert at(89)["players"][0]["money"] - at(88)["players"][0]["money"] == 6
    assert (at(90)["market"]["price"], at(91)["market"]["price"], at(91)["market"]["closed"]) == (1, 2, True)
    assert at(96)["players"][1]["tech"] - at(95)["players"][1]["tech"] == 3
    assert (last(97), at(97)["players"][1]["knowledge"]["solar"]) == ((1, "lobby 18 main"), 4)
    assert last(109) == (1, "move africa scientist card9")
    before, after = at(109), at(111)
    assert (before["players"][1]["money"] - after["players"][1]["money"], after["team"]) == (7, 5)
    assert after["regions"]["asia"]["control"] == 1


def test_the_end_of_the_decade_is_told_truly() -> None:
    assert (last(131), last(132), at(132)["team"]) == ((1, "income $0 13vp"), (0, "income $0 8vp"), 15)
    assert sum(goal["open"] for goal in at(132)["environment"]) == 11
    assert (at(137)["co2"], at(139)["co2"], at(139)["team"], at(139)["decade"]) == (520, 460, 9, 2)
    plant = at(141)["regions"]["south-america"]["spaces"][1]
    assert (plant["owner"], plant["base"], at(141)["team"] - at(139)["team"]) == (0, 1, 8)


def test_the_later_decades_are_told_truly() -> None:
    assert (last(156), at(156)["decade"], at(156)["active"]) == ((0, "move asia money board"), 2, 1)
    assert last(182) == (1, "claim 11") and 11 not in at(182)["un_goals"]
    assert at(182)["team"] - at(181)["team"] == 2
    view = at(293)
    assert (view["co2"], view["team"], len(view["un_goals"]), view["ending"]) == (480, 31, 3, "won")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_agreeing_is_called_as_on_the_button(lang: str) -> None:
    number = next(n for n, stop in enumerate(STOPS) if stop["rule"] == "S-63")
    told: Any = tutorial.station(GAME, lang, number, 1)
    button = next(parts[0] for words, _, _, parts, *_ in told["ask"]["options"] if words == ["confirm"])
    assert button in told["requests"][1]["text"]


def test_a_closed_move_is_refused_with_the_engines_reason() -> None:
    number = next(n for n, stop in enumerate(STOPS) if "ask" in stop["en"])
    reason = tutorial.why_not(GAME, "en", number, 0, "build wind asia money")
    assert reason is not None and reason["rule"].startswith("S-") and reason["text"]
