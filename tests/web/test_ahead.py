"""What the next reckoning may bring: it does come about, from what all can see, in words and on the gauge."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest

import keeling
from keeling.games import GAMES
from keeling.locale import LANGUAGES, Translator
from keeling.locale.forecast import outlook
from keeling.web.drawing.boards import board
from keeling.web.play.frame import TableInfo, frame
from tests.web.play import NAMES

MODES = {"second-chance": {"mode": "competitive"}}


def positions(game: str, seed: int, options: dict[str, str] | None = None) -> list[keeling.AnyMatch]:
    """A random game at every choice."""
    match = keeling.new(game, seats=3, seed=seed, options=MODES.get(game) if options is None else options)
    chance, found = random.Random(seed), []
    while match.asks and len(found) < 500:
        found.append(match.fork())
        ask = chance.choice(match.asks)
        calm = [option for option in ask.options if option.split()[0] not in ("burn", "clean")] or ask.options
        match.play(ask.seat, chance.choice(calm))
    found.append(match)
    return found


@pytest.mark.parametrize(
    ("game", "level", "period"),
    [("co2", "co2", "decade"), ("second-chance", "co2", "decade"), ("factories", "cpc", "round")],
)
def test_what_comes_lies_within_the_range(game: str, level: str, period: str) -> None:
    """Told at the last choice of a decade or a round, seen when the next one has begun and all of it is settled."""
    tried = 0
    for seed in (3, 5, 8):
        all_of_it = positions(game, seed)
        for now, then in pairwise(all_of_it):
            if now.view(None)[period] == then.view(None)[period]:
                continue
            settled = next(
                (one for one in all_of_it if one.entries[: len(then.entries)] == then.entries and _calm(one)), None
            )
            if settled is None:
                continue  # it was the end
            ahead, after = now.ahead(), settled.view(None)[level]
            assert ahead is not None and ahead.low <= after <= ahead.high, (seed, len(now.entries))
            tried += 1
    assert tried > 2


def _calm(match: keeling.AnyMatch) -> bool:
    """Whether somebody's turn has begun: the supply, or the round's end, is over."""
    return any(match.game.rules[ask.step[0]].turn for ask in match.owed())


@pytest.mark.parametrize("game", GAMES)
def test_it_hangs_on_nothing_that_a_seat_may_not_know(game: str) -> None:
    for match in positions(game, 4)[10::60]:
        if match.outcome is not None or match.game.ahead is None:
            continue
        known = match.ahead()
        for seat in range(match.seats):
            guessed = match.game.ahead(match.perspective(seat, random.Random(seat)).position)
            assert known is not None and guessed.levels == known.levels and guessed.warning == known.warning


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_every_language(game: str, lang: str) -> None:
    warned = 0
    for match in positions(game, 5)[::25]:
        said = outlook(match, lang, NAMES)
        if said is None:
            assert match.outcome is not None
            continue
        assert said.said and "{" not in said.said + said.warning and "ahead." not in said.said + said.warning
        warned += bool(said.warning)
        told = frame(match, TableInfo(NAMES[:3], frozenset()), (0, frozenset([0]), lang))
        assert told["ahead"]["warning"] == said.warning
    assert warned or game in ("daybreak", "factories")  # there random games hardly come so far


def test_the_gauge_has_a_ghost_that_turns_when_all_may_lose() -> None:
    """CO₂ in the browser, P2 4: at 440 ppm nothing on the screen said that all would lose."""
    calm = alarm = ""
    for match in positions("co2", 5):
        ahead = match.ahead()
        if match.outcome is None and ahead is not None and ahead.high > ahead.now:
            drawn = board("co2").fragments(match.view(0), match.position.figures.sheet, NAMES[:3], ["me"] * 3, "en")[
                "f-gauge"
            ]
            assert f"{ahead.low}–{ahead.high}" in drawn or ahead.low == ahead.high
            calm, alarm = (calm, drawn) if ahead.high > ahead.limit else (drawn, alarm)
    assert 'class="gahead"' in calm and 'class="gahead over"' in alarm


@pytest.mark.parametrize(
    ("game", "mode"), [("co2", {}), ("second-chance", MODES["second-chance"]), ("second-chance", {})]
)
def test_the_spaces_outlined_are_those_that_the_forecast_counts(game: str, mode: dict[str, str]) -> None:
    """CO₂ in the browser: while a decade was supplied the spaces of the next one were outlined."""
    supplied = 0
    all_of_it = positions(game, 4, mode)
    for match in [
        one for at, one in enumerate(all_of_it[:-1]) if not at % 20 or at > len(all_of_it) - 9 or not _calm(one)
    ]:
        ahead, view = match.ahead(), match.view(None)
        assert ahead is not None
        drawn = board(game).fragments(view, match.position.figures.sheet, NAMES[:3], ["me"] * 3, "en")
        outlined = sum(html.count('class="space due"') for name, html in drawn.items() if name.startswith("f-region-"))
        assert outlined == ahead.told[0][1]["spaces"], (len(match.entries), view["decade"], view["round"])
        supplied += not view["round"] and outlined > 0
    assert supplied


def test_the_last_round_is_told() -> None:
    """Factory Commons, 17: no banner said that the last round was on."""
    last = [match for match in positions("co2", 6) if (ahead := match.ahead()) and ahead.last]
    view = [match.view(None) for match in last]
    assert all(one["decade"] == one["decades"] and one["round"] == one["rounds"] for one in view)
    sheet = {"goal": {"sp": 2}}
    match = keeling.new("factories", seats=3, seed=3, sheet=sheet)
    chance = random.Random(3)
    seen = False
    planned: set[bool] = set()
    while match.asks:
        ahead = match.ahead()
        assert ahead is not None and ahead.last == bool(match.position.reached)
        seen = seen or ahead.last
        to_come = {step["icon"] for step in board("factories").to_come(match, "en", NAMES)}
        planned |= {ahead.last} if to_come & {"fc-plan", "market"} else set()
        ask = chance.choice(match.asks)
        match.play(ask.seat, chance.choice(ask.options))
    assert seen and planned == {False}  # in the last round neither planning nor new prices are still to come


def test_before_the_first_supply_the_first_spaces_are_outlined() -> None:
    """Rivals who chose their goals saw the second spaces outlined, on an empty board."""
    match = keeling.new("second-chance", 3, seed=5, options=MODES["second-chance"])
    drawn = board("second-chance").fragments(match.view(0), match.position.figures.sheet, NAMES[:3], ["me"] * 3, "en")
    found = re.findall(r'id="sp-[\w-]+-(\d)"[^<]*<rect class="space due"', "".join(drawn.values()))
    assert found == ["1"] * 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_action_that_a_turn_owes_is_the_first_that_is_to_come(lang: str) -> None:
    """The way ahead began behind the main action, as if it were done."""
    match = keeling.new("co2", 2, seed=3)
    said = Translator("co2").text("ui.web.come.turn.owed", lang)
    seat = match.asks[0].seat
    assert [step["text"] for step in board("co2").to_come(match, lang, NAMES, seat)][0] == said
    match.play(
        seat, next(option for option in match.asks[0].options if option.startswith("propose") and "money" in option)
    )
    assert said not in [step["text"] for step in board("co2").to_come(match, lang, NAMES, seat)]
