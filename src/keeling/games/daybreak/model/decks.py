"""The decks of Daybreak: what the sheet may hold of their cards, and whether each can be played."""

from __future__ import annotations

from typing import Final

from keeling.core.schema import Int, Items, Kind, Section, Word, fault, shown
from keeling.core.sheet import Sheet
from keeling.games.daybreak.model.vocabulary import PER, VOCABULARY
from keeling.games.daybreak.model.words import (
    ANY,
    COUNTERS,
    EMISSIONS,
    KINDS,
    PLANET,
    POWERS,
    RESILIENCES,
    SINKS,
    TAGS,
    WHEN,
)
from keeling.kit.effect_decks import Deck

_MOST: Final = 20
_NONE: Final[dict[str, Kind]] = {}


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
_needs = Section(dict.fromkeys(TAGS, Either(Int(1, 9), Word("player"))), some=True)
_help = Section({"tags": _tags, "cards": Int(1, 9), "each": Int(1, 9), "then": Word("cancel")}, some=True)
_EFFECT: Final[dict[str, Kind]] = {
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
_LOCAL: Final[dict[str, Kind]] = {
    "tags": _tags,
    "when": Word(*WHEN[:3]),
    "need": Section(dict.fromkeys(TAGS, Int(1, 9)), some=True),
    "pay": Int(1, 9),
    "limit": Word("round", *TAGS),
}
_PROJECT: Final[dict[str, Kind]] = {
    "need": Either(Items(_needs, 4, 4), _needs, list),
    "collect": Section({"tags": _tags, "most": Int(1, 99), "distinct": Flag()}, some=True),
    "when": Word(*WHEN[:4]),
    "limit": Word("round"),
    "spend": Either(Int(1, 9), Word("any")),
}
_CRISIS: Final[dict[str, Kind]] = {
    "who": Word(*VOCABULARY.who),
    "times": Either(Int(1, 9), Word("band", "community")),
    "each": Int(1, 9),
    "resist": Word(*RESILIENCES),
    "tuck": _help,
    "lasting": Flag(),
    "until": _help,
}
_NUMBERS: Final = (*COUNTERS, "emission", "resilience", *SINKS)
_ACTS: Final = (*_NUMBERS, "co2", "band", "draw", "give", "move", "crisis", "roll")
_NAMED: Final = ["self", "other", "any", "all", "most community"]


class Cards(Deck):
    """Cards whose effects are one list; in a solo game some of their fields may be otherwise (D-14)."""

    __slots__ = ("fields", "fixed", "in_stack", "stay")

    def __init__(
        self,
        name: str,
        size: int,
        acts: tuple[str, ...],
        fields: dict[str, Kind] = _NONE,
        fixed: dict[str, Kind] = _NONE,
        who: list[str] = _NAMED,
        stay: bool = False,
        in_stack: bool = False,
    ) -> None:
        never = [word for word in VOCABULARY.terms if word not in acts]
        super().__init__(VOCABULARY, name, 1, size, who, never, halves=("do",))
        self.fields = fields
        self.fixed = fixed  # fields that are the same in solo, and must be there
        self.stay = stay  # they lie there to the end
        self.in_stack = in_stack  # tags beside them are counted

    def keys(self) -> dict[str, Kind]:
        keys = super().keys()
        return {**keys, **_EFFECT, "of": Either(Items(Word(*PLANET), 1, 6), keys["of"], list)}

    def card_keys(self) -> dict[str, Kind]:
        alone = Section({**self.fields, "do": self.effects()}, some=True)
        return {**super().card_keys(), **self.fields, **self.fixed, "not_solo": Flag(), "solo": alone}

    def stays(self, row: Sheet) -> bool:
        return self.stay

    def check_card(self, key: str, row: Sheet) -> None:
        for name in self.fixed:
            _must(key, row, name)
        for fields in (row, {**row, **row.get("solo", {})}):
            super().check_card(key, fields)
            self.check_fields(key, fields)

    def check_fields(self, key: str, row: Sheet) -> None:
        """What else must be so of a card of this deck."""

    def check_effect(self, key: str, effect: Sheet, stays: bool) -> None:
        super().check_effect(key, effect, stays)
        verb: str = effect["do"]
        if effect.get("n", 1) == 0:
            raise fault("range", f"{key}.n", {"got": 0, "low": 1, "high": _MOST})
        if verb == "move" and ("to" in effect) == ("from" in effect):
            raise fault("missing", f"{key}.to")
        if verb == "start" and effect["of"] in ("emission", "resilience"):
            _must(key, effect, "kinds")
        if not self.in_stack and effect.get("per") in TAGS:
            raise fault("word", f"{key}.per", {"got": effect["per"], "allowed": "band, player"})


def _must(key: str, row: Sheet, *names: str) -> None:
    """Refuse a row that lacks something."""
    for name in names:
        if name not in row:
            raise fault("missing", f"{key}.{name}")


class LocalProjects(Cards):
    """Actions of one's own stacks."""

    def check_fields(self, key: str, row: Sheet) -> None:
        _must(key, row, "tags")
        if len(set(row["tags"])) != len(row["tags"]):
            raise fault("distinct", f"{key}.tags", {"got": "tags"})
        verbs = [effect["do"] for effect in row["do"]]
        if "limit" not in row:
            endless = any(verb in ("give", "move", "roll", "cancel") for verb in verbs)
            if endless or max(map(_most_kept, row["do"])) >= row.get("pay", 0):
                raise fault("missing", f"{key}.limit")  # else it could be used without end, or pay for itself (D-37)
        when = row.get("when", "local")
        own = {"emissions": ("co2",), "roll": ("cancel",)}.get(when, _ACTS)
        for place, effect in enumerate(row["do"], 1):
            Word(*own).check(f"{key}.do.{place}.do", effect["do"])
            if effect.get("consent") and (place > 1 or "pay" in row):
                raise fault("unknown", f"{key}.do.{place}.consent", {"allowed": "first, without pay"})  # D-35a
            if (effect["do"] == "co2" and effect["of"] == "own") != (when == "emissions"):
                raise fault("word", f"{key}.do.{place}.of", {"got": str(effect.get("of")), "allowed": "own"})


def _most_kept(effect: Sheet) -> int:
    """Cards that an effect can put into one's own hand."""
    if effect["do"] != "draw" or effect.get("who", "self") == "other":
        return 0
    if isinstance(effect.get("keep"), int):
        return int(effect["keep"])
    return 99 if "per" in effect or "by" in effect else int(effect.get("n", 1))


class GlobalProjects(Cards):
    """Projects of all: active by what lies under them, or banks of cards that are spent."""

    def stays(self, row: Sheet) -> bool:
        return "when" not in row

    def check_fields(self, key: str, row: Sheet) -> None:
        if ("need" in row) == ("collect" in row):
            raise fault("missing", f"{key}.need")
        if "collect" in row:
            _must(f"{key}.collect", row["collect"], "most")
        if ("collect" in row) != ("spend" in row):
            raise fault("missing", f"{key}.spend")
        when = row.get("when", "")
        for place, effect in enumerate(row["do"], 1):
            verb = effect["do"]
            if (verb in VOCABULARY.lasting) != self.stays(row):
                raise fault("word", f"{key}.do.{place}.do", {"got": verb, "allowed": ", ".join(VOCABULARY.terms)})
            if (verb in ("ignore", "soften")) != (when == "crisis") or (verb == "cancel") != (when == "roll"):
                raise fault("word", f"{key}.when", {"got": when, "allowed": "crisis, roll"})
            if {"per", "by", "if"} & set(effect) and effect.get("per") not in ("band", "player"):
                raise fault("unknown", f"{key}.do.{place}", {"allowed": "per = band, player"})  # it lies on no stack
        if when and "limit" not in row and "spend" not in row:
            raise fault("missing", f"{key}.limit")


class Crises(Cards):
    """What harms somebody, now or as long as it lies there."""

    def stays(self, row: Sheet) -> bool:
        return bool(row.get("lasting", False))

    def check_fields(self, key: str, row: Sheet) -> None:
        _must(key, row, "who")
        if self.stays(row) != ("until" in row):
            raise fault("missing", f"{key}.until")
        for field in ("tuck", "until"):
            if field in row and ("tags" not in row[field] or ("cards" in row[field]) == ("each" in row[field])):
                raise fault("missing", f"{key}.{field}.cards")

    def check_effect(self, key: str, effect: Sheet, stays: bool) -> None:
        super().check_effect(key, effect, stays)
        if effect.get("of") in (ANY, "own"):
            raise fault("word", f"{key}.of", {"got": str(effect["of"]), "allowed": "current, thermometer"})


_CRISIS_ACTS: Final = (*_NUMBERS, "co2", "lose", "crisis", "project", "mod", "ban")
_PROJECT_ACTS: Final = (*_ACTS, "cancel", "ignore", "soften", "mod", "ban", "boost", "allow")
_OUTCOME_ACTS: Final = (*_NUMBERS, "co2", "band", "draw", "crisis")
_LOCAL_ACTS: Final = (*_ACTS, "cancel")
_CHALLENGE: Final[dict[str, Kind]] = {"kind": Word(*KINDS), "for": Word("group", "one")}
DECKS: Final[list[Cards]] = [  # as many as in the box (D-5)
    LocalProjects("local", 133, _LOCAL_ACTS, _LOCAL, in_stack=True),
    LocalProjects("starting", 25, _LOCAL_ACTS, _LOCAL, {"power": Word(*POWERS)}, in_stack=True),
    Crises("crisis", 48, _CRISIS_ACTS, _CRISIS, who=["self"]),
    GlobalProjects("global", 24, _PROJECT_ACTS, _PROJECT, who=[*_NAMED, "one"]),
    Cards("challenge", 42, ("start", "win", "mod", "ban"), fixed=_CHALLENGE, stay=True),
]
OUTCOMES: Final = Cards("outcome", 99, _OUTCOME_ACTS, in_stack=True)  # of rolls: as many as the sheet likes
TIPPING: Final = Cards("planet", 0, (*SINKS, "co2", "crisis", "band"))  # what happens to all as a marker tips
EFFECTS: Final = TIPPING.effects()
CARDS: Final[dict[str, Items]] = {
    **{deck.name: deck.section() for deck in DECKS},
    OUTCOMES.name: Items(Section({"no": Int(1, 99), "key": Word(), "do": EFFECTS}), 0, 99),
}
