"""What players of CO₂ missed on its board: the numbers of the tracks, what is left in the supply, who plays."""

from __future__ import annotations

import re

import pytest

import keeling
from keeling.games import facts_of
from keeling.games.co2.telling.voice import text
from keeling.locale import LANGUAGES, Translator, describe_move, now
from keeling.web.drawing import boards
from keeling.web.log import glyphs as effects
from keeling.web.play.frame import TableInfo, frame
from keeling.web.play.labels import labels, questions
from tests.second_chance_stage import stage as second_chance
from tests.stage import stage

NAMES = ["Ada", "Bea", "Cid"]


def drawn(lang: str, what: str) -> str:
    match = keeling.new("co2", 3, seed=5)
    return str(frame(match, TableInfo(NAMES, frozenset()), (0, frozenset({0}), lang))["fragments"][what])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_expertise_is_numbered_and_income_is_a_coin_with_its_name(lang: str) -> None:
    """P2 1: the track printed income alone, and nobody could see which expertise a disc stood on."""
    html = drawn(lang, "f-tracks")
    assert re.findall(r"<span>(\d)</span>", html.partition('class="posn"')[2].partition("</div>")[0]) == list(
        "123456789"
    )
    assert re.search(r'<i class="kinc"></i>\w+', html)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_are_told_what_is_left_in_the_supply(lang: str) -> None:
    """P2 14: only spectators saw how much tech was left."""
    match = keeling.new("co2", 3, seed=5)
    assert f': {match.view(0)["tech_left"]}"' in drawn(lang, "f-mine")


def test_whoever_is_away_is_not_asked_while_a_bot_plays_for_them() -> None:
    """P2 14: the screen went on saying "Your turn" with live buttons."""
    match = keeling.new("co2", 3, seed=5)
    seat = match.asks[0].seat
    for bots, asked in ((frozenset[int](), True), (frozenset({seat}), False)):
        told = frame(match, TableInfo(NAMES, bots), (seat, frozenset({seat}), "en"))
        assert (told["ask"] is not None) is asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_bids_is_told_what_counts(lang: str) -> None:
    """The auction: no word said that tech and permits count."""
    said = questions("co2", lang)["bid"][1]
    assert len(said) > 40 and "$" in said and "2" in said


def test_alone_the_slots_that_a_project_may_be_put_on_are_what_the_answers_say() -> None:
    """P1 4: the question named a region, and nothing on the map was ringed."""
    match = keeling.new("co2", 1, seed=7)
    match.play(0, "begin north-america")
    region = match.about(0)["region"]
    for taken in (True, False):
        told = frame(match, TableInfo(NAMES[:1], frozenset()), (0, frozenset({0}), "en"))["fragments"]
        found = {
            word: re.findall(r'data-words="(place \w+)"', str(told[f"f-region-{word}"]))
            for word in match.view(0)["regions"]
        }
        assert {word: slots for word, slots in found.items() if slots} == (
            {region: list(match.asks[0].options)} if taken else {}
        )
        while match.asks[0].prompt == "solo-slot":
            match.play(0, match.asks[0].options[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_scientists_have_the_same_signs_in_the_table_and_in_ones_own_box(lang: str) -> None:
    """P2 12: "1+0" in the table was hand and placed, "1+3" in one's own box was hand and supply."""
    table, mine = drawn(lang, "f-players"), drawn(lang, "f-mine")
    own, placed, pool = (text(key, lang) for key in ("ui.web.sci.own", "ui.web.sci.placed", "ui.web.pool"))
    for html in (table, mine):
        assert "#i-scientist" in html and "#i-placed" in html
        assert f'title="{own}"' in html and f'title="{placed}"' in html and f'aria-label="{placed}: 0"' in html
    assert not re.search(r">\d\+\d<", table)
    assert f'aria-label="{pool}: 3"' in mine and "#i-recruit" in mine and "#i-plus" not in mine


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["co2", "second-chance"])
def test_a_summit_is_named_by_its_city_on_buttons_and_in_sentences(game: str, lang: str) -> None:
    """“Summit 2” told nobody which of the four it was."""
    match = keeling.new(game, 2, seed=5)
    summit = match.view(None)["summits"][1]
    city = Translator(game).word(summit["place"], lang, "place")
    move = ("move", "europe", "tech", "summit2")
    sheet, moment = match.position.figures.sheet, now(match.view(None))
    parts, _ = labels(move, boards.board(game).words(sheet, lang), lang, NAMES, game, moment.of(move))
    assert parts[3].endswith(city) and parts[3].startswith("→ ") and "2" not in parts[3]
    assert describe_move(move, lang, NAMES, sheet, game, brief=True, now=moment).endswith(f" 2 ({city})")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["co2", "second-chance"])
