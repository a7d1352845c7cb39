"""Faces of cards say what the card does, in symbols and in a sentence, with money as the language writes it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from keeling.games import house_figures
from keeling.games.co2.telling.voice import VOICE
from keeling.games.co2_family.board.hand import card as lobby_card
from keeling.games.daybreak.board.faces import face
from keeling.games.daybreak.board.rows import effects
from keeling.games.factories.board.cards import PICTURES
from keeling.locale import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faces_of_certificates_do_not_promise_one(lang: str) -> None:
    """Factory Commons, 7: a better price and more uses in an action looked like certificates to be had."""
    sheet = house_figures("factories").sheet
    cards = {row["key"]: int(row["no"]) for deck in ("component", "event") for row in sheet[deck]}
    passport = PICTURES.card(sheet, cards["product-passport"], lang)
    uses, money = passport["rows"][0]
    dollar = "+$1" if lang == "en" else "+1\xa0$"  # money as the language writes it
    assert dollar in money and "#i-fc-action" in uses and "$" not in uses
    scandal = PICTURES.card(sheet, cards["label-scandal"], lang)["rows"][0][0]
    assert "#i-fc-action" in scandal and "−1" in scandal and "$" not in scandal
    assert passport["text"].lower() in passport["label"].lower()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_money_on_lobby_cards_stands_as_the_language_writes_it(lang: str) -> None:
    """The faces said "+$3" in every language."""
    sheet = house_figures("co2").sheet
    rows = {row["no"]: row for row in sheet["lobby"]}
    paid = next(row for row in rows.values() if "money" in row["main"])
    cheaper = next(row for row in rows.values() if "discount" in row["main"])
    for row, key, sign in ((paid, "money", "+"), (cheaper, "discount", "−")):
        amount = row["main"][key]
        drawn = lobby_card(VOICE, row, 2, lang)["gains"]
        said = f"{sign}${amount}" if lang == "en" else f"{sign}{amount}\xa0$"
        assert said in [gain["text"] for gain in drawn]  # type: ignore[attr-defined]


def symbols(drawn: str) -> str:
    """A picture as text: each symbol by its name, the rest as it is."""
    named = re.sub(r'<svg[^>]*><use href="#i-(?:db-)?([\w-]+)"/></svg>', r"\1 ", drawn)
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", named)).strip()


@pytest.mark.parametrize(
    ("key", "drawn"),
    [
        ("late-start", ["+1band"]),
        ("planet-on-edge", ["+1fx-weather", "+2fx-desert", "+2fx-acid"]),
        ("clean-workshops", ["−1em-industry em-buildings em-transport"]),
        ("rough-but-ready", ["+1crisis", "+1res-social res-ecological res-infrastructure"]),
        ("more-trees-than-before", ["drawdown ≥6tree per per-player", "+1tree per per-player"]),
        ("nature-alone", ["drawdown 0dac", "+1res-ecological"]),
        ("cool-heads", ["drawdown ≤3band", "+1clean"]),
        ("twice-below-zero", ["drawdown ≥2drawdown", "+1decade"]),
        ("treaties-first", ["drawdown ≥3project", "+2project"]),
    ],
)
def test_challenges_show_what_they_change_and_what_it_takes_to_win(key: str, drawn: list[str]) -> None:
    """All that begins otherwise was drawn as resilience, and conditions as a question mark."""
    seen = face(house_figures("daybreak").sheet, key, "en", 4)
    assert [symbols(str(one)) for one in seen.effects] == drawn


@pytest.mark.parametrize(
    ("row", "drawn"),
    [
        ({"do": "draw", "n": 6, "keep": "all", "among": {"tags": ["wind", "grid"]}}, "+6card →tag-wind tag-grid"),
        ({"do": "draw", "n": 3, "keep": 1}, "+3card →1"),
        ({"do": "draw", "by": "wind", "steps": [[2, 1], [4, 2]]}, "tag-wind 2+: +1card · 4+: +2card"),
        ({"do": "clean", "if": {"wind": [1, 99], "grid": [2, 3]}}, "tag-wind 1+ tag-grid 2–3: +1clean"),
        ({"do": "lose", "among": {"tags": ["wind"]}}, "−1card tag-wind"),
        ({"do": "co2", "of": "thermometer", "n": -2, "per": "player"}, "−2co2 band per per-player"),
        ({"do": "move", "of": "clean", "n": 2, "from": "other"}, "person →2clean"),
        ({"do": "soften", "n": 2}, "−2crisis"),
        ({"do": "mod", "of": "pay", "n": 1}, "+1card pay"),
    ],
)
def test_effects_of_daybreak_in_symbols(row: dict[str, Any], drawn: str) -> None:
    (seen,) = effects([row], "en")
    assert symbols(str(seen)) == drawn
