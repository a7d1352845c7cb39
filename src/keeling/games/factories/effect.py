"""Effects of cards as numbers: what, how much, for whom, when and for how long."""

from __future__ import annotations

from typing import Any, Final

from keeling.games.factories.words import (
    BUY,
    CPC,
    DISCARD,
    ENERGY,
    FACTORIES,
    INSTANT,
    MEASURES,
    PLACES,
    PLAIN,
    POLLUTION,
    RESOURCES,
    SELL,
    SP,
    WHO,
    YIELD,
    YIELDS,
)

_BASE: Final[dict[str, int]] = {"energy": ENERGY, "pollution": POLLUTION, "buy": BUY, "sell": SELL, "yield": YIELD}
NEVER: Final = 999
SELF, ALL, TABLE = WHO.index("self"), WHO.index("all"), WHO.index("table")


class Effect:
    """One effect of a card."""

    __slots__ = ("do", "last", "least", "mods", "most", "n", "of", "own", "per", "row", "when", "who")

    def __init__(self, row: dict[str, Any]) -> None:
        word: str = row["do"]
        self.row: dict[str, Any] = row  # as the sheet has it, for whoever tells of it
        self.do: int = INSTANT.index(word) if word in INSTANT else -1  # -1: lasting
        self.n: int = row["n"]
        self.of: int = RESOURCES.index(row["of"]) if word == "price" and row["of"] != "all" else -1
        self.who: int = WHO.index(row.get("who", "self"))
        self.when: int = MEASURES.index(row["if"]) if "if" in row else -1
        self.least: int = row.get("least", 0)
        self.most: int = row.get("most", NEVER)
        self.per: int = MEASURES.index(row["per"]) if "per" in row else -1
        self.last: int = row.get("last", 0)
        self.own: int = _BASE[word] if row.get("of") == "own" else -1  # the kind is known once it is mounted
        self.mods: list[int] = _mods(word, row.get("of", "")) if self.do < 0 else []

    def is_price(self) -> bool:
        """Whether it takes something that must be there in full (F-24)."""
        return self.do == DISCARD or (0 <= self.do <= SP and self.n < 0)


def _mods(word: str, of: str) -> list[int]:
    """Where a lasting effect counts in the row of numbers of its owner."""
    if word in PLAIN:
        return [PLACES + PLAIN.index(word)]
    if of == "own":
        return []
    names = YIELDS if word == "yield" else FACTORIES if word in ("energy", "pollution") else RESOURCES
    return [_BASE[word] + place for place, name in enumerate(names) if of in (name, "all")]


class Card:
    """One card: its number, and the effects of each half of its choice, or of the whole."""

    __slots__ = ("common", "counter", "everybody", "halves", "key", "named", "no", "plain", "priced", "private")

    def __init__(self, row: dict[str, Any]) -> None:
        self.no: int = row["no"]
        self.key: str = row["key"]
        self.halves: list[list[Effect]] = [[Effect(effect) for effect in row["effects"]]]
        if "or" in row:
            self.halves.append([Effect(effect) for effect in row["or"]])
        self.priced: bool = any(effect.is_price() for half in self.halves for effect in half)
        # for each half, as bits: what acts on the table, and what players it names add to the counter
        self.common: list[int] = [_bits([effect.who == TABLE for effect in half]) for half in self.halves]
        self.counter: list[int] = [
            _bits([effect.do == CPC and effect.who != SELF for effect in half]) for half in self.halves
        ]
        # what is for everybody, as bits, and the places of what names only some
        self.everybody: list[int] = [_bits([effect.who == ALL for effect in half]) for half in self.halves]
        self.named: list[list[int]] = [
            [place for place, effect in enumerate(half) if effect.who not in (ALL, TABLE)] for half in self.halves
        ]
        # whether a half is about its owner alone, and whether it is the same for everybody at any time
        self.private: list[bool] = [all(effect.who == SELF for effect in half) for half in self.halves]
        self.plain: list[bool] = [all(effect.when < 0 and effect.per < 0 for effect in half) for half in self.halves]


def _bits(flags: list[bool]) -> int:
    return sum([1 << place for place, flag in enumerate(flags) if flag])
