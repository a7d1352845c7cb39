"""Whether the figures of a component sheet of Factory Commons make sense together."""

from __future__ import annotations

from keeling.core.schema import Word, fault
from keeling.core.sheet import Sheet
from keeling.games.factories.words import BY_KIND, BY_RESOURCE, DECKS, FACTORIES, LASTING, RESOURCES, WHO, YIELDS

_NAMED = [*BY_KIND, *BY_RESOURCE, "yield", "price"]
_GAINS = ("marketing", "csr", "component", "action", "discard", "yield", "points")


def check_consistency(sheet: Sheet) -> None:
    """Refuse what no table could be played with, naming the key."""
    for name in RESOURCES:
        row = sheet["market"][name]
        if not row["low"] <= row["price"] <= row["high"]:
            raise fault("range", f"market.{name}.price", {"got": row["price"], "low": row["low"], "high": row["high"]})
        if row["low"] < sheet["round"]["spread"]:
            raise fault("short", f"market.{name}.low", {"got": row["low"], "need": sheet["round"]["spread"]})
    low = sheet["start"]["cpc"]
    if low > sheet["goal"]["cpc"]:
        raise fault("range", "start.cpc", {"got": low, "low": 0, "high": sheet["goal"]["cpc"]})
    if sheet["start"]["sp"] >= sheet["goal"]["sp"]:
        raise fault("range", "start.sp", {"got": sheet["start"]["sp"], "low": 0, "high": sheet["goal"]["sp"] - 1})
    discards = 0
    for deck in DECKS:
        numbers = [row.get("no", 0) for row in sheet[deck]]
        if len(set(numbers)) != len(numbers):
            raise fault("distinct", f"{deck}.no", {"got": ", ".join(map(str, numbers))})
        for row in sheet[deck]:
            discards += _check_card(deck, row)
    if discards > 1:  # the rulebook knows one exception
        raise fault("count", "marketing", {"got": discards, "low": 0, "high": 1})


def _check_card(deck: str, row: Sheet) -> int:
    """Look at every effect of a card; how many of them discard."""
    for name in ("no", "key", "effects"):
        if name not in row:
            raise fault("missing", f"{deck}.{row.get('no', '?')}.{name}")
    if deck == "component" and "or" in row:
        raise fault("unknown", f"{deck}.{row['no']}.or", {"allowed": "no, key, effects"})
    discards = 0
    for half in ("effects", "or"):
        prices: list[str] = []
        for place, effect in enumerate(row.get(half, []), 1):
            key = f"{deck}.{row['no']}.{half}.{place}"
            _check_effect(deck, key, effect)
            if effect["n"] < 0 and effect["do"] not in LASTING:
                prices.append(effect["do"])
            discards += effect["do"] == "discard"
        if len(set(prices)) != len(prices):  # each price is looked at alone
            raise fault("distinct", f"{deck}.{row['no']}.{half}", {"got": ", ".join(prices)})
    return discards


def _check_effect(deck: str, key: str, effect: Sheet) -> None:
    for name in ("do", "n"):
        if name not in effect:
            raise fault("missing", f"{key}.{name}")
    word = effect["do"]
    if word in _NAMED:
        names = FACTORIES if word in BY_KIND else YIELDS if word == "yield" else RESOURCES
        own = ["own"] if deck == "component" and word in BY_KIND else []
        every = [] if word == "yield" else ["all"]
        allowed = every + own + names
        Word(*allowed).check(f"{key}.of", effect.get("of", ""))
    elif "of" in effect:
        raise fault("unknown", f"{key}.of", {"allowed": "do, n"})
    if word in _GAINS and effect["n"] < 1:
        raise fault("range", f"{key}.n", {"got": effect["n"], "low": 1, "high": 20})
    _check_deck(deck, key, effect)
    if word in LASTING and deck != "component" and "last" not in effect:
        raise fault("missing", f"{key}.last")
    plain = word in LASTING or effect.get("who") == "table"
    for name in ("per", "if"):  # what holds for some time or for the table is counted once
        if name in effect and (deck == "component" or (plain and not (name == "if" and word in LASTING))):
            raise fault("unknown", f"{key}.{name}", {"allowed": "do, n, of, who, last"})


def _check_deck(deck: str, key: str, effect: Sheet) -> None:
    """What only some decks may do, and to whom."""
    word, who = effect["do"], effect.get("who", "self")
    closed = {"event": ("action", "discard"), "component": ("action", "discard", "cpc", "price")}.get(deck, ())
    if word in closed:  # the first two belong to one's own turn
        raise fault("word", f"{key}.do", {"got": word, "allowed": ", ".join(LASTING)})
    allowed = ["self"] if deck == "component" else WHO[2:] if deck == "event" else WHO
    if who == "table" and word not in ("cpc", "price"):
        allowed = allowed[:-1]
    Word(*allowed).check(f"{key}.who", who)
    if deck == "component" and effect["n"] < 1 and word not in LASTING and word != "waste":  # mounting has no price
        raise fault("range", f"{key}.n", {"got": effect["n"], "low": 1, "high": 20})
