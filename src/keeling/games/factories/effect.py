"""Effects of cards as numbers: what, how much, for whom, when and for how long."""

from __future__ import annotations

from typing import Any, Final

from keeling.games.factories.words import (
    BUY,
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

    __slots__ = ("halves", "key", "no", "priced")

    def __init__(self, row: dict[str, Any]) -> None:
        self.no: int = row["no"]
        self.key: str = row["key"]
        self.halves: list[list[Effect]] = [[Effect(effect) for effect in row["effects"]]]
        if "or" in row:
            self.halves.append([Effect(effect) for effect in row["or"]])
        self.priced: bool = any(effect.is_price() for half in self.halves for effect in half)
