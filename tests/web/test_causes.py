"""A question that somebody did not bring about names what has, and who: in the bar, in the terminal, for who waits."""

from __future__ import annotations

import random

import pytest

import keeling
from keeling.core.agenda import Fact
from keeling.core.flow import Question
from keeling.core.log import Entry
from keeling.core.notation import parse
from keeling.games import GAMES, facts_of
from keeling.locale import LANGUAGES, cause
from keeling.web.drawing.boards import board
from keeling.web.log.log import Log
from keeling.web.play.frame import TableInfo, frame
from tests.boards.games import NAMES as PEOPLE
from tests.boards.games import games, positions
from tests.games.second_chance import SHEET
from tests.second_chance_stage import SecondChanceStage, stage

NAMES = ["Ada", "Bea", "Cleo"]


def bar(s: SecondChanceStage, seat: int, lang: str = "en") -> dict:
    """What a seat's page is told."""
    return frame(s.match, TableInfo(NAMES[: s.match.seats], frozenset()), (seat, frozenset({seat}), lang))


def sent_off() -> SecondChanceStage:
    """Ada prepares a project on which Bea's scientist stands."""
    s = stage(2)
    s.project("solar", "europe", "tech")
    s.t.worker[s.t.figures.slot_of["europe", "tech"]] = 1
    s.t.pool[1] -= 1
    s.play(0, "prepare solar europe tech")
    s.settle()
    if s.match.ask_of(0) is not None and s.match.ask_of(0).prompt == "pay-permit":
        s.play(0, "pay own")
    return s


def test_who_sends_a_scientist_off_and_where_is_named() -> None:
    s = sent_off()
    asked = bar(s, 1)["ask"]
    assert asked["prompt"] == "sent-off"
    assert asked["cause"].startswith("Ada prepares solar") and "Europe" in asked["cause"]
    waiting = bar(s, 0)
    assert waiting["ask"] is None and waiting["cause"] == asked["cause"]  # who waits sees it too


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cause_is_told_in_every_language(lang: str) -> None:
    told = bar(sent_off(), 1, lang)["ask"]["cause"]
    assert "Ada" in told and "…" not in told and "fact." not in told


def test_a_turn_has_no_cause() -> None:
    s = stage(2)
    s.settle()
    assert bar(s, s.seats_asked()[0])["ask"]["cause"] == ""


def test_a_proposal_is_seen_by_all_before_it_is_taken() -> None:
    s = stage(2)
    s.points(20)
    s.t.co2 = 520
    s.t.agenda.clear()
    s.t.then(("reduce", 0, ()))
    s.play(0, "reduce 3")
    assert s.t.co2 == 520  # nothing is taken yet
    for seat in (0, 1):
        told = bar(s, seat)
        assert "Proposed: CO₂ 520 → 490 ppm for 3 VP" in told["fragments"]["f-outlook"]
    said = "Ada proposes to lower CO₂ by 30 ppm for 3 VP"
    assert told["ask"]["cause"] == bar(s, 0)["cause"] == said and told["asked"] == [1]
    s.play(1, "confirm")
    assert "Proposed" not in bar(s, 1)["fragments"]["f-outlook"]


@pytest.mark.parametrize(("lang", "named"), [
    ("en", ["Asia", "Oceania"]),
    ("de", ["Asien", "Ozeanien"]),
    ("pl", ["Azja", "Oceania"]),
    ("it", ["Asia", "Oceania"]),
])  # fmt: skip
def test_s62_who_pays_for_a_fossil_plant_is_told_its_region(lang: str, named: list[str]) -> None:
    s = stage(2).region("asia", control=1).region("oceania", control=1).supply(1).chance()
    for region in named:
        ask = s.match.owed()[0]
        told = cause(s.match, ask, 1, lang, NAMES)
        assert region in told and NAMES[1] in told
        s.play(1, "pay own")


@pytest.mark.parametrize("game", list(GAMES))
def test_causes_are_facts_and_prompts_of_the_game(game: str) -> None:
    declared = facts_of(game)
    assert declared is not None
    prompts = {rule.prompt for rule in keeling.find(game).rules.values()}
    assert set(declared.causes) <= prompts
    assert {kind for kinds in declared.causes.values() for kind in kinds} <= set(declared.kinds)
    assert set(declared.deeds.values()) <= set(declared.kinds)


