"""The decks of Daybreak: what the sheet may hold of their cards, and whether each can be played."""

from __future__ import annotations

from typing import Final

from keeling.core.schema import Int, Items, Kind, Section, Word, fault
from keeling.core.sheet import Sheet
from keeling.games.daybreak.model.fields import (
    CHALLENGE,
    CRISIS,
    EFFECT,
    LOCAL,
    PROJECT,
    RESULTS,
    STARTING,
    Either,
    Flag,
)
from keeling.games.daybreak.model.vocabulary import VOCABULARY
from keeling.games.daybreak.model.words import ANY, COUNTERS, SINKS, TAGS
from keeling.kit.effect_decks import Deck

_MOST: Final = 20
_NONE: Final[dict[str, Kind]] = {}
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
        return {**keys, **EFFECT, "of": Either(RESULTS, keys["of"], list)}

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
DECKS: Final[list[Cards]] = [  # as many as in the box (D-5)
    LocalProjects("local", 133, _LOCAL_ACTS, LOCAL, in_stack=True),
    LocalProjects("starting", 25, _LOCAL_ACTS, LOCAL, STARTING, in_stack=True),
    Crises("crisis", 48, _CRISIS_ACTS, CRISIS, who=["self"]),
    GlobalProjects("global", 24, _PROJECT_ACTS, PROJECT, who=[*_NAMED, "one"]),
    Cards("challenge", 42, ("start", "win", "mod", "ban"), fixed=CHALLENGE, stay=True),
]
OUTCOMES: Final = Cards("outcome", 99, _OUTCOME_ACTS, in_stack=True)  # of rolls: as many as the sheet likes
TIPPING: Final = Cards("planet", 0, (*SINKS, "co2", "crisis", "band"))  # what happens to all as a marker tips
EFFECTS: Final = TIPPING.effects()
CARDS: Final[dict[str, Items[Sheet]]] = {
    **{deck.name: deck.section() for deck in DECKS},
    OUTCOMES.name: Items(Section({"no": Int(1, 99), "key": Word(), "do": EFFECTS}), 0, 99),
}
