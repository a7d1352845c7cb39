"""Key and aid: every symbol has a name in every language, and figures are those of the sheet in use."""

from __future__ import annotations

import re

import pytest

import keeling
from keeling.games import GAMES, house_figures
from keeling.locale import LANGUAGES
from keeling.web.drawing import art
from keeling.web.pages.aid import key_and_aid
from tests.web.play import parsed


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_symbol_is_drawn_and_named(game: str, lang: str) -> None:
    """Factory Commons, 9: no key to the icons anywhere on the web."""
    drawn = key_and_aid(game, house_figures(game).sheet, lang)
    tree = parsed(f"<div>{drawn}</div>")
    items = [item for item in tree.iter("li") if item.get("data-find")]
    assert len(items) > 20 and not re.search(r"\bui\.", drawn)
    assert all("".join(item.itertext()).strip() for item in items)
    drawings = str(art.sprite()) + "".join([path.read_text() for path in art.static(game).glob("*.svg")])
    for symbol in re.findall(r'href="#i-([\w-]+)"', drawn):
        assert f'id="i-{symbol}"' in drawings, symbol
    names = [item.get("data-find") for item in items]
    assert len(names) == len(set(names))  # nobody looks at two symbols of one name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_symbol_of_the_aid_stands_without_a_word(game: str, lang: str) -> None:
    """Two columns under one lightning bolt: what is energy to build, and what to produce?"""
    tree = parsed(f"<div>{key_and_aid(game, house_figures(game).sheet, lang)}</div>")
    for table in (one for one in tree.iter("table") if one.get("class") == "aid"):
        for cell in (one for row in table.iter("tr") for one in row if any(one.iter("svg"))):
            parts = ["".join(cell.itertext()), *[one.get("aria-label", "") for one in cell.iter()]]
            assert re.search("[^\\W\\d]", " ".join(parts)), parts


@pytest.mark.parametrize("game", GAMES)
def test_rules_and_lesson_of_this_game_are_linked(game: str) -> None:
    drawn = key_and_aid(game, house_figures(game).sheet, "en")
    assert f'href="/rules/{game}"' in drawn and f'href="/learn/{game}"' in drawn


@pytest.mark.parametrize(
    ("game", "sheet", "shown"),
    [
        ("co2", {"install": {"solar": {"money": 29}}}, ">29<"),
        ("factories", {"limits": {"storage": 57}}, ">57<"),
        ("daybreak", {"round": {"lose": 77}}, ">77<"),
    ],
)
def test_a_sheet_of_ones_own_shows_its_own_figures(game: str, sheet: dict[str, object], shown: str) -> None:
    match = keeling.new(game, seats=3, seed=1, sheet=sheet)
    assert shown in key_and_aid(game, match.position.figures.sheet, "en")
    assert shown not in key_and_aid(game, house_figures(game).sheet, "en")
