"""The cards in a hand that both editions have: lobby cards."""

from __future__ import annotations

from typing import Final

from keeling.core.sheet import Sheet
from keeling.locale import Translator, capital
from keeling.locale.catalogues import short
from keeling.locale.figures import earned
from keeling.web.drawing import art

_GLYPHS: Final = {"buy": "market", "sell": "market"}  # of what a card is played on
_GAINS: Final = {"tech": "tech", "permit": "permit", "move": "scientist", "vp": "vp"}
_MINOR: Final = {"money": "money", "move": "scientist"}


def card(voice: Translator, row: Sheet, minor_money: int, lang: str) -> dict[str, object]:
    """A lobby card: what it is played on, what it gives, and its second use."""
    of, on, minor = row["of"], row["on"], row["minor"]
    place, slot = on.endswith("-region"), on.endswith("-slot")
    return {
        "no": row["no"],
        "land": of if place else "",
        "box": _boxes().get(of, ""),
        "energy": of if of and not place and not slot else "",
        "glyph": of if slot else _GLYPHS.get(on, "lobby"),
        "tone": of if of in ("money", "tech") else "permit" if on in ("buy", "sell") else "land",
        "on": capital(voice.text(f"ui.web.on.{on}", lang, of=_narrow(voice, of, lang))),
        "gains": [
            _gain(what, row["main"][what], of, lang) for what in row["main"] if isinstance(row["main"][what], int)
        ],
        "minor_icon": _MINOR.get(minor, minor),
        "minor": voice.text(f"ui.web.minor.{minor}", lang, amount=minor_money if minor == "money" else 1),
    }


def _narrow(voice: Translator, word: str, lang: str) -> str:
    """A word as it stands on a card: a long one says where it may be parted."""
    return short(f"word.{word}", lang, voice.game) or voice.word(word, lang) if word else ""


def _boxes() -> dict[str, str]:
    return {land.word: land.box for land in art.world().lands}


def _gain(what: str, amount: int, of: str, lang: str) -> dict[str, object]:
    """A gain as a figure and a glyph."""
    if what in ("money", "discount"):
        return {"what": "money", "text": earned(amount if what == "money" else -amount, lang), "icon": "", "energy": ""}
    moves = f"{amount}×→" if amount > 1 else "→"  # a scientist moves, none is gained
    return {
        "what": what,
        "text": moves if what == "move" else f"+{amount}",
        "icon": _GAINS.get(what, ""),
        "energy": of if what in ("expertise", "knowledge") else "",
    }
