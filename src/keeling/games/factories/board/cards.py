"""Cards as the board shows them: their effects as rows of symbols, made from the figures of the sheet."""

from __future__ import annotations

from typing import ClassVar, Final

from markupsafe import Markup

from keeling.games.factories.board.signs import GOODS, KINDS, MEASURES, SIGNS, good, kind
from keeling.games.factories.model.vocabulary import CARDS
from keeling.games.factories.telling.voice import VOICE
from keeling.games.factories.views.types import FactoriesView
from keeling.locale.effect_amounts import Row
from keeling.web.drawing.effect_cards import CardPictures
from keeling.web.drawing.scene import Scene
from keeling.web.drawing.shapes import icon

Table = Scene[FactoriesView]  # what is drawn


class _Pictures(CardPictures):
    patterns: ClassVar = {
        "buy": "[fc-buy]{of:thing}*{n:$}*",
        "sell": "[fc-sell]{of:thing}*{n:$}*",
        "price": "[market]{of:thing}*{n:$}*",
        "energy": "[energy:sign]{of:whose}*{n:+}*",
        "pollution": "[pollution:sign]{of:whose}*{n:+}*",
        "yield.money": "[fc-turn]*{n:$}*",
        "yield": "[fc-turn]{of:sign}*{n:+}*",
        "certificate-money": "[fc-sell][certificate:good]*{n:$}*",  # for what the bank gives for one
        "certificates": "[fc-action][certificate:good]*{n:+}*",  # so many in one action
        "money": "*{n:$}*",
        "": "{do:sign}*{n:+}*",
    }
    signs: ClassVar = {
        **SIGNS,
        "thing": lambda word: icon("fc-goods", "i14") if word == "all" else good(word, "xs"),
        "whose": lambda word: kind(word, "xs") if word in KINDS else Markup(""),
    }

    def what(self, row: Row, lang: str) -> Markup:
        drawn = super().what(row, lang)
        return Markup('<span class="c-money">{}</span>').format(drawn) if row["do"] == "money" else drawn


PICTURES: Final = _Pictures(VOICE, CARDS, GOODS, MEASURES, "fc-turn")
faces = PICTURES.faces
