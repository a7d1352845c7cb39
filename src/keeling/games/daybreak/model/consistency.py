"""Whether the figures of a component sheet of Daybreak make sense together: every card can be played and told."""

from __future__ import annotations

from typing import Final

from keeling.core.schema import Word, fault
from keeling.core.sheet import Sheet
from keeling.games.daybreak.model.figures import Box
from keeling.games.daybreak.model.vocabulary import CO2_OF, GAINS, VERBS
from keeling.games.daybreak.model.words import (
    ANY,
    BANS,
    COUNTERS,
    EMISSIONS,
    MODS,
    PLACES,
    PLANET,
    POWERS,
    RESILIENCES,
    SINKS,
    TAGS,
)

_DECKS: Final = ("local", "starting", "crisis", "global", "challenge", "outcome")
_NUMBERS: Final = (*COUNTERS, "emission", "resilience", *SINKS)
_AMOUNT: Final = ("do", "n", "per", "by", "steps", "if", "may", "who")
# What may be said with each verb beside `do`, and what must be.
_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys([*COUNTERS, *SINKS], _AMOUNT),
    **dict.fromkeys(("emission", "resilience", "co2"), (*_AMOUNT, "of")),
    "band": (*_AMOUNT, "for"),
    "draw": (*_AMOUNT, "keep", "among"),
    "lose": ("do", "n", "among"),
    "give": ("do", "of", "n", "to"),
    "move": ("do", "of", "n", "to", "from", "consent", "may"),
    "crisis": ("do", "n", "per"),
    "project": ("do", "n"),
    "roll": ("do", "plus", "table"),
    "cancel": ("do", "of"),
    "ignore": ("do", "resist", "who"),
    "soften": ("do", "n"),
    "mod": ("do", "of", "n", "last"),
    "ban": ("do", "of", "tags"),
    "boost": ("do", "of", "tag", "n"),
    "allow": ("do", "of", "tags"),
    "start": ("do", "of", "n", "kinds", "per"),
    "win": ("do", "of", "least", "most", "per"),
}
# What the verbs are about.
_OF: Final[dict[str, list[str]]] = {
    "emission": [*EMISSIONS, ANY],
    "resilience": [*RESILIENCES, ANY],
    "co2": CO2_OF,
    "give": ["cards"],
    "move": [*COUNTERS, *RESILIENCES],
    "mod": MODS,
    "ban": BANS,
    "boost": GAINS,
    "allow": ["hand-over"],
    "start": [*COUNTERS, *SINKS, *PLANET, "emission", "resilience", "band"],
    "win": [*COUNTERS, *SINKS, "resilience", "band", "project", "drawdown"],
}
_ACTS: Final = (*_NUMBERS, "co2", "band", "draw", "give", "move", "crisis", "roll")
# What the cards of a deck can do: local ones act, a project acts or stands, a crisis harms, and so on.
_DO: Final[dict[str, tuple[str, ...]]] = {
    "local": (*_ACTS, "cancel"),
    "starting": (*_ACTS, "cancel"),
    "outcome": (*_NUMBERS, "co2", "band", "draw", "crisis"),
    "global": (*_ACTS, "cancel", "ignore", "soften", "mod", "ban", "boost", "allow"),
    "crisis": (*_NUMBERS, "co2", "lose", "crisis", "project", "mod", "ban"),
    "challenge": ("start", "win", "mod", "ban"),
    "planet": (*SINKS, "co2", "crisis", "band"),
}
_WHO: Final = {
    "local": ("self", "other", "any", "all", "most community"),
    "global": ("self", "other", "any", "all", "most community", "one"),
    "crisis": ("self",),
}


