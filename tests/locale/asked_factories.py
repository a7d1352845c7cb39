"""What Factory Commons asks of its catalogues beside what its source spells out."""

from __future__ import annotations

from keeling.games.factories import house_sheet
from keeling.games.factories.model.vocabulary import VOCABULARY
from keeling.games.factories.model.words import DECKS, ENDINGS, FACTORIES, SOURCES, TRADED, UNITS
from keeling.games.factories.telling.cards import CHANGES, TEXTS

WORDS = {*TRADED, *UNITS, *DECKS, *ENDINGS}
CHANCE = {"start", "marketing", "csr", "component", "news"}  # verbs nobody is asked to choose
NOTES: set[str] = set()
COUNTED = {"marketing", "sp", "waste"}  # what only cards count
PAGES: dict[str, set[str]] = {
    "ui.web.verb.": set(),  # what verbs are called all games ask for
    "ui.web.factories.answer.": {"accept", "decline", "counter"},
    "ui.web.factories.move.": {"draw", "use", "mayor"},
    "ui.web.factories.tab.": {"map", "table", "hand", "companies", "log"},
    "ui.web.factories.trend.": {"up", "down", "same"},
    "ui.web.factories.word.": {"all", "dump", "counter"},
}
TERMINAL = {"ui.fac.": {"buy", "sell", "own-price", "range", "traded"}}


def own() -> set[str]:
    """The keys of cards, of what they count, and of words that mean something of their own in one kind of value."""
    return {
        *(f"ahead.{text}" for text in ("round", "still", "danger", "lost", "clean")),
        *(f"word.{kind}.{name}" for kind in ("factory", "kind") for name in FACTORIES),
        *(f"word.source.{name}" for name in SOURCES),
        *(f"amount.{what}" for what in [*TRADED, *UNITS, *COUNTED]),
        *("amount.card", "amount.nothing", "amount.energy"),
        "prompt.turn.over",
        *(f"ui.web.who.{who}" for who in VOCABULARY.ranked),
        *effects(),
    }


def effects() -> set[str]:
    """The keys of card texts: every effect there may be, and the cards of the house sheet."""
    sentences = {"gain", "pay", "lose", "draw", "waste", "clear", "yield", "discard"}
    terms = {term.word: term for term in VOCABULARY.terms.values() if term.word not in TEXTS.telling.sentences}
    named = {f"{word}.all" for word, term in terms.items() if term.every}
    named |= {f"{word}.own" for word, term in terms.items() if term.own}
    parts = {"once", "if-cpc.least", "if-cpc.most", *(f"who.{who}" for who in VOCABULARY.ranked)}
    parts |= {f"change.{word}.{way}" for word in CHANGES for way in ("up", "down")}
    parts |= {f"per.{measure}" for measure in VOCABULARY.measures}
    sheet = house_sheet()
    cards = {f"card.{row['key']}" for deck in DECKS for row in sheet[deck]}
    return {
        *(f"effect.{key}" for key in sentences | {f"{key}.who" for key in sentences} | {*terms} | named | parts),
        *(f"measure.{kind}.none" for kind in FACTORIES),
        *(f"measure.{measure}" for measure in (*FACTORIES, "factories", "kinds", "mounted")),
        *cards,
        *(f"{card}.flavour" for card in cards),
    }
