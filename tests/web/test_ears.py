"""What a board says to ears: whole sentences where eyes see figures and signs, in every language."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

import keeling
from keeling.games.co2.telling.cards import describe_card
from keeling.games.second_chance.telling.cards import un_goal
from keeling.locale import LANGUAGES, Translator
from keeling.web.play.frame import TableInfo, frame
from tests import daybreak_stage, factories_stage, second_chance_stage, stage
from tests.browser.ears import bare

NAMES = ["Ada", "Bea", "Cid", "Dee"]


def fragments(s: Any, lang: str, seat: int = 0) -> dict[str, str]:
    s.settle()
    told = frame(s.match, TableInfo(NAMES[: s.match.seats], frozenset()), (seat, frozenset({seat}), lang))
    return dict(told["fragments"])


def labels(html: str) -> list[str]:
    """Every name for ears in a piece of a page."""
    return [unescape(name) for name in re.findall(r'aria-label="([^"]*)"', html)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_forecast_is_a_sentence(lang: str) -> None:
    s = second_chance_stage.stage(3).environment(1, 2, 3)
    voice = Translator("second-chance", lang)
    head = fragments(s, lang)["f-outlook"]
    heard = unescape(re.findall(r'<span class="sr">([^<]*)</span>', head)[0])
    ahead = s.match.view(None)["outlook"]
    assert heard.startswith(voice.t("ui.web.outlook.ears.due", n=ahead["goals"]))
    assert voice.t("ui.web.outlook.ears.have", n=s.match.view(None)["team"]) in heard
    assert ahead["expected"] > 500 and f"{ahead['expected']}" in heard and f"{ahead['cut']}" in heard
    assert not bare(heard) and "→" not in heard and "≈" not in heard
    assert '<span aria-hidden="true">' in head.partition('class="sr"')[2]
    line = fragments(s, lang)["f-seats"]
    assert heard in unescape(line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_claimed_un_goal_says_whose_it_is(lang: str) -> None:
    s = stage.stage(3).un(35, 36)
    s.t.claims[1] |= 1 << 0
    told = [name for name in labels(fragments(s, lang)["f-goals"]) if "34" in name]
    goal = describe_card(s.t.figures.sheet, 34, lang)
    assert len(told) == 1 and "Bea" in told[0] and goal in told[0]
    assert told[0] == Translator("co2", lang).t("ui.web.un-claimed", no=34, player="Bea", goal=goal)

    s2 = second_chance_stage.stage(3).un(2, 3)
    s2.t.claims[2] |= 1 << 4
    told = [name for name in labels(fragments(s2, lang)["f-goals"]) if "Cid" in name]
    goal = un_goal(s2.t.figures.sheet, 5, lang)
    assert told == [Translator("second-chance", lang).t("ui.web.un-claimed", no=5, player="Cid", goal=goal)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_contenders_of_a_region_are_named_with_their_energies(lang: str) -> None:
    s = second_chance_stage.stage(3)
    region = next(iter(s.match.view(None)["regions"]))
    wants = s.match.view(None)["regions"][region]["energies"]
    s.plant(0, wants[0], region, base=0).plant(0, wants[1], region, base=0).plant(1, wants[0], region, base=1)
    html = fragments(s, lang)[f"f-region-{region}"]
    ranked = s.match.view(None)["regions"][region]["contenders"]
    assert [0, 2] in ranked and [1, 1] in ranked
    voice = Translator("second-chance", lang)
    for seat, count in ranked[:2]:
        key = "ui.web.contender" if seat >= 0 else "ui.web.contender.neutral"
        assert voice.t(key, player=NAMES[seat], n=count) in labels(html)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_one_holds_is_named_and_not_what_could_be_done_with_it(lang: str) -> None:
    for game, s in (("co2", stage.stage(3)), ("second-chance", second_chance_stage.stage(3))):
        voice, drawn = Translator(game, lang), fragments(s.permits(0, 3), lang)
        own = s.match.view(0)["players"][0]
        assert voice.t("ui.web.own-permits", n=3) in labels(drawn["f-mine"])
        assert f"{voice.t('ui.web.pool')}: {own['pool']}" in labels(drawn["f-mine"])
        track = voice.t("ui.web.standing", energy=voice.w("solar"), standing="Ada 0, Bea 0, Cid 0")
        assert track in labels(s.level(0, "solar", 0) and fragments(s, lang)["f-tracks"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lasting_effect_says_what_it_does_and_how_long(lang: str) -> None:
    s = factories_stage.stage(3).begin().hand(0, 2).play(0, "play 2")
    voice = Translator("factories", lang)
    told = [name for name in labels(fragments(s, lang)["f-mine"]) if voice.t("ui.turns", count=2) in name]
    assert len(told) == 1 and len(told[0]) > 50 and "$" in told[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_the_last_round_the_plan_says_why_there_is_none(lang: str) -> None:
    s = factories_stage.stage(3)
    s.plan(0, wood=1).plan(2, wood=2).begin(1)
    s.t.order[:] = [0, 1, 2]
    over = Translator("factories", lang).t("ui.web.factories.plan.over")
    assert [over in fragments(s, lang, seat)["f-plan"] for seat in range(3)] == [False, False, False]
    s.t.reached.append(1)
    # the first has had the turn, the second produced, the third's production is still to come
    assert [over in fragments(s, lang, seat)["f-plan"] for seat in range(3)] == [True, True, False]
    assert "data-form" not in fragments(s, lang, 1)["f-plan"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_projects_and_crises_say_how_far_they_have_come(lang: str) -> None:
    s = daybreak_stage.stage(3).project("nature-guard").forecast("oil-cartel")
    voice, drawn = Translator("daybreak", lang), fragments(s, lang)
    project = next(name for name in labels(drawn["f-projects"]) if voice.w("nature-guard") in name)
    assert project.endswith(voice.t("ui.web.daybreak.ears.tags", n=0, of=1))
    assert voice.t("ui.web.daybreak.ears.places") in unescape(drawn["f-projects"])
    crisis = next(name for name in labels(drawn["f-crises"]) if voice.w("oil-cartel") in name)
    view = next(one for one in s.match.view(None)["crises"] if one["key"] == "oil-cartel")
    assert crisis.endswith(voice.t("ui.web.daybreak.ears.under", n=0, of=view["cancels"]))
    who = ", ".join(f"{NAMES[seat]} {view['times'][seat]}×" for seat in view["targets"] if view["times"][seat])
    assert who and voice.t("ui.web.daybreak.ears.strikes", who=who) in crisis


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_environmental_goal_says_what_it_costs(lang: str) -> None:
    s = second_chance_stage.stage(3).environment(1)
    told = [name for name in labels(fragments(s, lang)["f-outlook"]) if re.search(r"\d", name)]
    assert told and all(Translator("second-chance", lang).w("vp") in name for name in told), told


@pytest.mark.parametrize(("lang", "word"), [("en", "team"), ("pl", "zesp"), ("de", "Team"), ("it", "squadra")])
def test_one_who_plays_alone_is_no_team(lang: str, word: str) -> None:
    """Second Chance alone: gauge and decade's end spoke of a team's points."""
    match = keeling.new("second-chance", 1, seed=7)
    told = frame(match, TableInfo(["Ada"], frozenset()), (0, frozenset({0}), lang))["fragments"]
    for part in ("f-gauge", "f-outlook"):
        assert word not in re.sub(r"<use[^>]*>|class=\"[^\"]*\"|id=\"[^\"]*\"", "", str(told[part])), part
