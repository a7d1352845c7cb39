"""Faces of cards say what the card does, in symbols and in a sentence, with money as the language writes it."""

from __future__ import annotations

import pytest

from keeling.games import house_figures
from keeling.games.co2.telling.voice import VOICE
from keeling.games.co2_family.board.hand import card as lobby_card
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
