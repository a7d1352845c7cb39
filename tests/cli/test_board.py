"""The drawing of CO₂: all one may see, within the width there is, without colours too."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import keeling as engine
from keeling import locale
from keeling.cli import boards
from keeling.cli.boards.marks import SYMBOLS
from keeling.cli.session import names
from keeling.core import sheet as sheets
from keeling.locale import speak
from tests.cli.desk import play_in_advance

ODD = {
    "regions": {"asia": {"spaces": 9, "slots": ["money", "money", "tech", "tech", "research", "research"]}},
    "board": {"summit_places": 6},
    "tracks": {"solar": {"income": [1] * 20, "bonus": ["wild"] * 20}},
    "supplies": {"permits": 60},
}


def drawn(match, seat, width, lang="en"):
    speak(lang)
    sheet = sheets.lay_over(match.game.house_sheet(), match.sheet or {})
    scene = boards.Scene(match.view(seat), sheet, names(match.seats), width)
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(boards.find(match.game.name).draw(scene))
    speak("en")
    return console.file.getvalue()


@pytest.mark.parametrize("width", [60, 80, 100, 120, 140, 180])
@pytest.mark.parametrize("choices", [0, 15, 10_000])
def test_no_line_is_wider_than_the_screen(width, choices):
    match = engine.new("co2", 5, 8)
    play_in_advance(match, 8, choices)
    for line in drawn(match, 0, width).splitlines():
        assert len(line) <= width


@pytest.mark.parametrize("lang", locale.LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100])
def test_nothing_is_cut_off_where_there_is_little_room(width, lang):
    match = engine.new("co2", 5, 3)
    play_in_advance(match, 3, 60)
    assert "…" not in drawn(match, 0, width, lang)


@pytest.mark.parametrize("width", [60, 100, 140])
def test_everything_public_is_there(width):
    match = engine.new("co2", 4, 5)
    play_in_advance(match, 5, 6)
    view, text = match.view(0), drawn(match, 0, width)
    assert f"CO₂ {view['co2']} ppm" in text and "350" in text and "500" in text
    assert f"Decade {view['decade']} of 5" in text and f"Round {view['round']} of 3" in text
    assert f"[${view['market']['price']}]" in text and f"stock {view['market']['stock']}" in text
    for region in view["regions"].values():
        assert f"▤{region['permits']}/{len(region['spaces'])}" in text
    for summit in view["summits"]:
        assert summit["place"] in text
    for number in view["un_goals"]:
        assert f"{number} " in text
    for name, plant in view["plants_next"].items():
        assert f"${plant['money']}" in text, name
    for seat in range(4):
        assert f"{SYMBOLS[seat]}{seat + 1}" in text
    for card in view["players"][0]["lobby"]:
        assert f"{card} Main benefit" in text
    assert "installed" in text or "proposed" in text


def test_plants_and_scientists_carry_their_owners_symbol():
    match = engine.new("co2", 4, 5)
    table = match.position
    table.space[1] = 4 + 2 * 5 + 1  # North America, second space: solar, the third player's
    table.project[0], table.worker[0], table.control[0] = 6, 3, 2
    text = drawn(match, None, 100)
    assert "(Sol▲)" in text and "Sol installed  ♙◆" in text and "North America ⚑▲" in text


def test_a_sheet_of_another_shape_is_drawn_too():
    match = engine.new("co2", 3, 1, sheet=ODD)
    play_in_advance(match, 1, 20)
    assert "┄9┄" in drawn(match, 0, 100)


def test_secrets_of_others_are_not_drawn():
    match = engine.new("co2", 4, 5)
    assert "Hand of" not in drawn(match, None, 100)
    assert drawn(match, 1, 100).count("Hand of") == 1
