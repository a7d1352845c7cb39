"""How much of what the effects of cards bring, in words: 2 trees per tag, 3 with four or more; and lists of such."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from keeling.locale.translator import Translator

Row = Mapping[str, Any]
Lang = str | None
MANY: Final = 99  # the upper end of a range that has none


@dataclass(frozen=True)
class Sentence:
    """What someone does: the texts `effect.<gain>` and `effect.<loss>`, and what is counted."""

    gain: str
    loss: str = ""  # told of an amount below 0
    thing: str = ""  # what is counted, if it is not called as the effect is


class Amounts:
    """How much of what, on one card in one language; a game says what its things and measures are called."""

    translator: ClassVar[Translator]
    sentences: ClassVar[Mapping[str, Sentence]] = {}  # by what is done; all else has a text of its own

    def __init__(self, lang: Lang = None) -> None:
        self.lang = lang
        self.often = ""  # for each of what all of it happens, if that is said of the whole card

    def say(self, key: str, /, **values: int | str) -> str:
        """A text of effects."""
        return self.translator.text(f"effect.{key}", self.lang, **values)

    # -- lists --
    def both(self, phrases: Sequence[str]) -> str:
        """All of them: a, b and c."""
        return self.listed(phrases, "and")

    def either(self, phrases: Sequence[str]) -> str:
        """One of them: a, b or c."""
        return self.listed(phrases, "or")

    def listed(self, phrases: Sequence[str], key: str) -> str:
        """A list whose last part follows a word of its own."""
        *others, last = phrases
        if any(", " in phrase for phrase in others):  # "and" would seem to go on with what stands last in it
            key = "also"
        return self.say(f"list.{key}", first=", ".join(others), last=last) if others else last

    # -- how much --
    def amount(self, effect: Row, n: int) -> str:
        """So much of what an effect is about."""
        do, of = str(effect["do"]), str(effect.get("of", ""))
        return self.translator.amount_of(of or self.sentences[do].thing or do, n, self.lang)

    def more(self, effect: Row, n: int) -> str:
        """So much more of what stands before it in a list."""
        return self.amount(effect, n)

    def per(self, measure: str) -> str:
        """For each of what is measured."""
        return self.say(f"per.{measure}")

    def having(self, measure: str, low: int, high: int) -> str:
        """With so many of what is measured."""
        raise TypeError(f"{type(self).__name__} tells no amounts by how many of something there are")

    def span(self, low: int, high: int, only: bool = False) -> str:
        """So many, from the lowest to the highest number; the only span of its kind says at least."""
        if high >= MANY:
            return self.say("least", what=low) if only else self.say("or-more", amount=low)
        return str(low) if low == high else f"{low}–{high}"

    def things(self, effect: Row, more: bool = False) -> str:
        """How much of what, for each of what, and with how many."""
        if "by" in effect:
            return self._by_steps(effect)
        n = abs(int(effect.get("n", 1)))
        parts = [self.more(effect, n) if more else self.amount(effect, n)]
        if "per" in effect:
            parts.append(self.per(effect["per"]))
        if self.often:
            parts.append(self.often)
        limits = effect.get("if", {})
        if isinstance(limits, Mapping):  # else it is a condition that stands before all
            parts += [self.having(measure, low, high) for measure, (low, high) in limits.items()]
        return " ".join(parts)

    def _by_steps(self, effect: Row) -> str:
        """An amount that grows by steps: 1 card with 2–3 tags, 2 with 4–5, 3 with 6 or more."""
        steps: Sequence[tuple[int, int]] = effect["steps"]
        told: list[str] = []
        for (least, n), end in zip(steps, ends(steps), strict=True):
            if not told:
                told.append(f"{self.amount(effect, abs(n))} {self.having(effect['by'], least, end)}")
            else:
                told.append(f"{abs(n)} {self.say('with', count=self.span(least, end))}")
        return ", ".join(told)


def ends(steps: Sequence[tuple[int, object]]) -> list[int]:
    """Up to where each step of a table reaches."""
    return [least - 1 for least, _ in steps[1:]] + [MANY]
