"""What a card does, drawn from its row: symbols and figures; the sentence stands beside it for whoever asks."""

from __future__ import annotations

from typing import ClassVar, Final

from markupsafe import Markup

from keeling.games.daybreak.board.signs import EFFECTS, GOODS, effect, good, tag
from keeling.games.daybreak.model.words import TAGS
from keeling.games.daybreak.telling.voice import VOICE, text
from keeling.locale.effect_amounts import Row
from keeling.web.drawing.effect_cards import EffectPictures
from keeling.web.drawing.shapes import icon

_ARROW: Final = Markup('<span class="arr">→</span>')
_CHANGED: Final = {  # numbers that cards change, and what they forbid
    "draw": "card", "growth": "demand", "pay": "card", "crises": "crisis", "bands": "band", "forecast": "crisis",
    "choice": "project", "tuck-crisis": "crisis", "remove-dirty": "dirty", "start": "card",
}  # fmt: skip
_SPOTS: Final = {"rolls": "db-planet", "rounds": "decade", "stacks": "db-start"}


def _changed(word: str) -> Markup:
    return icon(_SPOTS[word], "i16") if word in _SPOTS else good(_CHANGED.get(word, word))


def _pieces(word: str) -> Markup:
    return effect(word) if word in EFFECTS else good(word) if word in GOODS else icon(f"db-{word}", "i16")


class _Pictures(EffectPictures):
    translator = VOICE
    box: ClassVar = '<span class="gd">{}</span>'
    patterns: ClassVar = {
        "emission.any": "{n:+}{do:good}",
        "resilience.any": "{n:+}{do:good}",
        "emission": "{n:+}{of:good}",
        "resilience": "{n:+}{of:good}",
        "co2.current": "{n:+}[co2:good][current:good]",
        "co2.thermometer": "{n:+}[co2:good][band:good]",
        "band.for": "{n:+}[band:good][undo]",
        "draw.tags": "{n:+}[card:good][to:arrow]{tags:tags}",
        "draw.reduces": "{n:+}[card:good][to:arrow]{reduces:goods}",
        "draw.keep": "{n:+}[card:good][to:arrow]{keep}",
        "draw": "{n:+}[card:good]",
        "lose": "{n:+}[card:good]{tags:tags}",
        "give": "{n:+}[card:good][to:arrow][person:big]",
        "move.from": "[person:big][to:arrow]{n}{of:good}",
        "move": "{n}{of:good}[to:arrow][person:big]",
        "roll": "[db-die-geo:big]+{plus:plus}[to:arrow][band:good]",
        "cancel": "[cross]{of:effects}",
        "ignore": "[cross][crisis:good]{resist:good}",
        "soften": "{n:+}[crisis:good]",
        "mod.pay": "{n:+}{of:changed}[db-pay]",
        "mod": "{n:+}{of:changed}",
        "ban": "[lock]{of:changed}{tags:tags}",
        "boost": "{tag:tag}{of:good}×{n}",
        "allow": "[card:good]{tags:tags}[to:arrow][person:big]",
        "start.kinds": "{n:+}{kinds:goods}",
        "start": "{n:+}{of:pieces}",
        "win.least": "[db-drawdown:big]≥{least}{of:pieces}",
        "win.most": "[db-drawdown:big]≤{most}{of:pieces}",
        "win": "[db-drawdown:big]0{of:pieces}",
        "": "{n:+}{do:good}",
    }
    signs: ClassVar = {
        "good": good,
        "goods": lambda words: Markup("").join(good(word) for word in words.split()),
        "tag": lambda word: tag(word, "sm"),
        "tags": lambda words: Markup("").join(tag(word, "sm") for word in words.split()),
        "effects": lambda words: Markup("").join(effect(word) for word in words.split()),
        "plus": lambda word: tag(word, "sm") if word in TAGS else good("card"),
        "changed": _changed,
        "pieces": _pieces,
        "arrow": lambda word: _ARROW,
        "big": lambda word: icon(word, "i16"),
    }

    def values(self, row: Row) -> dict[str, int | str]:
        values = super().values({"tags": [], **row, **row.get("among", {})})
        if values.get("keep") == "all":
            del values["keep"]
        if row["do"] in ("lose", "soften"):
            values["n"] = -abs(int(values["n"]))
        return values

    def measure(self, word: str) -> Markup:
        return tag(word, "sm") if word in TAGS else good(word) if word in GOODS else icon("db-per-player", "i16")

    def per(self, word: str, lang: str) -> Markup:
        said = text("ui.web.daybreak.per", lang)
        return Markup(' <span class="per">{}</span> {}').format(said, self.measure(word))


effects: Final = _Pictures().effects
