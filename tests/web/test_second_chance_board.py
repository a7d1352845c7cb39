"""The board of Second Chance: what it says of the decade's end, of solo cards and of cards that teach."""

from __future__ import annotations

import pytest

from keeling import locale
from keeling.games.second_chance.board.outcome import reckoning, verdict
from keeling.web.drawing.boards import board
from tests.second_chance_stage import stage

GAME = "second-chance"


def test_above_the_line_nothing_is_covered_until_points_are_given_up() -> None:
    """At 510 ppm with ten points it said “Covered, whatever is drawn”, and giving up nothing lost the game."""
    s = stage(2).points(10)
    s.t.co2 = 510
    s.reduction(1)
    mood, said = verdict(reckoning(s.match.view(0)), "en")
    assert (mood, said) == ("bad", "Give up at least 1 VP to get down to 500 ppm, or you lose.")
    s.t.common -= 10
    assert verdict(reckoning(s.match.view(0)), "en")[1].startswith("You would need 1 VP")


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_whoever_may_lower_co2_is_told_at_what_price_and_whether_they_must(lang: str) -> None:
    s = stage(2).points(10)
    s.t.co2 = 510
    s.reduction(3)
    asked = locale.ask("reduce", lang, GAME, s.match.about(s.t.start))
    assert "500" in asked and "10" in asked and "3" in asked
    s.t.co2 = 450
    asked = locale.ask("reduce", lang, GAME, s.match.about(s.t.start))
    assert "500" not in asked and "10" in asked and "3" in asked
    assert locale.ask("reduce", "en", GAME, s.match.about(s.t.start)).endswith("10 ppm for 3 VP): by how much?")


def test_a_lobbyist_that_teaches_says_so() -> None:
    """“+1” beside the tile of an energy might be anything of it."""
    s = stage(2)
    s.t.lobby[0] = 1 << 24 | 1 << 19  # card 25 gives knowledge, card 20 money
    html = board(GAME).fragments(s.match.view(0), s.t.figures.sheet, ["Ada", "Bea"], ["me", "bot"], "en")["f-hand"]
    money, knowledge = html.split('<div id="card-20"')[1].split('<div id="card-25"')
    assert ": +1 knowledge<" in knowledge and ": +1 knowledge<" not in money


def test_a_solo_card_is_named_on_the_hand() -> None:
    s = stage(1, solo_card="9")
    html = board(GAME).fragments(s.match.view(0), s.t.figures.sheet, ["Ada"], ["me"], "en")["f-hand"]
    assert ">Solo card: </span>have 6 permits in Asia at the end<" in html


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_places_of_a_scientist_say_what_they_give(lang: str) -> None:
    """“→ lobbyist 13”: which one is that, and what for? A UN goal is called by its energies."""
    s = stage(2)
    words = board(GAME).words(s.t.figures.sheet, lang)
    assert "2" in words["move card7"] and "$" in words["move card7"] and "7" not in words["move card7"]
    assert words["claim 13"] == " + ".join([locale.text("ui.web.un.solar", lang, game=GAME)] * 2)


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_an_event_of_no_region_fits_its_row(lang: str) -> None:
    """“region, w którym jest najwięcej elektrown…”: it was cut off."""
    s = stage(2, mode="competitive")
    s.t.event = 6
    html = board(GAME).fragments(s.match.view(0), s.t.figures.sheet, ["Ada", "Bea"], ["me", "bot"], lang)["f-events"]
    row = html.partition('id="ev-now-dirtiest"')[2]
    assert locale.word("dirtiest", lang, game=GAME) in row  # on the pointer all of it
    assert len(row.partition("<span>")[2].partition("</span>")[0]) <= 26