@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_who_is_asked_in_anothers_turn_is_told_why_and_only_if_there_is_a_choice(mode: str) -> None:
    interrupted = 0
    for seed in range(6):
        match = keeling.new("second-chance", seats=3, seed=seed, sheet=SHEET, options={"mode": mode})
        rng, rules = random.Random(seed), match.game.rules
        while match.outcome is None:
            ask = match.owed()[0]
            turns = [step[1] for step in match.position.agenda if rules[step[0]].turn]
            if not rules[ask.step[0]].turn and turns and turns[-1] != ask.seat:
                assert cause(match, ask, ask.seat, "en", NAMES), ask.prompt
                assert len(ask.options) > 1 or match.is_forced(ask.seat), ask.prompt
                interrupted += 1
            match.play(ask.seat, " ".join(rng.choice(ask.options)))
    assert interrupted > 3


def test_the_log_names_the_region_a_permit_was_paid_for() -> None:
    """S-62: two payments in a row looked alike."""
    s = stage(2).region("asia", control=1).region("oceania", control=1).supply(1).chance()
    s.play(1, "pay own")
    s.play(1, "pay own")
    told = Log(board("second-chance").STORY, NAMES, {}).lines(s.match.entries, "en", 0).since(0)
    paid = [str(line) for line in told if "owes 1 permit" in str(line)]
    assert [region for line in paid for region in ("Asia", "Oceania") if f"plant in {region}:" in line] == [
        "Asia",
        "Oceania",
    ]
    assert all("pays 1 permit" in line for line in paid)


def test_who_answers_for_anothers_project_where_all_act_at_once_is_told_which() -> None:
    """“Which kind?”, and nothing of the project that gives it."""
    match = keeling.new("daybreak", seats=3, seed=1)
    while match.asks and match.asks[0].prompt != "turn":
        match.play(match.asks[0].seat, match.asks[0].options[0])
    used = Entry(2, parse("use cities-learn-together"), "turn", False, False, -1)
    used.facts = [
        Fact("project-used", "D-20", 2, {"project": "cities-learn-together"}),
        Fact("of-any", "D-20", 0, {"kind": "resilience", "amount": 1}),
    ]
    match.entries.append(used)
    match.entries += [Entry(0, ("x",), "kind", False, False, -1)]
    match.entries += [Entry(1, ("x",), "turn", False, False, -1) for _ in range(40)]
    ask = match.ask_of(0)
    assert ask is not None and ask.lane >= 0
    asked = Question(0, "kind", [("kind", "social")], None, ask.step, ask.lane)
    assert cause(match, asked, 0, "en", NAMES) == "Cleo uses “Cities Learn Together”"


def test_s34_a_move_that_a_main_effect_gives_names_its_own_card_not_an_older_one() -> None:
    s = stage(2).hand(0, 9).hand(1, 21).hire(0, 2)
    s.turn_of(1).play(1, "lobby 21 side").turn_of(0)
    s.tile("europe", "solar").play(0, "plan solar europe scientist").answer_first("turn")
    s.play(0, "lobby 9 main")
    asked = bar(s, 0)["ask"]
    assert asked["prompt"] == "extra-move"
    assert asked["cause"].startswith("Ada plays") and "9" in asked["cause"]


@pytest.mark.parametrize(("game", "seats"), games())
def test_the_doer_that_a_cause_names_has_acted_since_the_last_action_of_a_turn(game: str, seats: int) -> None:
    declared, named = facts_of(game), PEOPLE[:seats]
    assert declared is not None
    turns = [rule.prompt for rule in GAMES[game].rules.values() if rule.turn]
    for match in positions(game, seats, seed=4, most=250):
        for ask in match.questions():
            if ask.prompt not in declared.causes or ask.seat < 0:
                continue
            last = [
                at
                for at, entry in enumerate(match.entries)
                if entry.prompt in turns and (ask.lane < 0 or entry.seat == ask.seat)
            ]
            chain = match.entries[last[-1] if last else 0 :]
            touched = {seat for entry in chain for seat in (entry.seat, *(fact.seat for fact in entry.facts))}
            told = cause(match, ask, ask.seat, "en", named)
            assert all(seat in touched for seat, name in enumerate(named) if told.startswith(name)), told
