"""What Daybreak's cards call things: tags, amounts of tokens and cards, and whom they name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from keeling.games.daybreak.telling.voice import VOICE
from keeling.locale.effect_amounts import MANY, Lang, Row, Sentence
from keeling.locale.effect_deeds import ALL, DO, DOES
from keeling.locale.effects import Telling

_CARDS: Final = {"draw": "card", "lose": "lost"}  # amounts of cards


class Words(Telling):
    """One card of Daybreak as it is told in a language: that tags are counted in the stack is said once."""

    translator = VOICE
    sentences: ClassVar = {
        "clean": Sentence("gain", "lose"),
        "dirty": Sentence("add", "remove"),
        "demand": Sentence("raise", "lower"),
        "emission": Sentence("add", "remove"),
        "resilience": Sentence("gain", "lose"),
        "community": Sentence("add", "remove"),
        "tree": Sentence("add", "remove"),
        "ocean": Sentence("add", "remove"),
        "dac": Sentence("add", "remove"),
        "band": Sentence("add", "remove"),
        "draw": Sentence("draw"),
        "lose": Sentence("lose"),
        "crisis": Sentence("add"),
    }

    def __init__(self, lang: Lang = None, outcomes: Mapping[str, Row] | None = None) -> None:
        super().__init__(lang)
        self.outcomes = outcomes or {}  # what a roll can bring, by its key
        self.alone = False  # the one player is every target (D-14)
        self._stack_named = False

    def word(self, word: str) -> str:
        """A word of the game, as everywhere in it."""
        return VOICE.word(word, self.lang)

    # -- tags --
    def tag(self, tag: str) -> str:
        """A tag as it stands before or behind the word for it."""
        return self.say(f"tag.{tag}")

    def tags(self, tags: Sequence[str]) -> str:
        """One of several tags: a, b or c."""
        *others, last = [self.tag(tag) for tag in tags]
        if len(others) > 1:
            return self.say("tags.three", first=", ".join(others[:-1]), second=others[-1], last=last)
        return self.say("tags.or", first=others[0], last=last) if others else last

    def in_stack(self, phrase: str) -> str:
        """Tags, in the stack if that has not been said yet."""
        if self._stack_named:
            return phrase
        self._stack_named = True
        return f"{phrase} {self.say('in-stack')}"

    # -- how much --
    def amount(self, effect: Row, n: int) -> str:
        do, of = str(effect["do"]), str(effect.get("of", ""))
        if do == "demand":
            return str(n)
        if do == "emission":
            return self.say("amount.emission", amount=n, kind=self.say(f"kind.{of}"))
        if do == "lose" and "among" in effect:
            return self.say("amount.lost.tag", amount=n, tags=self.tags(effect["among"]["tags"]))
        things = self.say(f"amount.resilience.{of}" if do == "resilience" else f"amount.{_CARDS.get(do, do)}", amount=n)
        return f"{things} {self.say('for-round')}" if effect.get("for") == "round" else things

    def more(self, effect: Row, n: int) -> str:
        return self.say("amount.more", amount=n)

    def per(self, measure: str) -> str:
        if measure in ("band", "player", "community"):
            return self.say(f"per.{measure}")
        return self.in_stack(self.say("per.tag", tag=self.tag(measure)))

    def having(self, measure: str, low: int, high: int) -> str:
        tag = self.tag(measure)
        if low == 1 and high >= MANY:
            return self.in_stack(self.say("with.one", tag=tag))
        return self.in_stack(self.say("with.tags", count=self.span(low, high, only=True), tag=tag))

    # -- whom --
    def whom(self, effect: Row) -> tuple[str, str]:
        who = effect.get("who", "self")
        if who == "group":
            return ALL, ""
        return (DO, "") if self.alone or who in ("self", "one") else (DOES, self.named(effect))

    def named(self, effect: Row) -> str:
        who = str(effect["who"])
        first, _, rest = who.partition(" ")
        if first == "most" and rest != "community":
            return self.say("who.most.tag", tag=self.tag(rest))
        return self.say(f"who.{who.replace(' ', '.')}")
