"""The effect language of Daybreak's cards: rows of the sheet become numbers that the rules read.

An effect is `{ do = verb, of = kind, n = amount, per = tag | band | player, by = tag, steps = [[from, n]], if = { tag =
[low, high] }, may = true, who = … }`; verbs that say more have words of their own.
"""

from __future__ import annotations

from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.daybreak.model.words import (
    ANY,
    BANS,
    CLEAN,
    COMMUNITY,
    COUNTERS,
    EMISSION,
    EMISSIONS,
    MODS,
    PLANET,
    RESILIENCE,
    RESILIENCES,
    SINKS,
    TAGS,
)

# What an effect does. A number of a player's board, of any kind (asked), of the planet; the rest is its own verb.
BOARD, ANY_EMISSION, ANY_RESILIENCE, SINK, CO2, BAND, DRAW, LOSE, GIVE, MOVE, MORE_CRISES, PROJECT_GOES = range(12)
ROLL, CANCEL, IGNORE, SOFTEN, MOD, BAN, BOOST, ALLOW, START, WIN = range(12, 22)
_VERBS: Final = {
    "co2": CO2, "band": BAND, "draw": DRAW, "lose": LOSE, "give": GIVE, "move": MOVE, "crisis": MORE_CRISES,
    "project": PROJECT_GOES, "roll": ROLL, "cancel": CANCEL, "ignore": IGNORE, "soften": SOFTEN, "mod": MOD, "ban": BAN,
    "boost": BOOST, "allow": ALLOW, "start": START, "win": WIN,
}  # fmt: skip
VERBS: Final = [*COUNTERS, "emission", "resilience", *SINKS, *_VERBS]

OWN, CURRENT, THERMOMETER = range(3)
CO2_OF: Final = ["own", "current", "thermometer"]
PER_BAND, PER_PLAYER = 12, 13  # after the tags
PER: Final = [*TAGS, "band", "player"]
SELF, OTHER, WHO_ANY, ALL, GROUP, MOST, LOWEST = range(7)
WHO: Final = ["self", "other", "any", "all", "group"]
SPENT: Final = -2  # a roll's plus: as many as were spent
ALL_CARDS: Final = -1  # among all: as a mask of cards it has every bit
FOREVER: Final = 0


def mask_of(tags: list[str]) -> int:
    """Tags as bits."""
    mask = 0
    for tag in tags:
        mask |= 1 << TAGS.index(tag)
    return mask


class Whom:
    """Whom something is about: a word of WHO, or the one who has most or least of something."""

    __slots__ = ("at", "tag", "who")

    def __init__(self, words: str) -> None:
        first, _, rest = words.partition(" ")
        self.who: int = {"most": MOST, "lowest": LOWEST}.get(first, -1)
        self.at: int = -1  # a number of the board
        self.tag: int = -1  # or a tag in all stacks
        if self.who < 0:
            self.who = WHO.index("self" if words == "one" else words)
        elif rest in RESILIENCES and self.who == LOWEST:
            self.at = RESILIENCE + RESILIENCES.index(rest)
        elif rest in COUNTERS:
            self.at = COUNTERS[rest]
        else:
            self.tag = TAGS.index(rest)


