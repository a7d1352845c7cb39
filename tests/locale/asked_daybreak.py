"""What Daybreak asks of its catalogues beside what its source spells out."""

from __future__ import annotations

from keeling.games.daybreak.board.ending import COST, DID
from keeling.games.daybreak.card_texts import DECKS
from keeling.games.daybreak.words import (
    COLLAPSE,
    EMISSIONS,
    ENDINGS,
    LEVELS,
    MODS,
    PLANET,
    POWERS,
    RESILIENCES,
    SINKS,
    STAGES,
    TAGS,
    TOO_HOT,
    WHEN,
)
from tests.locale.asked_daybreak_cards import card_keys, effect_keys

COUNTED = {"card", "clean", "dirty", "demand", "resilience", "community", *SINKS, "band"}  # in prices
WORDS = {*TAGS, *EMISSIONS, *RESILIENCES, *POWERS, *PLANET, *LEVELS, *ENDINGS, "none", "group", "each", "s", *COUNTED}
CHANCE = {"draw", "offer", "crisis", "challenge", "planet", "die"}  # verbs nobody is asked to choose
NOTES: set[str] = set()
PAGES = {
    "ui.web.daybreak.cause.": {"dirty", "current", *EMISSIONS, *SINKS},
    "ui.web.daybreak.cost.": {*COST, "card"},
    "ui.web.daybreak.decks.": {*DECKS},
    "ui.web.daybreak.did.": {*DID},
    "ui.web.daybreak.fx.": {*PLANET},
    "ui.web.daybreak.lost.": {TOO_HOT, COLLAPSE},
    "ui.web.daybreak.shield.": {*RESILIENCES},
    "ui.web.daybreak.tab.": {"map", "table", "hand", "companies", "log"},
}


def own() -> set[str]:
    """The keys of cards and their effects, of stages, and of words that mean something of their own in one value."""
    return {
        *card_keys(),
        *effect_keys(),
        "word.shield.infrastructure",
        *(f"word.when.{when}" for when in WHEN),
        *(f"word.mod.{mod}" for mod in MODS),
        *(f"ui.db.stage.{stage}" for stage in STAGES),
        "ui.hint.survival",
        *(f"hint.{need}" for need in ("net", "survive", "energy", "danger", "shields", "stack", "less")),
    }
