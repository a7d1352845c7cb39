"""What Daybreak asks of its catalogues beside what its source spells out."""

from __future__ import annotations

from keeling.core.schema import ORIGINS
from keeling.games.daybreak.model.words import (
    COLLAPSE,
    EMISSIONS,
    ENDINGS,
    KINDS,
    LEVELS,
    MODS,
    PLANET,
    POWERS,
    RESILIENCES,
    RESULTS,
    SINKS,
    STAGES,
    TAGS,
    TOO_HOT,
    WHEN,
)
from keeling.games.daybreak.telling.cards import DECKS
from keeling.games.daybreak.telling.facts import FACTS
from keeling.games.daybreak.telling.history import COST, DID
from keeling.games.daybreak.views.promises import ACTIVE, EACH_USE, MORE_USES, OVER, TUCKED, USE
from tests.locale.asked_daybreak_cards import card_keys, effect_keys

COUNTED = {
    "card", "clean", "dirty", "demand", "resilience", "emission", "community", *SINKS, "band", "geo-die",
    EACH_USE, USE, MORE_USES, TUCKED, ACTIVE, OVER, "crisis",
}  # in prices, and in what is promised  # fmt: skip
PLURALS = {*COUNTED, *EMISSIONS, *RESILIENCES} - {
    EACH_USE,
    TUCKED,
    ACTIVE,
    OVER,
    "demand",
    "dac",
}  # these are said with any figure
WORDS = {
    *TAGS,
    *EMISSIONS,
    *RESILIENCES,
    *POWERS,
    *PLANET,
    *LEVELS,
    *ENDINGS,
    "none",
    "group",
    "each",
    "group-chosen",
    "each-chosen",
    "left",
    "easiest",
    "random",
    "s",
    *COUNTED,
}
CHANCE = {"draw", "offer", "crisis", "power", "planet", "die"}  # verbs nobody is asked to choose
NOTES: set[str] = set()
PAGES = {
    "ui.web.daybreak.cause.": {"dirty", "current", *EMISSIONS, *SINKS},
    "ui.web.daybreak.cost.": {*COST, "card"},
    "ui.web.daybreak.decks.": {*DECKS},
    "ui.web.daybreak.die.": {*RESULTS},
    "ui.web.daybreak.did.": {*DID},
    "ui.web.daybreak.fx.": {*PLANET},
    "ui.web.daybreak.origin.": {*ORIGINS},
    "ui.web.daybreak.lost.": {TOO_HOT, COLLAPSE},
    "ui.web.daybreak.shield.": {*RESILIENCES},
    "ui.web.source.": {*FACTS.books[0].sources},
    "ui.web.daybreak.tab.": {"map", "table", "hand", "companies", "log"},
}
TERMINAL = {"ui.db.row.": {*RESILIENCES}, "ui.db.stage.": {*STAGES}}


def own() -> set[str]:
    """The keys of cards and their effects, of stages, and of words that mean something of their own in one value."""
    return {
        *(f"ahead.{text}" for text in ("now", "round", "end", "too-hot", "less", "collapse", "tie", "may-collapse")),
        *card_keys(),
        *effect_keys(),
        *(f"amount.{what}" for what in PLURALS),
        "word.shield.infrastructure",
        "prompt.kind.emission",
        "prompt.kind.resilience",
        *(f"prompt.choose-challenge.{kind}" for kind in KINDS),
        *(f"word.when.{when}" for when in WHEN),
        *(f"word.mod.{mod}" for mod in MODS),
        *(f"ui.db.stage.{stage}" for stage in STAGES),
        "ui.hint.survival",
    }