def check_consistency(box: Box) -> None:
    """Refuse what no table could be played with, naming the key."""
    sheet = box.sheet
    keys: list[str] = []
    for deck in _DECKS:
        for row in sheet[deck]:
            name = f"{deck}.{row.get('no', '?')}"
            for field in ("no", "key", "do"):
                if field not in row:
                    raise fault("missing", f"{name}.{field}")
            keys.append(row["key"])
            for fields in (row, {**row, **row.get("solo", {})}):
                _check_row(sheet, deck, name, fields)
        numbers = [row["no"] for row in sheet[deck]]
        if len(set(numbers)) != len(numbers):
            raise fault("distinct", f"{deck}.no", {"got": ", ".join(map(str, numbers))})
    for key in keys:
        if keys.count(key) > 1 or not key or " " in key or key in _reserved():
            raise fault("distinct", "key", {"got": key})
    _check_frame(sheet)


def _reserved() -> list[str]:
    """Words that a move names something else by."""
    return [f"s{place + 1}" for place in range(PLACES)]


def _check_frame(sheet: Sheet) -> None:
    for power in POWERS:
        count = sum([row.get("power") == power for row in sheet["starting"]])
        if count != sheet["round"]["stacks"]:
            raise fault("count", f"starting.{power}", {"got": count, "low": 5, "high": 5})
    for name in PLANET:
        for place, effect in enumerate(sheet["planet"][name]["do"], 1):
            _check_effect(sheet, "planet", f"planet.{name}.do.{place}", effect)


def _check_row(sheet: Sheet, deck: str, name: str, row: Sheet) -> None:
    for place, effect in enumerate(row["do"], 1):
        _check_effect(sheet, deck, f"{name}.do.{place}", effect)
    if deck in ("local", "starting"):
        _check_action(name, row)
    elif deck == "global":
        _check_project(name, row)
    elif deck == "crisis":
        if "who" not in row:
            raise fault("missing", f"{name}.who")
        if row.get("lasting", False) != ("until" in row):
            raise fault("missing", f"{name}.until")
        for field in ("tuck", "until"):
            if field in row and ("tags" not in row[field] or ("cards" in row[field]) == ("each" in row[field])):
                raise fault("missing", f"{name}.{field}.cards")
    elif deck == "challenge":
        for field in ("kind", "for"):
            if field not in row:
                raise fault("missing", f"{name}.{field}")


def _check_action(name: str, row: Sheet) -> None:
    if "tags" not in row or len(set(row["tags"])) != len(row["tags"]):
        raise fault("missing" if "tags" not in row else "distinct", f"{name}.tags", {"got": "tags"})
    verbs = [effect["do"] for effect in row["do"]]
    if "pay" not in row and "limit" not in row:
        raise fault("missing", f"{name}.limit")  # else it could be used without end (D-37)
    kept = max([_most_kept(effect) for effect in row["do"]])
    if "limit" not in row and kept >= row["pay"]:
        raise fault("missing", f"{name}.limit")  # it would pay for itself
    if "limit" not in row and any(verb in ("give", "move", "roll", "cancel") for verb in verbs):
        raise fault("missing", f"{name}.limit")
    own = {"emissions": ("co2",), "roll": ("cancel",)}.get(row.get("when", "local"), _ACTS)
    for place, verb in enumerate(verbs, 1):
        Word(*own).check(f"{name}.do.{place}.do", verb)
    for place, effect in enumerate(row["do"], 1):
        if effect.get("consent") and (place > 1 or "pay" in row):
            raise fault("unknown", f"{name}.do.{place}.consent", {"allowed": "first, without pay"})  # D-35a
        if (effect["do"] == "co2" and effect["of"] == "own") != (row.get("when") == "emissions"):
            raise fault("word", f"{name}.do.{place}.of", {"got": str(effect.get("of")), "allowed": "own"})


def _most_kept(effect: Sheet) -> int:
    """Cards that an effect can put into one's own hand."""
    if effect["do"] != "draw" or effect.get("who", "self") == "other":
        return 0
    if isinstance(effect.get("keep"), int):
        return int(effect["keep"])
    return 99 if "per" in effect or "by" in effect else int(effect.get("n", 1))


