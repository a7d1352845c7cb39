"""What the component sheet of Daybreak must hold."""

from __future__ import annotations

from typing import Final

from keeling.core.schema import Int, Items, Kind, Section, Word, fault, shown
from keeling.games.daybreak.model.vocabulary import CO2_OF, PER, VERBS
from keeling.games.daybreak.model.words import (
    ANY,
    BANS,
    COUNTERS,
    EMISSIONS,
    KINDS,
    LEVELS,
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

    def check(self, key: str, value: object) -> None:
        if not isinstance(value, bool):
            raise fault("type", key, {"want": "word", "got": shown(repr(value))})


class Either:
    """One of two kinds: a number, or else one of some words or a list."""

    def __init__(self, number: Kind, other: Kind, numeric: type = int) -> None:
        self.number, self.other, self.numeric = number, other, numeric

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
_effects = Items(EFFECT, 1, 6)
_needs = Section(dict.fromkeys(TAGS, Either(Int(1, 9), Word("player"))), some=True)
_help = Section(
    {"tags": _tags, "cards": Int(1, 9), "each": Int(1, 9), "then": Word("cancel")},
    some=True,
)


def _cards(deck: str, keys: dict[str, Kind], solo: tuple[str, ...] = ()) -> Items:
    """A deck: so many rows, numbered from 1; in solo some fields may be otherwise."""
    size = SIZES[deck]
    common: dict[str, Kind] = {"no": Int(1, size), "key": Word(), "do": _effects, "not_solo": Flag()}
    alone: dict[str, Kind] = {name: keys[name] for name in solo} | {"do": _effects}
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
_power = Section(
    {
        "demand": Int(0, 60),
        "dirty": Int(0, 60),
        "clean": Int(0, 60),
        "emission": Section(dict.fromkeys(EMISSIONS, Int(0, 30))),
        "resilience": Section(dict.fromkeys(RESILIENCES, Int(0, 30))),
        "community": Int(0, 11),
        "growth": Int(0, 20),
    }
)
_track = Section(
    {"length": Int(1, 20), "start": Int(0, 19), "tips": Items(Int(1, 20), 1, 20), "do": _effects},
)


def _setups() -> dict[str, Kind]:
    """Every level at every number of players that has it (D-11)."""
    named: dict[str, Kind] = {}
    for seats, levels in ((4, LEVELS[:1]), (3, [*LEVELS[:3], LEVELS[5]]), (2, LEVELS), (1, LEVELS[:1])):
        names = ["solo"] if seats == 1 else POWERS[:4]
        kind = Section({"powers": Items(Word(*names), seats, seats), "tree": Int(0, 99), "ocean": Int(0, 99)})
        named |= {f"{level}-{seats}": kind for level in levels}
    return named


SCHEMA: Final = Section(
    {
        "game": Word("daybreak"),
        "powers": Section(dict.fromkeys(POWERS, _power)),
        "thermometer": Section(
            {"co2": Int(1, 50), "lose": Int(1, 40), "start": Int(0, 40), "crises": Items(Int(0, 12), 1, 40)}
        ),
        "planet": Section(dict.fromkeys(PLANET, _track)),
        "dice": Section(
            {"planetary": Items(Word(*PLANET), 1, 20), "geoengineering": Items(Int(1, 20), 2, 20)},
        ),
        "setups": Section(_setups()),
        "round": Section(
            {
                "rounds": Int(1, 12),
                "draw": Int(0, 12),
                "fewer": Items(Int(1, 999), 0, 6),
                "lose": Int(1, 999),
                "projects": Int(0, 9),
                "places": Int(1, 9),
                "stacks": Int(5, 5),
            }
        ),
        "local": _cards("local", _local, tuple(_local)),
        "starting": _cards("starting", {**_local, "power": Word(*POWERS)}, tuple(_local)),
        "outcome": Items(Section({"no": Int(1, 99), "key": Word(), "do": _effects}), 0, 99),
        "crisis": _cards("crisis", _crisis, tuple(_crisis)),
        "global": _cards("global", _project, tuple(_project)),
        "challenge": _cards("challenge", {"kind": Word(*KINDS), "for": Word("group", "one")}),
    }
)
