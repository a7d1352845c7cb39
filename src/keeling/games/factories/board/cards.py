"""Cards: their effects as rows of symbols, made from the figures of the sheet."""

from __future__ import annotations

from typing import TypedDict

from markupsafe import Markup, escape

from keeling import locale
from keeling.core.sheet import Sheet
from keeling.games.factories.board.signs import GOODS, KINDS, MEASURES, PLAIN, good, kind, sign
from keeling.games.factories.voice import text
from keeling.locale.voice import card_name, card_row
from keeling.web.effects import signed
from keeling.web.pieces import icon


def deck_of(no: int) -> str:
    """The deck that a card's number belongs to."""
    return "marketing" if no < 25 else "csr" if no < 43 else "component" if no < 61 else "event"


class CardFace(TypedDict):
    """A card as the templates show it."""

    no: int
    deck: str
    icon: str
    title: str
    rows: list[list[Markup]]
    label: str


def card(sheet: Sheet, no: int, lang: str) -> CardFace:
    """A card by its number."""
    row = card_row(sheet, no) or {"effects": []}
    halves = [half for half in (row["effects"], row.get("or")) if half]
    return {
        "no": no,
        "deck": deck_of(no),
        "icon": "event" if no > 60 else GOODS[deck_of(no)],
        "title": card_name(no, lang, sheet),
        "rows": [[effect(one, lang) for one in half] for half in halves],
        "label": f"{card_name(no, lang, sheet)}: {locale.describe_card(sheet, no, lang)}",
    }


def effect(row: Sheet, lang: str) -> Markup:
    """One effect: whom it is for, when, what, how much and for how long."""
    parts = [*_who(row, lang), *_when(row), _what(row), *_per(row), *_lasts(row, lang)]
    return Markup('<span class="ef">{}</span>').format(Markup("").join(parts))


def _who(row: Sheet, lang: str) -> list[Markup]:
    who = row.get("who", "self")
    if who in ("self", "table"):
        return []
    return [Markup('<i class="who">{}</i>').format(text(f"ui.web.factories.who.{who}", lang))]


def _when(row: Sheet) -> list[Markup]:
    if "if" not in row:
        return []
    bound = f"≥{row['least']}" if "least" in row else f"≤{row['most']}"
    return [Markup('<i class="when">{}{}?</i>').format(icon(MEASURES[row["if"]], "i14"), bound)]


def _what(row: Sheet) -> Markup:
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


def _per(row: Sheet) -> list[Markup]:
    return [Markup("<i>/</i>{}").format(icon(MEASURES[row["per"]], "i14"))] if "per" in row else []


def _lasts(row: Sheet, lang: str) -> list[Markup]:
    last = row.get("last", -1)
    if last < 1:
        return [] if last < 0 else [Markup('<i class="last">∞</i>')]
    said = text("ui.fac.turns", lang, count=last)
    return [Markup('<i class="last" title="{}">{}{}</i>').format(said, icon("fc-turn", "i14"), last)]
