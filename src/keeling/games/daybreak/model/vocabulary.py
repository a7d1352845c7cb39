"""What the cards of Daybreak can say: rows of the sheet become numbers that the rules read.

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
from keeling.kit import effects as kit
from keeling.kit.effects import Term, Vocabulary

GAINS: Final = ["clean", *SINKS]  # what boosts multiply
CO2_OF: Final = ["own", "current", "thermometer"]
OWN, CURRENT, THERMOMETER = range(3)

_AMOUNT: Final = ("n", "per", "by", "steps", "if", "may", "who")
_STARTS: Final = [*COUNTERS, *SINKS, *PLANET, "emission", "resilience", "band"]
_WINS: Final = [*COUNTERS, *SINKS, "resilience", "band", "project", "drawdown"]


def _term(word: str, says: tuple[str, ...], about: list[str] | None = None, must: tuple[str, ...] = ()) -> Term:
    return Term(word, about, says=says, must=must)


_INSTANT: Final[list[Term]] = [
    *[_term(word, _AMOUNT) for word in [*COUNTERS, *SINKS]],
    _term("emission", _AMOUNT, [*EMISSIONS, ANY]),
    _term("resilience", _AMOUNT, [*RESILIENCES, ANY]),
    _term("co2", _AMOUNT, CO2_OF),
    _term("band", (*_AMOUNT, "for")),
    _term("draw", (*_AMOUNT, "keep", "among")),
    _term("lose", ("n", "among")),
    _term("give", ("n", "to"), ["cards"]),
    _term("move", ("n", "to", "from", "consent", "may"), [*COUNTERS, *RESILIENCES]),
    _term("crisis", ("n", "per")),
    _term("project", ("n",)),
    _term("roll", ("plus", "table"), must=("plus", "table")),
    Term("cancel", PLANET, says=(), must=(), many=True),
    _term("ignore", ("resist", "who"), must=("resist",)),
    _term("soften", ("n",)),
    _term("start", ("n", "kinds", "per"), _STARTS),
]
_LASTING: Final[list[Term]] = [
    _term("mod", ("n", "last"), MODS),
    _term("ban", ("tags",), BANS),
    _term("boost", ("tag", "n"), GAINS, must=("tag",)),
    _term("allow", ("tags",), ["hand-over"], must=("tags",)),
    _term("win", ("least", "most", "per"), _WINS),
]
# What is counted: tags in the stack of a card, what all share, and what only says who has the most or least of it.
PER: Final = [*TAGS, "band", "player"]
PER_BAND, PER_PLAYER, PER_COMMUNITY, PER_RESILIENCE = range(12, 16)
_LOWEST: Final = [f"lowest {kind}" for kind in RESILIENCES]
VOCABULARY: Final = Vocabulary(
    _INSTANT,
    _LASTING,
    [*PER, "community", *_LOWEST],
    {"most community": ("community", True)}
    | {who: (who, False) for who in _LOWEST}
    | {f"most {tag}": (tag, True) for tag in TAGS},
    ["self", "other", "all", "any", "group", "one"],
)
SELF, OTHER, ALL, WHO_ANY, GROUP, ONE = range(6)

# What an effect does. A number of a player's board, of any kind (asked), of the planet; the rest is its own verb.
BOARD, ANY_EMISSION, ANY_RESILIENCE, SINK, CO2, BAND, DRAW, LOSE, GIVE, MOVE, MORE_CRISES, PROJECT_GOES = range(12)
ROLL, CANCEL, IGNORE, SOFTEN, MOD, BAN, BOOST, ALLOW, START, WIN = range(12, 22)
_VERBS: Final = {
    "co2": CO2, "band": BAND, "draw": DRAW, "lose": LOSE, "give": GIVE, "move": MOVE, "crisis": MORE_CRISES,
    "project": PROJECT_GOES, "roll": ROLL, "cancel": CANCEL, "ignore": IGNORE, "soften": SOFTEN, "mod": MOD, "ban": BAN,
    "boost": BOOST, "allow": ALLOW, "start": START, "win": WIN,
}  # fmt: skip
SPENT: Final = -2  # a roll's plus: as many as were spent


def mask_of(tags: list[str]) -> int:
    """Tags as bits."""
    mask = 0
    for tag in tags:
        mask |= 1 << TAGS.index(tag)
    return mask


class Effect(kit.Effect):
    """One effect of a card; `of` is a place in the list that its verb has of what it is about."""

    __slots__ = (
        "among", "at", "back", "consent", "good", "keep", "kinds", "least", "most", "plus", "resist",
        "results", "table", "tag", "tags", "takes",
    )  # fmt: skip

    def __init__(self, row: Sheet) -> None:
        super().__init__(row, VOCABULARY)
        word: str = row["do"]
        self.at: int = -1  # which number of the board or the planet
        of = row.get("of", "")
        self.do = self._verb(word, of if isinstance(of, str) else "")
        rises = self.do in (SINK, ANY_RESILIENCE) or self.at == CLEAN or RESILIENCE <= self.at < COMMUNITY
        self.good: int = 1 if rises else -1  # whether more of it is a gain, or less
        self.keep: int = 0 if row.get("keep", "all") == "all" else row["keep"]  # 0: all of them
        self.among: int = -1  # figures.py knows which cards fit
        self.consent: bool = row.get("consent", False)
        self.takes: bool = "from" in row
        self.back: bool = row.get("for") == "round"  # bands that come back (D-46)
        self.plus: int = SPENT if row.get("plus") == "spent" else TAGS.index(row["plus"]) if "plus" in row else -1
        self.table: list[tuple[int, int]] = []  # from which sum, which outcome: figures.py knows their places
        self.results: int = 0  # of the planetary die, as bits
        if self.do == CANCEL:
            for result in row["of"]:
                self.results |= 1 << PLANET.index(result)
        self.resist: int = RESILIENCES.index(row["resist"]) if "resist" in row else -1
        self.tags: int = mask_of(row.get("tags", []))
        self.tag: int = TAGS.index(row["tag"]) if "tag" in row else -1
        self.kinds: list[str] = row.get("kinds", [])
        self.least: int = row.get("least", -1)
        self.most: int = row.get("most", -1)

    def _verb(self, word: str, of: str) -> int:
        if word in COUNTERS:
            self.at = COUNTERS[word]
            return BOARD
        if word in ("emission", "resilience"):
            if of == ANY:
                return ANY_EMISSION if word == "emission" else ANY_RESILIENCE
            self.at = (EMISSION if word == "emission" else RESILIENCE) + self.of
            return BOARD
        if word in SINKS:
            self.at = SINKS.index(word)
            return SINK
        if word == "move":
            self.at = COUNTERS[of] if of in COUNTERS else RESILIENCE + RESILIENCES.index(of)
        return _VERBS[word]

    def plain(self, tags: list[int]) -> bool:
        """Whether it does something for its own player whatever else lies there, by its own card's tags."""
        if self.who != SELF or self.gates or self.may or self.by >= 0:
            return False
        return self.do in (BOARD, SINK, ANY_RESILIENCE, DRAW) and (self.per < 0 or self.per in tags)

    def removes(self) -> int:
        """The kinds of emissions it can remove, as bits (D-39a)."""
        if self.n >= 0 and not (self.steps and self.steps[0][1] < 0):
            return 0
        if self.do == ANY_EMISSION:
            return 63
        return 1 << (self.at - EMISSION) if self.do == BOARD and EMISSION <= self.at < RESILIENCE else 0
