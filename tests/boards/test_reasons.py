"""Why something is closed: about what is meant, the nearest first, with what would help; in words without gaps."""

from __future__ import annotations

from typing import Any

import pytest

from keeling import locale
from keeling.core.help import Closed
from keeling.games import GAMES
from keeling.web.play.reasons import told
from tests.boards.games import NAMES, positions
from tests.second_chance_stage import stage as second_chance
from tests.stage import Stage, stage


def ready(money: int = 10, permits: int = 1) -> Stage:
    """Seat 0 has three installed projects: solar in Asia for $10, and two for which it knows too little."""
    s = stage().tile("asia", "solar", "fusion", "biomass").tile("africa", "recycling", "fusion", "biomass")
    s.project("solar", "asia", "tech", installed=True).project("recycling", "africa", "money", installed=True)
    s.level(0, "solar", 2).tech(0, 2).permits(0, permits)
    s.t.money[0] = money
    return s


def closed(s: Stage, text: str) -> Closed:
    found = s.match.closed(0, text)
    assert found is not None
    return found


def words(s: Stage, text: str, lang: str = "en") -> dict[str, Any]:
    found = told(closed(s, text), lang, NAMES[: s.match.seats], s.t.figures.sheet)
    assert found is not None
    return found


def test_a_group_that_is_closed_for_one_cause_says_it_once() -> None:
    """It once spoke of the money slot in North America, whatever was meant."""
    s = stage()
    found = words(s, "build")
    assert found["code"] == "not-installed.all" and found["near"] == []
    assert found["text"] == "No project is installed yet; install one first. [C-44]"
    assert words(s, "install")["text"].startswith("No project is proposed yet")


def test_the_nearest_miss_comes_first_with_what_would_help() -> None:
    found = closed(ready(money=9), "build")
    assert not found.common and [miss.move[:3] for miss in found.misses] == [
        ("build", "solar", "asia"),
        ("build", "recycling", "africa"),
    ]
    assert found.misses[0].reason.lacks == 1
    help = found.misses[0].help
    assert help is not None and help.opens and not help.later and help.move == ("sell",)


def test_a_near_miss_in_words() -> None:
    near = words(ready(money=9), "build")["near"]
    assert near[0]["what"] == "Build solar in Asia (project on the tech slot)"
    assert near[0]["why"] == "$1 short ($9 of $10)"
    assert near[0]["help"] == {"move": "sell", "text": "Sell 1 permit to the market"}
    assert near[1]["why"] == "expertise 0 of 1"


def test_one_closed_move_says_what_would_help_as_well() -> None:
    found = words(ready(money=9), "build solar asia tech")
    assert found["code"] == "too-little-money" and [one["help"]["move"] for one in found["near"]] == ["sell"]


def test_what_does_not_help_is_not_named() -> None:
    """No move of this turn raises what one knows of recycling, and none that takes the main action helps now."""
    found = closed(ready(money=9), "build")
    assert found.misses[1].move[1] == "recycling" and found.misses[1].help is None


def test_a_position_is_not_touched_by_asking() -> None:
    s = ready(money=9)
    before = s.t.state()
    closed(s, "build")
    assert s.t.state() == before


@pytest.mark.parametrize("lang", locale.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_closed_action_says_why_without_gaps(game: str, lang: str) -> None:
    """At many moments of a game; a reason that is told of several moves at once needs a text that names none."""
    faults: set[str] = set()
    for number, match in enumerate(positions(game, max(3, GAMES[game].least_seats), 3, 160)):
        for ask in match.owed() if number % 4 == 0 else ():
            if ask.seat < 0 or not match.game.rules[ask.step[0]].turn:
                continue
            for verb in dict.fromkeys(move[0] for move in match.moves(ask.seat)):
                found = told(match.closed(ask.seat, verb), lang, NAMES, match.position.figures.sheet)
                said = "" if found is None else f"{found['text']} {found['near']}"
                if "…" in said or "{" in said.replace("{'", ""):
                    faults.add(f"{verb}: {said}")
    assert faults == set()


def in_second_chance(text: str, lang: str = "en") -> dict[str, Any]:
    """A turn of seat 0, who has one plant of solar on its own infrastructure and no tech, permit or money."""
    s = second_chance().plant(0, "solar", "europe").un(2, 13, 14).tech(0, 2).permits(0, 0)
    s.t.money[0] = 0
    found = s.match.closed(0, text)
    assert found is not None
    said = told(found, lang, NAMES[: s.match.seats], s.t.figures.sheet)
    assert said is not None
    return said


def test_un_goals_that_are_closed_say_how_near_they_are() -> None:
    """One was told of by its number, which stands nowhere, and without what is missing."""
    near = in_second_chance("claim")["near"]
    assert near[0]["what"] == "Claim UN goal 13: solar, solar"
    assert near[0]["why"] == "infrastructure under built plants: 1 of 2"
    said = in_second_chance("claim 13")["text"]
    assert said.startswith("This UN goal shows solar, solar; you still need infrastructure") and "for: solar." in said


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_an_example_in_a_reason_is_in_words(lang: str) -> None:
    """“You cannot pass …, for example: plan hydro north-america money”."""
    said = in_second_chance("pass", lang)["text"]
    assert "north-america" not in said and "plan " not in said.replace("piano", "")


def test_nothing_at_all_is_not_told_as_a_number() -> None:
    said = in_second_chance("buy")["text"]
    assert said.startswith("You have no money; you need $") and "$0" not in said


def test_a_card_that_would_help_says_what_it_gives() -> None:
    """“Lobbyist 7, side effect”: which is what?"""
    s = second_chance().project("solar", "europe", "money", prepared_by=0).level(0, "solar", 3).permits(0, 1).tech(0, 9)
    s.t.money[0], s.t.lobby[0] = 8, 1 << 6
    near = told(s.match.closed(0, "build"), "en", NAMES[:3], s.t.figures.sheet)
    assert near is not None and near["near"] == [
        {
            "what": "Build solar in Europe (infrastructure on the money slot)",
            "why": "$2 short ($8 of $10)",
            "help": {"move": "lobby 7 side", "text": "Lobbyist 7, side effect: $2"},
        }
    ]
