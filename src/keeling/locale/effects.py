"""Effects of cards in sentences made from their rows: whom, if, how much, per what and how long."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import ClassVar

from keeling.locale.effect_amounts import Row
from keeling.locale.effect_deeds import DO, DOES, Deeds
from keeling.locale.translator import capital


class Telling(Deeds):
    """One card as it is told in a language; a game says what its words are called, and how it writes figures."""

    of_all: ClassVar[Sequence[str]] = ()  # measures that are not somebody's own
    amounts: ClassVar[Mapping[str, str]] = {}  # measures that are counted as an amount of a thing
    lacked: ClassVar[Sequence[str]] = ()  # measures of which one can be without any
    from_next: ClassVar[Sequence[str]] = ()  # what is felt as a turn begins, so that the present one does not count

    def frame(self, place: int, effect: Row) -> tuple[object, ...]:
        """What effects must share to stand in one phrase: whom they name, when, how long they last, what is done."""
        shared = tuple(effect.get(name) for name in ("who", "last", "if", "least", "most"))
        own = effect.get("who", "self") == "self"
        if "last" in effect:
            return shared if own else (place,)
        if not self.is_deed(effect):
            return (place,)
        return (*shared, self.verb(effect)) if own else shared

    def phrases(self, effects: Sequence[Row], once: Sequence[str] = ()) -> list[str]:
        """A phrase for each effect; those that last equally long share one, so do gifts of one kind. Some words are
        said to be done only once."""
        phrases: list[str] = []
        for _, group in groupby(enumerate(effects), lambda placed: self.frame(*placed)):
            placed = list(group)
            rows, first = [effect for _, effect in placed], placed[0][1]
            mood, who = self.whom(first)
            told = "last" not in first and self.is_deed(first)
            phrase = self.deeds(rows, mood, who) if told else self.changes(rows, mood, who)
            if told and "if" in first and _adds(first, effects[: placed[0][0]]):
                phrase = self.say("also", effect=phrase)
            if "last" in first:
                phrase = self.for_turns(phrase, first, "last" if len(rows) == 1 else "span")
            elif first["do"] in once:
                phrase = self.say("once", effect=phrase)
            phrases.append(self._under_condition(phrase, first, who))
        return phrases

    def changes(self, effects: Sequence[Row], mood: str, who: str) -> str:
        """What lasts, or changes a figure."""
        return "; ".join(self._change(effect, mood, who) for effect in effects)

    def _change(self, effect: Row, mood: str, who: str) -> str:
        if self.is_deed(effect):
            return self.deeds([effect], mood, who)
        phrase = self.told(effect)
        if "per" in effect:
            phrase = f"{phrase} {self.per(effect['per'])}"
        return self.say("for", who=who.removesuffix(","), effect=phrase) if who else phrase

    # -- whom, if, how long --
    def whom(self, effect: Row) -> tuple[str, str]:
        """How an effect is said, and whom it names: nobody where it is said to whoever acts, or is of the table."""
        return (DO, "") if effect.get("who", "self") in ("self", "table") else (DOES, self.named(effect))

    def named(self, effect: Row) -> str:
        """Whom an effect names, with what they must have."""
        who = self.say(f"who.{effect['who']}")
        if "if" not in effect or effect["if"] in self.of_all or not {"least", "most"} & effect.keys():
            return who
        if effect["if"] in self.lacked and effect.get("most") == 0:
            return self.say("who-lacks", who=who, what=self.translator.text(f"measure.{effect['if']}.none", self.lang))
        return self.say("who-has", who=who, what=self._bounds(effect))

    def _under_condition(self, phrase: str, effect: Row, who: str) -> str:
        """What happens, with the condition that something common, or whoever plays the card, must meet."""
        bounds = [bound for bound in ("least", "most") if bound in effect]
        measure = effect.get("if")
        if measure in self.of_all:
            for bound in bounds:
                phrase = self.say(f"if-{measure}.{bound}", count=effect[bound], effect=phrase)
        elif measure and bounds and not who:
            phrase = self.say("if", what=self._bounds(effect), effect=phrase)
        return phrase

    def _bounds(self, effect: Row) -> str:
        """What one must have for an effect: at least so much, at most so much, or both."""
        measure = effect["if"]
        key = f"amount.{self.amounts[measure]}" if measure in self.amounts else f"measure.{measure}"
        limits: list[str] = []
        for bound in ("least", "most"):
            if bound in effect:
                what = self.translator.text(key, self.lang, amount=effect[bound])
                none = bound == "most" and effect[bound] == 0
                limits.append(what if none else self.say(bound, what=what))
        return self.both(limits)

    def for_turns(self, phrase: str, effect: Row, way: str) -> str:
        """For how many turns, said last of one effect and first of several; a card's owner counts the present turn."""
        turns = effect["last"]
        own = effect.get("who", "self") == "self"
        if own and turns > 1 and way == "last" and effect["do"] in self.from_next:
            own, turns = False, turns - 1  # the present turn has begun
        if turns == 0:
            return self.say(f"{way}.end", effect=phrase)
        if turns == 1:
            return self.say(f"{way}.now" if own else "last.next", effect=phrase)
        return self.say(f"{way}.turns" if own else "last.nexts", effect=phrase, turns=turns)


def finished(sentences: Sequence[str]) -> str:
    """Sentences one after another, each with a capital and a full stop."""
    return " ".join(f"{capital(sentence)}{'' if sentence.endswith('.') else '.'}" for sentence in sentences)


def _adds(effect: Row, before: Sequence[Row]) -> bool:
    """Whether an effect gives more of what the same card gives anyway."""
    return any(row["do"] == effect["do"] and "if" not in row for row in before)
