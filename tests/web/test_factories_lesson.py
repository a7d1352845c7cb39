"""The lesson of Factory Commons: every station tells what has just happened."""

from __future__ import annotations

from typing import Any

from keeling.web.pages import lesson as tutorial

GAME = "factories"
STOPS = tutorial.plan(GAME)["station"]


def view(choices: int) -> Any:
    """The pupil's view after so many choices."""
    return tutorial.board_at(GAME, choices).view(tutorial.plan(GAME)["seat"])


def at(number: int) -> Any:
    """The pupil's view at a station, counted from 1."""
    return view(STOPS[number - 1]["at"])


def done(number: int) -> Any:
    """The pupil's view after all that a station asks for."""
    told: Any = tutorial.station(GAME, "en", number - 1, 99)
    return view(told["at"])


def test_it_is_played_with_the_usual_options() -> None:
    settings = tutorial.board_at(GAME, 10).settings
    game = tutorial.board_at(GAME, 10).game
    assert settings == {setting.name: setting.default for setting in game.settings}  # so it is at any table


def test_the_first_stations_tell_the_start() -> None:
    start, ada = at(2), at(2)["players"][0]
    assert (start["goal"], start["cpc"], start["cpc_limit"]) == (25, 5, 20)
    assert (ada["money"], ada["sp"], ada["marketing_cards"]) == (5, 1, 2)
    assert done(3)["players"][0]["plan"] == {"wood": 2, "coal": 1, "steel": 3} == ada["costs"]["renewable"]
    assert (at(4)["players"][0]["sp"], at(4)["players"][0]["limits"]["stored"]) == (1, 6)


def test_the_first_turn_is_told_truly() -> None:
    built, card, bought, planned = (done(number)["players"][0] for number in (5, 6, 7, 8))
    assert (built["sp"], built["limits"]["places"], built["limits"]["storage"]) == (2, 8, 12)
    assert card["money"] - built["money"] == 5
    assert (bought["goods"]["coal"], card["money"] - bought["money"]) == (5, 10)
    assert planned["plan"] == {"wood": 2, "steel": 2, "renewable": 4}
    assert [planned["kinds"][kind]["energy"] for kind in ("conventional", "renewable")] == [3, 1]


def test_the_end_of_the_round_is_told_truly() -> None:
    told = at(9)
    assert (told["order"][0], told["cpc"]) == (0, 6)
    before, after = ([(p["money"], p["sp"]) for p in frame["players"]] for frame in (view(38), told))
    assert [(new[0] - old[0], new[1] - old[1]) for old, new in zip(before, after, strict=True)] == [
        (2, 0), (2, 0), (0, 0)]  # fmt: skip
    assert ["renewable" in player["kinds"] for player in told["players"]] == [True, True, False]
    assert [told["market"][good]["buy"] for good in ("coal", "steel", "renewable")] == [3, 2, 3]
    ada = done(10)["players"][0]
    assert (ada["waste"], ada["limits"]["dump"], ada["goods"]["coal"]) == (6, 10, 1)
    assert (done(11)["players"][0]["waste"], at(11)["players"][0]["money"] - done(11)["players"][0]["money"]) == (4, 2)


def test_deals_and_the_mayor_are_told_truly() -> None:
    offer = {"maker": 0, "partner": 2, "counter": False, "give": {"renewable": 3}, "get": {"money": 8}}
    assert view(46)["deal"] == offer
    assert done(12)["deal"] is None and done(12)["turn"]["actions"] == 2  # declined, and only the clean-up has cost one
    deal = {"maker": 1, "partner": 0, "counter": False, "give": {"renewable": 2}, "get": {"wood": 1}}
    assert at(13)["deal"] == deal
    assert done(13)["players"][0]["goods"]["renewable"] - at(13)["players"][0]["goods"]["renewable"] == 2
    cleo = at(14)["players"][2]
    assert (cleo["goods"]["coal"], cleo["debt"], cleo["limits"]["mayor"]) == (6, 3, 6)


def test_the_later_rounds_are_told_truly() -> None:
    assert done(15)["players"][0]["sp"] - at(15)["players"][0]["sp"] == 4
    ada = done(16)["players"][0]
    assert (ada["limits"]["dump"], ada["factories"][0]["stopped"]) == (16, True)
    assert (at(16)["cpc"], at(17)["cpc"], at(18)["cpc"]) == (8, 12, 16)
    assert at(18)["players"][1]["skips"]
    assert (view(110)["players"][0]["certificates"], view(110)["players"][0]["sp"], done(19)["players"][0]["sp"]) == (
        8, 6, 9)  # fmt: skip
    assert (at(20)["cpc"], done(20)["cpc"], at(20)["players"][0]["money"]) == (17, 15, 7)
    assert [player["sp"] for player in at(21)["players"]] == [9, 5, 0]
