"""The symbol and the tone of everything that is counted in this game."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup, escape

from keeling.web.drawing.shapes import icon, tiles

# The symbol of each word; the tone it lies on has the same name.
GOODS: Final = {
    "wood": "fc-wood", "coal": "fc-coal", "steel": "fc-steel", "renewable": "fc-renewable",
    "biomaterial": "fc-biomaterial", "certificate": "fc-certificate", "component": "fc-component", "csr": "fc-csr",
    "marketing": "fc-marketing", "recycle": "recycling", "waste": "fc-waste",
}  # fmt: skip
KINDS: Final = {
    "conventional": "fc-conventional", "renewable": "fc-renewables", "recycling": "fc-recycler",
    "biotech": "fc-biotech", "technology": "fc-sustech",
}  # fmt: skip
PLAIN: Final = {
    "money": "money", "sp": "vp", "cpc": "fc-pollution", "waste": "fc-waste", "energy": "fc-energy",
    "pollution": "fc-waste", "places": "fc-plan", "storage": "fc-store", "dump": "fc-dump", "action": "fc-action",
    "actions": "fc-action", "price": "market", "buy": "market", "sell": "market", "trade": "market",
    "discard": "cross", "clean": "fc-broom", "clean-cost": "fc-broom", "fine": "fc-fine", "recycling": "recycling",
    "points": "vp", "certificates": "fc-certificate", "certificate-money": "fc-certificate", "burning": "gas",
    "build-wood": "fc-wood", "build-steel": "fc-steel", "yield": "fc-turn",
}  # fmt: skip
MEASURES: Final = {**PLAIN, **KINDS, "factories": "fc-conventional", "kinds": "fc-kinds", "mounted": "fc-component"}
good, kind = tiles(GOODS, "g"), tiles(KINDS, "k")  # what is made, and kinds of factories, on their tones


@cache
def units(word: str, count: int, own: bool) -> Markup:
    """So many of a resource side by side; one's own have ids, so that they are seen to move."""
    keys = [f' id="u-{word}-{at}" data-flip="u-{word}"' if own else "" for at in range(count)]
    return Markup("".join([f"<span{key}>{good(word, 'sm')}</span>" for key in keys]))


@cache
def heap(count: int, room: int, own: bool) -> Markup:
    """The waste on a dump; what lies over its room is marked."""
    keys = [f' id="waste-{at}" data-flip="waste"' if own else "" for at in range(count)]
    over = ["over" if at >= room else "" for at in range(count)]
    drawn = good("waste", "sm")
    return Markup("".join([f'<span{key} class="{cls}">{drawn}</span>' for key, cls in zip(keys, over, strict=True)]))


@cache
def cells(count: int) -> Markup:
    """So many places that are free."""
    return Markup('<i class="cell"></i>' * count)


@cache
def figure(what: str, n: int, label: str) -> Markup:
    """How many of something a player has, behind its symbol and with its name for ears."""
    name = escape(label)
    dim = "" if n else " z"
    return Markup(f'<span class="pf {dim}" title="{name}">{icon(what, "i14")}{n}<span class="sr"> {name}</span></span>')


def sign(word: str) -> Markup:
    """Whatever is counted, small: goods on their tone, the rest as a plain symbol."""
    if word in GOODS and word != "waste":
        return good(word, "xs")
    return icon(PLAIN.get(word, "wild"), f"i14 c-{word}")


# What the effects of facts are drawn with.
SIGNS: Final = {
    "good": lambda word: good(word, "xs"),
    "kind": lambda word: kind(word.rstrip("0123456789"), "xs"),  # the second and later of a kind have a number
    "sign": sign,
}
# The symbol of everything that is counted in the price of a move.
ICONS: Final = {**PLAIN, **GOODS, "debt": "fc-mayor", "stop": "fc-stop", "ending": "event"}
