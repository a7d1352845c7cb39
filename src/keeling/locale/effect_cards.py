"""Whole cards of effects in words, by their numbers: all that they do, and each half of their choice."""

from __future__ import annotations

from collections.abc import Sequence

from keeling.core.sheet import Sheet
from keeling.kit.effect_decks import Deck
from keeling.locale.effect_amounts import Lang, Row
from keeling.locale.effects import Telling, finished
from keeling.locale.sheets import card_row


class CardTexts:
    """The cards of one game in words."""

    def __init__(self, telling: type[Telling], decks: Sequence[Deck]) -> None:
        self.telling = telling
        self.decks = decks

    def card(self, sheet: Sheet, no: int, lang: Lang = None) -> str:
        """What the card with a number does; what one that stays does at once it does when it is laid."""
        row = card_row(sheet, no)
        return "" if row is None else self.describe(row, lang, self._deck(no).standing)

    def half(self, at: int, sheet: Sheet, no: int, lang: Lang = None) -> str:
        """One half of a card as whoever chooses it would say it: what a card of nobody does to all, it does to them."""
        row = card_row(sheet, no) or {}
        if "or" not in row:
            return ""
        effects: Sequence[Row] = row["or" if at else "effects"]
        if "self" not in self._deck(no).who:  # each chooses for themselves
            effects = [{**effect, "who": "self"} if effect.get("who") == "all" else effect for effect in effects]
        return self.describe({"effects": effects}, lang).removesuffix(".")

    def describe(self, row: Row, lang: Lang = None, standing: bool = False) -> str:
        """All that a card does, in sentences."""
        telling = self.telling(lang)
        phrases = telling.phrases(row["effects"], self.decks[0].vocabulary.instant if standing else ())
        return finished([_either(row, "; ".join(phrases), telling)] if "or" in row else phrases)

    def _deck(self, no: int) -> Deck:
        return next(deck for deck in self.decks if deck.holds(no))


def _either(row: Row, first: str, telling: Telling) -> str:
    """One of two; those who choose between two deeds of their own are named once."""
    mood, who = telling.whom(row["effects"][0])
    other = row["or"][0]
    shared = len(row["effects"]) == len(row["or"]) == 1 and telling.is_deed(other)
    if who and shared and who == telling.whom(other)[1]:
        return telling.say("or.who", first=first, second=telling.deeds([other], mood, " "))
    return telling.say("or", first=first, second="; ".join(telling.phrases(row["or"])))
