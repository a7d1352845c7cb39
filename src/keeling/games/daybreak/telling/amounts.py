"""Lists, tags and amounts on Daybreak's cards in words: 2 trees per ecology tag in the stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.daybreak.telling.voice import VOICE

Row = Sheet
Lang = str | None
MANY: Final = 99  # the upper end of a range that has none
_CARDS: Final = {"draw": "card", "lose": "lost"}  # amounts of cards


class Amounts:
    """How much of what, in one language, on one card: that tags are counted in the stack is said once."""

    def __init__(self, lang: Lang) -> None:
        self.lang = lang
        self._stack_named = False

    def say(self, key: str, /, **values: int | str) -> str:
        """A text of this game's cards."""
        return VOICE.text(f"effect.{key}", self.lang, **values)

    def word(self, word: str) -> str:
        """A word of the game, as everywhere in it."""
        return VOICE.word(word, self.lang)

    # -- lists --
    def both(self, phrases: Sequence[str]) -> str:
        """All of them: a, b and c."""
        return self._listed(phrases, "and")

    def tags(self, tags: Sequence[str]) -> str:
        """One of several tags: a, b or c."""
        *others, last = [self.say(f"tag.{tag}") for tag in tags]
        if len(others) > 1:
            return self.say("tags.three", first=", ".join(others[:-1]), second=others[-1], last=last)
        return self.say("tags.or", first=others[0], last=last) if others else last

    def either(self, phrases: Sequence[str]) -> str:
        """One of them: a, b or c."""
        return self._listed(phrases, "or")

    def _listed(self, phrases: Sequence[str], key: str) -> str:
        *others, last = phrases
        if any(", " in phrase for phrase in others):  # "and" would seem to go on with what stands last in it
            key = "also"
        return self.say(f"list.{key}", first=", ".join(others), last=last) if others else last

    # -- how much --
    def in_stack(self, phrase: str) -> str:
        """Tags, in the stack if that has not been said yet."""
        if self._stack_named:
            return phrase
        self._stack_named = True
        return f"{phrase} {self.say('in-stack')}"

    def per(self, per: str, each: int = 1) -> str:
        """For each tag, player, band or community, or for so many of them."""
        if per in ("band", "player", "community"):
            return self.say(f"per.{per}") if each == 1 else self.say(f"per.{per}.each", amount=each)
        return self.in_stack(self.say("per.tag", tag=self.say(f"tag.{per}")))

    def span(self, low: int, high: int, only: bool = False) -> str:
        """So many, from the lowest to the highest number; the only span of its kind says at least."""
        if high >= MANY:
            return self.say("at-least" if only else "or-more", amount=low)
        return str(low) if low == high else f"{low}–{high}"

    def with_tags(self, tag: str, low: int, high: int, only: bool = False) -> str:
        """With so many tags in the stack."""
        name = self.say(f"tag.{tag}")
        if low == 1 and high >= MANY:
            return self.in_stack(self.say("with.one", tag=name))
        return self.in_stack(self.say("with.tags", count=self.span(low, high, only), tag=name))

    def amount(self, effect: Row, n: int) -> str:
        """So much of what an effect is about."""
        do, of = str(effect["do"]), str(effect.get("of", ""))
        if do == "demand":
            return str(n)
        if do == "emission":
            return self.say("amount.emission", amount=n, kind=self.say(f"kind.{of}"))
        if do == "resilience":
            return self.say(f"amount.resilience.{of}", amount=n)
        if do == "lose" and "among" in effect:
            return self.say("amount.lost.tag", amount=n, tags=self.tags(effect["among"]["tags"]))
        things = self.say(f"amount.{_CARDS.get(do, do)}", amount=n)
        return f"{things} {self.say('for-round')}" if effect.get("for") == "round" else things

    def things(self, effect: Row, times: str = "", more: bool = False) -> str:
        """How much of what, for each of what, and with how many tags; more of what stands before it is not named."""
        if "by" in effect:
            return self._by_steps(effect)
        n = abs(int(effect.get("n", 1)))
        parts = [self.say("amount.more", amount=n) if more else self.amount(effect, n)]
        if "per" in effect:
            parts.append(self.per(effect["per"]))
        if times:
            parts.append(times)
        parts += [self.with_tags(tag, low, high, only=True) for tag, (low, high) in effect.get("if", {}).items()]
        return " ".join(parts)

    def _by_steps(self, effect: Row) -> str:
        """An amount that grows by steps: 1 card with 2–3 tags, 2 with 4–5, 3 with 6 or more."""
        steps: Sequence[tuple[int, int]] = effect["steps"]
        ends = [least - 1 for least, _ in steps[1:]] + [MANY]
        told: list[str] = []
        for (least, n), end in zip(steps, ends, strict=True):
            if not told:
                tags = self.with_tags(effect["by"], least, end, only=True)
                told.append(f"{self.amount(effect, abs(n))} {tags}")
            else:
                told.append(f"{abs(n)} {self.say('with', count=self.span(least, end))}")
        return ", ".join(told)
