"""The board of Daybreak tells what the rules say: free uses, the crisis being resolved, stacks, and the end."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import keeling
from keeling.core.notation import parse
from keeling.games.daybreak.board.ending import ending
from keeling.games.daybreak.board.options import left
from keeling.games.daybreak.telling.facts import FACTS
from keeling.games.daybreak.telling.voice import text
from keeling.kit.ledger import Ledger
from keeling.locale import Translator, describe_move
from keeling.testing.tables import play_on
from keeling.web.drawing.boards import board
from keeling.web.pages.card_gallery import catalogue
from keeling.web.play.frame import TableInfo, frame
from tests.daybreak_stage import DaybreakStage, stage
from tests.web.logs import log_lines
from tests.web.play import parsed

NAMES = ["Ada", "Bea", "Cid", "Dee"]


def told(s: DaybreakStage, seat: int = 0, lang: str = "en") -> dict[str, Any]:
    """What a seat's page is told."""
    match = s.match
    match._forget()
    return frame(match, TableInfo(NAMES[: match.seats], frozenset()), (seat, frozenset([seat]), lang))


def plain(html: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


def test_done_says_how_many_uses_without_a_card_are_left() -> None:
    one = stage(2).hand(0)
    for place in range(1, 6):
        one.stack(0, place)
    assert told(one)["ask"]["left"] == ""
    one.stack(0, 1, "clean-rivers")
    assert told(one)["ask"]["left"] == "1 free use left"
    one.stack(0, 2, "seed-banks")
    assert told(one)["ask"]["left"] == "2 free uses left"
    one.play(0, "use s1")
    assert told(one)["ask"]["left"] == "1 free use left"


@pytest.mark.parametrize("seats", [1, 2])
def test_what_lacks_a_card_is_closed_and_has_no_tick(seats: int) -> None:
    """“Start” and “Support” without a card left looked as if they were done."""
    s = stage(seats).hand(0, "bike-lanes").play(0, "tuck bike-lanes s1")
    asked = told(s)["ask"]
    assert "tuck" not in {words[0] for words, *_ in asked["options"]} and asked["used"] == []


def test_a_use_that_costs_a_card_is_not_free() -> None:
    s = stage(2).hand(0, "bike-lanes")
    for place in range(1, 6):
        s.stack(0, place)
    s.stack(0, 1, "coal-exit-usa")
    asked = told(s)["ask"]
    assert ["use", "s1"] in [words for words, *_ in asked["options"]] and asked["left"] == ""


def test_the_resolving_table_counts_as_the_rules_do() -> None:
    s = stage(3).planet(bands=4).project("damage-fund", "heat-pumps", "clean-rivers")
    s.board(0, ecological=1, community=2).board(1, ecological=9).board(2, ecological=0)
    s.forecast("barren-land").resolve()
    now = s.match.view(None)["resolving"]
    assert now["key"] == "barren-land" and now["resist"] == "ecological" and now["severity"] == [4, 4, 4]
    assert now["times"] == [3, 0, 4] and now["communities"] == [3, 0, 4]
    html = told(s)["fragments"]["f-resolving"]
    assert "hidden" not in html.split(">")[0]
    said = plain(html)
    assert "hit 3 times" in said and "unaffected" in said and "2 → 5" in said


def test_covered_cards_and_those_of_others_tell_their_names_and_sentences() -> None:
    s = stage(2).stack(0, 1, "clean-rivers", "seed-banks", "heat-pumps").stack(1, 1, "warm-walls", "open-science")
    drawn = told(s)["fragments"]
    own = drawn["f-stacks"].split('id="stack-1"')[1].split('id="stack-2"')[0]
    assert 'data-words="seed-banks"' in own and 'data-words="heat-pumps"' in own and "+1</em>" in own
    fan = drawn["f-powers"].split('id="power-p2"')[1].split('id="mini-p2-1"')[1]
    titles = [Translator("daybreak").text(f"card.{key}", "en") for key in ("warm-walls", "open-science")]
    assert all(title in plain(fan) for title in titles)


@pytest.mark.parametrize(("lang", "sign"), [("en", "."), ("de", ","), ("pl", ","), ("it", ",")])
def test_degrees_have_the_sign_of_the_language(lang: str, sign: str) -> None:
    assert f"1{sign}4 °C" in plain(told(stage(2).planet(bands=2), 0, lang)["fragments"]["f-gauge"])


def ended(seed: int) -> keeling.Match:
    """A random game to its end."""
    return play_on(keeling.new("daybreak", 3, seed=seed), Random(seed))


def of_kind(match: keeling.Match, kind: str) -> list[Any]:
    return [fact for entry in match.entries for fact in entry.facts if fact.kind == kind]


@pytest.mark.parametrize("seed", range(4))
def test_the_end_adds_up(seed: int) -> None:
    match = ended(seed)
    own: dict[str, Any] = ending(match, Ledger(match, FACTS), "en")
    balances = of_kind(match, "balance")
    assert [(dot[2], dot[4]) for dot in own["curve"]["dots"]] == [
        (f.values["co2"], f.values["sinks"]) for f in balances
    ]
    gone = {row["icon"]: row["cells"] for row in own["did"]}
    dirty = [f for f in of_kind(match, "dirty") if f.values["amount"] < 0]
    assert sum(gone.get("db-dirty", [0])) == sum(int(f.values["amount"]) for f in dirty)
    struck = of_kind(match, "struck")
    assert sum(len(row["who"]) for row in own["crises"]) == len(struck)
    by_crises = [f for f in of_kind(match, "community") if f.rule == "D-52"]
    counted = sum(n for row in own["crises"] for icon, n, _ in row["cost"] if icon == "db-community")
    assert counted >= sum(int(f.values["amount"]) for f in by_crises)
    view = match.view(None)
    for seat, begun in enumerate(own["begun"]):
        assert begun + Ledger(match, FACTS).points.total[seat] == view["players"][seat]["community"]


def test_ears_are_told_the_tags_of_a_card_and_how_often_a_stack_was_used() -> None:
    """The tags of a hand were symbols alone, and what stands inside of a named button is not heard."""
    match = keeling.new("daybreak", seats=2, seed=1)
    while (ask := match.asks[0]).prompt != "turn":
        match.play(ask.seat, ask.options[0])
    shown = board("daybreak").fragments(
        match.view(ask.seat), match.position.figures.sheet, ["Ada", "Bea"], ["me", "person"], "en"
    )
    tags = (
        "society|ecology|energy|grid|solar|wind|nuclear|geoengineering|innovation|incentive|regulation|infrastructure"
    )
    cards = re.findall(r'<div class="lc [^>]*aria-label="([^"]*)"', shown["f-hand"])
    assert cards and all(re.search(rf" \(({tags})(, ({tags}))*\): ", label) for label in cards)
    assert re.findall(r'class="sk" role="group" aria-label="([^"]*)"', shown["f-stacks"])[:2] == ["stack 1", "stack 2"]
    uses = re.findall(r'class="nowb[^>]*aria-label="([^"]*)"', shown["f-stacks"])
    assert uses and all(re.search(r"\((used \d of \d+|any number)\)", label) for label in uses)


def test_what_everybody_emits_does_not_stand_behind_whoever_was_done_last() -> None:
    match = keeling.new("daybreak", seats=2, seed=1)
    while not any(fact.kind == "emits" for entry in match.entries for fact in entry.facts):
        ask = match.asks[0]
        match.play(ask.seat, "rest" if "rest" in ask.options else ask.options[0])
    lines = [
        "".join(parsed(line["html"]).itertext())
        for line in log_lines("daybreak", match.entries, "en", ["Ada", "Bea"], 0)
    ]
    done = [line for line in lines if "is done" in line]
    assert done and not any("emits" in line for line in done)
    assert any(line.startswith("Ada emits") for line in lines) and any(line.startswith("Bea emits") for line in lines)


def test_a_card_in_hand_says_at_its_foot_how_often_it_acts() -> None:
    """Whose figures it has is said in the gallery: the marks meant nothing to a player."""
    hand = told(stage(2).hand(0, "clean-rivers", "carbon-price"))["fragments"]["f-hand"]
    feet = [plain(foot.split("</div>")[0]) for foot in hand.split('<div class="foot">')[1:]]
    assert len(feet) == 2 and all(re.fullmatch(r"(once per round|once per|any number)", foot) for foot in feet)
    decks = catalogue("daybreak", "en").decks
    assert all(re.match("[●◐○] ", card.origin) for deck in decks for card in deck.cards)


@pytest.mark.parametrize(("lang", "words"), [("en", "per"), ("pl", "za"), ("de", "je"), ("it", "per")])
def test_what_grows_by_tags_is_said_with_a_word(lang: str, words: str) -> None:
    """“+1 / ☀” was a sum to guess at."""
    hand = told(stage(2).hand(0, "sun-on-water"), 0, lang)["fragments"]["f-hand"]
    assert f'<span class="per">{words}</span>' in hand


def test_a_bar_of_energy_has_its_figures() -> None:
    s = stage(2).board(0, demand=12, dirty=7, clean=3)
    energy = told(s)["fragments"]["f-powers"].split('id="energy-p1"')[1].split("</div>")[0]
    assert [n for _, n in re.findall(r'<text class="(d|c)"[^>]*>(\d+)</text>', energy)] == ["7", "3"]
    assert "2 short" in plain(energy)


def test_a_project_that_softens_a_crisis_does_not_look_as_if_it_added_one() -> None:
    drawn = told(stage(2).project("damage-fund"))["fragments"]["f-projects"]
    assert "−1" in plain(drawn.split('class="effs"')[1].split("</p>")[0])


def test_a_choice_tells_what_its_card_says_at_this_table_alone() -> None:
    """Whoever chose a global project read what it needs at tables for one, two, three and four."""
    sheet = stage(2).t.figures.sheet
    said = [describe_move(parse("adopt thirty-by-thirty"), "en", NAMES[:seats], sheet) for seats in (2, 4)]
    assert "2 ecology tags" in said[0] and "regulation" not in said[0] and "regulation" in said[1]
    assert not any("players" in one for one in said)


def test_whoever_may_shield_the_group_is_told_from_which_crisis() -> None:
    """The question named the crisis that had struck before it."""
    s = stage(3).planet(bands=4).project("damage-fund", "heat-pumps", "clean-rivers")
    s.forecast("barren-land").resolve()
    asked = told(s)["ask"]
    assert asked["prompt"] == "shield" and "Soil Turns to Dust" in asked["text"] and asked["cause"] == ""


def test_the_resolving_table_counts_for_those_who_are_struck() -> None:
    s = stage(4).planet(bands=4).project("damage-fund", "heat-pumps", "clean-rivers")
    for seat in range(4):
        s.board(seat, ecological=9 if seat else 1)
    s.forecast("barren-land").resolve()
    html = told(s)["fragments"]["f-resolving"]
    assert html.count('class="rrow"') == 1 and plain(html).count("unaffected") == 3


def test_whoever_ends_the_local_stage_with_cards_left_is_asked() -> None:
    """Only the last one is, for nobody else ends it."""
    s = stage(2).hand(0, "bike-lanes", "heat-pumps").hand(1, "open-science")
    assert left([], [], s.match.view(0), "en") == ""
    s.play(1, "done")
    hand = len(s.match.view(0)["players"][0]["hand"])
    assert hand and left([], [], s.match.view(0), "en") == text("ui.web.daybreak.unplayed", "en", n=hand)
    s.hand(0)
    assert left([], [], s.match.view(0), "en") == ""