class Effect:
    """One effect of a card."""

    __slots__ = (
        "among", "at", "back", "by", "common", "consent", "do", "factor", "gates", "good", "keep", "kinds", "last",
        "least", "may", "mod", "most", "n", "of", "per", "plus", "resist", "results", "row", "steps", "table", "tag",
        "tags", "takes", "whom",
    )  # fmt: skip

    def __init__(self, row: Sheet) -> None:
        word: str = row["do"]
        of = row.get("of", "")
        self.row: Sheet = row
        self.n: int = row.get("n", 1)
        self.per: int = PER.index(row["per"]) if "per" in row else -1
        self.by: int = TAGS.index(row["by"]) if "by" in row else -1
        self.steps: list[tuple[int, int]] = [(least, n) for least, n in row.get("steps", [])]
        self.gates: list[tuple[int, int, int]] = [
            (TAGS.index(tag), low, high) for tag, (low, high) in row.get("if", {}).items()
        ]
        self.may: bool = row.get("may", False)
        self.whom: Whom = Whom(row.get("who", "self"))
        self.at: int = -1  # which number of the board or the planet
        self.of: int = -1
        self.do: int = self._verb(word, of if isinstance(of, str) else "")  # what cancels names several results
        rises = self.do in (SINK, ANY_RESILIENCE) or self.at == CLEAN or RESILIENCE <= self.at < COMMUNITY
        self.good: int = 1 if rises else -1  # whether more of it is a gain, or less
        self.keep: int = 0 if row.get("keep", "all") == "all" else row["keep"]  # 0: all of them
        self.among: int = ALL_CARDS  # figures.py knows which cards fit
        self.consent: bool = row.get("consent", False)
        self.takes: bool = "from" in row
        self.back: bool = row.get("for") == "round"  # bands that come back (D-46)
        self.plus: int = SPENT if row.get("plus") == "spent" else TAGS.index(row["plus"]) if "plus" in row else -1
        self.table: list[tuple[int, int]] = []  # from which sum, which outcome: figures.py knows their places
        self.results: int = 0
        if self.do == CANCEL:
            for result in of:
                self.results |= 1 << PLANET.index(result)
        self.resist: int = RESILIENCES.index(row["resist"]) if "resist" in row else -1
        self.mod: int = MODS.index(of) if self.do == MOD else BANS.index(of) if self.do == BAN else -1
        self.last: int = row.get("last", FOREVER)
        self.tags: int = mask_of(row.get("tags", []))
        self.tag: int = TAGS.index(row["tag"]) if "tag" in row else -1
        self.factor: int = self.n if self.do == BOOST else 1
        self.kinds: list[str] = row.get("kinds", [])
        self.least: int = row.get("least", -1)
        self.most: int = row.get("most", -1)
        # what it changes belongs to all: several boosts, bans and so on of one kind do not add up (D-56a)
        self.common: bool = self.do in (SINK, BAND, MORE_CRISES, PROJECT_GOES) or (self.do == CO2 and self.of != OWN)

    def _verb(self, word: str, of: str) -> int:
        if word in COUNTERS:
            self.at = COUNTERS[word]
            return BOARD
        if word in ("emission", "resilience"):
            first, kinds = (EMISSION, EMISSIONS) if word == "emission" else (RESILIENCE, RESILIENCES)
            if of == ANY:
                return ANY_EMISSION if word == "emission" else ANY_RESILIENCE
            self.at = first + kinds.index(of)
            return BOARD
        if word in SINKS:
            self.at = SINKS.index(word)
            return SINK
        if word == "co2":
            self.of = CO2_OF.index(of)
        elif word == "move":
            self.at = COUNTERS[of] if of in COUNTERS else RESILIENCE + RESILIENCES.index(of)
        elif word == "boost":
            self.of = CLEAN_GAIN if of == "clean" else 1 + SINKS.index(of)
        return _VERBS[word]

    def plain(self, tags: list[int]) -> bool:
        """Whether it does something for its own player whatever else lies there, by its own card's tags."""
        if self.whom.who != SELF or self.gates or self.may or self.by >= 0:
            return False
        return self.do in (BOARD, SINK, ANY_RESILIENCE, DRAW) and (self.per < 0 or self.per in tags)

    def removes(self) -> int:
        """The kinds of emissions it can remove, as bits (D-39a)."""
        if self.n >= 0 and not (self.steps and self.steps[0][1] < 0):
            return 0
        if self.do == ANY_EMISSION:
            return 63
        return 1 << (self.at - EMISSION) if self.do == BOARD and EMISSION <= self.at < RESILIENCE else 0


CLEAN_GAIN: Final = 0  # what boosts multiply: clean energy, trees, oceans, DAC
GAINS: Final = ["clean", *SINKS]
