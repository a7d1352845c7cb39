"""Effects of a choice as glyphs and figures, and the pieces a fact speaks of."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from keeling.core.agenda import Fact
from keeling.games.co2.board.signs import energy
from keeling.games.co2.voice import VOICE
from keeling.web.pieces import icon, token

_GOODS: Final = {"money": "money", "tech": "tech", "vp": "vp", "permit": "permit"}


def tile(word: str) -> Markup:
    """An energy or a fossil on its colour."""
    return energy(word, "xs")


def _signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"−{-amount}"


def effect(fact: Fact, owner: int, lang: str) -> Markup | None:
    """A fact as a glyph and a figure; None if it needs a sentence."""
    shown = _shown(fact, lang)
    if shown is None:
        return None
    whose = token(fact.seat) if fact.seat >= 0 and fact.seat != owner else Markup("")
    return Markup(f'<span class="fx" title="{escape(_title(fact, lang))}">{whose}{shown}</span>')


def _title(fact: Fact, lang: str) -> str:
    return "" if fact.seat >= 0 else VOICE.tell(fact, lang)


def _shown(fact: Fact, lang: str) -> Markup | None:
    v, kind = fact.values, fact.kind
    if kind in _GOODS:
        amount = _signed(int(v["amount"]))
        sign = f"{amount[0]}${amount[1:]}" if kind == "money" else amount
        drawn = icon(_GOODS[kind], "i14") if kind != "money" else ""
        return Markup(f'<span class="c-{_GOODS[kind]}">{sign}{drawn}</span>')
    if kind in ("fossil", "replaced"):
        where = escape(VOICE.word(str(v["region"]), lang)) if kind == "fossil" else ""
        return Markup("{}{} <b>{} ppm</b>").format(tile(str(v["fossil"])), where, _signed(int(v["ppm"])))
    if kind == "expertise":
        return Markup("{}<b>{}</b>").format(tile(str(v["energy"])), v["level"])
    if kind in ("control", "permit-in", "region-helps"):
        name = {"control": "control", "permit-in": "regional-permit", "region-helps": "tech"}.get(kind, "permit")
        sign = "−" if kind == "region-helps" else ""
        return Markup("{}{}{}").format(sign, icon(name, "i14"), VOICE.word(str(v["region"]), lang))
    if kind == "relief":
        return Markup('<span class="c-tech">−1{}</span>').format(icon("tech", "i14"))
    if kind == "permit-paid":
        return Markup('<span class="c-permit">−1{}</span>').format(icon("permit", "i14"))
    if kind in ("market-emptied", "market-refilled"):
        return Markup("{}{}").format(icon("market", "i14"), f"${v['price']}" if "price" in v else f"{v['stock']}")
    if kind in ("scientist", "sent-off"):
        return Markup("{}{}").format(icon("scientist", "i14"), VOICE.word(str(v["goal"]), lang))
    if kind == "recruited":
        return Markup("+1{}").format(icon("scientist", "i14"))
    if kind == "speaks":
        return Markup("{}{}").format(icon("summit", "i14"), tile(str(v["energy"])))
    return None


def pieces(fact: Fact) -> list[str]:
    """The words of the pieces a fact speaks of, the nearest first."""
    v = fact.values
    if "slot" in v:
        return [f"{v['region']} {v['slot']}"]
    if "region" in v:
        return [str(v["region"])]
    if fact.kind in ("scientist", "sent-off") and " " in str(v["goal"]):
        return [str(v["goal"])]
    if "summit" in v:
        return [f"summit{v['summit']}"]
    if "energy" in v:
        return [f"learn {v['energy']}"]
    if fact.kind == "claimed":
        return [f"claim {v['no']}"]
    return []
