"""The lesson of CO₂: a table for four, and every station tells what is so on its board."""

from __future__ import annotations

from typing import Any

from keeling.web.pages import lesson as tutorial

GAME = "co2"
STOPS = tutorial.plan(GAME)["station"]
ADA, BEA, CHICO, DEE = range(4)


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


def gained(number: int, key: str, seat: int = ADA) -> int:
    """By how much something of a player changes with a station's moves."""
    before, after = (shown["players"][seat][key] for shown in (at(number), done(number)))
    return int(after - before)


def test_it_is_played_by_as_many_as_a_new_table_has_and_begins_at_150_ppm() -> None:
    start, ada = at(1), at(1)["players"][ADA]
    assert (start["seats"], start["co2"], start["start"]) == (4, 150, ADA)
    assert [ada[key] for key in ("money", "permits", "scientists", "pool", "lobby_cards")] == [3, 2, 1, 3, 5]
    assert tutorial.board_at(GAME, 53).position.goal[ADA] + 27 == 33  # points for different energies


def test_the_first_turns_are_told_truly() -> None:
    assert (at(4)["regions"]["europe"]["permits"], gained(4, "money")) == (4, 4)
    assert done(6)["players"][ADA]["expertise"]["recycling"] == 1
    assert (at(7)["players"][BEA]["tech"], at(7)["players"][CHICO]["pool"]) == (2, 2)
    assert (gained(8, "money"), gained(8, "permits")) == (5, 0)
    assert gained(9, "money") == 3 and gained(10, "tech") == 1
    assert done(10)["players"][ADA]["expertise"]["recycling"] == 2


def test_building_control_and_market_are_told_truly() -> None:
    assert at(11)["plants_next"]["recycling"] | {"left": 0} == {"money": 7, "tech": 1, "vp": 5, "left": 0}
    assert done(11)["plants_next"]["recycling"] | {"left": 0} == {"money": 8, "tech": 1, "vp": 6, "left": 0}
    assert (gained(11, "vp"), gained(11, "scientists"), done(11)["regions"]["europe"]["control"]) == (5, 1, ADA)
    biomass = at(13)["regions"]["north-america"]["slots"]["research"]
    assert (biomass["energy"], biomass["scientist"]) == ("biomass", -1)
    assert (at(14)["market"]["price"], view(90)["market"]["price"], gained(14, "money")) == (4, 3, 4)
    assert at(15)["summits"][0]["speakers"] == [BEA, CHICO]
    assert at(15)["regions"]["north-america"]["control"] == BEA


def test_the_supply_phase_is_told_truly() -> None:
    tracks = {seat: at(16)["players"][seat]["expertise"] for seat in range(4)}
    assert [tracks[seat]["biomass"] for seat in range(4)] == [1, 0, 3, 0]  # second behind Chico (C-21)
    assert max(tracks, key=lambda seat: tracks[seat]["recycling"]) == ADA
    assert (gained(16, "vp"), gained(16, "money")) == (3, 0)
    assert (view(111)["co2"], at(17)["co2"]) == (150, 260)
    fossil = {name for name, region in at(17)["regions"].items() if "fossil" in (region["spaces"][1] or {})}
    assert fossil == {"south-america", "africa", "asia", "oceania"}


def test_the_second_decade_is_told_truly() -> None:
    assert at(19)["summits"][1] | {"no": 0} == {
        "no": 0, "place": "Bonn", "topics": ["solar", "biomass"], "speakers": [DEE, -1]}  # fmt: skip
    assert view(118)["players"][ADA]["money"] - view(117)["players"][ADA]["money"] == 1
    assert (at(19)["players"][ADA]["expertise"]["biomass"], done(20)["players"][ADA]["expertise"]["biomass"]) == (1, 3)
    ada = at(21)["players"][ADA]
    assert (ada["money"], ada["tech"], ada["expertise"]["biomass"], gained(21, "tech")) == (13, 0, 3, 2)
    america = at(22)["regions"]["north-america"]
    assert (america["control"], america["permits"], america["energies"]) == (
        BEA, 5, ["forestation", "biomass", "fusion"])  # fmt: skip
    assert done(22)["regions"]["north-america"]["control"] == ADA
    assert (gained(23, "vp"), gained(23, "tech"), done(23)["players"][ADA]["vp"]) == (3, -1, 17)
    assert [player["vp"] for player in at(24)["players"]] == [17, 7, 0, 8]
    assert at(24)["decades"] == 5


def test_a_closed_move_is_refused_with_the_engines_reason() -> None:
    reason = tutorial.why_not(GAME, "en", 3, 0, "build recycling europe money")
    assert reason is not None and str(reason["rule"]).startswith("C-") and reason["text"]