def _check_project(name: str, row: Sheet) -> None:
    if ("need" in row) == ("collect" in row):
        raise fault("missing", f"{name}.need")
    if "collect" in row and "most" not in row["collect"]:
        raise fault("missing", f"{name}.collect.most")
    if ("collect" in row) != ("spend" in row):
        raise fault("missing", f"{name}.spend")
    standing = "when" not in row
    for place, effect in enumerate(row["do"], 1):
        stands = effect["do"] in ("mod", "ban", "boost", "allow")
        if stands != standing:
            raise fault("word", f"{name}.do.{place}.do", {"got": effect["do"], "allowed": ", ".join(VERBS)})
        shields = effect["do"] in ("ignore", "soften")
        if shields != (row.get("when") == "crisis") or (effect["do"] == "cancel") != (row.get("when") == "roll"):
            raise fault("word", f"{name}.when", {"got": str(row.get("when")), "allowed": "crisis, roll"})
        if {"per", "by", "if"} & set(effect) and effect.get("per") not in ("band", "player"):
            raise fault("unknown", f"{name}.do.{place}", {"allowed": "per = band, player"})  # it lies on no stack
    if not standing and "limit" not in row and "spend" not in row:
        raise fault("missing", f"{name}.limit")


def _check_effect(sheet: Sheet, deck: str, key: str, effect: Sheet) -> None:
    if "do" not in effect:
        raise fault("missing", f"{key}.do")
    verb: str = effect["do"]
    Word(*_DO[deck]).check(f"{key}.do", verb)
    for field in effect:
        if field not in _FIELDS[verb]:
            raise fault("unknown", f"{key}.{field}", {"allowed": ", ".join(_FIELDS[verb])})
    if verb in _OF:
        Word(*_OF[verb]).check(f"{key}.of", effect.get("of", ""))
    if effect.get("n", 1) == 0:
        raise fault("range", f"{key}.n", {"got": 0, "low": 1, "high": 20})
    if ("by" in effect) != ("steps" in effect):
        raise fault("missing", f"{key}.steps")
    Word(*_WHO.get(deck, _WHO["local"])).check(f"{key}.who", effect.get("who", "self"))
    needed = {
        "cancel": ("of",), "roll": ("plus", "table"), "ignore": ("resist",), "boost": ("tag",), "allow": ("tags",),
    }  # fmt: skip
    for field in needed.get(verb, ()):
        if field not in effect:
            raise fault("missing", f"{key}.{field}")
    if verb == "cancel" and not isinstance(effect["of"], list):
        raise fault("type", f"{key}.of", {"want": "list", "got": str(effect["of"])})
    if verb == "move" and ("to" in effect) == ("from" in effect):
        raise fault("missing", f"{key}.to")
    if verb in ("start", "win") and effect["of"] in ("emission", "resilience") and verb == "start":
        if "kinds" not in effect:
            raise fault("missing", f"{key}.kinds")
    if verb == "roll":
        outcomes = [row["key"] for row in sheet["outcome"]]
        for place, (least, outcome) in enumerate(effect["table"], 1):
            Word(*outcomes).check(f"{key}.table.{place}", outcome)
            if not isinstance(least, int):
                raise fault("type", f"{key}.table.{place}", {"want": "number", "got": str(least)})
    if deck == "crisis" and (effect.get("of") == ANY or (verb == "co2" and effect["of"] == "own")):
        raise fault("word", f"{key}.of", {"got": str(effect["of"]), "allowed": "current, thermometer"})
    if deck == "crisis" and verb == "mod" and "last" not in effect and not _lasting(sheet, key):
        raise fault("missing", f"{key}.last")
    if deck not in ("local", "starting", "outcome") and effect.get("per") in TAGS:
        raise fault("word", f"{key}.per", {"got": effect["per"], "allowed": "band, player"})


def _lasting(sheet: Sheet, key: str) -> bool:
    """Whether the crisis of this key lasts: what it changes then holds while it lies there."""
    number = int(key.split(".")[1])
    return any(row.get("lasting", False) for row in sheet["crisis"] if row["no"] == number)
