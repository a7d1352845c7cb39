"""Daybreak judged: one chance for all, a local stage planned as a line of moves, hints that say what the team needs."""

from __future__ import annotations

from dataclasses import asdict, replace
from random import Random
from typing import Any

import pytest

from keeling.bots import bot, greedy
from keeling.bots.hint import hint
from keeling.bots.lookahead import owed
from keeling.core.agenda import CHANCE
from keeling.core.chance import generator, pick
from keeling.core.flow import answer, asks
from keeling.core.match import Ask
from keeling.core.notation import write
from keeling.core.perspective import Perspective
from keeling.games.daybreak import GAME
from keeling.games.daybreak.bots.candidates import CANDIDATES, card_worth
from keeling.games.daybreak.bots.energy import closes_gap
from keeling.games.daybreak.bots.evaluation import chance, evaluate_all, forecast
from keeling.games.daybreak.bots.hint_reasons import advice
from keeling.games.daybreak.model.words import LOCAL
from keeling.games.daybreak.rules.emissions import gap
from keeling.games.daybreak.rules.projects import support_project
from keeling.games.daybreak.rules.use import place_of
from keeling.lab.botplay import botplay
from keeling.locale import LANGUAGES
from keeling.locale.advice import in_words
from tests.daybreak_stage import DaybreakStage, stage


def played(s: DaybreakStage, seat: int = 0) -> list[str]:
    """What greedy plays until the seat is done."""
    s.settle()
    t: Any = s.t.copy()
    moves: list[str] = []
    while not moves or moves[-1] != "done":
        found = asks(GAME.rules, t)
        ask = next(ask for ask in found if ask.seat in (CHANCE, seat))
        if ask.seat == CHANCE:
            answer(GAME.rules, t, ask, ask.options[0])
            continue
        asked = Ask(seat, ask.prompt, tuple(ask.options))
        option = greedy.choose(Perspective(GAME, seat, t.copy()), asked, Random(len(moves)))
        moves.append(write(option))
        answer(GAME.rules, t, ask, option)
    return moves


# -- what a position is worth ------------------------------------------------------------------------------------------


def test_all_win_or_lose_together() -> None:
    s = stage(3)
    s.t.ending = "drawdown"
    assert evaluate_all(s.t) == [1.0] * 3
    for ending in ("too-hot", "collapse", "too-late"):
        s.t.ending = ending
        assert evaluate_all(s.t) == [0.0] * 3
    s.t.ending = ""
    assert forecast(s.t, 0) == forecast(s.t, 2) == (0.0, chance(s.t))  # nobody has points


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_good_thing_makes_the_chance_better(seats: int) -> None:
    s = stage(seats)
    s.planet(bands=2)
    before = chance(s.t)
    for better in (
        lambda: s.board(0, clean=s.at(0, "clean") + 1),
        lambda: s.board(0, dirty=s.at(0, "dirty") - 1, clean=s.at(0, "clean") + 1),
        lambda: s.board(0, industry=s.at(0, "industry") - 1),
        lambda: s.board(0, demand=s.at(0, "demand") - 1),
        lambda: s.board(0, social=s.at(0, "social") + 1),
        lambda: s.board(0, community=0),
        lambda: s.planet(tree=s.sink("tree") + 1),
        lambda: s.planet(bands=1),
        lambda: s.hand(0, "heat-pumps"),
    ):
        saved = s.t.state()
        better()
        assert chance(s.t) > before or s.t.state() == saved
        s.t.restore(saved)


def test_missing_energy_and_too_many_communities_make_it_worse() -> None:
    s = stage(2)
    before = chance(s.t)
    s.board(1, demand=s.at(1, "demand") + 4)
    short = chance(s.t)
    assert short < before
    s.board(1, community=10)
    assert chance(s.t) < short / 2


def test_drawdown_in_sight_is_worth_most_and_what_would_lose_it_counts_still() -> None:
    s = stage(2).planet(tree=90)
    sure = chance(s.t)
    assert sure > 0.8
    s.board(0, community=11)
    assert chance(s.t) < 0.6 * sure


def test_a_crisis_that_is_known_is_feared_and_help_against_it_counts() -> None:
    s = stage(2).planet(bands=4)
    calm = chance(s.t)
    s.forecast("deadly-heat", hidden=len(s.t.row) - 1)
    feared = chance(s.t)
    assert feared < calm
    s.under_crisis("deadly-heat", "public-works")
    assert chance(s.t) > feared


def test_a_stack_with_more_of_its_tag_is_worth_more() -> None:
    s = stage(2)
    before = chance(s.t)
    s.tags(0, 1, grid=3)  # clean plants: a card for clean energy per grid tag
    assert chance(s.t) > before


# -- the planner -------------------------------------------------------------------------------------------------------


def test_a_tag_is_tucked_before_the_action_that_counts_it_is_used() -> None:  # D-X3
    s = stage(2).board(0, clean=12, demand=12)
    s.hand(0, "climate-courts", "sulfur-veil", "brighter-clouds", "new-reactors", "sea-liming")
    moves = played(s)
    assert "use s2" in moves
    assert "tuck climate-courts s2" in moves[: moves.index("use s2")]