def test_the_log_names_a_summit_by_its_city_also_once_it_is_over(game: str, lang: str) -> None:
    """“→ summit 2” in the log said nothing a decade later, when another summit lay there."""
    s = (stage if game == "co2" else second_chance)()
    energy = s.match.view(None)["summits"][1]["topics"][0]
    city = Translator(game).word(s.match.view(None)["summits"][1]["place"], lang, "place")
    s.project(energy, "europe", "tech", scientist=0)
    s.play(0, "move europe tech summit2")
    while s.prompt not in ("turn", "main"):
        s.play(s.seats_asked()[0], s.options()[0])
    sheet = s.match.position.figures.sheet
    said = [Translator(game).tell(s.facts(kind)[-1], lang, NAMES, sheet) for kind in ("scientist", "speaks")]
    assert said[0].endswith(f" {city}") and city in said[1]
    facts = facts_of(game)
    assert facts is not None
    shown = effects.drawn(facts.kind("scientist"), s.facts("scientist")[-1], {}, Translator(game), lang, 2)
    assert str(shown).endswith(f" {city}")
    assert not re.search(r"\d", said[0] + said[1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_company_goal_says_what_it_is_worth_now_and_at_the_end_what_each_answer_brings(lang: str) -> None:
    """“Score it” and “Take money” stood there without a figure, and the card only said what it could be worth."""
    s = stage().plant(0, "solar", "europe").plant(0, "fusion", "asia")
    s.t.goal[0] = 28 - 27  # per region with a plant of one's own
    worth = s.match.view(0)["players"][0]["goal_worth"]
    told = frame(s.match, TableInfo(NAMES, frozenset()), (0, frozenset({0}), lang))
    assert text("ui.web.goal-worth", lang, now=worth, most=15) in told["fragments"]["f-hand"]
    s.finish()
    while s.prompt != "verdict":
        seat = s.seats_asked()[0]
        s.play(seat, s.options(seat)[0])
    told = frame(s.match, TableInfo(NAMES, frozenset()), (0, frozenset({0}), lang))
    chips = {row[0][1]: [chip["text"] for chip in row[2]] for row in told["ask"]["options"]}
    assert worth > 0 and chips == {"score": [f"+{worth}"], "cash": ["+8"]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_words_on_lobby_cards_say_where_they_may_be_parted(lang: str) -> None:
    """“Technologiemarke-r” and “Collaborazion-e” went on in the next line without a hyphen."""
    s = stage()
    s.t.lobby[0] = (1 << 26) - 1
    told = frame(s.match, TableInfo(NAMES, frozenset()), (0, frozenset({0}), lang))
    said = re.findall(r'<span class="cx">([^<]*)<', told["fragments"]["f-hand"])
    assert len(said) > 25 and [one for one in said if re.search(r"[^\W\d_]{14,}", one)] == []


def test_the_players_table_tells_what_each_would_have_at_the_end() -> None:
    """Hoarded permits bring money and that brings points, which nobody saw before the reckoning (C-71, C-72)."""
    s = stage(seats=3).permits(1, 7).region("europe", control=1, permits=2).tech(2, 4)
    s.t.money[:] = [9, 21, 3]
    s.t.cashed[:] = [1, 1, 1]
    told = [player["worth"] for player in s.match.view(0)["players"]]
    rows = str(frame(s.match, TableInfo(NAMES, frozenset()), (0, frozenset({0}), "en"))["fragments"]["f-players"])
    s.jump("close-books").jump("last-points")
    assert [(one["money"], one["vp"]) for one in told] == list(zip(s.t.money, s.t.vp, strict=True))
    assert re.findall(r'class="worth"[^>]*>(\d+)</td>', rows) == [str(points) for points in s.t.vp]
