"""What CO₂ asks of its catalogues beside what its source spells out."""

from __future__ import annotations

from keeling.games.co2.board.ending import _SHARES, SOURCES
from keeling.games.co2.board.log import _HEADS
from keeling.games.co2.board.options import GROUPS as ROWS
from keeling.games.co2.board.options import VERBS
from keeling.games.co2.board.upcoming import STEPS
from keeling.games.co2.schema import SCHEMA
from keeling.games.co2.words import DRAFTS, ENDINGS, ENERGIES, FOSSILS, GAINS, KINDS, PRESETS, REGIONS, TRIGGERS

WORDS = {*ENERGIES, *REGIONS, *FOSSILS, *KINDS, *PRESETS, *DRAFTS[1:], *ENDINGS, *GAINS, "left", "summit"}
CHANCE = {"tile", "fossil", "summit", "event", "deal", "un", "project"}  # verbs nobody is asked to choose
GROUPS = {*ROWS, "main.note", "free.note"}
GOALS = SCHEMA.keys["company_goals"].item.keys["per"].words
PAGES = {
    "ui.web.come.": {*STEPS},
    "ui.web.log.": {*_HEADS.values()},
    "ui.web.minor.": {*SCHEMA.keys["lobby"].item.keys["minor"].words},
    "ui.web.on.": {*TRIGGERS},
    "ui.web.per.": {*GOALS},
    "ui.web.share.": {*_SHARES},
    "ui.web.source.": {*SOURCES},
    "ui.web.tab.": {"map", "table", "hand", "companies", "log"},
    "ui.web.verb.": {*VERBS},
}


def own() -> set[str]:
    """The keys of cards and places."""
    return {
        *(f"card.main.{trigger}" for trigger in TRIGGERS),
        *(f"gain.{gain}" for gain in GAINS),
        *(f"goal.{kind}" for kind in GOALS),
        *("place.slot", "card.lobby", "card.or", "card.un", "card.event"),
    }
