"""The symbol and the tone of everything that is counted, and the tags in their four families."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from keeling.games.daybreak.model.words import EMISSIONS, PLANET, RESILIENCES, TAGS
from keeling.web.drawing.shapes import icon

FAMILIES: Final = {
    **dict.fromkeys(("society", "incentive", "regulation"), "people"),
    "ecology": "nature",
    **dict.fromkeys(("energy", "grid", "solar", "wind", "nuclear"), "power"),
    **dict.fromkeys(("innovation", "infrastructure", "geoengineering"), "works"),
}
# The symbol of everything that is counted; the kinds of resilience are told apart from the tags of the same name.
GOODS: Final = {
    "clean": "db-clean", "dirty": "db-dirty", "demand": "db-demand", "community": "db-community", "tree": "db-tree",
    "ocean": "db-ocean", "dac": "db-dac", "co2": "db-co2", "current": "db-net", "band": "db-band", "card": "db-card",
    "crisis": "db-crisis", "project": "db-project", "resilience": "db-res-any", "emission": "db-em-any",
    **{kind: f"db-em-{kind}" for kind in EMISSIONS}, **{kind: f"db-res-{kind}" for kind in RESILIENCES},
}  # fmt: skip
EFFECTS: Final = dict(zip(PLANET, ("weather", "desert", "amazon", "ice", "permafrost", "acid"), strict=True))


@cache
def tag(word: str, cls: str = "") -> Markup:
    """A tag on the colour of its family; the glyph tells it, the colour only helps to find it."""
    more = f" {cls}" if cls else ""
    return Markup(f'<span class="t {FAMILIES[word]}{more}">{icon(f"db-tag-{word}")}</span>')


@cache
def hole(word: str) -> Markup:
    """A seat for a tag that is still missing."""
    return Markup(f'<span class="hole">{icon(f"db-tag-{word}")}</span>')


@cache
def good(word: str, cls: str = "i16") -> Markup:
    """Whatever is counted."""
    return icon(GOODS[word], f"{cls} c-{word}")


@cache
def effect(word: str, cls: str = "i16") -> Markup:
    """A planetary effect."""
    return icon(f"db-fx-{EFFECTS[word]}", cls)


def sign(word: str) -> Markup:
    """Whatever is counted, or a tag, small."""
    return good(word, "i14") if word in GOODS else tag(word, "sm") if word in TAGS else icon("wild", "i14")


# What the effects of facts are drawn with.
SIGNS: Final = {"good": sign, "tag": lambda word: tag(word, "sm"), "effect": lambda word: effect(word, "i14")}
# The symbol of everything that is counted in the price of a move.
ICONS: Final = {
    **GOODS, "any": "db-em-any", "stop": "lock", "ending": "db-lost", "geo-die": "db-die-geo", "each-use": "db-use",
    "use": "db-use", "more-uses": "db-use", "tucked": "db-tuck", "active": "tick", "over": "tick",
}  # fmt: skip
