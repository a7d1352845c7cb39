"""Effects of Daybreak's cards in words: deeds of their own, and what stands while a card lies there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from keeling.games.daybreak.model.vocabulary import VOCABULARY
from keeling.games.daybreak.model.words import RESILIENCES
from keeling.games.daybreak.telling.words import Words
from keeling.locale.effect_amounts import Row, ends
from keeling.locale.effect_deeds import DO


class Telling(Words):
    """One card of Daybreak as it is told in a language."""

    def is_deed(self, effect: Row) -> bool:
        return effect["do"] not in VOCABULARY.lasting

    def is_left_open(self, effect: Row) -> bool:
        return super().is_left_open(effect) and effect["do"] not in ("give", "move")  # of these up to so much is given

    def frame(self, place: int, effect: Row) -> tuple[object, ...]:
        if self.is_deed(effect):
            return ("deed", effect.get("who", "self"))
        return ("boost",) if effect["do"] == "boost" else (place,)

    def verb(self, effect: Row) -> str:
        return "" if "keep" in effect else super().verb(effect)

    def whom(self, effect: Row) -> tuple[str, str]:
        return super().whom(effect) if self.is_deed(effect) else (DO, "")  # their texts ask whose they are

    def ways(self, effect: Row) -> list[str]:
        return [*effect.get("among", {}), effect.get("resist", ""), *super().ways(effect)]

    def gap(self, name: str, effect: Row) -> int | str:
        if name in _FILLED:
            return _FILLED[name](self, effect)
        return effect[name] if name == "keep" else super().gap(name, effect)

    def told(self, effect: Row, mood: str = DO, who: str = "") -> str:
        phrase = super().told(effect, mood, who)
        return self.say("agreed", effect=phrase) if effect.get("consent") else phrase

    def changes(self, effects: Sequence[Row], mood: str, who: str) -> str:
        if effects[0]["do"] != "boost":
            return super().changes(effects, mood, who)
        things = self.both([self.say(f"boost.{effect['of']}") for effect in effects])
        return self.say("boost", tag=self.tag(effects[0]["tag"]), amount=effects[0].get("n", 1), things=things)

    def for_turns(self, phrase: str, effect: Row, way: str) -> str:
        return phrase  # in the middle of its text


def _things(telling: Telling, effect: Row) -> str:
    """What is brought, given or moved."""
    if effect["do"] not in ("give", "move"):
        return telling.things(effect)
    of = effect["of"]
    row = {"do": "draw"} if of == "cards" else {"do": "resilience", "of": of} if of in RESILIENCES else {"do": of}
    things = telling.amount(row, effect.get("n", 1))
    return telling.say("up-to", things=things) if effect.get("may") else things


def _whose(telling: Telling, effect: Row) -> str:
    return "" if effect["who"] == "group" else telling.named(effect)


def _time(telling: Telling, effect: Row) -> str:
    """In each round, or in the next ones."""
    rounds = effect.get("last", 0)
    return telling.say(("time.each", "time.next")[rounds] if rounds < 2 else "time.nexts", amount=rounds)


def _table(telling: Telling, effect: Row) -> str:
    """What each sum of a roll brings."""
    table: Sequence[tuple[int, str]] = effect["table"]
    spans = [telling.span(least, end) for (least, _), end in zip(table, ends(table), strict=True)]
    outcomes = [telling.deeds(telling.outcomes[key]["do"]) for _, key in table]
    return "; ".join(f"{span}: {outcome}" for span, outcome in zip(spans, outcomes, strict=True))


def _plus(telling: Telling, effect: Row) -> str:
    return telling.say("per.spent") if effect["plus"] == "spent" else telling.per(effect["plus"])


_AMOUNTS: Final = ("least", "most", "each", "cards")  # what is told as an amount, if it is there
# What stands in the gaps of texts.
_FILLED: Final[dict[str, Callable[[Telling, Row], int | str]]] = {
    "amount": lambda telling, row: next((row[name] for name in _AMOUNTS if name in row), abs(row.get("n", 1))),
    "tag": lambda telling, row: telling.tag(row["of"]),
    "things": _things,
    "tags": lambda telling, effect: telling.tags(effect.get("tags") or effect["among"]["tags"]),
    "kinds": lambda telling, effect: telling.either(
        [telling.say(f"kind.{kind}") for kind in effect["among"]["reduces"]]
    ),
    "who": _whose,
    "time": _time,
    "plus": _plus,
    "table": _table,
}
