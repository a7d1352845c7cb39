"""Cards as the board shows them: their effects as rows of symbols, made from the figures of the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from markupsafe import Markup, escape

from keeling import locale
from keeling.core.sheet import Sheet
from keeling.games.factories.board.signs import GOODS, KINDS, MEASURES, PLAIN, good, kind, sign
from keeling.games.factories.view_types import FactoriesView
from keeling.games.factories.vocabulary import CARDS
from keeling.games.factories.voice import VOICE
from keeling.locale.translator import card_name, card_row
from keeling.web.effect_cards import EffectPictures, Row
from keeling.web.effects import signed
from keeling.web.pieces import icon
from keeling.web.render import once
from keeling.web.scene import Scene


class CardFace(TypedDict):
    """A card as the templates show it."""

    no: int
    deck: str
    icon: str
    title: str
    rows: list[list[Markup]]
    label: str
    about: str


@once
def card(sheet: Sheet, no: int, lang: str) -> CardFace:
    """A card by its number."""
    deck = next(deck.name for deck in CARDS if deck.holds(no))
    title = card_name(no, lang, sheet)
    return {
        "no": no,
        "deck": deck,
        "icon": GOODS.get(deck, deck),
        "title": title,
        "rows": PICTURES.halves(card_row(sheet, no) or {"effects": []}, lang),
        "label": f"{title}: {locale.describe_card(sheet, no, lang)}",
        "about": VOICE.flavour(no, lang, sheet),
    }


def faces(scene: Scene[FactoriesView], numbers: Sequence[int]) -> list[CardFace]:
    """Cards by their numbers."""
    return [card(scene.sheet, no, scene.lang) for no in numbers]


class _Pictures(EffectPictures):
    def what(self, row: Row) -> Markup:
        do, n, of = str(row["do"]), int(row["n"]), str(row.get("of", ""))
        amount = signed(n, "$" if do == "money" else "")
        if do in ("buy", "sell", "price"):
            thing = icon("fc-goods", "i14") if of == "all" else good(of, "xs")
            mark = {"buy": "fc-buy", "sell": "fc-sell"}.get(do, "market")
            return Markup("{}{}<b>{}</b>").format(icon(mark, "i14"), thing, signed(n, "$"))
        if do in ("energy", "pollution"):
            whose = kind(of, "xs") if of in KINDS else Markup("")
            return Markup("{}{}<b>{}</b>").format(icon(PLAIN[do], f"i14 c-{do}"), whose, amount)
        if do == "yield":
            gain = signed(n, "$" if of == "money" else "")
            drawn = Markup("") if of == "money" else sign(of)
            return Markup("{}{}<b>{}</b>").format(icon("fc-turn", "i14"), drawn, gain)
        if do == "money":
            return Markup('<b class="c-money">{}</b>').format(amount)
        return Markup("{}<b>{}</b>").format(sign(do), escape(amount))


PICTURES: Final = _Pictures(VOICE, MEASURES, "fc-turn")
