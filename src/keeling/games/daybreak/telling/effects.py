"""Effects of Daybreak's cards in words: each is a phrase in the mood of whoever carries it out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from keeling.games.daybreak.model.words import RESILIENCES
from keeling.games.daybreak.telling.amounts import MANY, Amounts, Lang, Row

DO, DOES, ALL = "do", "does", "all"  # said to whoever acts, of somebody named, to all together

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


class Telling(Amounts):
    """One card as it is told in a language."""

    def __init__(self, outcomes: Mapping[str, Row], lang: Lang) -> None:
        super().__init__(lang)
        self.outcomes = outcomes

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
        of = effect["of"]
        counted = {"do": "resilience", "of": of} if of in RESILIENCES else {"do": of}
        things = self.amount(counted, effect.get("n", 1))
        if effect.get("may"):
            things = self.say("up-to", things=things)
        phrase = self.say("do.move.from" if "from" in effect else "do.move.to", things=things)
        return self.say("agreed", effect=phrase) if effect.get("consent") else phrase

    def _roll(self, effect: Row) -> str:
        """A roll of the geoengineering die, with what each sum brings."""
        plus = self.say("per.spent") if effect["plus"] == "spent" else self.per(effect["plus"])
        table: Sequence[tuple[int, str]] = effect["table"]
        ends = [least - 1 for least, _ in table[1:]] + [MANY]
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
