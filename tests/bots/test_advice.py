"""What an advised turn is for, and against what it is measured: CO₂ and Factory Commons."""

from __future__ import annotations

from dataclasses import asdict
from random import Random
from typing import Any

import pytest

import keeling
from keeling.bots import bot
from keeling.bots.course import Course, advise
from keeling.bots.hint import hint
from keeling.games import GAMES
from keeling.games.co2.bots.hint_reasons import advice as co2_advice
from keeling.games.factories.bots.hint_reasons import advice as factories_advice
from keeling.games.factories.model.words import COAL, FACTORIES, GOODS, GOODS_EACH, RESOURCES, UNITS_EACH
from keeling.games.factories.rules.works import sell_price
from keeling.locale import LANGUAGES, text
from keeling.locale.advice import in_words
from tests.factories_stage import stage as factory_stage
from tests.stage import stage

KINDS = [
    ("co2", {}),
    ("factories", {}),
    ("second-chance", {}),
    ("second-chance", {"mode": "competitive"}),
    ("second-chance", {"seats": 1}),
    ("daybreak", {}),
]


def told(found: tuple[Any, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Needs and purposes by their keys."""
    return dict(found[0]), dict(found[1])


# -- CO₂ --------------------------------------------------------------------------------------------------------------


def test_a_proposed_project_is_there_to_be_installed() -> None:
    s = stage(3)
    before = s.t.copy()
    s.project("solar", "asia", "tech")
    assert told(co2_advice(before, s.t, 0))[1]["hint.install"] == {"energy": "solar", "region": "asia"}


def test_what_can_be_built_next_turn_is_named_with_its_points() -> None:
    s = stage(3).project("solar", "asia", "tech", installed=True).level(0, "solar", 2).tech(0, 2)
    s.t.money[0] = 9  # one too few
    before = s.t.copy()
    s.t.money[0] = 10
    assert told(co2_advice(before, s.t, 0))[1] == {"hint.build": {"energy": "solar", "region": "asia", "points": 8}}
    assert co2_advice(s.t, s.t, 0)[1] == []  # nothing new


def test_control_and_demand_that_is_met_are_named() -> None:
    s = stage(3).project("solar", "asia", "tech", installed=True).level(0, "solar", 2).tech(0, 2)
    s.tile("asia", "solar", "fusion", "biomass")
    s.t.money[0] = 10
    before = s.t.copy()
    s.play(0, "build solar asia tech")
    brings = told(co2_advice(before, s.t, 0))[1]
    assert brings["hint.control"] == brings["hint.met"] == {"region": "asia"}


def test_more_income_and_expertise_are_named() -> None:
    s = stage(3)
    before = s.t.copy()
    s.level(0, "biomass", 3)
    brings = told(co2_advice(before, s.t, 0))[1]
    assert brings["hint.income"] == {"amount": 2} and brings["hint.expertise"] == {"energy": "biomass", "level": 3}


def test_the_common_defeat_is_named_when_it_is_near() -> None:
    s = stage(3)
    assert co2_advice(s.t, s.t, 0)[0] == []
    s.t.co2, s.t.decade = 470, 4
    assert told(co2_advice(s.t, s.t, 0))[0]["hint.danger"] == {"level": 470, "limit": 500}


# -- Factory Commons --------------------------------------------------------------------------------------------------


def commons() -> Any:
    """A position of Factory Commons in the first round."""
    match = keeling.new("factories", seats=3, seed=1)
    return match.position


def test_energy_for_the_plan_is_named() -> None:
    t = commons()
    t.built[0] = 1  # a conventional factory
    t.plan[COAL] = 2
    after = t.copy()
    after.goods[COAL] = 3
    assert told(factories_advice(t, after, 0))[1]["hint.energy"] == {"need": 3}
    assert "hint.energy" not in told(factories_advice(after, after, 0))[1]
    assert (UNITS_EACH, GOODS_EACH) > (0, 0)


def test_factories_points_counter_and_dump_are_named() -> None:
    t = commons()
    t.built[1] = 3
    after = t.copy()
    after.built[1] += 1  # by the table three factories are worth nothing, four a point
    assert told(factories_advice(t, after, 0))[1]["hint.factory"] == {"amount": 1}
    assert "hint.factory" not in told(factories_advice(commons(), t, 0))[1]
    after = t.copy()
    after.sp[0] += 2
    t.cpc, after.cpc, t.waste[0], after.waste[0] = 19, 17, 10, 6
    needs, brings = told(factories_advice(t, after, 0))
    assert needs["hint.danger"] == {"level": 19, "limit": 20}
    assert brings == {"hint.counter": {"level": 17}, "hint.points": {"amount": 2}, "hint.dump": {"room": 4}}
    rich = t.copy()
    for good in range(len(RESOURCES)):
        rich.goods[good] = 9
    opened = [values["factory"] for key, values in factories_advice(t, rich, 0)[1] if key == "hint.build"]
    assert opened and set(opened) <= set(FACTORIES)


def test_what_a_plan_brings_is_a_factory_or_its_worth() -> None:
    t = commons()
    t.built[0] = 1
    wood, steel = GOODS.index("wood"), GOODS.index("steel")
    planned = t.copy()
    planned.plan[wood] = 2
    assert told(factories_advice(t, planned, 0))[1]["hint.worth"] == {"money": 2 * sell_price(t, 0, wood)}
    t.goods[wood], t.goods[steel], t.goods[COAL] = 3, 0, 9  # F-30: steel is what a recycling factory lacks
    planned = t.copy()
    planned.plan[steel] = 3
    assert told(factories_advice(t, planned, 0))[1]["hint.planned"] == {"factory": "recycling"}
    assert factories_advice(planned, planned, 0)[1] == []


def test_a_card_drawn_is_named_as_one_to_play() -> None:
    t = commons()
    after = t.copy()
    after.marketing[0] |= 0b101
    assert told(factories_advice(t, after, 0))[1] == {"hint.hand": {"have": after.marketing[0].bit_count()}}


# -- every game -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_says_against_what_it_is_measured(game: str, lang: str) -> None:
    match = keeling.new(game, seats=max(2, GAMES[game].least_seats), seed=3)
    ask = match.asks[0]
    found = hint(match.perspective(ask.seat, Random(1)), Random(1))
    data: Any = asdict(found)
    names = ["Ada", "Bea", "Cleo"][: match.seats]
    said = in_words(data, match.position.figures.sheet, names, lang)
    other = keeling.locale.describe_move(found.other, lang, names, match.position.figures.sheet, brief=True)
    assert found.other and other in said["effect"]
    for words in (said["effect"], *said["brings"], *said["needs"]):
        assert words and "…" not in words and "hint." not in words and "planet" not in words.lower()


def test_where_nothing_else_is_worth_a_thought_no_figures_are_told() -> None:
    data: Any = {"look": (), "kind": "end", "move": "end", "line": ("end",), "other": "", "needs": [], "brings": []}
    data |= {"points": -3.0, "survival": 0.0, "sure": (), "kept": False, "only": True}
    said = in_words(data, GAMES["co2"].sheet(), ["Ada"], "en")
    assert said["effect"] == "No real alternative."
    even = in_words({**data, "other": "buy", "points": 0.01}, GAMES["co2"].sheet(), ["Ada"], "en")
    assert even["effect"].startswith("About as good: ")
    against = in_words({**data, "other": "buy", "points": -1.9}, GAMES["co2"].sheet(), ["Ada"], "en")
    assert against["effect"].startswith("A close call")  # “Expected: −1.9 points” is no reason for an advice
    saves = in_words({**data, "other": "buy", "points": -1.9, "survival": 8.0}, GAMES["co2"].sheet(), ["Ada"], "en")
    assert "−1.9" in saves["effect"] and "+8" in saves["effect"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_plays_alone_is_told_the_chance_of_winning(lang: str) -> None:
    """Somebody alone read of the chance that not all lose."""
    data: Any = {"look": (), "kind": "end", "move": "end", "line": ("end",), "other": "buy", "needs": [], "brings": []}
    data |= {"points": 0.0, "survival": 9.0, "sure": (), "kept": False, "only": False}
    sheet = GAMES["second-chance"].sheet()
    alone, several = (in_words(data, sheet, names, lang)["effect"] for names in (["Ada"], ["Ada", "Bea"]))
    assert text("ui.hint.survival.alone", lang, amount="+9") in alone and alone != several


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_a_hint_always_says_why_in_words(game: str, options: dict[str, Any]) -> None:
    """Hints among rivals once gave a number alone, or nothing; most name what the move is for in the game's words."""
    seats = 1 if options.pop("seats", 0) else GAMES[game].most_seats
    match, rng = keeling.new(game, seats=seats, seed=4, options=options), Random(4)
    names, met, own = ["Ada", "Bea", "Cleo", "Dee", "Eve"][: match.seats], 0, 0
    courses: dict[int, Course] = {}
    while match.asks and met < 16:
        ask = match.asks[0]
        move = rng.choice(ask.options)
        if len(ask.options) > 1 and ask.seat == 0:
            found: Any = asdict(advise(match, 0, courses))
            met += 1
            for lang in LANGUAGES:
                said = in_words(found, match.position.figures.sheet, names, lang)
                assert said["brings"] and all(any(letter.isalpha() for letter in line) for line in said["brings"])
                assert not any("hint." in line or "{" in line for line in (said["effect"], *said["brings"])), said
            plain = in_words(found, match.position.figures.sheet, names, "en")["brings"][0]
            own += not plain.startswith(("Nothing else", "You should end", "It prepares"))
            move = found["move"]
        match.play(ask.seat, move)
    assert own >= met / 2, (own, met)


def test_what_a_move_brings_at_once_is_told_where_it_has_no_further_purpose() -> None:
    match = keeling.new("factories", seats=3, seed=1)
    data: Any = {"look": (), "kind": "sell", "move": "sell wood 2", "line": ("sell wood 2",), "other": "", "needs": []}
    sure = (("goods", 0, {"good": "wood", "amount": -2, "source": "market"}), ("money", 0, {"amount": 4, "source": ""}))
    data |= {"points": 0.0, "survival": 0.0, "brings": [], "sure": sure, "kept": False, "only": True}
    said = in_words(data, match.position.figures.sheet, ["Ada", "Bea", "Cleo"], "en")
    assert said["brings"] == ["Right away: Ada gives up 2 wood (market); Ada gains $4."]
    said = in_words({**data, "brings": [("hint.points", {"amount": 2})]}, match.position.figures.sheet, ["Ada"], "en")
    assert said["brings"] == ["It brings 2 SP."]
    said = in_words({**data, "sure": sure[:1]}, match.position.figures.sheet, ["Ada"], "en")
    assert said["brings"] == ["No other move is likely to bring you more."]  # what is paid is no reason


def test_where_bots_play_by_rule_of_thumb_the_hint_is_their_whole_turn() -> None:
    """A few games tried in thought once advised to clean up an empty dump."""
    s = factory_stage(3).goods(0, wood=2, coal=1, steel=3)
    s.t.money[0] = 2
    found = hint(s.match.perspective(0, Random(1)), Random(1))
    ask = next(ask for ask in s.match.asks if ask.seat == 0)
    assert found.move == bot("greedy")(s.match.perspective(0, Random(1)), ask, Random(1)) == ("build", "renewable")
    assert len(found.line) > 1 and ("clean", "dump") not in found.line
