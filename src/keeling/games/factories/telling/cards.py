"""What a card of Factory Commons does, in words: which effects are sentences, and how figures are written."""

from __future__ import annotations

from functools import partial
from typing import Final

from keeling.games.factories.model.vocabulary import CARDS
from keeling.games.factories.model.words import DECKS, FACTORIES, GOODS
from keeling.games.factories.telling.voice import VOICE
from keeling.locale.effects import EffectTexts, Lang, Row, Sentence
from keeling.locale.figures import money

_SENTENCES: Final = {
    **{word: Sentence("gain", "pay") for word in [*GOODS, "money"]},
    "sp": Sentence("gain", "lose"),
    **{word: Sentence("draw") for word in DECKS[:3]},
    "waste": Sentence("waste", "clear"),
    "discard": Sentence("discard"),
    "yield": Sentence("yield"),
    "points": Sentence("yield", thing="sp"),
}
CHANGES: Final = ("more", "many", "moves")  # 1 more or less energy, 2 more or fewer places; a price rises or falls
_IN_MONEY: Final = ("price", "buy", "sell", "clean-cost", "fine", "certificate-money")


class _Texts(EffectTexts):
    def figure(self, row: Row, lang: Lang) -> dict[str, int | str]:
        n, of = int(row["n"]), str(row.get("of", ""))
        amount = money(abs(n), lang) if row["do"] in _IN_MONEY else abs(n)
        way = "up" if n > 0 else "down"
        ways = {word: VOICE.text(f"effect.change.{word}.{way}", lang) for word in CHANGES}
        return {"amount": amount, "good": VOICE.word(of, lang), "factory": VOICE.word(of, lang, "factory"), **ways}


TEXTS: Final = _Texts(
    VOICE,
    CARDS,
    _SENTENCES,
    of_all=("cpc",),
    amounts={"waste": "waste", "sp": "sp", "money": "money", "certificates": "certificate"},
    from_next=("yield", "points", "energy", "pollution", "recycling", "actions"),
    lacked=FACTORIES,
)
describe_card = TEXTS.card
# What is told of the card a move names, and of the one whose halves it chooses between, by the key of the move.
OF_MOVES: Final = dict.fromkeys(
    ("play", "purchase", "mount", "discard", "marketing", "csr", "component", "news"), describe_card
)
OF_CHOICES: Final = {"choose-first": partial(TEXTS.half, 0), "choose-second": partial(TEXTS.half, 1)}