def test_what_can_be_used_for_nothing_is_used_before_it_is_covered() -> None:
    s = stage(2).stack(0, 3, "clean-rivers").planet(bands=2)
    s.hand(0, "power-standard")
    moves = played(s)
    if "start power-standard s3" in moves:
        assert "use s3" in moves[: moves.index("start power-standard s3")]
    assert "use s3" in moves


def test_one_pays_with_the_card_one_misses_least() -> None:
    s = stage(2).tags(0, 1, grid=2)
    cards = [s.card("fast-trains"), s.card("sulfur-veil")]  # grid would join the clean plants
    tag, junk = card_worth(s.t.copy(), 0, cards)
    assert tag > junk
    s.hand(0, "fast-trains", "sulfur-veil")
    options = [("pay", "fast-trains"), ("pay", "sulfur-veil")]
    assert CANDIDATES["pay"](s.t, 0, options, True) == [("pay", "sulfur-veil")]


def test_the_shortlist_holds_only_what_is_open_and_the_way_out() -> None:
    s = stage(4)
    s.hand(0, "heat-pumps", "solar-fields", "clean-rivers", "fast-trains", "open-door", "loop-economy")
    s.settle()
    ask = owed(GAME, s.t, 0)
    few = CANDIDATES["turn"](s.t, 0, ask.options, True)
    assert set(few) <= set(ask.options) and ("done",) in few
    assert len(few) < len(ask.options) / 2


@pytest.mark.parametrize("seats", [1, 4])
def test_a_local_stage_takes_few_looks_at_positions(seats: int) -> None:
    looks = 0

    def counted(t: Any) -> list[float]:
        nonlocal looks
        looks += 1
        return evaluate_all(t)

    game = replace(GAME, bots=replace(GAME.bots, evaluate_all=counted))
    s = stage(seats)
    s.hand(0, "heat-pumps", "solar-fields", "clean-rivers", "fast-trains", "open-science")
    s.settle()
    t, made = s.t.copy(), 0
    while t.stage == LOCAL and t.lanes:
        ask = asks(game.rules, t)[0]
        if ask.seat not in (CHANCE, 0):
            break
        option = ask.options[0]
        if ask.seat == 0 and len(ask.options) > 1:
            asked = Ask(0, ask.prompt, tuple(ask.options))
            option = greedy.choose(Perspective(game, 0, t.copy()), asked, Random(made))
        answer(game.rules, t, ask, option)
        made += 1
    assert made >= 4
    assert looks < 4000  # about 0.2 ms each in plain Python: well below two seconds


@pytest.mark.whole
def test_the_team_outlasts_random_players_and_wins_where_they_never_do() -> None:
    figures = GAME.figures(GAME.sheet())
    settings = {setting.name: setting.default for setting in GAME.settings}
    rounds = {"greedy": 0, "random": 0}
    won = dict(rounds)
    for name in rounds:
        for seed in range(12):
            t = GAME.start(figures, 2, settings)
            botplay(GAME, t, [bot(name)] * 2, f"team-{seed}")
            rounds[name] += t.round
            won[name] += t.ending == "drawdown"
    assert won["greedy"] > won["random"] == 0
    assert rounds["greedy"] > rounds["random"] + 6


# -- hints -------------------------------------------------------------------------------------------------------------


def test_advice_says_how_far_drawdown_is_and_which_stack_brings_most() -> None:
    s = stage(2)
    s.hand(0, "heat-pumps")
    told = dict(advice(s.t, s.t, 0)[0])
    assert told["hint.net"] == {"co2": 16, "rounds": 6}  # 33 CO₂ against 18 sinks, and one more
    s.tags(0, 1, grid=4)
    assert dict(advice(s.t, s.t, 0)[0])["hint.stack"] == {"stack": "s1"}
    s.planet(tree=90)
    assert "hint.survive" in dict(advice(s.t, s.t, 0)[0])


def test_advice_names_missing_energy_and_communities_near_the_limit() -> None:
    s = stage(2).board(0, clean=0, community=9)
    told = dict(advice(s.t, s.t, 0)[0])
    assert told["hint.energy"] == {"missing": 3}
    assert told["hint.danger"] == {"have": 9, "limit": 12}


def test_advice_tells_what_a_turn_brings() -> None:
    s = stage(2)
    after = s.t.copy()
    after.board[1] -= 2
    assert advice(s.t, after, 0)[1] == [("hint.less", {"co2": 2})]
    assert advice(s.t, s.t, 0)[1] == []


