"""What a card of Factory Commons does, in words: which effects are sentences, and how figures are written."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from keeling.games.factories.model.vocabulary import CARDS
from keeling.games.factories.model.words import DECKS, FACTORIES, GOODS
from keeling.games.factories.telling.voice import VOICE
from keeling.locale.effect_amounts import Row, Sentence
from keeling.locale.effect_cards import CardTexts
from keeling.locale.effects import Telling
from keeling.locale.figures import money

CHANGES: Final = ("more", "many", "moves")  # 1 more or less energy, 2 more or fewer places; a price rises or falls
_IN_MONEY: Final = ("price", "buy", "sell", "clean-cost", "fine", "certificate-money")


class Told(Telling):
    """One card of Factory Commons as it is told in a language."""

    translator = VOICE
    sentences: ClassVar = {
        **{word: Sentence("gain", "pay") for word in [*GOODS, "money"]},
        "sp": Sentence("gain", "lose"),
        **{word: Sentence("draw") for word in DECKS[:3]},
        "waste": Sentence("waste", "clear"),
        "discard": Sentence("discard"),
        "yield": Sentence("yield"),
        "points": Sentence("yield", thing="sp"),
    }
    of_all = ("cpc",)
    amounts: ClassVar = {"waste": "waste", "sp": "sp", "money": "money", "certificates": "certificate"}
    from_next = ("yield", "points", "energy", "pollution", "recycling", "actions")
    lacked = FACTORIES

    def gap(self, name: str, effect: Row) -> int | str:
        if name in CHANGES:
            return self.say(f"change.{name}.{'up' if effect['n'] > 0 else 'down'}")
        if name == "amount" and effect["do"] in _IN_MONEY:
            return money(abs(int(effect["n"])), self.lang)
        if name in ("good", "factory"):
            return VOICE.word(effect["of"], self.lang, name)
        return super().gap(name, effect)


TEXTS: Final = CardTexts(Told, CARDS)
describe_card = TEXTS.card
# What is told of the card a move names, and of the one whose halves it chooses between, by the key of the move.
OF_MOVES: Final = dict.fromkeys(
    ("play", "purchase", "mount", "discard", "marketing", "csr", "component", "news"), describe_card
)
OF_CHOICES: Final = {"choose-first": partial(TEXTS.half, 0), "choose-second": partial(TEXTS.half, 1)}
