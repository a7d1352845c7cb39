"""What Second Chance asks of its catalogues beside what its source spells out."""

from __future__ import annotations

from keeling.games.second_chance import house_sheet
from keeling.games.second_chance.model.words import (  # fmt: skip
    ENDINGS,
    ENERGIES,
    ENVIRONMENT,
    EVENTS,
    FOSSILS,
    GAINS,
    KINDS,
    MINOR,
    MODES,
    PER,
    PERSONAL,
    REGIONS,
    SOLO_CARDS,
    TRIGGERS,
)
from tests.locale.asked_co2 import CITIES

WORDS = {
    *ENERGIES, *REGIONS, *EVENTS, *FOSSILS, *KINDS, *MODES, *ENDINGS, *GAINS, "right", "summit", "card", "wild",
}  # fmt: skip
# verbs nobody is asked to choose
CHANCE = {"start", "summit", "tile", "environment", "un", "personal", "deal", "event", "fossil", "solo"}
NOTES = {"main.note", "free.note"}  # below the rows of the bar
TEAM_ENDINGS = {ending for ending in ENDINGS if ending != "last-decade"}
PAGES = {
    "ui.web.end.": TEAM_ENDINGS,
    "ui.web.end.row.": {"both", "co2", "personal", "points", "solo", "un"},
    "ui.web.env.": {"open", "inspected", "met"},
    "ui.web.env.group.": {"plant", "disc", "summit"},
    "ui.web.minor.": {*MINOR},
    "ui.web.on.": {*TRIGGERS},
    "ui.web.per.": {*PER},
    "ui.web.personal.": {*PERSONAL},
    "ui.web.source.": set(),  # what books are called all games ask for
    "ui.web.tab.": {"map", "goals", "table", "hand", "log", "trade"},
    "ui.web.un.": {*ENERGIES},
    "ui.web.team.": set(),
}
TERMINAL = {
    "ui.board.": {"plants", "backing", "lobby", "un", "closed", "goal", "personal"},
    "ui.letter.": {*FOSSILS},
    "ui.short.": {*ENERGIES},
}


def own() -> set[str]:
    """The keys of cards, tiles, ranks and places."""
    return {
        "prompt.turn.free",
        "prompt.reduce.must",
        "prompt.agree.others",
        *(f"ahead.{text}" for text in ("supply", "calm", "danger", "lost", "plants")),
        *(f"card.main.{trigger}" for trigger in [*TRIGGERS, "build-funded"]),
        *(f"gain.{gain}" for gain in GAINS),
        *(f"environment.{kind}" for kind in ENVIRONMENT),
        *(f"personal.{kind}" for kind in PERSONAL),
        *(f"goal.{kind}" for kind in PER),
        *(f"solo.{card}" for card in SOLO_CARDS if card.isdecimal()),
        *(f"rank.{place + 1}" for place in range(len(house_sheet()["ranks"]["points"][0]))),
        *(f"word.place.{city}" for city in CITIES),
        *("place.slot", "card.lobby", "card.or", "card.un", "card.event"),
        "ui.web.phase.common",  # of a team
        "word.event.dirtiest",  # where there is room for few letters
    }
