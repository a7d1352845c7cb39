"""Options in the bar: the words of moves in a language, and their glyphs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from keeling.core.agenda import Option
from keeling.core.sheet import Sheet
from keeling.games.factories.board.signs import GOODS, KINDS
from keeling.games.factories.model.words import DECKS, FACTORIES, TRADED, UNITS
from keeling.games.factories.telling.voice import VOICE, text
from keeling.games.factories.views.types import FactoriesView
from keeling.locale.translator import card_name
from keeling.web.play.price_chips import Chip

_FACTORY_VERBS: Final = ("open", "build", "run", "mount", "move", "remove")
_CARD_VERBS: Final = {
    "play": DECKS[:2], "discard": DECKS[:3], "purchase": DECKS[2:3], "mount": DECKS[2:3], "component": DECKS[2:3],
}  # fmt: skip
OTHERS: Final = {"all": "person", "dump": "fc-dump", "clean counter": "fc-pollution"}
UNNAMED: Final = ("first", "second", "run all")  # the option itself says what they do
# The symbol of a word and the colour class it lies on, if any.
GLYPHS: Final = {
    **{word: [name, ""] for word, name in (OTHERS | {"money": "money"}).items()},
    **{word: [name, f"g-{word}"] for word, name in GOODS.items()},
    **{f"{verb} {kind}": [name, f"k-{kind}"] for verb in _FACTORY_VERBS for kind, name in KINDS.items()},
}


def left(options: Sequence[Option], chips: Sequence[Sequence[Chip]], view: FactoriesView, lang: str) -> str:
    """How many actions could still be taken."""
    count = view["turn"]["actions"]
    return text("ui.fac.actions", lang, count=count) if count > 0 and len(options) > 1 else ""


def words(sheet: Sheet, lang: str) -> dict[str, str]:
    """What every thing in a move is called; some mean another one after some verb, and cards go by their names."""
    said = {word: VOICE.word(word, lang) for word in dict.fromkeys((*TRADED, *UNITS))} | dict.fromkeys(UNNAMED, "")
    said |= {word: text(f"ui.web.factories.word.{word.split()[-1]}", lang) for word in OTHERS}
    said |= {f"{verb} {kind}": VOICE.word(kind, lang, "kind") for verb in _FACTORY_VERBS for kind in FACTORIES}
    for verb, decks in _CARD_VERBS.items():
        said |= {f"{verb} {row['no']}": card_name(row["no"], lang, sheet) for deck in decks for row in sheet[deck]}
    return said
