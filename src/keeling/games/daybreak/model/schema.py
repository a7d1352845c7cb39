"""What the cards on a component sheet of Daybreak may hold."""

from __future__ import annotations

from typing import Final

from keeling.core.schema import Int, Items, Kind, Section, Sheet, Word, fault, glance
from keeling.games.daybreak.model.vocabulary import CO2_OF, PER, VERBS
from keeling.games.daybreak.model.words import (
    ANY,
    BANS,
    COUNTERS,
    EMISSIONS,
    KINDS,
    MODS,
    PLANET,
    POWERS,
    RESILIENCES,
    SINKS,
    TAGS,
    WHEN,
)

SIZES: Final = {"local": 133, "starting": 25, "crisis": 48, "global": 24, "challenge": 42}  # as in the box (D-5)
_MOST: Final = 20


class Flag:
    """True or false."""

    allowed: Final = "true, false"

    def check(self, key: str, value: object) -> None:
        if not isinstance(value, bool):
            raise fault("type", key, {"want": "word", "got": glance(value)})


class Either:
    """One of two kinds: a number, or else one of some words or a list."""

    def __init__(self, number: Kind, other: Kind, numeric: type = int) -> None:
        self.number, self.other, self.numeric = number, other, numeric
        self.allowed = f"{number.allowed}, {other.allowed}"

    def check(self, key: str, value: object) -> None:
        (self.number if isinstance(value, self.numeric) else self.other).check(key, value)


_tags = Items(Word(*TAGS), 1, 3)  # one to three, all different (D-3)
_span = Items(Int(0, 99), 2, 2)
_step = Items(Int(-_MOST, _MOST), 2, 2)
_result = Items(Either(Int(1, _MOST), Word()), 2, 2)
_things = [*COUNTERS, *SINKS, *PLANET, "emission", "resilience", "band", "project", "drawdown"]
_of = Word(ANY, "cards", *CO2_OF, *EMISSIONS, *RESILIENCES, *MODS, *BANS, "hand-over", *_things)
_who = Word(
    "self", "other", "any", "all", "group", "one", "most community",
    *[f"lowest {kind}" for kind in RESILIENCES], *[f"most {tag}" for tag in TAGS],
)  # fmt: skip
EFFECT: Final = Section(
    {
        "do": Word(*VERBS),
        "of": Either(Items(Word(*PLANET), 1, 6), _of, list),
        "n": Int(-_MOST, _MOST),
        "per": Word(*PER),
        "by": Word(*TAGS),
        "steps": Items(_step, 1, 6),
        "if": Section(dict.fromkeys(TAGS, _span), some=True),
        "may": Flag(),
        "who": _who,
        "keep": Either(Int(1, 9), Word("all")),
        "among": Section({"tags": _tags, "reduces": Items(Word(*EMISSIONS), 1, 6)}, some=True),
        "to": Word("other"),
        "from": Word("other"),
        "consent": Flag(),
        "for": Word("round"),
        "plus": Word("spent", *TAGS),
        "table": Items(_result, 1, 9),
        "resist": Word(*RESILIENCES),
        "last": Int(1, 6),
        "tags": _tags,
        "tag": Word(*TAGS),
        "kinds": Items(Word(*EMISSIONS, *RESILIENCES), 1, 6),
        "least": Int(0, 99),
        "most": Int(0, 99),
    },
    some=True,
)
EFFECTS: Final = Items(EFFECT, 1, 6)
_needs = Section(dict.fromkeys(TAGS, Either(Int(1, 9), Word("player"))), some=True)
_help = Section(
    {"tags": _tags, "cards": Int(1, 9), "each": Int(1, 9), "then": Word("cancel")},
    some=True,
)


def _cards(deck: str, keys: dict[str, Kind], solo: tuple[str, ...] = ()) -> Items[Sheet]:
    """A deck: so many rows, numbered from 1; in solo some fields may be otherwise."""
    size = SIZES[deck]
    common: dict[str, Kind] = {"no": Int(1, size), "key": Word(), "do": EFFECTS, "not_solo": Flag()}
    alone: dict[str, Kind] = {name: keys[name] for name in solo} | {"do": EFFECTS}
    return Items(Section({**common, **keys, "solo": Section(alone, some=True)}, some=True), size, size)


_local: dict[str, Kind] = {
    "tags": _tags,
    "when": Word(*WHEN[:3]),
    "need": Section(dict.fromkeys(TAGS, Int(1, 9)), some=True),
    "pay": Int(1, 9),
    "limit": Word("round", *TAGS),
}
_project: dict[str, Kind] = {
    "need": Either(Items(_needs, 4, 4), _needs, list),
    "collect": Section({"tags": _tags, "most": Int(1, 99), "distinct": Flag()}, some=True),
    "when": Word(*WHEN[:4]),
    "limit": Word("round"),
    "spend": Either(Int(1, 9), Word("any")),
}
_crisis: dict[str, Kind] = {
    "who": _who,
    "times": Either(Int(1, 9), Word("band", "community")),
    "each": Int(1, 9),
    "resist": Word(*RESILIENCES),
    "tuck": _help,
    "lasting": Flag(),
    "until": _help,
}
CARDS: Final[dict[str, Items[Sheet]]] = {
    "local": _cards("local", _local, tuple(_local)),
    "starting": _cards("starting", {**_local, "power": Word(*POWERS)}, tuple(_local)),
    "outcome": Items(Section({"no": Int(1, 99), "key": Word(), "do": EFFECTS}), 0, 99),
    "crisis": _cards("crisis", _crisis, tuple(_crisis)),
    "global": _cards("global", _project, tuple(_project)),
    "challenge": _cards("challenge", {"kind": Word(*KINDS), "for": Word("group", "one")}),
}
