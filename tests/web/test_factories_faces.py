"""Faces of cards in Factory Commons say what the card does, in symbols and in a sentence."""

from __future__ import annotations

import pytest

from keeling.games import house_figures
from keeling.games.factories.board.cards import PICTURES
from keeling.locale import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faces_of_certificates_do_not_promise_one(lang: str) -> None:
    """Factory Commons, 7: a better price and more uses in an action looked like certificates to be had."""
    sheet = house_figures("factories").sheet
    cards = {row["key"]: int(row["no"]) for deck in ("component", "event") for row in sheet[deck]}
    passport = PICTURES.card(sheet, cards["product-passport"], lang)
    price, uses = passport["rows"][0]
    assert "#i-fc-sell" in price and "+$1" in price and "#i-fc-action" in uses and "$" not in uses
    boom = PICTURES.card(sheet, cards["certificate-boom"], lang)
    assert "#i-fc-sell" in boom["rows"][0][0] and "+$1" in boom["rows"][0][0]
    assert passport["text"].lower() in passport["label"].lower()
