"""The lesson of Daybreak: a game of two to its end, and every station tells what is so."""

from __future__ import annotations

import re
from typing import Any

import keeling
from keeling.web.pages import lesson as tutorial

GAME = "daybreak"
STOPS = tutorial.plan(GAME)["station"]


def at(choices: int) -> dict[str, Any]:
    """The pupil's view after so many choices."""
    return tutorial.board_at(GAME, choices).view(tutorial.plan(GAME)["seat"])


def net(choices: int) -> tuple[int, int, int]:
    """Net CO₂, CO₂ and sinks."""
    ahead = at(choices)["forecast"]
    return ahead["net"], ahead["co2"], ahead["sinks"]


def heat(choices: int) -> tuple[int, int, int]:
    """Tenths of a degree, bands and loose CO₂."""
    told = at(choices)["thermometer"]
    return told["degrees"], told["bands"], told["loose"]


def each(choices: int, key: str) -> list[Any]:
    """What both players have of something."""
    return [player[key] for player in at(choices)["players"]]


def test_the_lesson_is_a_real_game_to_its_end() -> None:
    match = keeling.load(tutorial.plan(GAME)["record"], strict=False)
    assert match.outcome is not None and match.outcome.ending == "drawdown"
    stops = [stop["at"] for stop in STOPS]
    assert stops == sorted(stops) and 18 <= len(stops) <= 24
    assert stops[-1] == len(match.entries)
    assert keeling.load(match.record()).digest == match.digest  # every draw and move holds under the strict reading


def test_the_first_round_is_told_truly() -> None:
    view = at(3)
    assert net(3) == (15, 33, 18) and [player["power"] for player in view["players"]] == ["china", "usa"]
    assert (view["thermometer"]["row"], view["thermometer"]["lose"], view["rounds"]) == (10, 8, 6)
    assert view["players"][0]["stacks"][0]["tags"] == {"grid": 1}
    assert at(15)["players"][0]["stacks"][0]["tags"] == {"grid": 2}
    forest = at(17)["players"][0]["stacks"][2]
    assert forest["cards"][0] == "regrowing-forest" and forest["tags"]["ecology"] == 2
    assert [at(choices)["crises"][0]["strikes"] for choices in (17, 18)] == [[2, 2], [1, 1]]
    assert at(19)["players"][0]["stacks"][3]["tags"]["innovation"] == 2
    assert at(24)["players"][0]["hand"] == ["right-to-repair"] and "right-to-repair" not in at(20)["players"][0]["hand"]
    assert at(25)["players"][0]["stacks"][1]["tags"] == {"regulation": 2} and at(26)["players"][0]["done"]
    assert (each(14, "co2"), each(41, "co2"), net(40)) == ([22, 11], [22, 8], (12, 30, 18))


def test_the_pupil_meets_a_crisis_at_the_crisis_table() -> None:
    """Crises were told, and none was seen."""
    number = next(n for n, stop in enumerate(STOPS) if "f-resolving" in stop["ids"])
    told: Any = tutorial.station(GAME, "en", number)
    assert 'id="f-resolving" class="resolve panel" hidden' not in told["fragments"]["f-resolving"]
    crisis = at(STOPS[number]["at"])["resolving"]
    assert (crisis["key"], crisis["targets"], crisis["severity"][0], crisis["times"][0]) == (
        "capital-flight",
        [0],
        2,
        1,
    )
    assert told["ask"] is None  # on a wide screen a question about stacks would stand before the table
    told = tutorial.station(GAME, "en", number + 1)
    assert [words for words, *_ in told["ask"]["options"]] == [["lose", "right-to-repair"], ["lose", "coal-exit-china"]]
    assert at(43)["players"][0]["stacks"][1]["cards"] == ["coal-exit-china"]


def test_the_first_crises_are_told_truly() -> None:
    assert (heat(41), heat(42)) == ((13, 1, 2), (13, 1, 6))
    assert at(42)["planet"][3]["marker"] == 1 and 1 in at(42)["planet"][3]["tips"]
    assert [shields["infrastructure"] for shields in each(44, "resilience")] == [1, 1]
    assert [crisis["key"] for crisis in at(45)["lasting"]] == ["servers-without-limit"]
    assert (each(40, "demand"), each(45, "demand")) == ([12, 7], [15, 9])


def test_the_second_round_is_told_truly() -> None:
    assert (each(59, "gap"), at(59)["players"][0]["demand"]) == ([3, 2], 15)
    assert (at(63)["players"][0]["clean"], at(63)["players"][0]["gap"]) == (6, 0)
    assert [project["active"] for project in at(65)["projects"][:2]] == [True, True]
    assert (each(65, "gap"), at(65)["players"][0]["hand"]) == ([0, 2], [])
    ada = at(75)["players"][0]
    assert (ada["clean"] + ada["dirty"], ada["demand"], each(77, "gap")) == (18, 15, [0, 0])
    assert sorted(at(82)["players"][0]["hand"]) == ["heat-pumps", "warm-walls"]
    assert [crisis["key"] for crisis in at(83)["lasting"]] == ["servers-without-limit"] and at(84)["lasting"] == []
    assert (each(104, "community"), each(105, "community"), heat(105)) == ([1, 1], [3, 2], (14, 2, 6))


def test_no_request_leaves_the_pupil_short_of_energy() -> None:
    """A station had her give away energy that she needed herself."""
    for number in range(len(STOPS)):
        for place in tutorial.steps(GAME, number):
            before, after = (at(choices)["players"][0]["gap"] for choices in (place, place + 1))
            assert after <= before, (number + 1, before, after)


def test_the_way_to_drawdown_is_told_truly() -> None:
    trees = [at(choices)["sinks"]["tree"] for choices in (119, 156, 176)]
    assert (trees[1] - trees[0], trees[2] - trees[1], net(176)) == (4, 3, (3, 30, 27))
    assert (heat(177)[1], each(185, "community")) == (2, [6, 6])
    assert (at(256)["sinks"]["tree"] - at(197)["sinks"]["tree"], net(256)) == (4, (-3, 26, 29))
    assert at(256)["players"][1]["dirty"] == 0
    last = at(263)
    assert (last["ending"], last["round"], heat(263)[0], each(263, "community")) == ("drawdown", 4, 14, [4, 3])
    assert at(260)["sinks"]["tree"] - last["sinks"]["tree"] == 2


def test_what_a_station_asks_for_is_named_in_its_request() -> None:
    """The card or the stack of each request is the one that the record's choice names."""
    for number, stop in enumerate(STOPS):
        told: Any = tutorial.station(GAME, "en", number)
        for said in told["requests"]:
            stack = re.search(r"\bs(\d)$", said["move"])
            assert stack is None or f"stack {stack[1]}" in said["text"], (stop["at"], said)
