"""Effects of cards in sentences made from their rows: whom, if, how much, per what, how long, and one of two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from keeling.core.sheet import Sheet
from keeling.kit.effect_decks import Deck
from keeling.kit.effects import EVERY, OWN
from keeling.locale.sheets import card_row
from keeling.locale.translator import Translator

Row = Mapping[str, Any]
Lang = str | None
_NAMED = " "  # whoever has been named already


@dataclass(frozen=True)
class Sentence:
    """What someone does: the texts `effect.<gain>` and `effect.<loss>`, and those ending in `.who` of whom it names."""

    gain: str
    loss: str = ""  # told of an amount below 0
    thing: str = ""  # what is counted, if it is not called as the effect is


class EffectTexts:
    """The cards of one game in words; the game says which words are sentences, and how it writes figures."""

    def __init__(
        self,
        translator: Translator,
        decks: Sequence[Deck],
        sentences: Mapping[str, Sentence],
        *,
        of_all: Sequence[str] = (),
        amounts: Mapping[str, str] | None = None,
        from_next: Sequence[str] = (),
        lacked: Sequence[str] = (),
    ) -> None:
        self.say = translator.text
        self.translator = translator
        self.decks = decks
        self.sentences = sentences  # by what is done; all else is told as a figure that changes
        self.of_all = of_all  # measures that are not somebody's own
        self.amounts = amounts or {}  # measures that are counted as an amount of a thing
        self.lacked = lacked  # measures of which one can be without any
        self.from_next = from_next  # what is felt as a turn begins, so that the present one does not count

    def figure(self, row: Row, lang: Lang) -> dict[str, int | str]:
        """What the text of a figure that changes may ask for; a game adds the names of what it is about."""
        return {"change": f"{'+' if row['n'] > 0 else '−'}{abs(row['n'])}", "amount": row["n"]}

    # -- whole cards --
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
        phrases = self._phrases(row["effects"], lang, standing)
        if "or" in row:
            phrases = [self._either(row, "; ".join(phrases), lang, standing)]
        return " ".join(f"{phrase[:1].upper()}{phrase[1:]}." for phrase in phrases)

    def _either(self, row: Row, first: str, lang: Lang, standing: bool) -> str:
        """One of two; those who choose between two deeds of their own are named once."""
        who = self._who(row["effects"][0], lang)
        other = row["or"][0]
        shared = len(row["effects"]) == len(row["or"]) == 1 and other["do"] in self.sentences
        if who and shared and who == self._who(other, lang):
            return self.say("effect.or.who", lang, first=first, second=self._what(other, _NAMED, lang).strip())
        return self.say("effect.or", lang, first=first, second="; ".join(self._phrases(row["or"], lang, standing)))

    def _deck(self, no: int) -> Deck:
        return next(deck for deck in self.decks if deck.holds(no))

    # -- one phrase for each effect; those that last equally long share one, so do gifts of one kind --
    def _phrases(self, effects: Sequence[Row], lang: Lang, standing: bool) -> list[str]:
        phrases: list[str] = []
        for _, group in groupby(enumerate(effects), lambda placed: self._frame(*placed)):
            placed = list(group)
            rows, first = [effect for _, effect in placed], placed[0][1]
            who = self._who(first, lang)
            told = "last" not in first and first["do"] in self.sentences
            phrase = self._told(rows, who, lang) if told else "; ".join(self._what(row, who, lang) for row in rows)
            if told and "if" in first and _adds(first, effects[: placed[0][0]]):
                phrase = self.say("effect.also", lang, effect=phrase)
            if "last" in first:
                phrase = self._lasting(phrase, first, lang, "last" if len(rows) == 1 else "span")
            elif standing and first["do"] in self.decks[0].vocabulary.instant:
                phrase = self.say("effect.once", lang, effect=phrase)
            phrases.append(self._if(phrase, first, who, lang))
        return phrases

    def _frame(self, place: int, effect: Row) -> tuple[Any, ...]:
        """What effects must share to stand in one phrase: whom they name, when, how long they last, what is done."""
        shared = tuple(effect.get(name) for name in ("who", "last", "if", "least", "most"))
        own = effect.get("who", "self") == "self"
        if "last" in effect:
            return shared if own else (place,)
        if effect["do"] not in self.sentences:
            return (place,)
        return (*shared, self._verb(effect)) if own else shared

    def _verb(self, effect: Row) -> str:
        sentence = self.sentences[str(effect["do"])]
        return f"effect.{sentence.loss or sentence.gain if int(effect['n']) < 0 else sentence.gain}"

    def _told(self, effects: Sequence[Row], who: str, lang: Lang) -> str:
        """What somebody does: all that one verb takes together, then the next verb."""
        deeds: list[str] = []
        for key, group in groupby(effects, self._verb):
            rows = list(group)
            things = self._and([self._things(effect, lang) for effect in rows], lang)
            values: dict[str, int | str] = {"amount": sum(abs(int(effect["n"])) for effect in rows), "things": things}
            named = _NAMED if deeds else who
            said = self.say(f"{key}.who", lang, who=named, **values) if who else self.say(key, lang, **values)
            deeds.append(said.strip())
        return self._and(deeds, lang)

    def _things(self, effect: Row, lang: Lang) -> str:
        do, of = str(effect["do"]), str(effect.get("of", ""))
        thing = of or self.sentences[do].thing or do
        return self.translator.amount_of(thing, abs(int(effect["n"])), lang) + self._per(effect, lang)

    def _and(self, parts: Sequence[str], lang: Lang) -> str:
        *before, last = parts
        return self.say("effect.both", lang, first=", ".join(before), second=last) if before else last

    def _per(self, effect: Row, lang: Lang) -> str:
        return f" {self.say('effect.per.' + effect['per'], lang)}" if "per" in effect else ""

    def _what(self, effect: Row, who: str, lang: Lang) -> str:
        """What happens, as a sentence about whom it names or as a figure that changes."""
        do, of = str(effect["do"]), str(effect.get("of", ""))
        if do in self.sentences:
            return self._told([effect], who, lang)
        key = f"effect.{do}.{of}" if of in (EVERY, OWN) else f"effect.{do}"
        phrase = self.say(key, lang, **self.figure(effect, lang)) + self._per(effect, lang)
        return self.say("effect.for", lang, who=who.removesuffix(","), effect=phrase) if who else phrase

    def _who(self, effect: Row, lang: Lang) -> str:
        """Whom an effect names, with what they must have; empty for whoever plays the card, or for the whole table."""
        if effect.get("who", "self") in ("self", "table"):
            return ""
        who = self.say(f"effect.who.{effect['who']}", lang)
        if "if" not in effect or effect["if"] in self.of_all or not {"least", "most"} & effect.keys():
            return who
        if effect["if"] in self.lacked and effect.get("most") == 0:
            return self.say("effect.who-lacks", lang, who=who, what=self.say(f"measure.{effect['if']}.none", lang))
        return self.say("effect.who-has", lang, who=who, what=self._bounds(effect, lang))

    def _if(self, phrase: str, effect: Row, who: str, lang: Lang) -> str:
        """What happens, with the condition that something common, or whoever plays the card, must meet."""
        bounds = [bound for bound in ("least", "most") if bound in effect]
        if effect.get("if") in self.of_all:
            for bound in bounds:
                phrase = self.say(f"effect.if-{effect['if']}.{bound}", lang, count=effect[bound], effect=phrase)
        elif "if" in effect and bounds and not who:
            phrase = self.say("effect.if", lang, what=self._bounds(effect, lang), effect=phrase)
        return phrase

    def _bounds(self, effect: Row, lang: Lang) -> str:
        """What one must have for an effect: at least so much, at most so much, or both."""
        measure = effect["if"]
        key = f"amount.{self.amounts[measure]}" if measure in self.amounts else f"measure.{measure}"
        limits: list[str] = []
        for bound in ("least", "most"):
            if bound in effect:
                what = self.say(key, lang, amount=effect[bound])
                none = bound == "most" and effect[bound] == 0
                limits.append(what if none else self.say(f"effect.{bound}", lang, what=what))
        return limits[0] if len(limits) == 1 else self.say("effect.both", lang, first=limits[0], second=limits[1])

    def _lasting(self, phrase: str, effect: Row, lang: Lang, way: str) -> str:
        """For how many turns, said last of one effect and first of several; a card's owner counts the present turn."""
        turns = effect["last"]
        own = effect.get("who", "self") == "self"
        if own and turns > 1 and way == "last" and effect["do"] in self.from_next:
            own, turns = False, turns - 1  # the present turn has begun
        if turns == 0:
            return self.say(f"effect.{way}.end", lang, effect=phrase)
        if turns == 1:
            return self.say(f"effect.{way}.now" if own else "effect.last.next", lang, effect=phrase)
        return self.say(f"effect.{way}.turns" if own else "effect.last.nexts", lang, effect=phrase, turns=turns)


def _adds(effect: Row, before: Sequence[Row]) -> bool:
    """Whether an effect gives more of what the same card gives anyway."""
    return any(row["do"] == effect["do"] and "if" not in row for row in before)