def test_advice_tells_energy_communities_shields_and_what_a_stack_gains() -> None:
    s = stage(2).board(0, demand=6, dirty=1, clean=2, community=4, social=1)
    s.stack(0, 1, "heat-pumps")  # once per incentive
    before = s.t.copy()
    s.board(0, clean=4)
    assert advice(before, s.t, 0)[1] == [("hint.closer", {"missing": 1})]
    s.board(0, clean=5, community=3, social=2)
    shielded = ("hint.shielded", {"kind": "social", "have": 2})
    assert advice(before, s.t, 0)[1] == [("hint.powered", {}), ("hint.saved", {"amount": 1}), shielded]
    s = stage(2)
    s.stack(0, 1, "heat-pumps")
    before = s.t.copy()
    s.tags(0, 1, incentive=3)
    assert advice(before, s.t, 0)[1] == [("hint.oftener", {"card": "heat-pumps", "stack": "s1"})]
    before = s.t.copy()
    s.stack(0, 2, "solar-fields")
    assert advice(before, s.t, 0)[1] == [("hint.started", {"card": "solar-fields", "stack": "s2"})]


def test_a_hint_is_told_in_every_language() -> None:
    s = stage(2)
    s.hand(0, "heat-pumps", "clean-rivers")
    s.settle()
    found = hint(Perspective(GAME, 0, s.t.copy()), Random(1))
    for lang in LANGUAGES:
        told = in_words(asdict(found), GAME.sheet(), ["A", "B"], lang)  # type: ignore[arg-type]
        assert len(told["needs"]) >= 2 and not any("hint." in line or "{" in line for line in told["needs"])


def test_advice_tells_what_a_card_under_a_project_or_a_crisis_is_good_for() -> None:
    """A card under a fund was said to bring it closer to being active, and one under any crisis to weaken it or not."""

    def brought(s: DaybreakStage, key: str, card: str, under: bool = False) -> str:
        before = s.t.copy()
        s.under_crisis(key, card) if under else support_project(s.t, place_of(s.t, key), s.free(card))
        return next(name for name, said in advice(before, s.t, 0)[1] if said.get("card") == key)

    s = (
        stage(4)
        .project("damage-fund", "clean-rivers")
        .project("no-tax-havens")
        .forecast("rig-blowout")
        .lasting("oil-lobby")
    )
    assert brought(s, "damage-fund", "heat-pumps") == "hint.stocked"
    assert brought(s, "no-tax-havens", "carbon-price") == "hint.tucked"
    assert brought(s, "rig-blowout", "green-roofs", True) == "hint.averted"
    assert brought(s, "oil-lobby", "shared-panels", True) == "hint.nearer"
    assert brought(s, "oil-lobby", "solar-fields", True) == "hint.averted"


def test_a_bot_does_not_remove_energy_that_it_needs() -> None:
    """What would open a gap is not among its candidates; with energy to spare it is."""
    s = stage(2).stack(0, 1, "coal-exit-usa").hand(0, "bike-lanes", "heat-pumps").board(0, demand=5, dirty=4, clean=1)
    options = [tuple(option.split()) for option in s.options(0)]
    assert ("use", "s1") in options
    assert ("use", "s1") not in CANDIDATES["turn"](s.t, 0, options, True)
    s.board(0, clean=3)
    assert ("use", "s1") in CANDIDATES["turn"](s.t, 0, options, True)


def test_energy_that_is_missing_comes_before_being_done() -> None:
    """A use that closes a gap is taken before the stage is over for its seat."""
    s = stage(2).hand(0, "bike-lanes").board(0, demand=9, dirty=4, clean=4)
    options = [tuple(option.split()) for option in s.options(0)]
    assert any(closes_gap(s.t, 0, option) for option in options)
    assert ("done",) not in CANDIDATES["turn"](s.t, 0, options, True)
    s.board(0, clean=5)
    assert ("done",) in CANDIDATES["turn"](s.t, 0, options, True)


@pytest.mark.whole
@pytest.mark.parametrize("name", ["greedy", "search@2"])
def test_no_bot_drives_a_seat_into_an_energy_gap(name: str) -> None:
    """Whole rounds of a team: no move takes energy that somebody needs, and no use that would close a gap is left."""
    figures = GAME.figures(GAME.sheet())
    settings = {setting.name: setting.default for setting in GAME.settings}
    ends: list[int] = []
    for seed in range(6 if name == "greedy" else 3):
        t = GAME.start(figures, 3, settings)
        number = 0
        while (found := asks(GAME.rules, t)) and t.round < (6 if name == "greedy" else 3):
            ask = found[0]
            option = ask.options[0]
            if ask.seat == CHANCE:
                option = pick(generator(f"gap-{seed}", number), ask)
            elif len(ask.options) > 1:
                asked = Ask(ask.seat, ask.prompt, tuple(ask.options))
                seen = Perspective(GAME, ask.seat, t.copy())
                option = bot(name)(seen, asked, Random(number))
            missing = [gap(t, seat) for seat in range(3)]
            if option == ("done",) and missing[ask.seat]:
                ends.append(missing[ask.seat])
                assert not any(closes_gap(t, ask.seat, one) for one in ask.options)
            acts = t.stage == LOCAL
            answer(GAME.rules, t, ask, option)
            if acts and t.stage == LOCAL and ask.seat != CHANCE:
                now = [gap(t, seat) for seat in range(3)]
                assert all(more <= had for more, had in zip(now, missing, strict=True)), (option, missing, now)
            number += 1
    assert ends or name != "greedy"  # there were rounds in which energy was missing
