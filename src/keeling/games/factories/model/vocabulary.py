"""What the cards of Factory Commons can say (F-24, F-50, F-51, F-52), and what those of each deck may."""

from __future__ import annotations

from typing import Final

from keeling.games.factories.model.words import DECKS, FACTORIES, FIRST, GOODS, RESOURCES, SIZES, YIELDS
from keeling.kit.effect_decks import Deck
from keeling.kit.effects import Term, Vocabulary

_INSTANT: Final[list[Term]] = [
    *[Term(word, pays=True) for word in [*GOODS, "money", "sp"]],
    Term("waste"),
    Term("cpc", common=True, table=True),
    Term("price", RESOURCES, every=True, table=True),
    Term("action", gain=True),
    Term("discard", gain=True, takes=True),
    *[Term(word, gain=True) for word in DECKS[:3]],  # cards to draw
]
_LASTING: Final[list[Term]] = [
    *[Term(word, FACTORIES, every=True, own=True) for word in ["energy", "pollution"]],
    *[Term(word, RESOURCES, every=True) for word in ["buy", "sell"]],
    Term("yield", YIELDS, gain=True),
    *[Term(word) for word in ["places", "storage", "dump", "clean", "clean-cost", "fine", "certificate-money"]],
    *[Term(word, gain=word == "points") for word in ["actions", "recycling", "points", "trade", "certificates"]],
    *[Term(word) for word in ["burning", "build-wood", "build-steel"]],
]
_MEASURES: Final[list[str]] = [
    *FACTORIES, "factories", "kinds", "waste", "sp", "money", "cpc", "certificates", "mounted",
]  # fmt: skip
_RANKED: Final[dict[str, tuple[str, bool]]] = {  # named for having the most, or the least, of something
    "leaders": ("sp", True),
    "trailing": ("sp", False),
    "cleanest": ("waste", False),
    "dirtiest": ("waste", True),
}
VOCABULARY: Final = Vocabulary(_INSTANT, _LASTING, _MEASURES, _RANKED)

_TURN: Final[list[str]] = ["action", "discard"]  # what belongs to one's own turn
_EVENTS_NAME: Final[list[str]] = ["all", "table", *_RANKED]  # an event has no owner
CARDS: Final[list[Deck]] = [
    Deck(VOCABULARY, "marketing", FIRST[0], SIZES[0], VOCABULARY.who, []),
    Deck(VOCABULARY, "csr", FIRST[1], SIZES[1], VOCABULARY.who, []),
    Deck(VOCABULARY, "component", FIRST[2], SIZES[2], ["self"], [*_TURN, "cpc", "price"], standing=True),
    Deck(VOCABULARY, "event", FIRST[3], SIZES[3], _EVENTS_NAME, _TURN),
]
