"""What a choice will do, shown before it is made: all that it then does, and a warning where it loses the game."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.core.notation import parse
from keeling.core.prices import figures
from keeling.games import GAMES, facts_of
from keeling.games.factories.board.key import KEY
from keeling.locale import lowered
from keeling.web.drawing.boards import board
from keeling.web.play.move_preview import outlook
from tests.boards.games import NAMES, positions
from tests.boards.test_reasons import ready
from tests.factories_stage import stage as factories
from tests.second_chance_stage import stage as second_chance


def texts(told: dict[str, Any], tone: str) -> list[str]:
    return [part["text"] for chip in told["chips"] if chip["tone"] == tone for part in chip["parts"]]


def test_costs_gains_bonus_and_control_stand_there_before_one_confirms() -> None:
    told: dict[str, Any] = outlook(ready(money=12).match, 0, parse("build solar asia tech"), "en", NAMES)
    assert texts(told, "pay") == ["12 → 2", "2 → 0"]
    assert "0 → 8" in texts(told, "gain")
    assert any("controls Asia" in said for said in texts(told, "stay"))
    assert any("expertise in solar is now 3" in said for said in texts(told, "stay"))
    assert [chip["tone"] for chip in told["chips"]][:3] == ["pay", "pay", "gain"]


def test_what_others_get_is_named() -> None:
    s = ready(money=12)
    s.t.worker[s.slot("asia", "tech")] = 1
    s.t.hand[1] -= 1 if s.t.hand[1] else 0
    told: dict[str, Any] = outlook(s.match, 0, parse("build solar asia tech"), "en", NAMES)
    other = [chip for chip in told["chips"] if chip["tone"] == "other" and chip.get("name")]
    assert [(chip["seat"], chip["name"]) for chip in other] == [(1, NAMES[1])]


def test_what_another_gets_of_me_is_named_even_if_i_gain_by_it() -> None:
    """CO₂ in the browser, P2 5: the dollar for a scientist who has to leave was taken together with the grant."""
    s = ready(money=12).tile("europe", "fusion", "solar", "biomass").project("fusion", "europe", "tech", scientist=1)
    told: dict[str, Any] = outlook(s.match, 0, parse("install fusion europe tech"), "en", NAMES)
    other = [chip for chip in told["chips"] if chip["tone"] == "other"]
    assert [(chip["name"], chip["parts"][0]["text"]) for chip in other] == [(NAMES[1], "+1")]
    assert texts(told, "gain")[0] == "12 → 16"


def burning(counter: int = 14) -> Any:
    """Seat 0 may burn up to eight waste; each raises the counter by two, and above twenty all lose."""
    s = factories()
    s.t.waste[0], s.t.sp[0], s.t.cpc = 8, 10, counter
    return s


def test_a_choice_that_loses_the_game_for_all_says_so_and_names_what_is_safe() -> None:
    s = burning()
    told: dict[str, Any] = outlook(s.match, 0, parse("burn 8"), "en", NAMES)
    assert told["alarm"]["lost"] and told["alarm"]["safe"] == "burn 3"
    assert told["alarm"]["text"] == "This ends the game and everybody loses. Still safe: Burn 3 waste."
    assert texts(told, "lost") == ["14 → 30"] and texts(told, "pay") == ["10 → 2"]
    calm: dict[str, Any] = outlook(s.match, 0, parse("burn 3"), "en", NAMES)
    assert calm["alarm"] is None and texts(calm, "stay")[0] == "14 → 20"


def test_the_mayors_energy_says_what_is_to_be_given_back() -> None:
    """Factory Commons, 8: "Ask the mayor for 10 energy", and no word of the 5 that are due."""
    s = factories()
    s.t.short, s.t.debt[0] = 1, 0
    told: dict[str, Any] = outlook(s.match, 0, parse("mayor 4"), "en", NAMES)
    owed = [chip for chip in told["chips"] if [part["text"] for part in chip["parts"]] == ["0 → 2"]]
    assert [chip["tone"] for chip in owed] == ["pay"]
    assert "fc-mayor" in [sign.symbol for signs in KEY.values() for sign in signs]  # and the key names its symbol
    assert owed[0]["parts"][0]["icon"] == "fc-mayor"


def cheaper(game: str) -> Any:
    """Seat 0 may build with a card that makes it three dollars cheaper."""
    if game == "co2":
        s: Any = ready(money=12).hand(0, 16)
    else:
        s = second_chance().hand(0, 20).tech(0, 5).permits(0, 3)
        s.project("recycling", "europe", "tech", prepared_by=1).level(0, "recycling", 5)
        s.t.money[0] = 40
    return s


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("co2", ("$7 with card 16 (−$3)", "7\xa0$ mit Karte 16 (−3\xa0$)")),
        ("second-chance", ("$4 with lobbyist 20 (−$3)", "4\xa0$ mit Lobbyist 20 (−3\xa0$)")),
    ],
)
def test_a_price_that_a_card_lowers_is_one_sentence(game: str, said: tuple[str, str]) -> None:
    """CO₂ in the browser, P1 3: the full price stood there, and its twin had another name."""
    s = cheaper(game)
    build = next(option for option in s.match.asks[0].options if option.endswith(" lobby"))
    for lang, sentence in zip(("en", "de"), said, strict=True):
        told: dict[str, Any] = outlook(s.match, 0, parse(build), lang, NAMES)
        assert sentence in texts(told, "stay")
        options = [tuple(one.split()) for one in s.match.asks[0].options]
        assert lowered(s.match, 0, options, lang, NAMES) == {  # what the terminal says of it, and of nothing else
            option: sentence for option in options if option[-1] == "lobby"
        }


@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_points_before_and_after_are_those_on_the_board(mode: str) -> None:
    """A team of 14 points was told "13 → 20": the part of whoever built, which stands nowhere."""
    s = second_chance(mode=mode).tech(0, 5).permits(0, 3)
    s.project("recycling", "europe", "tech", prepared_by=1).level(0, "recycling", 5)
    s.t.money[0], s.t.vp[1] = 40, 9
    view, build = s.match.view(0), next(one for one in s.match.asks[0].options if one.startswith("build"))
    before = view["team"] if mode == "cooperative" else view["players"][0]["vp"]
    told: dict[str, Any] = outlook(s.match, 0, parse(build), "en", NAMES)
    points = [part["text"] for chip in told["chips"] for part in chip["parts"] if part["icon"] == "vp"]
    assert [one.split(" → ")[0] for one in points] == [str(before)]


def test_a_region_and_a_goal_that_are_won_are_named() -> None:
    """“⚑ +1”: which region that is, and that it is one, nobody said."""
    s = second_chance().tech(0, 5).permits(0, 3).environment(5)
    s.project("recycling", "europe", "tech", prepared_by=1).level(0, "recycling", 5)
    s.t.money[0] = 40
    build = next(one for one in s.match.asks[0].options if one.startswith("build"))
    chips = outlook(s.match, 0, parse(build), "en", NAMES)["chips"]
    assert isinstance(chips, list)
    parts = [part for chip in chips for part in chip["parts"]]
    assert {"icon": "control", "text": f"{NAMES[0]} now controls Europe"} in parts
    assert {"icon": "env-goal", "text": "Environmental goal achieved: a plant in Europe"} in parts
    assert "+1" not in [part["text"] for part in parts]


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_shown_and_none_is_made_up(game: str) -> None:
    """Before and after come from the view and the preview: their difference is what the option is priced at."""
    seen = 0
    for number, match in enumerate(positions(game, max(3, GAMES[game].least_seats), 5, 120)):
        for ask in match.owed() if number % 9 == 0 else ():
            if ask.seat < 0:
                continue
            priced = figures(match, ask.seat)
            free = match.game.prices.free  # what these bring comes later: a promise has no before and after
            for option in [one for one in ask.options if one[0] not in free][:3]:
                told: dict[str, Any] = outlook(match, ask.seat, option, "en", NAMES)
                own = [chip for chip in told["chips"] if "seat" not in chip and chip["parts"][0]["icon"]]
                shown = [part["text"] for chip in own for part in chip["parts"] if "→" in part["text"]]
                changes = sorted(
                    int(after) - int(before) for before, after in (one.replace("−", "-").split(" → ") for one in shown)
                )
                sums: dict[tuple[str, int], int] = {}
                for word, amount, seat in priced[option]:
                    sums[word, seat] = sums.get((word, seat), 0) + amount
                holds = facts_of(game).holds  # type: ignore[union-attr]
                known = sorted(n for (word, seat), n in sums.items() if n and seat in (-1, ask.seat) and word in holds)
                assert changes == known, (option, told, priced[option])
                seen += len(known)
    assert seen


def test_a_card_says_what_it_does_before_it_is_played() -> None:
    """By touch a card that can be played could not be read."""
    s = factories().hand(0, 16)
    told: dict[str, Any] = outlook(s.match, 0, parse("play 16"), "en", NAMES)
    assert told["about"] and "{" not in told["about"] and not told["about"].startswith("Play")
    assert outlook(s.match, 0, parse("draw"), "en", NAMES)["about"] == ""


@pytest.mark.parametrize("game", GAMES)
def test_whatever_shows_something_new_is_confirmed_first(game: str) -> None:
    """A card that draws another was played by one press, and could not be taken back."""
    drawn, seen = board(game), 0
    for number, match in enumerate(positions(game, max(3, GAMES[game].least_seats), 5, 150)):
        for ask in match.owed() if number % 7 == 0 else ():
            known = {*drawn.REVEALS, *drawn.DRAWS}
            verbs = {option[0]: option for option in ask.options if ask.seat >= 0}
            for verb, option in verbs.items():
                if match.preview(ask.seat, option).more == "chance":
                    assert verb in known or ask.prompt in known, (ask.prompt, option)
                    seen += 1
    assert seen or not drawn.DRAWS


def test_a_card_that_draws_says_so_and_one_that_does_not_is_played_at_once() -> None:
    told = {no: outlook(factories().hand(0, no).match, 0, ("play", str(no)), "en", NAMES)["draws"] for no in (16, 4)}
    assert told == {16: False, 4: True}


def test_giving_up_too_few_points_is_warned_of() -> None:
    """At 510 ppm one press on “Give up no points” lost the game (S-63)."""
    s = second_chance(seats=1).points(10)
    s.t.co2 = 510
    s.reduction(2)
    alarm = outlook(s.match, 0, parse("reduce 0"), "en", NAMES)["alarm"]
    assert isinstance(alarm, dict) and alarm["lost"] and alarm["safe"] == "reduce 1"
    assert str(alarm["text"]).startswith("This ends the game and you lose.")  # alone there are no others
    assert outlook(s.match, 0, parse("reduce 1"), "en", NAMES)["alarm"] is None
    team = second_chance(seats=2).points(10)
    team.t.co2 = 510
    team.reduction(2).play(team.t.start, "reduce 0")
    alarm = outlook(team.match, 1 - team.t.start, parse("confirm"), "en", NAMES)["alarm"]  # the other agrees (S-4)
    assert isinstance(alarm, dict) and alarm["lost"]
