"""Cards as the board shows them: their effects as rows of symbols, made from the figures of the sheet."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from keeling.games.factories.board.signs import GOODS, KINDS, MEASURES, PLAIN, good, kind, sign
from keeling.games.factories.model.vocabulary import CARDS
from keeling.games.factories.telling.voice import VOICE
from keeling.games.factories.views.types import FactoriesView
from keeling.locale.effect_amounts import Row
from keeling.locale.figures import earned
from keeling.web.drawing.effect_cards import EffectPictures
from keeling.web.drawing.scene import Scene
from keeling.web.drawing.shapes import icon
from keeling.web.log.glyphs import signed

Table = Scene[FactoriesView]  # what is drawn


class _Pictures(EffectPictures):
    def what(self, row: Row, lang: str) -> Markup:
        do, n, of = str(row["do"]), int(row["n"]), str(row.get("of", ""))
        amount, dollars = signed(n), earned(n, lang)
        if do in ("buy", "sell", "price"):
            thing = icon("fc-goods", "i14") if of == "all" else good(of, "xs")
            mark = {"buy": "fc-buy", "sell": "fc-sell"}.get(do, "market")
            return Markup("{}{}<b>{}</b>").format(icon(mark, "i14"), thing, dollars)
        if do in ("energy", "pollution"):
            whose = kind(of, "xs") if of in KINDS else Markup("")
            return Markup("{}{}<b>{}</b>").format(icon(PLAIN[do], f"i14 c-{do}"), whose, amount)
        if do == "yield":
            gain = dollars if of == "money" else amount
            drawn = Markup("") if of == "money" else sign(of)
            return Markup("{}{}<b>{}</b>").format(icon("fc-turn", "i14"), drawn, gain)
        if do == "certificate-money":  # for what the bank gives for one
            return Markup("{}{}<b>{}</b>").format(icon("fc-sell", "i14"), good("certificate", "xs"), dollars)
        if do == "certificates":  # so many in one action
            return Markup("{}{}<b>{}</b>").format(icon("fc-action", "i14"), good("certificate", "xs"), amount)
        if do == "money":
            return Markup('<b class="c-money">{}</b>').format(dollars)
        return Markup("{}<b>{}</b>").format(sign(do), escape(amount))


PICTURES: Final = _Pictures(VOICE, CARDS, GOODS, MEASURES, "fc-turn")
faces = PICTURES.faces
