"""Effects of Daybreak's cards in words: each is a phrase in the mood of whoever carries it out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from keeling.games.daybreak.voice import VOICE

Row = Mapping[str, Any]
Lang = str | None
DO, DOES, ALL = "do", "does", "all"  # said to whoever acts, of somebody named, to all together
_MANY: Final = 99  # the upper end of a range that has none

_VERBS: Final = {  # what is said of an amount, and of one below 0
    "clean": ("gain", "lose"),
    "dirty": ("add", "remove"),
    "demand": ("raise", "lower"),
    "emission": ("add", "remove"),
    "resilience": ("gain", "lose"),
    "community": ("add", "remove"),
    "tree": ("add", "remove"),
    "ocean": ("add", "remove"),
    "dac": ("add", "remove"),
    "band": ("add", "remove"),
    "draw": ("draw", "draw"),
    "lose": ("lose", "lose"),
    "crisis": ("add", "add"),
}


class Telling:
    """One card as it is told in a language: that tags are counted in the stack is said once."""

    def __init__(self, outcomes: Mapping[str, Row], lang: Lang) -> None:
        self.outcomes = outcomes
        self.lang = lang
        self._stack_named = False

    def say(self, key: str, /, **values: int | str) -> str:
        """A text of this game's cards."""
        return VOICE.text(f"effect.{key}", self.lang, **values)

    # -- lists --
    def both(self, phrases: Sequence[str]) -> str:
        """All of them: a, b and c."""
        return self._listed(phrases, "and")

    def tags(self, tags: Sequence[str]) -> str:
        """One of several tags: a, b or c."""
        names = [self.say(f"tag.{tag}") for tag in tags]
        *others, last = names
        listed = ""
        for name in others:
            listed = self.say("tags.comma", first=listed, last=name) if listed else name
        return self.say("tags.or", first=listed, last=last) if listed else last

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
        if high >= _MANY:
            return self.say("at-least" if only else "or-more", amount=low)
        return str(low) if low == high else f"{low}–{high}"

    def with_tags(self, tag: str, low: int, high: int, only: bool = False) -> str:
        """With so many tags in the stack."""
        name = self.say(f"tag.{tag}")
        if low == 1 and high >= _MANY:
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
        things = self.say(f"amount.{ {'draw': 'card', 'lose': 'lost'}.get(do, do) }", amount=n)
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
        ends = [least - 1 for least, _ in steps[1:]] + [_MANY]
        told: list[str] = []
        for (least, n), end in zip(steps, ends, strict=True):
            if not told:
                tags = self.with_tags(effect["by"], least, end, only=True)
                told.append(f"{self.amount(effect, abs(n))} {tags}")
            else:
                told.append(f"{abs(n)} {self.say('with', count=self.span(least, end))}")
        return ", ".join(told)

    # -- phrases --
    def effects(self, effects: Sequence[Row], mood: str, times: str = "") -> str:
        """What effects do, one after another, and how often; what one may leave stands last."""
        if times and len(effects) == 2:
            return self.say("list.times", effect=self.effects(effects, mood), times=times)
        asked = [effect for effect in effects if mood == DOES or not _optional(effect)]
        left = [effect for effect in effects if effect not in asked]
        if asked and left:
            first, last = (self.effects([*part], mood, times) for part in (asked, [{**e, "may": False} for e in left]))
            return self.say("list.and-may", first=first, last=last)
        phrases = [self._phrase(group, mood, times) for group in self._grouped(effects, mood)]
        *others, final = phrases
        if others and len(self._grouped(effects, mood)[-1]) > 1:
            return self.say("list.then", first=self.both(others), last=final)
        return self.both(phrases)

    def _grouped(self, effects: Sequence[Row], mood: str) -> list[list[Row]]:
        """Neighbours that share a verb, as the language has it, are told as one."""
        spoken = [(self._spoken(effect, mood), effect) for effect in effects]
        groups: list[list[Row]] = []
        for at, (verb, effect) in enumerate(spoken):
            if at and verb and verb == spoken[at - 1][0]:
                groups[-1].append(effect)
            else:
                groups.append([effect])
        return groups

    def _spoken(self, effect: Row, mood: str) -> str:
        """The verb of an effect in words, without what it is about; none if it has a phrase of its own."""
        verb = self._verb(effect)
        return self.say(f"may.{verb}" if _optional(effect) and mood == DOES else f"{mood}.{verb}") if verb else ""

    def _phrase(self, group: Sequence[Row], mood: str, times: str) -> str:
        verb = self._verb(group[0])
        if not verb:
            return self._own_phrase(group[0], mood, times)
        things = [self.things(row, times, bool(at) and _alike(row, group[at - 1])) for at, row in enumerate(group)]
        key = f"may.{verb}" if _optional(group[0]) and mood == DOES else f"{mood}.{verb}"
        return self.say(key, things=self.both(things))

    def of(self, who: str, effects: Sequence[Row], times: str = "") -> str:
        """What somebody does: a whole sentence."""
        return f"{who} {self.effects(effects, DOES, times)}"

    def _verb(self, effect: Row) -> str:
        """The verb that takes an amount of something; none if the effect has a phrase of its own."""
        do = effect["do"]
        if do not in _VERBS or "keep" in effect:
            return ""
        n = effect["steps"][0][1] if "steps" in effect else effect.get("n", 1)
        return _VERBS[do][n < 0]

    def _own_phrase(self, effect: Row, mood: str, times: str) -> str:
        do = str(effect["do"])
        if do == "draw":
            return self._filtered(effect, mood)
        if do == "co2":
            place = "off" if effect["of"] == "thermometer" and effect.get("n", 1) < 0 else effect["of"]
            return self.say(f"{mood}.co2.{place}", things=self.things(effect, times))
        if do == "give":
            return self.say("do.give", things=self.say("amount.card", amount=effect.get("n", 1)))
        if do == "move":
            return self._moved(effect)
        if do == "roll":
            return self._roll(effect)
        if do == "project":
            return self.say("all.project", amount=abs(effect.get("n", 1)))
        if do == "ignore":
            return self.say(f"ignore.{effect['resist']}")
        return self.say(f"do.{do}", amount=effect.get("n", 1))  # cancel, soften

    def _filtered(self, effect: Row, mood: str) -> str:
        """Cards of which only some are kept."""
        things = self.things(effect)
        among = effect.get("among", {})
        if "tags" in among:
            return self.say(f"{mood}.draw.among", things=things, tags=self.tags(among["tags"]))
        if "reduces" in among:
            kinds = self.either([self.say(f"kind.{kind}") for kind in among["reduces"]])
            return self.say(f"{mood}.draw.reduces", things=things, kinds=kinds)
        return self.say(f"{mood}.draw.keep", things=things, keep=effect["keep"])

    def _moved(self, effect: Row) -> str:
        kind = effect["of"]
        counted = {"do": "resilience", "of": kind} if kind in ("social", "ecological", "infrastructure") else {"do": kind}
        things = self.amount(counted, effect.get("n", 1))
        if effect.get("may"):
            things = self.say("up-to", things=things)
        phrase = self.say("do.move.from" if "from" in effect else "do.move.to", things=things)
        return self.say("agreed", effect=phrase) if effect.get("consent") else phrase

    def _roll(self, effect: Row) -> str:
        """A roll of the geoengineering die, with what each sum brings."""
        plus = self.say("per.spent") if effect["plus"] == "spent" else self.per(effect["plus"])
        table: Sequence[tuple[int, str]] = effect["table"]
        ends = [least - 1 for least, _ in table[1:]] + [_MANY]
        rows = [
            f"{self.span(least, end)}: {self.effects(self.outcomes[key]['do'], DO)}"
            for (least, key), end in zip(table, ends, strict=True)
        ]
        return self.say("do.roll", plus=plus, table="; ".join(rows))


def _alike(effect: Row, before: Row) -> bool:
    """Whether two effects give more of the same."""
    return (effect["do"], effect.get("of")) == (before.get("do"), before.get("of")) and "by" not in effect


def _optional(effect: Row) -> bool:
    """Whether one may leave it; of what is given away, up to so much is."""
    return bool(effect.get("may")) and effect["do"] not in ("give", "move")
