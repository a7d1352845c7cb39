"""What CO₂ asks of its catalogues beside what its source spells out."""

from __future__ import annotations

from keeling.games.co2.model.words import (
    AUCTION_ROUNDS,
    CONTROL,
    DRAFTS,
    ENDINGS,
    ENERGIES,
    FOSSILS,
    GAINS,
    KINDS,
    MINOR,
    PER,
    PRESETS,
    REGIONS,
    TRIGGERS,
)

WORDS = {
    *ENERGIES,
    *REGIONS,
    *FOSSILS,
    *KINDS,
    *PRESETS,
    *DRAFTS[1:],
    *CONTROL,
    *AUCTION_ROUNDS,
    *ENDINGS,
    *GAINS,
    "left",
    "summit",
}
CHANCE = {"tile", "fossil", "summit", "event", "deal", "un", "project"}  # verbs nobody is asked to choose
NOTES = {"main.note", "free.note"}  # below the rows of the bar
CITIES = (
    "Geneva",
    "Kyoto",
    "The Hague",
    "Marrakesh",
    "New Delhi",
    "Milan",
    "Copenhagen",
)
PAGES = {
    "ui.web.minor.": {*MINOR},
    "ui.web.on.": {*TRIGGERS},
    "ui.web.per.": {*PER},
    "ui.web.tab.": {"map", "table", "hand", "companies", "log"},
}

TERMINAL = {
    "ui.board.": {"lobby", "un", "goal", "installed", "proposed", "plants", "stopped"},
    "ui.letter.": {*FOSSILS},
    "ui.short.": {*ENERGIES},
}


def own() -> set[str]:
    """The keys of cards and places."""
    return {
        "prompt.turn.free",
        *(f"ahead.{text}" for text in ("supply", "calm", "danger", "lost", "plants")),
        *(f"card.main.{trigger}" for trigger in TRIGGERS),
        *(f"gain.{gain}" for gain in GAINS),
        *(f"goal.{kind}" for kind in PER),
        *(f"word.place.{city}" for city in CITIES),
        *("place.slot", "card.lobby", "card.or", "card.un", "card.event"),
    }
