"""What the fields of Daybreak's cards and of their effects may hold on a sheet."""

from __future__ import annotations

from typing import Final

from keeling.core.schema import Int, Items, Kind, Section, Word, fault, glance
from keeling.games.daybreak.model.vocabulary import PER, VOCABULARY
from keeling.games.daybreak.model.words import EMISSIONS, KINDS, PLANET, POWERS, RESILIENCES, TAGS, WHEN

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
_needs = Section(dict.fromkeys(TAGS, Either(Int(1, 9), Word("player"))), some=True)
_help = Section({"tags": _tags, "cards": Int(1, 9), "each": Int(1, 9), "then": Word("cancel")}, some=True)
EFFECT: Final[dict[str, Kind]] = {
    "per": Word(*PER),
    "by": Word(*TAGS),
    "steps": Items(_step, 1, 6),
    "if": Section(dict.fromkeys(TAGS, _span), some=True),
    "may": Flag(),
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
}
LOCAL: Final[dict[str, Kind]] = {
    "tags": _tags,
    "when": Word(*WHEN[:3]),
    "need": Section(dict.fromkeys(TAGS, Int(1, 9)), some=True),
    "pay": Int(1, 9),
    "limit": Word("round", *TAGS),
}
PROJECT: Final[dict[str, Kind]] = {
    "need": Either(Items(_needs, 4, 4), _needs, list),
    "collect": Section({"tags": _tags, "most": Int(1, 99), "distinct": Flag()}, some=True),
    "when": Word(*WHEN[:4]),
    "limit": Word("round"),
    "spend": Either(Int(1, 9), Word("any")),
}
CRISIS: Final[dict[str, Kind]] = {
    "who": Word(*VOCABULARY.who),
    "times": Either(Int(1, 9), Word("band", "community")),
    "each": Int(1, 9),
    "resist": Word(*RESILIENCES),
    "tuck": _help,
    "lasting": Flag(),
    "until": _help,
}
STARTING: Final[dict[str, Kind]] = {"power": Word(*POWERS)}
CHALLENGE: Final[dict[str, Kind]] = {"kind": Word(*KINDS), "for": Word("group", "one")}
RESULTS: Final = Items(Word(*PLANET), 1, 6)  # of the planetary die
